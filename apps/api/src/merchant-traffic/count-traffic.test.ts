import { signInTestMember } from '../testing/sign-in';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { activityTopic } from './activity-topic';
import { countTraffic } from './count-traffic';
import { clickAt, saveTestOffers } from './testing-traffic';
import { verifyTestDomain } from '../testing/verify-test-domain';

const now = new Date('2026-11-21T09:00:00.000Z');
const wholeDay = [{ begins: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' }];
let api: TestApi;
let businessId: string;

beforeEach(async () => {
  api = await startTestApi({ now: () => now });
  ({ businessId } = await signInTestMember(api));
  await verifyTestDomain(api, businessId, 'oak.test');
});
afterEach(() => api.close());

function listed() {
  return api.services.storage.activity.listEntriesAfter({ businessId, filters: {}, after: 0, limit: 999 });
}

describe('countTraffic', () => {
  it('counts a click only for the business whose verified domain it went to', async () => {
    const { clicks } = api.services.storage;
    const at = { clickedAt: '2026-11-21T08:59:00.000Z' };
    await clicks.recordClicks([
      clickAt('oak.test', { id: 'own', ...at }),
      clickAt('www.oak.test', { id: 'own-www', ...at }),
      clickAt('notoak.test', { id: 'other', ...at }),
      clickAt('oak.test.evil.test', { id: 'evil', ...at }),
    ]);

    await countTraffic(api.services);

    expect((await listed()).map(({ recordId }) => recordId).sort()).toEqual(['own', 'own-www']);
    expect(await api.services.storage.trafficCounts.hasUncounted()).toBe(false);
  });

  it('records the price position of a fresh click among the offers of its product', async () => {
    await saveTestOffers(api, 'p1', [
      { id: 'mine', domain: 'oak.test', priceMinor: 10_400 },
      { id: 'rival', domain: 'elm.test', priceMinor: 10_000 },
    ]);
    const { clicks } = api.services.storage;
    await clicks.recordClicks([
      clickAt('oak.test', { id: 'fresh', offerId: 'mine', clickedAt: '2026-11-21T08:59:58.000Z' }),
      clickAt('oak.test', { id: 'old', offerId: 'mine', clickedAt: '2026-11-20T08:59:58.000Z' }),
    ]);

    await countTraffic(api.services);

    expect(await listed()).toMatchObject([
      { recordId: 'old', productTitle: 'Oak desk', position: null, priceGap: null },
      { recordId: 'fresh', position: 2, offersShown: 2, priceGap: 'dearer-up-to-5' },
    ]);
  });

  it('counts more than a batch, each click once, also when clicks are recorded again', async () => {
    const { clicks, trafficReports } = api.services.storage;
    const many = Array.from({ length: 1_203 }, (_, place) =>
      clickAt('oak.test', {
        id: `c${place}`,
        clickedAt: `2026-11-21T08:00:00.${String(place % 1_000).padStart(3, '0')}Z`,
      }),
    );
    await clicks.recordClicks(many);

    await Promise.all([countTraffic(api.services), countTraffic(api.services)]);
    await clicks.recordClicks(many);
    await countTraffic(api.services);

    expect(await trafficReports.listStretches(businessId, wholeDay)).toMatchObject([{ clicks: 1_203 }]);
  });

  it('counts referrals and events, and notifies open dashboards', async () => {
    const payloads: (string | null)[] = [];
    const { notifications, tracking } = api.services.storage;
    notifications.subscribe(activityTopic(businessId), (payload) => payloads.push(payload));
    const by = {
      receivedAt: '2026-11-21T08:00:00.000Z',
      businessDomain: 'oak.test',
      visit: 'person' as const,
      botReason: null,
      visitorHash: null,
      isAnonymous: false,
      userId: null,
    };
    await tracking.recordReferrals([
      {
        ...by,
        id: 'r1',
        dedupeKey: 'r1',
        referralId: 'aff_1',
        targetUrl: 'https://oak.test/p/1',
        sourceUrl: null,
        productName: 'Oak desk',
        utmSource: 'mail',
        utmMedium: null,
        utmCampaign: 'spring',
      },
    ]);
    await tracking.recordEvents([
      {
        ...by,
        id: 'e1',
        dedupeKey: 'e1',
        eventType: 'product_view',
        occurredAt: by.receivedAt,
        sessionId: null,
        url: 'https://oak.test/p/1',
        data: {},
      },
    ]);

    await countTraffic(api.services);

    expect(await listed()).toMatchObject([
      { kind: 'referral', campaign: 'spring', productTitle: 'Oak desk', referenceId: 'aff_1' },
      { kind: 'event', eventType: 'product_view', link: 'https://oak.test/p/1' },
    ]);
    expect(payloads).toEqual(['']);
  });

  it('counts nothing twice when it fails between the figures and the mark', async () => {
    const { storage } = api.services;
    await storage.clicks.recordClicks([
      clickAt('oak.test', { id: 'c1', clickedAt: '2026-11-21T08:00:00.000Z' }),
    ]);
    const failing: typeof storage = {
      ...storage,
      atomically: (work) =>
        storage.atomically((stores) =>
          work({
            ...stores,
            trafficCounts: {
              ...stores.trafficCounts,
              markCounted: () => Promise.reject(new Error('the plug was pulled')),
            },
          }),
        ),
    };

    await expect(countTraffic({ ...api.services, storage: failing })).rejects.toThrow('plug');
    await countTraffic(api.services);

    expect(await listed()).toHaveLength(1);
    expect(await storage.trafficReports.listStretches(businessId, wholeDay)).toMatchObject([{ clicks: 1 }]);
  });
});
