import { createApiClient } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';
import { fakeApi } from '@pricehunt/api-client/testing';
import { getPriceHistory } from '@pricehunt/api-contract/browsing';
import { startCapturedComparison } from '@pricehunt/api-contract/captures';
import { getComparison } from '@pricehunt/api-contract/comparisons';
import { buildComparedOffer, buildComparison } from '@pricehunt/api-contract/testing';
import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { waitFor } from '@testing-library/dom';
import type { BrowserApi } from './browser-api';
import { createPageComparer } from './compare-page';
import { readPageComparison, storePageComparison } from './page-comparison';
import { storeCountry } from './settings';
import { fakeBrowser } from './testing';
import type { FakeBrowserOptions } from './testing';

const link = 'https://shop.example/p/1';
const page = `${encodeURIComponent(link)}&${encodeURIComponent('<h1>Lamp</h1>')}`;
const site = 'https://prices.example';
const requestId = buildComparison().requestId;
const allowed = ['https://prices.example/*'];
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** A settled comparison in which the page costs €100.00. */
function settled(saving: number | null): Comparison {
  const pasted = buildComparedOffer({ id: 'page', price: euros(10_000) });
  const best = buildComparedOffer({ id: 'best', price: euros(8_800) });
  return buildComparison({
    settledAt: '2026-11-21T10:00:05Z',
    product: {
      title: 'Lamp',
      brand: null,
      gtins: [],
      mpn: null,
      attributes: {},
      imageUrl: null,
      productId: 'lamp',
      pastedOffer: pasted,
    },
    offers: {
      currency: 'EUR',
      ranked: [best],
      unranked: [],
      variants: [],
      similar: [],
      best: { offerId: 'best', saving: saving === null ? null : euros(saving) },
    },
  });
}

function setUpComparer(browser: BrowserApi, client: ApiClient, pause = () => Promise.resolve()) {
  return createPageComparer({
    browser,
    openApi: () => client,
    newRequestId: () => requestId,
    languages: ['de'],
    pause,
  });
}

function setUp(options: FakeBrowserOptions = {}, pause = () => Promise.resolve()) {
  const fake = fakeBrowser({ site, page, allowed, ...options });
  const api = fakeApi();
  api.refuse(getPriceHistory, 'product.not-found');
  const comparer = setUpComparer(fake.browser, api.client, pause);
  return { ...fake, api, comparer, known: () => readPageComparison(fake.browser, 7) };
}

it('sends the page to the chosen site as the bookmarklet does, and follows the comparison to its end', async () => {
  const { comparer, api, known, badges } = setUp();
  const running = buildComparison({ settledAt: null });
  api.answer(startCapturedComparison, { success: true, comparison: running });
  api.answer(getComparison, { success: true, comparison: settled(1_200) });

  await comparer.compare(7);

  expect(api.calls[0]).toEqual({
    method: 'POST',
    address: '/api/comparisons/captured',
    body: {
      requestId,
      url: link,
      capture: { link, html: '<h1>Lamp</h1>' },
      country: 'DE',
      currency: 'EUR',
    },
  });
  expect(await known()).toMatchObject({
    step: 'comparing',
    site,
    link,
    comparison: { requestId, settledAt: '2026-11-21T10:00:05Z', product: { title: 'Lamp' } },
  });
  expect(badges.get(7)).toBe('-12%');
});

it('prices offers for the country in the settings', async () => {
  const { comparer, api, browser } = setUp();
  await storeCountry(browser, 'CH');

  await comparer.compare(7);

  expect(api.calls[0]?.body).toMatchObject({ country: 'CH', currency: 'CHF' });
});

it('shows no badge without a saving', async () => {
  const { comparer, api, badges } = setUp();
  api.answer(startCapturedComparison, { success: true, comparison: settled(null) });

  await comparer.compare(7);

  expect(badges.get(7)).toBe('');
});

it('loads the price history of a catalog product', async () => {
  const { comparer, api, known } = setUp();
  api.answer(startCapturedComparison, { success: true, comparison: settled(null) });
  api.answer(getPriceHistory, {
    success: true,
    currency: 'EUR',
    basis: { condition: 'new', includesShipping: false, country: null },
    points: [{ day: '2026-11-20', low: euros(9_000) }],
    verdict: {
      verdict: 'not-enough-data',
      today: null,
      percentBelowMedian: null,
      median90: null,
      low30: null,
      low90: null,
      allTimeLow: null,
      trend: null,
      daysOfData: 1,
    },
  });

  await comparer.compare(7);

  expect(await known()).toMatchObject({ history: { points: [{ low: euros(9_000) }] } });
});

it.each([
  ['no site was chosen', { site: '' }, 'no-site'],
  ['the site may not be reached', { allowed: [] }, 'no-site-permission'],
  ['the page may not be read', { page: null }, 'no-page-access'],
  ['the page has no web address', { page: 'about%3Ablank&x' }, 'not-a-product-link'],
] as const)('sends nothing and gives the reason when %s', async (_what, options, reason) => {
  const { comparer, api, known } = setUp(options);

  await comparer.compare(7);

  expect(await known()).toEqual({ step: 'failed', reason });
  expect(api.calls).toEqual([]);
});

it.each([
  ['request.too-many', 'too-many-requests'],
  ['link.not-a-url', 'not-a-product-link'],
  ['request.foreign-origin', 'refused'],
] as const)('gives the reason when the site refuses with %s', async (code, reason) => {
  const { comparer, api, known } = setUp();
  api.refuse(startCapturedComparison, code);

  await comparer.compare(7);

  expect(await known()).toEqual({ step: 'failed', reason });
});

it('gives the reason when the site is unreachable', async () => {
  const { comparer, api, known } = setUp();
  api.setOnline(false);

  await comparer.compare(7);

  expect(await known()).toEqual({ step: 'failed', reason: 'unreachable' });
});

it('stores nothing more of a tab that leaves the page while its comparison runs', async () => {
  let goOn = () => {};
  const pause = () => new Promise<void>((resolve) => (goOn = resolve));
  const { comparer, api, known, badges } = setUp({}, pause);
  api.answer(startCapturedComparison, { success: true, comparison: buildComparison({ settledAt: null }) });
  api.answer(getComparison, { success: true, comparison: settled(1_200) });
  const comparing = comparer.compare(7);
  await waitFor(async () => expect(await known()).toMatchObject({ step: 'comparing' }));

  await comparer.forget(7);
  goOn();
  await comparing;

  expect(await known()).toBeNull();
  expect(badges.get(7)).toBe('');
});

it('clears the saving from the icon before the page is compared again', async () => {
  const { comparer, api, badges, titles } = setUp();
  api.answer(startCapturedComparison, { success: true, comparison: settled(1_200) });
  await comparer.compare(7);
  expect([badges.get(7), titles.get(7)]).toEqual(['-12%', 'PriceHunt: save €12.00']);
  api.hang(startCapturedComparison);

  void comparer.compare(7);

  await waitFor(() => expect([badges.get(7), titles.get(7)]).toEqual(['', 'manifest:action']));
});

it('shows no saving of an earlier comparison when the next one finds none', async () => {
  const { comparer, api, badges } = setUp();
  api.answer(startCapturedComparison, { success: true, comparison: settled(1_200) });
  await comparer.compare(7);
  api.answer(startCapturedComparison, { success: true, comparison: settled(null) });

  await comparer.compare(7);

  expect(badges.get(7)).toBe('');
});

it('puts no saving on the icon of a tab that leaves the page while the icon is drawn', async () => {
  const { comparer, api, badges, browser, known } = setUp();
  api.answer(startCapturedComparison, { success: true, comparison: settled(1_200) });
  const { set } = browser.storage.session;
  const storesSettled = jest.spyOn(browser.storage.session, 'set').mockImplementation(async (values) => {
    await set(values);
    if (JSON.stringify(values).includes('"step":"comparing"')) await comparer.forget(7);
  });

  await comparer.compare(7);

  expect(storesSettled).toHaveBeenCalledTimes(2);
  expect(await known()).toBeNull();
  expect(badges.get(7)).toBe('');
});

it('ends a comparison that is not settled after the last poll, with its offers', async () => {
  const { comparer, api, known } = setUp();
  const running = { ...settled(null), settledAt: null };
  api.answer(startCapturedComparison, { success: true, comparison: running });
  api.answer(getComparison, { success: true, comparison: running });

  await comparer.compare(7);

  expect(await known()).toMatchObject({
    step: 'comparing',
    isRunning: false,
    comparison: { settledAt: null, offers: { ranked: [{ offer: { id: 'best' } }] } },
  });
  expect(api.calls.filter(({ method }) => method === 'GET')).toHaveLength(120);
});

it('goes on after a few failed polls', async () => {
  let polls = 0;
  const { comparer, api, known } = setUp({}, async () => {
    polls += 1;
    api.setOnline(polls > 3);
  });
  api.answer(startCapturedComparison, { success: true, comparison: buildComparison({ settledAt: null }) });
  api.answer(getComparison, { success: true, comparison: settled(null) });

  await comparer.compare(7);

  expect(await known()).toMatchObject({ comparison: { settledAt: '2026-11-21T10:00:05Z' } });
});

it('keeps the offers already shown when the site stops responding', async () => {
  const { comparer, api, known } = setUp({}, async () => api.setOnline(false));
  const running = { ...settled(null), settledAt: null };
  api.answer(startCapturedComparison, { success: true, comparison: running });

  await comparer.compare(7);

  expect(await known()).toMatchObject({
    step: 'comparing',
    isRunning: false,
    comparison: { settledAt: null, offers: { ranked: [{ offer: { id: 'best' } }] } },
  });
  expect(api.calls).toHaveLength(6);
});

it.each([
  [429, 'too-many-requests'],
  [502, 'refused'],
] as const)(
  'tells a response that is not the API’s, with status %d, from no response',
  async (status, reason) => {
    const { browser } = fakeBrowser({ site, page, allowed });
    const respond = async () => ({
      status,
      headers: { get: () => null },
      json: async () => 'A page of the proxy',
    });
    const comparer = setUpComparer(browser, createApiClient({ baseUrl: '', fetch: respond }));

    await comparer.compare(7);

    expect(await readPageComparison(browser, 7)).toEqual({ step: 'failed', reason });
  },
);

it('ends what a stopped background was still reading or comparing, and nothing else', async () => {
  const { browser } = fakeBrowser({ site, page, allowed });
  const shown = { step: 'comparing' as const, site, link, comparison: settled(null), history: null };
  await storePageComparison(browser, 1, { step: 'reading' });
  await storePageComparison(browser, 2, { ...shown, isRunning: true });
  await storePageComparison(browser, 3, { step: 'failed', reason: 'unreachable' });

  setUpComparer(browser, fakeApi().client);

  await waitFor(async () =>
    expect(await readPageComparison(browser, 1)).toEqual({ step: 'failed', reason: 'interrupted' }),
  );
  await waitFor(async () => expect(await readPageComparison(browser, 2)).toMatchObject({ isRunning: false }));
  expect(await readPageComparison(browser, 3)).toEqual({ step: 'failed', reason: 'unreachable' });
});

it.each([
  ['another product', 'https://shop.example/p/2', null],
  ['another variant', `${link}?variant=2`, null],
  ['another part of the page', `${link}#reviews`, 'comparing'],
  ['a tracking parameter', `${link}?utm_source=mail`, 'comparing'],
])('follows the address without a page load: %s', async (_what, address, step) => {
  const { comparer, api, known, badges } = setUp();
  api.answer(startCapturedComparison, { success: true, comparison: settled(1_200) });
  await comparer.compare(7);

  await comparer.follow(7, address);

  expect((await known())?.step ?? null).toBe(step);
  expect(badges.get(7)).toBe(step === null ? '' : '-12%');
});
