import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { handleReadWatchedOffers, readWatchedOffers } from '../../price-tracking/read-watched-offers.job';
import { trackProducts } from '../../price-tracking/watch-offers';

let api: TestApi;
let ada: SignedInCaller;
let nowMs = Date.parse('2026-11-21T08:00:00.000Z');
const reason = 'the shop asked for it';

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  api = await startTestApi({ now: () => new Date(nowMs), pages: { '*': { status: 403 } } });
  ada = await signInTestAdmin(api);
  const { storage } = api.services;
  await storage.products.saveProducts([sampleProduct({ id: 'p' })]);
  await storage.offers.saveOffers(
    ['one', 'two'].map((name) => ({
      productId: 'p',
      offer: sampleOffer({
        id: `o-${name}`,
        link: `https://${name}.example/p`,
        checkedAt: new Date(nowMs).toISOString(),
        retailer: { name, domain: `${name}.example` },
      }),
    })),
  );
  await trackProducts(api.services, ['p'], 'watched');
});
afterEach(() => api.close());

const get = async (url: string) => (await ada.inject({ method: 'GET', url })).json();
const put = async (url: string, payload: object) =>
  (await ada.inject({ method: 'PUT', url, payload })).json();
const change = (offerId: string, wanted: object) =>
  put('/api/admin/tracked-offers', { offerId, reason, ...wanted });
/** Makes the offers due; the console session has expired by then. */
async function later() {
  nowMs += 7 * 60 * 60_000;
  ada = await signInTestAdmin(api);
}
async function readDue() {
  await api.services.jobQueue.enqueue(readWatchedOffers, {});
  await api.runJobs([handleReadWatchedOffers(api.services)]);
}

describe('reading schedule', () => {
  it('lists host, product, interval and last outcome, filtered by host and product', async () => {
    await change('o-two', { isStopped: true });
    await later();
    await readDue();

    const all = await get('/api/admin/tracked-offers');
    const stopped = await get('/api/admin/tracked-offers?state=stopped');
    const ofHost = await get('/api/admin/tracked-offers?host=one.example&state=blocked');

    expect(all.items).toMatchObject([
      {
        offerId: 'o-one',
        productId: 'p',
        host: 'one.example',
        shopName: 'one',
        interest: 'watched',
        intervalMinutes: 360,
        isStopped: false,
        lastOutcome: 'blocked',
        readings: 1,
        moves: 0,
        lastReadAt: '2026-11-21T15:00:00.000Z',
      },
      { offerId: 'o-two', isStopped: true, lastOutcome: null, nextReadAt: null },
    ]);
    expect(stopped.items.map((row: { offerId: string }) => row.offerId)).toEqual(['o-two']);
    expect(ofHost.items.map((row: { offerId: string }) => row.offerId)).toEqual(['o-one']);
  });

  it("shows each host's requests today, why it is paused and how much of the budget is used", async () => {
    await later();
    await readDue();

    const { items, today } = await get('/api/admin/tracked-hosts?find=one');

    expect(items).toMatchObject([
      {
        host: 'one.example',
        offers: 1,
        requestsToday: 1,
        refusal: 'blocked',
        refusedAt: '2026-11-21T15:00:00.000Z',
      },
    ]);
    expect(Date.parse(items[0].restsUntil)).toBeGreaterThanOrEqual(nowMs + 60 * 60_000);
    expect(today).toEqual({
      requests: 2,
      offers: 2,
      hosts: 2,
      budget: { perHost: 200, inAll: 20_000, changed: null },
    });
  });

  it('lets an admin pin, stop and resume an offer, with the reason in the audit log', async () => {
    const pinned = await change('o-one', { pinnedMinutes: 60 });
    const stopped = await change('o-one', { isStopped: true });
    const resumed = await change('o-one', { isStopped: false, pinnedMinutes: null });
    const log = await get('/api/admin/audit-log?action=tracking.offer-changed');

    expect(pinned.offer).toMatchObject({ pinnedMinutes: 60, nextReadAt: '2026-11-21T08:00:00.000Z' });
    expect(stopped.offer).toMatchObject({ isStopped: true, nextReadAt: null });
    expect(resumed.offer).toMatchObject({ isStopped: false, pinnedMinutes: null });
    expect(log.items).toHaveLength(3);
    expect(log.items[0].details.reason).toBe(reason);
  });

  it('reads nothing with a budget of zero, and resumes with a new budget', async () => {
    await put('/api/admin/tracking-budget', { perHost: 5, inAll: 0, reason });
    await later();
    await readDue();
    const without = await get('/api/admin/tracked-hosts');
    await put('/api/admin/tracking-budget', { perHost: 5, inAll: 1, reason });
    await readDue();
    const withOne = await get('/api/admin/tracked-hosts');

    expect([without.today.requests, withOne.today.requests]).toEqual([0, 1]);
    expect(withOne.today.budget).toMatchObject({ perHost: 5, inAll: 1, changed: { by: ada.email, reason } });
  });

  it("rejects an interval out of range and an offer that isn't tracked", async () => {
    const answers = [
      await change('o-one', { pinnedMinutes: 14 }),
      await change('nobody', { isStopped: true }),
    ];

    expect(answers.map(({ code }) => code)).toEqual(['request.invalid', 'tracking.offer-not-found']);
  });
});
