import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import {
  getPriceHistory,
  getProduct,
  listProductOffers,
  listRelatedProducts,
} from '@pricehunt/api-contract/browsing';
import { reportWrongPrice } from '@pricehunt/api-contract/reports';
import { buildOffer, buildProduct } from '@pricehunt/api-contract/testing';
import type { PricedOffer } from '@pricehunt/api-contract';
import type { DealVerdictView, ProductHit, SimilarProduct } from '@pricehunt/api-contract/browsing';
import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { renderShopper } from '../testing';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const headphones = buildProduct({
  id: 'p1',
  title: 'Sony WH-1000XM5, Black',
  attributes: { colour: 'black' },
  category: { slug: 'headphones', name: { en: 'Headphones', de: 'Kopfhörer' } },
});

const row = (overrides: Parameters<typeof buildOffer>[0]): PricedOffer => {
  const offer = buildOffer(overrides);
  return {
    offer,
    outbound: { to: offer.link, offer: offer.id, signature: 'k1.test' },
    deliveredTotal: offer.price,
    itemPrice: offer.price,
  };
};
const shop = (name: string) => ({ retailer: { name, domain: `${name.toLowerCase()}.example` } });
const klangwerk = row({ id: 'best', ...shop('Klangwerk'), price: eur(26_990) });
const soundhaus = row({ id: 'second', ...shop('Soundhaus'), price: eur(28_900) });
const usedOne = row({ id: 'used', ...shop('Zweitohr'), price: eur(15_000), condition: 'used' });

const verdict: DealVerdictView = {
  verdict: 'good',
  today: { price: eur(26_990), shop: 'Klangwerk' },
  percentBelowMedian: 12,
  median90: eur(30_600),
  low30: eur(26_990),
  low90: eur(26_500),
  allTimeLow: eur(25_000),
  trend: 'falling',
  daysOfData: 88,
};

const hit = (id: string, title: string): ProductHit => ({
  product: buildProduct({ id, title, attributes: { colour: 'silver' } }),
  lowestPrice: eur(28_000),
  shopPrice: eur(28_000),
  priceKind: 'item-only',
  condition: 'new',
  isObtainable: true,
  offerCount: 2,
  inStock: true,
  dropPercent: null,
});

const bose: SimilarProduct = {
  ...hit('bose', 'Bose QuietComfort'),
  differences: [{ attribute: 'colour', asked: 'black', other: 'silver' }],
  priceDifference: eur(1_010),
};

function filledApi(): FakeApi {
  const api = fakeApi();
  api.answer(getProduct, {
    success: true,
    product: headphones,
    categoryPath: [
      { slug: 'electronics', name: { en: 'Electronics', de: 'Elektronik' } },
      { slug: 'headphones', name: { en: 'Headphones', de: 'Kopfhörer' } },
    ],
  });
  api.answer(listProductOffers, {
    success: true,
    currency: 'EUR',
    bestOfferId: 'best',
    items: [usedOne, klangwerk, soundhaus],
    nextCursor: null,
  });
  api.answer(getPriceHistory, {
    success: true,
    currency: 'EUR',
    basis: { condition: 'new', includesShipping: false, country: null },
    points: [
      { day: '2026-11-19', low: eur(31_000) },
      { day: '2026-11-20', low: eur(26_990) },
    ],
    verdict,
  });
  api.answer(listRelatedProducts, {
    success: true,
    variants: [
      {
        ...hit('silver', 'Sony WH-1000XM5, Silver'),
        differences: [{ attribute: 'colour', asked: 'black', other: 'silver' }],
      },
    ],
    similar: [bose],
  });
  return api;
}

beforeAll(() => import('./product'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.fetch = async () => new Response('', { status: 404 });
});

const open = async (api = filledApi(), at = '/product/p1') => {
  const opened = renderShopper(at, api);
  await screen.findByRole('heading', { level: 1, name: headphones.title });
  await screen.findByRole('heading', { name: 'Similar products' });
  return opened;
};

describe('a product page', () => {
  it('reserves the height of the product while loading', async () => {
    const api = filledApi();
    api.hang(getProduct);
    renderShopper('/product/p1', api);

    expect(await screen.findByText('Loading product')).toBeInTheDocument();
  });

  it('shows that the product does not exist, with a next step', async () => {
    const api = fakeApi();
    api.refuse(getProduct, 'product.not-found');
    renderShopper('/product/gone', api);

    expect(await screen.findByRole('heading', { name: 'We don’t have this product' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/browse');
  });

  it('retries on request when the product failed to load', async () => {
    const api = filledApi();
    api.refuse(getProduct, 'server.failed');
    const { user } = renderShopper('/product/p1', api);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Something went wrong on our side.* contact us with the request ID\. Request ID: test-request/,
    );
    api.answer(getProduct, { success: true, product: headphones, categoryPath: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: headphones.title })).toBeInTheDocument();
  });

  it('shows breadcrumbs from the catalog to the product', async () => {
    await open();

    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(way)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/browse', '/browse/electronics', '/browse/headphones']);
    expect(screen.getByRole('link', { name: 'Sony' })).toHaveAttribute('href', '/browse?brand=Sony');
  });

  it('shows the best price for a new item, not a cheaper used one', async () => {
    await open();

    const goTo = screen.getByRole('link', { name: 'Go to Klangwerk' });
    expect(goTo).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/redirect\?to=.*source=product_page.*offer=best/),
    );
    expect(screen.getByText('incl. shipping, at Klangwerk').closest('p')).toHaveTextContent('€269.90');
  });

  it('shows the verdict on today’s price with its reason', async () => {
    await open();

    const sentence =
      'A good time to buy: the item price of €269.90 at Klangwerk is 12% below its 90-day median of €306.00.';
    expect(screen.getAllByText(sentence)).not.toEqual([]);
    expect(screen.getAllByText('Based on prices of new products, before shipping.')).toHaveLength(2);
    const evidence = screen.getByLabelText('How we rate this price');
    expect(evidence).toHaveTextContent('Item price today€269.90');
    expect(evidence).toHaveTextContent('90-day median€306.00');
    expect(evidence).toHaveTextContent('Lowest in 30 days€269.90');
    expect(evidence).toHaveTextContent('90-day trendfalling');
  });

  it('shows that it is too early for a verdict', async () => {
    const api = filledApi();
    api.answer(getPriceHistory, {
      success: true,
      currency: null,
      basis: { condition: 'new', includesShipping: false, country: null },
      points: [],
      verdict: {
        verdict: 'not-enough-data',
        today: null,
        percentBelowMedian: null,
        median90: null,
        low30: null,
        low90: null,
        allTimeLow: null,
        trend: null,
        daysOfData: 0,
      },
    });
    await open(api);

    expect(screen.getByText(/Not enough price history yet/)).toBeInTheDocument();
    expect(screen.getByText(/No price history yet/)).toBeInTheDocument();
  });
});

describe('the offers', () => {
  it('list new items best first, and other conditions separately', async () => {
    await open();

    const table = screen.getByRole('table', { name: 'Offers, lowest total price first' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual([expect.stringContaining('Klangwerk'), expect.stringContaining('Soundhaus')]);
    expect(screen.getByText('Used, refurbished or damaged: 1 offer')).toBeInTheDocument();
  });

  it('lists offers that are out of stock apart, with an alert at their lowest price', async () => {
    const gone = row({ id: 'gone', ...shop('Ausverkauf'), price: eur(19_900), availability: 'out_of_stock' });
    const api = filledApi();
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      bestOfferId: 'best',
      nextCursor: null,
      items: [klangwerk, gone],
    });
    const { user } = await open(api);

    const group = within(screen.getByRole('region', { name: 'Out of stock (1)' }));
    expect(group.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ausverkauf'),
    ]);
    await user.click(await group.findByRole('button', { name: 'Notify me' }));

    expect(await screen.findByLabelText('Target price (EUR)')).toHaveValue('199.00');
  });

  it('start an alert from the best one, not from cheaper ones that are used or out of stock', async () => {
    const gone = row({ id: 'gone', ...shop('Ausverkauf'), price: eur(10_000), availability: 'out_of_stock' });
    const api = filledApi();
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      bestOfferId: 'best',
      nextCursor: null,
      items: [klangwerk, usedOne, gone],
    });
    const { user } = await open(api);

    await user.click(await screen.findByRole('button', { name: 'Set price alert' }));

    expect(await screen.findByLabelText('Target price (EUR)')).toHaveValue('256.00');
  });

  it('start an alert whose target has the decimal mark of the shopper’s language', async () => {
    const api = filledApi();
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      bestOfferId: 'best',
      nextCursor: null,
      items: [klangwerk],
    });
    const { user } = renderShopper('/product/p1', api, { language: germanPack });

    await user.click(await screen.findByRole('button', { name: 'Preisalarm setzen' }));

    expect(await screen.findByLabelText('Wunschpreis (EUR)')).toHaveValue('256,00');
  });

  it('are requested once for the page and the alert on it', async () => {
    const api = filledApi();
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Set price alert' }));
    await screen.findByLabelText('Target price (EUR)');

    const requests = api.calls.filter(({ address }) => address.includes('/offers?'));
    expect(requests).toHaveLength(1);
  });

  it('that do not ship to the shopper are behind a button that names the country', async () => {
    const api = filledApi();
    const faraway = row({ id: 'far', ...shop('Faraway'), shipping: { kind: 'not-shipped' } });
    const unstated = row({ id: 'open', ...shop('Offen'), shipping: { kind: 'unknown' } });
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      bestOfferId: 'best',
      nextCursor: null,
      items: [klangwerk, { ...unstated, deliveredTotal: null }, faraway],
    });
    await open(api);

    const choice = screen.getByText('Show 1 offer that doesn’t ship to your country (United States)');
    expect(choice.closest('details')).not.toHaveAttribute('open');
    const table = screen.getByRole('table', { name: 'Offers, lowest total price first' });
    expect(table).not.toHaveTextContent('Faraway');
    expect(within(table).getByRole('row', { name: /Offen/ })).toHaveTextContent('shipping not stated');
  });

  it('load in the shopper’s currency, like the price history', async () => {
    window.localStorage.setItem('pricehunt_place', 'CH CHF');

    const { api } = await open();

    const asked = api.calls.map(({ address }) => new URL(address, 'https://pricehunt.example'));
    const currenciesAt = (path: string) =>
      new Set(
        asked
          .filter(({ pathname }) => pathname === path)
          .map(({ searchParams }) => searchParams.get('currency')),
      );
    expect(currenciesAt('/api/products/p1/offers')).toEqual(new Set(['CHF']));
    expect(currenciesAt('/api/products/p1/price-history')).toEqual(new Set(['CHF']));
  });

  it('show the date of the exchange rates and which offers could not be converted', async () => {
    const api = filledApi();
    const swedish = row({ id: 'se', ...shop('Ljud'), price: { amountMinor: 300_000, currency: 'SEK' } });
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      ratesDate: '2026-11-20',
      unconverted: 1,
      bestOfferId: 'best',
      items: [klangwerk, soundhaus, { ...swedish, deliveredTotal: null, itemPrice: null }],
      nextCursor: null,
    });

    await open(api);

    expect(screen.getByText(/ranked, cheapest first/)).toHaveTextContent(
      '2 of 3 offers ranked, cheapest first. 1 offer in SEK isn’t ranked because there is no exchange rate today. ' +
        'Prices are compared in EUR, not in USD. ' +
        'Other currencies are converted at the exchange rates of Nov 20, 2026. Lowest total price first.',
    );
  });

  it('show the date of outdated exchange rates next to the best price', async () => {
    const api = filledApi();
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      ratesDate: '2024-06-28',
      unconverted: 0,
      bestOfferId: 'best',
      items: [klangwerk, soundhaus],
      nextCursor: null,
    });

    await open(api);

    const notes = screen.getAllByText(/exchange rates of Jun 28, 2024, which are out of date/);
    expect(notes).toHaveLength(2);
    const [beside] = notes;
    expect(beside?.compareDocumentPosition(screen.getByRole('heading', { name: 'Offers' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('are not reported as unavailable when none could be converted', async () => {
    const api = filledApi();
    api.answer(listProductOffers, {
      success: true,
      currency: 'CHF',
      ratesDate: null,
      unconverted: 1,
      bestOfferId: null,
      items: [{ ...klangwerk, deliveredTotal: null, itemPrice: null }],
      nextCursor: null,
    });

    await open(api);

    expect(screen.getByText(/^We found offers, but can’t convert all their currencies/)).toBeInTheDocument();
    expect(screen.queryByText(/ranked, cheapest first/)).not.toBeInTheDocument();
    expect(screen.getByText(/^1 offer in EUR isn’t ranked/)).toBeInTheDocument();
  });

  it('are not reported as unavailable when only used ones are in stock', async () => {
    const api = filledApi();
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      bestOfferId: null,
      nextCursor: null,
      items: [row({ id: 'gone', availability: 'out_of_stock' }), usedOne],
    });

    await open(api);

    expect(screen.getByText('Only used items are available.')).toBeVisible();
  });

  it('do not mention rates when none were needed', async () => {
    await open();

    expect(screen.queryByText(/exchange rates/)).not.toBeInTheDocument();
    expect(screen.queryByText(/ranked, cheapest first/)).not.toBeInTheDocument();
  });

  it('send a click from the table and from the button above it', async () => {
    const { user, tracking } = await open();
    const table = screen.getByRole('table', { name: 'Offers, lowest total price first' });
    const [, second] = within(table).getAllByRole('link');

    await user.click(second ?? document.body);
    await user.click(screen.getByRole('link', { name: 'Go to Klangwerk' }));

    await waitFor(() =>
      expect(tracking.posted).toMatchObject([
        { body: { eventType: 'product_click', businessDomain: 'soundhaus.example' } },
        { body: { eventType: 'product_click', businessDomain: 'klangwerk.example' } },
      ]),
    );
  });

  it('show that nobody sells it', async () => {
    const api = filledApi();
    api.answer(listProductOffers, {
      success: true,
      currency: null,
      bestOfferId: null,
      items: [],
      nextCursor: null,
    });
    const { user, address } = await open(api);

    expect(screen.getByText('No shop sells this product right now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check all shops now' }));

    await waitFor(() => expect(address()).toMatch(/^\/new-search\/[^/]+\/sony-wh-1000xm5-black$/));
  });

  it('retry on request, and show no price until then', async () => {
    const api = filledApi();
    api.refuse(listProductOffers, 'server.failed');
    const { user } = renderShopper('/product/p1', api);

    expect(await screen.findByText('We couldn’t load the offers')).toBeInTheDocument();
    expect(screen.queryByText('No shop sells this product right now.')).not.toBeInTheDocument();
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      bestOfferId: 'best',
      items: [klangwerk],
      nextCursor: null,
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Go to Klangwerk' })).toBeInTheDocument();
  });
});

describe('reporting a wrong price', () => {
  const openReport = async (api: FakeApi) => {
    const opened = await open(api);
    await opened.user.click(screen.getByRole('button', { name: 'Report a problem with Klangwerk' }));
    return {
      ...opened,
      dialog: await screen.findByRole('dialog', { name: 'Report a problem with Klangwerk' }),
    };
  };

  it('explains, sends and confirms the report', async () => {
    const api = filledApi();
    api.answer(reportWrongPrice, {
      success: true,
      report: { id: 'r1', receivedAt: '2026-11-21T10:00:00Z' },
    });
    const { user, dialog } = await openReport(api);
    expect(dialog).toHaveTextContent('It doesn’t change the price right away');

    await user.type(within(dialog).getByRole('textbox', { name: /Price at the shop/ }), '279,5');
    await user.type(within(dialog).getByRole('textbox', { name: /Comment/ }), ' dearer now ');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));

    expect(await within(dialog).findByText('Thanks, we’ve received your report')).toBeInTheDocument();
    expect(api.calls.at(-1)).toMatchObject({
      method: 'POST',
      body: { offerId: 'best', reason: 'price', seenPrice: eur(27_950), note: 'dearer now' },
    });
  });

  it('has no price field for other problems', async () => {
    const api = filledApi();
    api.answer(reportWrongPrice, {
      success: true,
      report: { id: 'r1', receivedAt: '2026-11-21T10:00:00Z' },
    });
    const { user, dialog } = await openReport(api);

    await user.selectOptions(within(dialog).getByRole('combobox'), 'The page no longer exists');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));

    await within(dialog).findByText('Thanks, we’ve received your report');
    expect(api.calls.at(-1)?.body).toEqual({ offerId: 'best', reason: 'gone' });
  });

  it('shows an error for an invalid price and sends nothing', async () => {
    const api = filledApi();
    const { user, dialog } = await openReport(api);

    await user.type(within(dialog).getByRole('textbox', { name: /Price at the shop/ }), 'cheap');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));

    expect(within(dialog).getByRole('textbox', { name: /Price at the shop/ })).toBeInvalid();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows that sending failed and allows a retry', async () => {
    const api = filledApi();
    api.refuse(reportWrongPrice, 'offer.not-found');
    const { user, dialog } = await openReport(api);

    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This offer is no longer available');
    expect(within(dialog).getByRole('button', { name: 'Send report' })).toBeEnabled();
  });
});

describe('sharing', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('copies the link where the device has no share sheet, and says so', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    // The toast goes on changing while this waits.
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(window.location.href));
  });

  it('opens the share sheet of the device with the title and link', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(share).toHaveBeenCalledWith({ title: headphones.title, url: window.location.href });
  });

  it('says what to do when the browser refuses to copy', async () => {
    const { user } = await open();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await screen.findByText(/Copy it from the address bar/)).toBeInTheDocument();
  });
});

describe('adding to a shopping list', () => {
  afterEach(() => window.localStorage.clear());

  it('starts a list, then offers that list and a new one', async () => {
    const { user, address } = renderShopper('/product/p1', filledApi(), { hasAccounts: true });

    await user.click(await screen.findByRole('button', { name: 'Add to list' }));
    expect(await screen.findByText('Added to Shopping list')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to list' }));
    expect(await screen.findByRole('menuitem', { name: 'New list' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Shopping list (added)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    screen.getByRole('button', { name: 'Open list' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toMatch(/^\/basket\?items=1\*p1&saved=.+/));
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: (query: string) => ({
        matches: query === '(width < 48rem)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('has a bar at the foot with the best total, its shop, the way there and an alert', async () => {
    await open();

    const bar = within(await screen.findByRole('region', { name: 'Best offer' }));
    expect(bar.getByText('Klangwerk, incl. shipping')).toBeVisible();
    expect(bar.getByText('€269.90')).toBeInTheDocument();
    expect(bar.getByRole('link', { name: /^Go to Klangwerk, opens/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/redirect\?to=.*source=product_page.*offer=best/),
    );
    expect(await bar.findByRole('button', { name: 'Set price alert' })).toBeVisible();
  });
});

describe('variants and similar products', () => {
  it('links other variants at the title by the attribute in which they differ, with price and stock', async () => {
    await open();

    const versions = screen.getByRole('region', { name: 'Variants' });
    const colours = within(within(versions).getByRole('list', { name: 'Colour' }));
    expect(colours.getByText('this product').closest('li')).toHaveTextContent('black');
    const silver = colours.getByRole('link', { name: /silver.*from €280\.00 · in stock/ });
    expect(silver).toHaveAttribute('href', '/product/silver');
    const title = screen.getByRole('heading', { level: 1 });
    const offers = screen.getByRole('heading', { name: 'Offers' });
    expect(title.compareDocumentPosition(versions ?? title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(offers.compareDocumentPosition(versions ?? offers)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows the first variants of a large family and the rest on request', async () => {
    const api = filledApi();
    const sizes = Array.from({ length: 12 }, (_, index) => String(36 + index));
    api.answer(listRelatedProducts, {
      success: true,
      similar: [bose],
      variants: sizes.map((size) => ({
        ...hit(size, `Shoe ${size}`),
        inStock: false,
        differences: [{ attribute: 'size', asked: null, other: size }],
      })),
    });
    const { user } = await open(api);
    const list = within(screen.getByRole('list', { name: 'Size' }));
    expect(list.getAllByRole('link')).toHaveLength(8);
    expect(list.getByRole('link', { name: /36.*out of stock/ })).toBeVisible();

    await user.click(list.getByRole('button', { name: '4 more' }));

    expect(list.getAllByRole('link')).toHaveLength(12);
  });

  it('shows similar products with what differs', async () => {
    await open();

    const similar = screen.getByRole('region', { name: 'Similar products' });
    const link = within(similar).getByRole('link', { name: /Bose QuietComfort/ });
    expect(link).toHaveAttribute('href', '/product/bose');
    expect(link).toHaveTextContent('before shipping');
    expect(link).toHaveTextContent(/€10\.10 more than this product.*silver/);
  });

  it('do not keep the best price, its shop and the offers waiting', async () => {
    const api = filledApi();
    api.hang(listRelatedProducts);

    renderShopper('/product/p1', api);

    expect(await screen.findByRole('link', { name: 'Go to Klangwerk' })).toBeVisible();
    expect(screen.getByText('incl. shipping, at Klangwerk')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Offers, lowest total price first' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Price history' })).toBeVisible();
  });

  it('shows the rest of the page when these fail to load', async () => {
    const api = filledApi();
    api.refuse(listRelatedProducts, 'server.failed');
    renderShopper('/product/p1', api);

    expect(await screen.findByRole('heading', { name: 'Price history' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Variants' })).not.toBeInTheDocument();
  });
});

describe('the price history', () => {
  it('can be downloaded as CSV with the days and prices of the chart', async () => {
    await open();

    const link = screen.getByRole('link', { name: 'Download as CSV' });
    expect(link).toHaveAttribute('download', 'price-history-p1.csv');
    const [, csv = ''] = link.getAttribute('href')?.split(/,(.*)/s) ?? [];
    expect(decodeURIComponent(csv).split('\r\n')).toEqual([
      'day,price,currency',
      '2026-11-19,310.00,EUR',
      '2026-11-20,269.90,EUR',
    ]);
  });

  it('shows the line of one shop before that of all shops', async () => {
    const api = filledApi();
    api.answer(getPriceHistory, {
      success: true,
      currency: 'EUR',
      basis: { condition: 'new', includesShipping: false, country: null },
      shops: [
        {
          condition: 'new',
          shops: [
            { domain: 'birch.example', name: 'Birch' },
            { domain: 'elm.example', name: 'Elm' },
          ],
        },
        { condition: 'used', shops: [{ domain: 'elm.example', name: 'Elm' }] },
      ],
      points: [
        { day: '2026-11-19', low: eur(31_000) },
        { day: '2026-11-20', low: eur(26_990) },
      ],
      verdict,
    });
    const { user } = await open(api);
    const choice = screen.getByRole('combobox', { name: 'Prices shown' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All shops', 'Birch', 'Elm', 'All shops, used']);

    await user.selectOptions(choice, 'Elm');

    expect(await screen.findByText('Lowest item price per day at Elm, last 180 days')).toBeInTheDocument();
    const asked = api.calls.map(({ address }) => address).filter((each) => each.includes('price-history'));
    expect(asked.at(-1)).toMatch(/condition=new&shop=elm\.example/);
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'download',
      'price-history-p1-elm.example.csv',
    );
  });

  it('loads the range in the URL', async () => {
    const api = filledApi();
    const { user, address } = await open(api, '/product/p1?days=30');
    expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: '1 year' }));

    await waitFor(() => expect(address()).toBe('/product/p1?days=365'));
    await waitFor(() =>
      expect(api.calls.some(({ address: called }) => /price-history\?.*days=365/.test(called))).toBe(true),
    );
  });

  it('retries on request', async () => {
    const api = filledApi();
    api.refuse(getPriceHistory, 'server.failed');
    const { user } = await open(api);

    expect(await screen.findByText('We couldn’t load the price history')).toBeInTheDocument();
    api.answer(getPriceHistory, {
      success: true,
      currency: 'EUR',
      basis: { condition: 'new', includesShipping: false, country: null },
      points: [{ day: '2026-11-20', low: eur(26_990) }],
      verdict,
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByLabelText('How we rate this price')).toBeInTheDocument();
  });
});

it('speaks German', async () => {
  renderShopper('/product/p1', filledApi(), { language: germanPack });

  expect(await screen.findByRole('heading', { name: 'Ähnliche Produkte' })).toBeInTheDocument();
  expect(screen.getByText('inkl. Versand, bei Klangwerk')).toBeInTheDocument();
  const colours = within(screen.getByRole('list', { name: 'Farbe' }));
  expect(colours.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    expect.stringMatching(/^schwarz/),
    expect.stringMatching(/^silber/),
  ]);
});
