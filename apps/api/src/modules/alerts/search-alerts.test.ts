import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import { alertedSearchSchema } from '@pricehunt/api-contract/search-alerts';
import type { OutgoingMail } from '@pricehunt/mail';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { openTestServices } from '../../testing/test-api';
import type { TestServices } from '../../testing/test-api';
import { deliverAlerts } from './deliver-alerts';
import { handleEvaluateAlerts } from './evaluate-alerts.job';
import { alertsData } from './export-alerts';
import { judgeSearchAlerts } from './judge-search-alerts';
import { searchAlertView } from './search-alert-view';
import { changeSearchAlert, createSearchAlert } from './search-alerts';
import { simulateSearchAlert } from './simulate-search-alert';
import { stopAlert } from './stop-alert';

const shopper = 'shopper-1';
const attempt = {
  jobId: 'job-1',
  attempt: 1,
  signal: new AbortController().signal,
  prolong: async () => undefined,
};
const hourMs = 60 * 60_000;

let opened: TestServices;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  opened = await openTestServices();
  const at = new Date(nowMs).toISOString();
  await opened.services.storage.accounts.createAccount({
    id: shopper,
    audience: 'shopper',
    email: 'jo@post.example',
    emailKey: 'jo@post.example',
    isVerified: true,
    passwordHash: 'x',
    isAdmin: false,
    adminRole: null,
    locale: 'en',
    createdAt: at,
    updatedAt: at,
    passwordChangedAt: at,
    disabledAt: null,
    totpSecret: null,
    totpEnabledAt: null,
  });
  await sell('kettle-1', 6_000);
});
afterEach(() => opened.close());

function services() {
  return { ...opened.services, now: () => new Date(nowMs) };
}

async function sell(
  id: string,
  amountMinor: number,
  changes: Partial<Parameters<typeof sampleOffer>[0]> = {},
  title = `Kettle ${id}`,
): Promise<void> {
  const { products, offers } = opened.services.storage;
  await products.saveProducts([sampleProduct({ id, title, brand: 'Aurora', gtins: [] })]);
  await offers.saveOffers([
    {
      productId: id,
      offer: sampleOffer({
        id: `offer-${id}`,
        price: { amountMinor, currency: 'EUR' },
        shipping: { kind: 'free' },
        checkedAt: new Date(nowMs).toISOString(),
        ...changes,
      }),
    },
  ]);
}

const search = (changes: Partial<AlertedSearchView> = {}): AlertedSearchView =>
  alertedSearchSchema.parse({ words: 'kettle', ...changes });

const create = (changes: Partial<AlertedSearchView> = {}) =>
  createSearchAlert(services(), shopper, {
    search: search(changes),
    currency: 'EUR',
    country: 'DE',
    channels: ['email'],
  });

async function judge(hours = 1): Promise<number> {
  nowMs += hours * hourMs;
  return judgeSearchAlerts(services());
}

async function firedProducts(): Promise<readonly string[]> {
  const firings = await opened.services.storage.alerts.listFirings({
    shopperId: shopper,
    alertId: null,
    before: null,
    limit: 50,
  });
  return firings.map(({ productId }) => productId).toReversed();
}

async function mails(): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => void sent.push(mail);
  await deliverAlerts({ ...services(), mail: { send, close: async () => undefined } });
  return sent;
}

it('counts what fits already, and fires once for each product that newly fits', async () => {
  const alert = await create();

  const before = await judge();
  await sell('kettle-2', 4_000);
  await sell('toaster', 3_000, {}, 'Toaster');
  const after = [await judge(), await judge()];

  expect(alert.matchCount).toBe(1);
  expect([before, ...after]).toEqual([0, 1, 0]);
  expect(await firedProducts()).toEqual(['kettle-2']);
});

it('fires when a product drops to the limit, shipping included, and again only after a day above it', async () => {
  await create({ maxMinor: 5_000 });

  await sell('kettle-1', 4_900, { shipping: { kind: 'known', cost: { amountMinor: 200, currency: 'EUR' } } });
  const tooDear = await judge();
  await sell('kettle-1', 4_900);
  const dropped = await judge();
  await sell('kettle-1', 6_000);
  await judge();
  await sell('kettle-1', 4_900);
  const soonAgain = await judge();
  await sell('kettle-1', 6_000);
  await judge();
  await judge(25);
  await sell('kettle-1', 4_900);
  const nextDay = await judge();

  expect({ tooDear, dropped, soonAgain, nextDay }).toEqual({
    tooDear: 0,
    dropped: 1,
    soonAgain: 0,
    nextDay: 1,
  });
});

it('is refused with a price limit in a currency that nothing can be compared in', async () => {
  const wanted = { currency: 'AED', country: 'AE', channels: ['email'] } as const;

  const limited = createSearchAlert(services(), shopper, { ...wanted, search: search({ maxMinor: 5_000 }) });

  await expect(limited).rejects.toMatchObject({ code: 'alert.no-exchange-rate' });
  expect(await createSearchAlert(services(), shopper, { ...wanted, search: search() })).toMatchObject({
    matchCount: 1,
  });
});

it('waits without a failure while its limit has no exchange rate, and fires when there is one again', async () => {
  const { exchangeRates } = opened.services.storage;
  const ratesWith = (rates: Readonly<Record<string, number>>) =>
    exchangeRates.saveRates({ base: 'EUR', date: new Date(nowMs).toISOString().slice(0, 10), rates });
  await ratesWith({ AED: 4 });
  const { id } = await createSearchAlert(services(), shopper, {
    search: search({ maxMinor: 40_000 }),
    currency: 'AED',
    country: 'AE',
    channels: ['email'],
  });
  await sell('kettle-2', 4_000);
  const reported: unknown[] = [];
  const judgeReporting = () => {
    nowMs += hourMs;
    return judgeSearchAlerts({ ...services(), report: (failure) => void reported.push(failure) });
  };

  const shown = async (alertId: string) => {
    const row = await opened.services.storage.searchAlerts.findSearchAlert(alertId, shopper);
    return row && searchAlertView(row);
  };

  await ratesWith({ USD: 1.1 });
  const without = await judgeReporting();
  const waiting = await shown(id);
  await ratesWith({ AED: 4 });
  const withRate = await judgeReporting();

  expect([without, withRate]).toEqual([0, 1]);
  expect([waiting, await shown(id)]).toMatchObject([
    { state: 'awaiting-rate', matchCount: null },
    { state: 'active', matchCount: 2 },
  ]);
  expect(reported).toEqual([]);
});

it('counts only the prices of the chosen shops', async () => {
  await create({ maxMinor: 5_000, shops: ['shop-b.example'] });
  const offer = (id: string, amountMinor: number, domain: string) => ({
    productId: 'kettle-1',
    offer: sampleOffer({
      id,
      price: { amountMinor, currency: 'EUR' },
      shipping: { kind: 'free' },
      retailer: { name: domain, domain },
      checkedAt: new Date(nowMs).toISOString(),
    }),
  });
  const { offers } = opened.services.storage;

  await offers.saveOffers([offer('a', 4_000, 'shop-a.example'), offer('b', 5_500, 'shop-b.example')]);
  const elsewhere = await judge();
  await offers.saveOffers([offer('b', 5_000, 'shop-b.example')]);
  const there = await judge();

  expect([elsewhere, there]).toEqual([0, 1]);
});

it('never fires for what nobody can buy, and does when it is for sale', async () => {
  await create();

  await sell('kettle-2', 4_000, { availability: 'out_of_stock' });
  const soldOut = await judge();
  await sell('kettle-2', 4_000);
  const forSale = await judge();

  expect([soldOut, forSale]).toEqual([0, 1]);
});

it('waits for a product that nothing fits yet', async () => {
  const alert = await create({ words: 'espresso machine' });

  await sell('espresso', 30_000, {}, 'Espresso machine Lumen 9');

  expect(alert.matchCount).toBe(0);
  expect(await judge()).toBe(1);
  expect(await firedProducts()).toEqual(['espresso']);
});

it('is not judged more often than every ten minutes, and never while paused', async () => {
  const alert = await create();
  await sell('kettle-2', 4_000);

  const tooSoon = await judge(0.1);
  await changeSearchAlert(services(), shopper, alert.id, { isPaused: true });
  const paused = await judge();
  await changeSearchAlert(services(), shopper, alert.id, { isPaused: false });
  await sell('kettle-3', 4_000);
  const resumed = await judge();

  expect([tooSoon, paused, resumed]).toEqual([0, 0, 1]);
  expect(await firedProducts()).toEqual(['kettle-3']);
});

it('sends one message for all that one look found, in the language of the account', async () => {
  await create();
  await sell('kettle-2', 4_000);
  await sell('kettle-3', 3_000);
  await judge();
  const digest = await mails();
  await opened.services.storage.accounts.changeAccount(shopper, { locale: 'de' }, '2026-11-21T08:00:00.000Z');
  await sell('kettle-4', 2_000);
  await judge();
  const single = await mails();

  expect(digest).toHaveLength(1);
  expect(digest[0]?.text).toContain('Kettle kettle-3 fits your search “kettle” at €30.00.');
  expect(digest[0]?.text).toContain('Kettle kettle-2 fits your search “kettle” at €40.00.');
  expect(single[0]?.subject).toBe('Gefunden: Kettle kettle-4, 20,00 €');
  expect(single[0]?.text).toContain('Kettle kettle-4 passt zu deiner Suche „kettle“ für 20,00\u00a0€.');
});

const simulate = (changes: Partial<AlertedSearchView> = {}) =>
  simulateSearchAlert(services(), { search: search(changes), currency: 'EUR', country: 'DE' });

/** Sells the product at each of these prices for a day, and judges the alerts of that day. */
async function passDays(id: string, ...prices: readonly number[]): Promise<number> {
  let fired = 0;
  for (const price of prices) {
    await sell(id, price);
    fired += await judge(0);
    nowMs += 24 * hourMs;
  }
  nowMs -= 24 * hourMs;
  return fired;
}

it('would have fired as often as an alert that was really set that day', async () => {
  await create({ maxMinor: 5_000 });
  const fired = await passDays('kettle-1', 6_000, 4_900, 4_800, 5_500, 5_500, 4_700);

  const { firings, ...simulated } = await simulate({ maxMinor: 5_000 });

  const product = { id: 'kettle-1', title: 'Kettle kettle-1' };
  expect(firings).toHaveLength(fired);
  expect(firings).toMatchObject([
    { day: '2026-11-22', product, price: { amountMinor: 4_900, currency: 'EUR' }, productCount: 1 },
    { day: '2026-11-26', product, price: { amountMinor: 4_700, currency: 'EUR' }, productCount: 1 },
  ]);
  expect(simulated).toMatchObject({
    days: 90,
    daysOfData: 6,
    daysMatched: 3,
    lowest: { day: '2026-11-26', price: { amountMinor: 4_700 } },
    productCount: 1,
    isCut: false,
  });
});

it('would have fired for a price drop by the rule of price drops', async () => {
  await create({ dropPercent: 20 });
  const fired = await passDays('kettle-1', ...Array.from({ length: 40 }, () => 6_000), 4_500, 4_500);

  const { firings } = await simulate({ dropPercent: 20 });

  expect([fired, firings.map(({ day }) => day)]).toEqual([1, ['2026-12-31']]);
  expect((await simulate({ dropPercent: 40 })).firings).toEqual([]);
});

it('is simulated on no more days than it says, today included', async () => {
  await passDays('kettle-1', ...Array.from({ length: 95 }, () => 4_000));

  expect(await simulate()).toMatchObject({ days: 90, daysOfData: 90, daysMatched: 90 });
});

it('is simulated by the prices of the chosen shops, and on the cheapest products of a broad search', async () => {
  for (let count = 2; count <= 62; count += 1) await sell(`kettle-${count}`, 6_000 + count);

  expect(await simulate()).toMatchObject({ productCount: 60, isCut: true });
  expect(await simulate({ shops: ['elsewhere.example'] })).toMatchObject({ daysOfData: 0, lowest: null });
});

it('stops by the link in its e-mail', async () => {
  const alert = await create();
  await sell('kettle-2', 4_000);
  await judge();
  const [mail] = await mails();
  const link = /https?:\/\/\S+\/api\/alerts\/stop\?token=(\S+)/.exec(mail?.text ?? '');

  const stopped = await stopAlert(services(), decodeURIComponent(link?.[1] ?? ''));

  expect(stopped).toBe('stopped');
  expect((await opened.services.storage.searchAlerts.findSearchAlert(alert.id))?.isPaused).toBe(true);
});

it('is refused when it is too broad, says nothing or is one too many, and returned when it is there', async () => {
  const first = await create();
  const again = await create();

  const refused = [
    create({ words: ' ' }),
    createSearchAlert(services(), shopper, {
      search: search(),
      currency: 'ABC',
      country: null,
      channels: ['email'],
    }),
    create({ category: 'no-such-category' }),
  ].map((attempt) => attempt.then(String, ({ code }: { readonly code: string }) => code));

  expect(again.id).toBe(first.id);
  expect(await Promise.all(refused)).toEqual(['request.invalid', 'request.invalid', 'category.not-found']);
});

it('does not report a product again that was merged into another', async () => {
  await create();
  await sell('kettle-9', 4_500);
  await judge();
  const { productDecisions, offers } = opened.services.storage;
  await productDecisions.saveDecision({
    productIds: ['kettle-5', 'kettle-9'],
    decision: 'same',
    decidedAt: '2026-11-21T08:00:00.000Z',
    decidedBy: 'admin',
    regroupingId: null,
  });
  await offers.removeOffers(['offer-kettle-9']);
  await sell('kettle-5', 4_500);

  await judge();

  expect(await firedProducts()).toEqual(['kettle-9']);
});

it('is judged by the job of all alerts', async () => {
  await create();
  await sell('kettle-2', 4_000);
  nowMs += hourMs;

  await handleEvaluateAlerts(services()).run({ which: 'with-news' }, attempt);

  expect(await firedProducts()).toEqual(['kettle-2']);
});

it('is part of the account’s data, and deleted with it', async () => {
  await create();
  const { storage } = opened.services;

  const rows = await alertsData.rows(storage, shopper);
  await alertsData.erase(storage, shopper);

  expect(rows.find(({ record }) => record === 'search-alert')).toMatchObject({ title: '“kettle”' });
  expect(await storage.searchAlerts.listSearchAlerts(shopper)).toEqual([]);
});
