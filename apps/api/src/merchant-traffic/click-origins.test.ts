import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import {
  cartAttribute,
  clickTo,
  makeTestMerchant,
  runOrderJobs,
  sendWebhook,
  shopifyOrder,
  testBrowser,
} from '../testing/orders';
import type { TestMerchant } from '../testing/orders';
import { countTraffic } from './count-traffic';

const at = new Date('2026-11-21T09:00:00.000Z');
const viaProxy = (country: string) => ({ 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': country });
let api: TestApi;
let merchant: TestMerchant;
beforeEach(async () => {
  api = await startTestApi({ now: () => at });
  merchant = await makeTestMerchant(api);
});
afterEach(() => api.close());

async function breakdown(by: string) {
  await countTraffic(api.services);
  const url = `/api/business/analytics/breakdown?by=${by}&from=2026-11-21&to=2026-11-21`;
  const { items } = (await merchant.caller.inject({ url })).json();
  return items.map(
    ({ value, counts }: { value: string | null; counts: { clicks: { human: number }; orders: number } }) => [
      value,
      counts.clicks.human,
      counts.orders,
    ],
  );
}

describe('the origin of a merchant’s clicks', () => {
  it('is listed by the medium and campaign that brought the shopper to PriceHunt', async () => {
    const query = { utm_source: 'mail', utm_medium: 'newsletter', utm_campaign: 'autumn' };
    const { referenceId } = await clickTo(api, merchant.domain, { query });
    await clickTo(api, merchant.domain, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder(cartAttribute(referenceId)));
    await runOrderJobs(api);

    expect(await breakdown('medium')).toEqual(
      expect.arrayContaining([
        ['newsletter', 1, 1],
        [null, 1, 0],
      ]),
    );
    expect(await breakdown('campaign')).toEqual(
      expect.arrayContaining([
        ['autumn', 1, 1],
        [null, 1, 0],
      ]),
    );
  });

  it('is listed by country when the operator\u2019s proxy sends it, else as unknown', async () => {
    const { referenceId } = await clickTo(api, merchant.domain, { headers: viaProxy('at') });
    await clickTo(api, merchant.domain, { headers: viaProxy('XX') });
    await clickTo(api, merchant.domain, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder(cartAttribute(referenceId)));
    await runOrderJobs(api);

    expect(await breakdown('country')).toEqual(
      expect.arrayContaining([
        ['AT', 1, 1],
        [null, 2, 0],
      ]),
    );
  });

  it('trusts only a trusted proxy with the country', async () => {
    await clickTo(api, merchant.domain, { headers: { 'cf-ipcountry': 'AT' } });
    await clickTo(api, merchant.domain, { headers: viaProxy('AT'), remoteAddress: '192.0.2.1' });

    expect(await breakdown('country')).toEqual([[null, 2, 0]]);
  });

  it('is not stored for visitors who opt out of tracking', async () => {
    const query = { utm_medium: 'newsletter', utm_campaign: 'autumn' };
    for (const signal of [{ 'sec-gpc': '1' }, { dnt: '1' }]) {
      await clickTo(api, merchant.domain, { query, headers: { ...viaProxy('AT'), ...signal } });
    }

    expect(await breakdown('medium')).toEqual([[null, 2, 0]]);
    expect(await breakdown('country')).toEqual([[null, 2, 0]]);
  });
});

describe("clicks of a merchant's own team", () => {
  const team = { 'user-agent': testBrowser, 'x-forwarded-for': '198.51.100.7' };

  it('are counted as people and never billed, with their reason, however often', async () => {
    await merchant.caller.inject({ url: '/api/business/orders', headers: team });
    await clickTo(api, merchant.domain, { headers: team });
    await clickTo(api, merchant.domain, { headers: team });
    await clickTo(api, merchant.domain, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await countTraffic(api.services);

    const stretches = await api.services.storage.trafficReports.listStretches(merchant.businessId, [
      { begins: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' },
    ]);
    const { items } = (await merchant.caller.inject({ url: '/api/business/activity?kind=click' })).json();

    expect(stretches).toMatchObject([{ clicks: 3, humanClicks: 3, billableClicks: 1 }]);
    expect(items.map(({ exclusion }: { exclusion: string | null }) => exclusion).sort()).toEqual(
      [null, 'own', 'own'].sort(),
    );
  });

  it('are not looked up in browsers that opt out of tracking', async () => {
    await merchant.caller.inject({ url: '/api/business/orders', headers: { ...team, 'sec-gpc': '1' } });
    await clickTo(api, merchant.domain, { headers: team });
    await countTraffic(api.services);

    const stretches = await api.services.storage.trafficReports.listStretches(merchant.businessId, [
      { begins: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' },
    ]);
    expect(stretches).toMatchObject([{ clicks: 1, billableClicks: 1 }]);
  });
});
