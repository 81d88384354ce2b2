import { dayMs } from '@pricehunt/offers';
import { unusedOrderSource } from '@pricehunt/storage';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import { handleNoticeSilence, noticeSilence } from './notice-silence.job';

let api: TestApi;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.parse('2026-11-01T10:00:00.000Z');
  api = await startTestApi({ now: () => new Date(nowMs) });
});
afterEach(() => api.close());

async function sourceWithOrders(businessId: string, times: number): Promise<string> {
  const id = api.services.newId();
  const at = api.services.now().toISOString();
  await api.services.storage.orderSources.createSource({
    ...unusedOrderSource,
    id,
    businessId,
    kind: 'shopify',
    shopDomain: `${id}.myshopify.com`,
    secret: 'sealed',
    createdAt: at,
  });
  for (let time = 0; time < times; time += 1) {
    await api.services.storage.orderSources.countTaken(id, at, 'orders/paid');
  }
  return id;
}

async function lookAgain() {
  await api.services.jobQueue.enqueue(noticeSilence, {});
  await api.runJobs([handleNoticeSilence(api.services)]);
  return (await api.readMailbox()).map(({ to }) => to);
}

describe('an order source that goes quiet', () => {
  it('notifies the team and its systems once, unless it rarely sent orders', async () => {
    const owner = await signInTestMember(api);
    const payload = { url: 'https://oak.example/hook', events: ['integration.silent'] };
    await owner.inject({ method: 'POST', url: '/api/business/webhooks', payload });
    const sourceId = await sourceWithOrders(owner.businessId, 5);
    await sourceWithOrders(owner.businessId, 4);

    nowMs += 6 * dayMs;
    const early = await lookAgain();
    nowMs += 2 * dayMs;
    const once = await lookAgain();
    nowMs += dayMs;
    const again = await lookAgain();

    expect([early, once, again]).toEqual([[], [owner.email], [owner.email]]);
    const [endpoint] = await api.services.storage.webhooks.listEndpoints(owner.businessId);
    const deliveries = await api.services.storage.webhooks.listDeliveries({
      endpointId: endpoint?.id ?? '',
      state: null,
      event: null,
      after: null,
      limit: 10,
    });
    expect(deliveries.map(({ delivery }) => JSON.parse(delivery.payload).data)).toMatchObject([{ sourceId }]);
  });

  it.each([
    ['America/New_York', '31 October 2026'],
    ['Europe/Berlin', '1 November 2026'],
  ])('names the day of its last order in the business’s time zone, %s', async (timeZone, written) => {
    nowMs = Date.parse('2026-11-01T00:30:00.000Z');
    const owner = await signInTestMember(api);
    await api.services.storage.businessProfiles.saveProfile({
      businessId: owner.businessId,
      webAddress: null,
      currency: null,
      timeZone,
    });
    await sourceWithOrders(owner.businessId, 5);

    nowMs += 8 * dayMs;
    await lookAgain();

    const [mail] = await api.readMailbox();
    expect(mail?.subject).toMatch(new RegExp(`since ${written}$`));
  });
});
