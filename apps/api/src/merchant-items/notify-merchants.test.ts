import { handleImportFeed } from '../modules/feeds/import-feed.job';
import { handleStartDueImports, startDueImports } from '../modules/feeds/start-due-imports.job';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { signInTestAdmin, signInTestMember } from '../testing/sign-in';
import type { SignedInCaller } from '../testing/sign-in';
import { verifyTestDomain } from '../testing/verify-test-domain';

let api: TestApi;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T10:00:00.000Z');
  api = await startTestApi({ now: () => new Date(nowMs) });
});
afterEach(() => api.close());

async function hook(owner: SignedInCaller, event: string): Promise<string> {
  const payload = { url: 'https://oak.example/hook', events: [event] };
  const made = await owner.inject({ method: 'POST', url: '/api/business/webhooks', payload });
  return made.json<{ webhook: { id: string } }>().webhook.id;
}

async function sentEvents(webhookId: string) {
  const rows = await api.services.storage.webhooks.listDeliveries({
    endpointId: webhookId,
    state: null,
    event: null,
    after: null,
    limit: 10,
  });
  return rows.map(({ delivery }) => JSON.parse(delivery.payload));
}

async function saveLamp(owner: SignedInCaller & { readonly businessId: string }): Promise<string> {
  const { businessId } = owner;
  await verifyTestDomain(api, businessId, 'oak.example');
  const payload = { name: 'Shop', kind: 'secret', scopes: ['products.write'] };
  const made = await owner.inject({ method: 'POST', url: '/api/business/api-keys', payload });
  const lamp = {
    id: 'l1',
    title: 'Lamp',
    link: 'https://oak.example/p/l1',
    price: '10.00 EUR',
    availability: 'in_stock',
    condition: 'new',
    brand: 'Oak',
  };
  await api.app.inject({
    method: 'POST',
    url: '/api/v1/products',
    payload: { upserts: [lamp] },
    headers: { authorization: `Bearer ${made.json<{ key: string }>().key}` },
  });
  const [item] = await api.services.storage.merchantItems.findItems(businessId, ['l1']);
  return item?.offerId ?? '';
}

describe('notifications to a merchant', () => {
  it('report every failed scheduled run to webhooks, and once a day to the team', async () => {
    const owner = await signInTestMember(api, { name: 'Oak' });
    const webhookId = await hook(owner, 'feed.failed');
    const payload = { name: 'Everything', link: 'https://gone.example/feed.xml', schedule: 'hourly' };
    await owner.inject({ method: 'POST', url: '/api/business/feeds', payload });

    for (let hour = 0; hour < 2; hour += 1) {
      nowMs += 61 * 60_000;
      await api.services.jobQueue.enqueue(startDueImports, {});
      await api.runJobs([handleStartDueImports(api.services), handleImportFeed(api.services)]);
    }

    expect(await sentEvents(webhookId)).toMatchObject([
      { type: 'feed.failed', data: { feedName: 'Everything', startedBy: 'schedule' } },
      { type: 'feed.failed' },
    ]);
    const mails = await api.readMailbox();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'Feed “Everything” couldn’t be imported'],
    ]);
  });

  it('report a disapproved product with the reason', async () => {
    const owner = await signInTestMember(api, { name: 'Oak' });
    const offerId = await saveLamp(owner);
    const webhookId = await hook(owner, 'product.disapproved');
    const admin = await signInTestAdmin(api);

    const answer = await admin.inject({
      method: 'POST',
      url: `/api/admin/items/${offerId}/disapprove`,
      payload: { reason: 'The picture shows another product.' },
    });

    expect(answer.statusCode).toBe(200);
    expect(await sentEvents(webhookId)).toMatchObject([
      { type: 'product.disapproved', data: { itemId: 'l1', reason: 'The picture shows another product.' } },
    ]);
    const mails = await api.readMailbox();
    expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      owner.email,
      'Product disapproved: Lamp',
    ]);
  });
});
