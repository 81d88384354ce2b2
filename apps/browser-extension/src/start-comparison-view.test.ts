import { buildComparedOffer, buildComparison } from '@pricehunt/api-contract/testing';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { compareRequest } from './compare-request';
import { storePageComparison } from './page-comparison';
import type { ShownComparison } from './page-comparison';
import { startComparisonView } from './start-comparison-view';
import { fakeBrowser } from './testing';
import type { FakeBrowserOptions } from './testing';

const site = 'https://prices.example';
const link = 'https://shop.example/oslo-lamp';
const attack = '<img src=x onerror=alert(1)>';
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const offer = (
  id: string,
  name: string,
  amountMinor: number,
  level: 'pasted' | 'same-gtin' | 'probably-same' = 'same-gtin',
) =>
  buildComparedOffer(
    {
      id,
      retailer: { name, domain: `${id}.example` },
      price: euros(amountMinor),
      link: `https://${id}.example/p?tag=planted-20`,
    },
    {
      itemPrice: euros(amountMinor),
      deliveredTotal: id === 'other' ? null : euros(amountMinor),
      match: { level, confidence: 1, sentence: '' },
    },
  );

function compared(changes: Partial<ShownComparison['comparison']> = {}): ShownComparison {
  const page = offer('page', 'Page Shop', 10_000, 'pasted');
  return {
    step: 'comparing',
    site,
    link,
    isRunning: false,
    history: null,
    comparison: buildComparison({
      settledAt: '2026-11-21T10:00:05Z',
      product: {
        title: `Lamp Oslo ${attack}`,
        brand: null,
        gtins: [],
        mpn: null,
        attributes: {},
        imageUrl: null,
        productId: 'lamp',
        pastedOffer: page,
      },
      offers: {
        currency: 'EUR',
        unranked: [],
        variants: [],
        similar: [],
        ranked: [offer('best', 'Best Shop', 8_800), offer('other', 'Other Shop', 9_000), page],
        best: { offerId: 'best', saving: euros(1_200) },
      },
      ...changes,
    }),
  };
}

async function open(options: FakeBrowserOptions & { readonly isPanel?: boolean } = {}, known = compared()) {
  document.body.replaceChildren();
  const fake = fakeBrowser({ site, tab: { id: 7, windowId: 1, url: link }, ...options });
  const { isPanel = false } = options;
  const start = () =>
    startComparisonView({ browser: fake.browser, body: document.body, tabId: null, isPanel });
  const compareNow = () => storePageComparison(fake.browser, 7, known);
  return { ...fake, start, compareNow, user: userEvent.setup() };
}

it('says what it sends and where, and asks for the comparison only when clicked', async () => {
  const { start, sent, user } = await open();
  await start();

  expect(screen.getByText(/prices\.example\. Nothing is sent until you click/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Compare this page' }));

  expect(sent).toEqual([compareRequest(7)]);
});

it('shows saving, offers with what their prices include, and pages of the site', async () => {
  const { start, compareNow } = await open();
  await compareNow();
  await start();

  expect(screen.getByText('Save €12.00')).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Best Shop€88.00incl. shipping',
    'Other Shop€90.00before shipping',
    'Page ShopThis page€100.00incl. shipping',
  ]);
  expect(screen.getByRole('link', { name: 'See all 3 offers on PriceHunt' })).toHaveAttribute(
    'href',
    `${site}/new-search/${compared().comparison.requestId}/shop-example-oslo-lamp`,
  );
  expect(screen.getByRole('link', { name: 'Track this price' })).toHaveAttribute(
    'href',
    `${site}/product/lamp`,
  );
});

it.each([
  ['the page’s shipping is unknown', { deliveredTotal: null }, 'Save at least €12.00'],
  ['both totals are known', {}, 'Save €12.00'],
])('says "at least" only if the saving can be larger: %s', async (_what, changes, text) => {
  const known = compared();
  const pastedOffer = { ...offer('page', 'Page Shop', 10_000, 'pasted'), ...changes };
  const product = known.comparison.product && { ...known.comparison.product, pastedOffer };
  const { start, compareNow } = await open({}, { ...known, comparison: { ...known.comparison, product } });
  await compareNow();
  await start();

  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  ['the page is the best offer', 'page', 'This page has the best price we found'],
  ['another offer is best but not certainly cheaper', 'other', 'From €90.00 at Other Shop'],
  ['no offer is best', null, 'We found other offers, but none that is new, in stock and ships to you'],
])('claims no saving when %s', async (_what, offerId, text) => {
  const known = compared();
  const best = offerId === null ? null : { offerId, saving: null };
  const offers = { ...known.comparison.offers, best };
  const { start, compareNow } = await open({}, { ...known, comparison: { ...known.comparison, offers } });
  await compareNow();
  await start();

  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/^Save/)).toBeNull();
});

it.each([
  [
    'a likely match',
    { likely: [{ offerId: 'other', best: { offerId: 'other', saving: null } }] },
    'We found a likely match. Open the comparison to check it.',
  ],
  [
    'shipping that decides',
    {
      best: {
        offerId: 'page',
        saving: null,
        breakEven: { offerId: 'other', shippingMax: { amountMinor: 250, currency: 'EUR' } },
      },
    },
    'Other Shop is cheaper unless shipping exceeds €2.50',
  ],
])('doesn’t call the page the best price with %s', async (_what, changes, text) => {
  const known = compared();
  const offers = { ...known.comparison.offers, best: { offerId: 'page', saving: null }, ...changes };
  const { start, compareNow } = await open({}, { ...known, comparison: { ...known.comparison, offers } });
  await compareNow();
  await start();

  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/best price/)).toBeNull();
});

it.each([
  [
    'the page’s own shipping decides',
    'best',
    'page',
    null,
    'This page is cheaper unless shipping exceeds €2.50',
  ],
  [
    'the best offer’s shipping decides',
    'other',
    undefined,
    1_000,
    'Other Shop is cheaper unless its shipping costs over €10.00 more',
  ],
  [
    'a rival’s shipping decides',
    'best',
    'other',
    1_200,
    'Other Shop is even cheaper unless shipping exceeds €2.50',
  ],
])('says as the site does when %s', async (_what, offerId, rivalId, savedMinor, text) => {
  const known = compared();
  const best = {
    offerId,
    saving: savedMinor === null ? null : euros(savedMinor),
    ...(rivalId === undefined ? {} : { breakEven: { offerId: rivalId, shippingMax: euros(250) } }),
  };
  const offers = { ...known.comparison.offers, best };
  const { start, compareNow } = await open({}, { ...known, comparison: { ...known.comparison, offers } });
  await compareNow();
  await start();

  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/^From/)).toBeNull();
  expect(screen.queryAllByText(/^Save/)).toHaveLength(offerId === 'best' && savedMinor !== null ? 1 : 0);
});

it('marks a likely match among the offers', async () => {
  const known = compared();
  const likely = offer('likely', 'Likely Shop', 8_000, 'probably-same');
  const offers = { ...known.comparison.offers, ranked: [likely, ...known.comparison.offers.ranked] };
  const { start, compareNow } = await open({}, { ...known, comparison: { ...known.comparison, offers } });
  await compareNow();
  await start();

  expect(screen.getByText(/^Likely Shop/).closest('li')).toHaveTextContent('Likely match');
  expect(screen.getAllByText('Likely match')).toHaveLength(1);
});

it('doesn’t deny other shops when only their variants or currencies differ', async () => {
  const known = compared();
  const page = offer('page', 'Page Shop', 10_000, 'pasted');
  const variants = [{ label: 'colour: red', offers: [offer('red', 'Red Shop', 9_000)] }];
  const offers = {
    ...known.comparison.offers,
    ranked: [page],
    variants,
    best: { offerId: 'page', saving: null },
  };
  const { start, compareNow } = await open({}, { ...known, comparison: { ...known.comparison, offers } });
  await compareNow();
  await start();

  expect(screen.getByText('We found only other variants or prices in other currencies.')).toBeInTheDocument();
});

it('links to the chosen site only, never to a shop, so that it adds no affiliate tag', async () => {
  const { start, compareNow } = await open();
  await compareNow();
  await start();

  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ origin }) => origin)).toEqual(links.map(() => site));
  expect(document.body.innerHTML).not.toContain('planted-20');
});

it('shows texts of pages and sites as text', async () => {
  const { start, compareNow } = await open();
  await compareNow();
  await start();

  expect(screen.getByRole('heading', { level: 2, name: /^Lamp/ })).toHaveTextContent(`Lamp Oslo ${attack}`);
  expect(document.querySelector('img')).toBeNull();
});

it('draws the price history with its words', async () => {
  const history: ShownComparison['history'] = {
    currency: 'EUR',
    basis: { condition: 'new', includesShipping: false, country: null },
    points: [9_900, 9_500, 8_800].map((low, day) => ({ day: `2026-11-1${day}`, low: euros(low) })),
    verdict: {
      verdict: 'good',
      today: { price: euros(8_800), shop: 'Birch' },
      percentBelowMedian: 7,
      median90: euros(9_500),
      low30: null,
      low90: null,
      allTimeLow: null,
      trend: null,
      daysOfData: 90,
    },
  };
  const { start, compareNow } = await open({}, { ...compared(), history });
  await compareNow();
  await start();

  expect(screen.getByRole('img', { name: '3 days: from €99.00 to €88.00' })).toBeInTheDocument();
  expect(
    screen.getByText(/the item price of €88\.00 at Birch is 7% below its 90-day median.*before shipping/),
  ).toBeInTheDocument();
});

it('follows the comparison while it runs', async () => {
  const { start, browser } = await open();
  await start();

  await storePageComparison(browser, 7, { ...compared({ settledAt: null }), isRunning: true });
  expect(await screen.findByText('Searching other shops…')).toHaveAttribute('role', 'status');
  await storePageComparison(browser, 7, compared());

  expect(await screen.findByText('Save €12.00')).toBeInTheDocument();
});

it('leads to the settings when no site is chosen', async () => {
  const { start, opened, user } = await open({ site: '' });
  await start();

  await user.click(screen.getByRole('button', { name: 'Open settings' }));

  expect(opened).toEqual(['options']);
});

it('says what to do on a page that it may not read', async () => {
  const { start } = await open({ tab: { id: 7, windowId: 1 } });
  await start();

  expect(screen.getByText(/click the PriceHunt icon in the toolbar/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Compare this page' })).toBeNull();
});

it('in the side panel, asks for a shop only when clicked, and only for that shop', async () => {
  const { start, compareNow, requested, user } = await open({ isPanel: true });
  await compareNow();
  await start();

  expect(requested).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Always allow on shop.example' }));

  expect(requested).toEqual(['https://shop.example/*']);
  expect(screen.queryByRole('button', { name: /Always allow/ })).toBeNull();
});

it('says why a comparison failed, and tries again', async () => {
  const { start, browser, sent, user } = await open();
  await storePageComparison(browser, 7, { step: 'failed', reason: 'unreachable' });
  await start();

  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach your PriceHunt site.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(sent).toEqual([compareRequest(7)]);
});

it.each([
  [
    'while it runs',
    { ...compared({ settledAt: null, product: null }), isRunning: true },
    'Searching other shops…',
  ],
  ['when it ended unsettled', compared({ settledAt: null, product: null }), ''],
])('offers to compare again and the site’s page %s', async (_when, known, status) => {
  const { start, compareNow, sent, user } = await open({}, known);
  await compareNow();
  await start();

  expect(screen.getByRole('status')).toHaveTextContent(status);
  expect(screen.queryAllByText(/didn’t finish/)).toHaveLength(status === '' ? 1 : 0);
  expect(screen.queryAllByText('Searching other shops…').length > 0).toBe(status !== '');
  expect(screen.getByRole('link', { name: 'See the comparison on PriceHunt' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Compare again' }));

  expect(sent).toEqual([compareRequest(7)]);
});

it('offers to compare again while the page is read', async () => {
  const { start, browser } = await open();
  await storePageComparison(browser, 7, { step: 'reading' });
  await start();

  expect(screen.getByRole('button', { name: 'Compare again' })).toBeInTheDocument();
});

it('doesn’t show the comparison of another page of the tab', async () => {
  const { start, compareNow } = await open({ tab: { id: 7, windowId: 1, url: `${link}-2` } });
  await compareNow();
  await start();

  expect(screen.getByRole('button', { name: 'Compare this page' })).toBeInTheDocument();
  expect(screen.queryByText('Save €12.00')).toBeNull();
});

it.each([
  ['http://shop.example/lamp', 0],
  ['https://shop.example/lamp', 1],
  ['http://127.0.0.1:4411/lamp', 1],
])('offers access for good only where the manifests allow it: %s', async (address, count) => {
  const tab = { id: 7, windowId: 1, url: address };
  const { start, compareNow } = await open({ isPanel: true, tab }, { ...compared(), link: address });
  await compareNow();
  await start();

  expect(screen.queryAllByRole('button', { name: /^Always allow/ })).toHaveLength(count);
});

it('is in German in a German browser', async () => {
  const { start, compareNow } = await open({ language: 'de-AT' });
  await compareNow();
  await start();

  expect(document.documentElement.lang).toBe('de');
  expect(screen.getByText(/12,00\s€ sparen/)).toBeInTheDocument();
});
