import { fakeApi } from '@pricehunt/api-client/testing';
import {
  getExchangeRates,
  listCategories,
  listExampleLinks,
  listPriceDrops,
  listProductOffers,
} from '@pricehunt/api-contract/browsing';
import { getInstallation } from '@pricehunt/api-contract/installation';
import { getShopperSession } from '@pricehunt/api-contract/shopper-identity';
import { buildOffer, buildProduct } from '@pricehunt/api-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShopper } from '../testing';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.fetch = async () => new Response(JSON.stringify({ merchantOrigin: 'https://merchants.example' }));
});

function filledApi() {
  const api = fakeApi();
  api.answer(listExampleLinks, {
    success: true,
    items: [{ link: 'https://shop.example/p/1?x=1', title: 'Sony WH-1000XM5', shopName: 'Shop' }],
    nextCursor: null,
  });
  api.answer(listPriceDrops, {
    success: true,
    items: [
      {
        product: buildProduct({ title: 'Bosch GSR 18V-55' }),
        offer: buildOffer({ link: 'https://tools.example/gsr' }),
        previous: { amountMinor: 12000, currency: 'EUR' },
        current: { amountMinor: 9450, currency: 'EUR' },
        priceHolds: { kind: 'delivered', tax: 'included', currency: 'EUR' },
        percent: 21.3,
      },
    ],
    nextCursor: null,
  });
  api.answer(listCategories, {
    success: true,
    items: [
      {
        slug: 'electronics',
        name: { en: 'Electronics', de: 'Elektronik' },
        parentSlug: null,
        productCount: 1214,
      },
      { slug: 'tools', name: { en: 'Tools', de: 'Werkzeug' }, parentSlug: null, productCount: 13 },
      { slug: 'phones', name: { en: 'Phones', de: 'Handys' }, parentSlug: 'electronics', productCount: 1214 },
    ],
    nextCursor: null,
  });
  return api;
}

const box = () => screen.findByRole('textbox', { name: 'Product link or name' });

describe('the paste box', () => {
  it('names the marketplace of a pasted link before anything is sent', async () => {
    const { user, api } = renderShopper('/', filledApi());

    await user.type(await box(), 'https://www.amazon.de/dp/B09XS7JWHH');

    expect(screen.getByText('Amazon.de')).toHaveTextContent('Amazon.de product');
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('names any other shop by its host', async () => {
    const { user } = renderShopper('/', filledApi());

    await user.type(await box(), 'https://www.klangwerk.example/p/1');

    expect(screen.getByText('klangwerk.example')).toBeInTheDocument();
  });

  it('stores the link under its request key and opens the results', async () => {
    const { user, address } = renderShopper('/', filledApi());

    await user.type(await box(), 'https://www.shop.example/Red-Shoes.html{Enter}');

    const id = '01010101-0101-4101-8101-010101010101';
    await waitFor(() => expect(address()).toBe(`/new-search/${id}/shop-example-red-shoes-html`));
    expect(JSON.parse(window.sessionStorage.getItem(`pricehunt_request_${id}`) ?? '')).toEqual({
      url: 'https://www.shop.example/Red-Shoes.html',
      timestamp: Date.parse('2026-11-21T10:00:30Z'),
    });
  });

  it('searches by words when the text is not a link', async () => {
    const { user, address } = renderShopper('/', filledApi());

    await user.type(await box(), 'Riess café grinder 2');
    await user.click(screen.getByRole('button', { name: 'Find better prices' }));

    await waitFor(() => expect(address()).toMatch(/\/riess-cafe-grinder-2$/));
    expect(window.sessionStorage.getItem('pricehunt_request_01010101-0101-4101-8101-010101010101')).toContain(
      '"query":"Riess café grinder 2"',
    );
  });

  it('searches for text that was in the field before the page could notice it', async () => {
    const { address } = renderShopper('/', filledApi());
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Product link or name' });

    field.value = 'https://shop.example/mug';
    fireEvent.submit(screen.getByRole('search'));

    await waitFor(() => expect(address()).toMatch(/^\/new-search\/.*\/shop-example-mug$/));
  });

  it('accepts text pasted anywhere on the page', async () => {
    const { user } = renderShopper('/', filledApi());
    const field = await box();

    await user.paste('Look at this https://www.ebay.com/itm/1234567890.');

    expect(field).toHaveFocus();
    expect(screen.getByText('eBay.com')).toBeInTheDocument();
  });

  it.each(['/', '/demo-landing', '/landing2', '/privacy'])(
    'redirects from %s to the landing page for an invalid link, with its text and the reason',
    async (at) => {
      const { user, address } = renderShopper(at, filledApi());

      await user.type(await screen.findByLabelText('Product link or name'), 'https://shop{Enter}');

      await waitFor(() => expect(address()).toBe('/?error=invalid-url'));
      expect(await screen.findByText('That isn’t a product link')).toBeInTheDocument();
      expect(await box()).toHaveValue('https://shop');
      expect(await box()).toBeInvalid();
      expect(screen.getByText(/This link is incomplete/)).toBeInTheDocument();
    },
  );

  it('shows an error for too many words', async () => {
    const { user, address } = renderShopper('/', filledApi());

    await user.click(await box());
    await user.paste('word '.repeat(100));
    await user.keyboard('{Enter}');

    expect(screen.getByText(/characters at most/)).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('shows that user name and password were removed from a link, and sends neither', async () => {
    const { user, address } = renderShopper('/', filledApi());

    await user.type(await box(), 'https://user:secret@shop.example/p');
    expect(screen.getByText('We’ll remove the user name and password from this link.')).toBeInTheDocument();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toMatch(/shop-example-p$/));
    expect(JSON.stringify(window.sessionStorage)).not.toContain('secret');
  });
});

it('submits before hydration to the search address', async () => {
  renderShopper('/', filledApi());

  const field = await box();

  expect(field).toHaveAttribute('name', 'text');
  expect(field.closest('form')).toHaveAttribute('action', '/share');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
});

describe('the landing page', () => {
  it('renders nothing below a list of unknown height', async () => {
    const api = filledApi();
    api.hang(listCategories);
    renderShopper('/', api);

    await screen.findByRole('link', { name: 'Sony WH-1000XM5' });

    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('shows that the URL had no product link', async () => {
    renderShopper('/?error=invalid-url', filledApi());

    expect(await screen.findByRole('alert')).toHaveTextContent('That isn’t a product link');
  });

  it('starts a search from an example link', async () => {
    const { user, address } = renderShopper('/', filledApi());

    await user.click(await screen.findByRole('link', { name: 'Sony WH-1000XM5' }));

    await waitFor(() => expect(address()).toMatch(/^\/new-search\/[^/]+\/shop-example-1$/));
    expect(window.sessionStorage.getItem('pricehunt_request_01010101-0101-4101-8101-010101010101')).toContain(
      '"url":"https://shop.example/p/1?x=1"',
    );
  });

  it('offers to pick up where the shopper left off, once a product, instead of example links', async () => {
    const entry = { link: null, requestId: null, imageUrl: null };
    const entries = [
      { ...entry, key: 'lamp', kind: 'product', title: 'Lamp', at: '2026-11-20T10:00:00.000Z' },
      {
        ...entry,
        key: 'quiet vacuum',
        kind: 'search',
        title: 'quiet vacuum',
        at: '2026-11-19T10:00:00.000Z',
      },
      { ...entry, key: 'lamp', kind: 'product', title: 'Lamp', at: '2026-11-18T10:00:00.000Z' },
    ];
    window.localStorage.setItem(
      'pricehunt_history',
      JSON.stringify({ entries, removed: [], clearedAt: null }),
    );
    const api = filledApi();
    api.answer(getShopperSession, { success: true, shopper: null });
    renderShopper('/', api, { hasAccounts: true });

    const recent = await screen.findByRole('navigation', { name: 'Pick up where you left off' });

    const links = within(recent).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Lamp', '/product/lamp'],
      ['quiet vacuum', '/browse?q=quiet+vacuum'],
    ]);
    expect(screen.queryByRole('link', { name: 'Sony WH-1000XM5' })).not.toBeInTheDocument();
  });

  it('shows each price drop with the old price and the drop', async () => {
    renderShopper('/', filledApi());

    const drop = await screen.findByRole('link', { name: /Bosch GSR 18V-55/ });
    expect(drop).toHaveTextContent('€94.50');
    expect(drop).toHaveTextContent('−21%');
    expect(drop).toHaveTextContent('vs 90-day median €120.00');
  });

  it('shows prices in the currency of the place with the date of the rates', async () => {
    const api = filledApi();
    api.answer(getExchangeRates, { success: true, base: 'EUR', date: '2026-11-20', rates: { USD: 1.2 } });
    renderShopper('/', api);

    const drop = await screen.findByRole('link', { name: /Bosch GSR 18V-55/ });

    expect(drop).toHaveTextContent('$113.40');
    expect(drop).toHaveTextContent('vs 90-day median $144.00');
    expect(
      screen.getByText('Other currencies are converted at the exchange rates of Nov 20, 2026.'),
    ).toBeInTheDocument();
  });

  it('shows the product count of each leaf category, largest first', async () => {
    renderShopper('/', filledApi());

    const phones = await screen.findByText('Phones');
    const items = within(phones.closest('ul') ?? document.body).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Phones1,214 products', 'Tools13 products']);
  });

  it('links merchants to their app', async () => {
    renderShopper('/', filledApi());

    expect(await screen.findByRole('link', { name: 'For merchants' })).toHaveAttribute(
      'href',
      'https://merchants.example/business/register',
    );
  });

  it('offers to retry failed price drops while searching still works', async () => {
    const api = filledApi();
    api.refuse(listPriceDrops, 'server.failed');
    const { user } = renderShopper('/', api);
    const notice = (await screen.findByText('We couldn’t load the price drops')).closest('[role=status]');

    api.answer(listPriceDrops, { success: true, items: [], nextCursor: null });
    await user.click(within(notice instanceof HTMLElement ? notice : document.body).getByRole('button'));

    expect(await screen.findByText(/No recent price drops/)).toBeInTheDocument();
    expect(await box()).toBeEnabled();
  });
});

describe('the example comparison on wide screens', () => {
  const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const product = buildProduct({ id: 'watch', title: 'Apple Watch' });
  const offerOf = (id: string, name: string) =>
    buildOffer({ id, link: `https://${id}.example/watch`, retailer: { name, domain: `${id}.example` } });
  const outbound = { to: 'https://best.example/watch', offer: 'best', signature: 'k1.test' };
  const dropAt = (currentMinor: number) => ({
    success: true as const,
    items: [
      {
        product,
        offer: offerOf('best', 'Nordlys'),
        previous: dollars(40_000),
        current: dollars(currentMinor),
        priceHolds: { kind: 'delivered' as const, tax: 'included' as const, currency: 'SEK' },
        percent: 11,
      },
    ],
    nextCursor: null,
  });
  const apiAt = (dropMinor: number, bestMinor: number) => {
    const api = filledApi();
    api.answer(listPriceDrops, dropAt(dropMinor));
    api.answer(listProductOffers, {
      success: true,
      currency: 'USD',
      bestOfferId: 'best',
      items: [
        ...(
          [
            ['best', 'Nordlys', bestMinor],
            ['other', 'Lumen', 39_900],
          ] as const
        ).map(([id, name, minor]) => ({
          offer: offerOf(id, name),
          outbound,
          itemPrice: dollars(minor),
          deliveredTotal: dollars(minor),
        })),
      ],
      nextCursor: null,
    });
    return api;
  };
  const readings = (api: ReturnType<typeof fakeApi>, path: string) =>
    api.calls.filter(({ address }) => address.startsWith(path)).length;
  beforeEach(() => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: (query: string) => ({
        matches: query === '(width >= 80rem)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('shows the price drop’s product at the shops that sell it', async () => {
    renderShopper('/', apiAt(35_917, 35_917));

    const example = within(await screen.findByRole('region', { name: 'Apple Watch' }));
    expect(example.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Nordlys$359.17'),
      expect.stringContaining('Lumen$399.00'),
    ]);
  });

  it('never shows another total than the price drop: both are read again, once', async () => {
    const api = apiAt(35_415, 35_917);
    renderShopper('/', api);

    await waitFor(() => expect(readings(api, '/api/products/watch/offers')).toBe(2));
    await act(async () => {});

    expect(readings(api, '/api/products/watch/offers')).toBe(2);
    expect(readings(api, '/api/price-drops')).toBe(2);
    expect(screen.queryByText('$359.17')).not.toBeInTheDocument();
  });

  it('appears as soon as both have the same total', async () => {
    const api = apiAt(35_415, 35_917);
    renderShopper('/', api);
    await waitFor(() => expect(readings(api, '/api/price-drops')).toBe(1));
    api.answer(listPriceDrops, dropAt(35_917));

    expect(await screen.findByRole('region', { name: 'Apple Watch' })).toHaveTextContent('$359.17');
  });
});

describe('the landing page of an installation without a catalog', () => {
  function emptyApi(names: readonly string[]) {
    const api = fakeApi();
    api.answer(listExampleLinks, { success: true, items: [], nextCursor: null });
    api.answer(listPriceDrops, { success: true, items: [], nextCursor: null });
    api.answer(listCategories, { success: true, items: [], nextCursor: null });
    api.answer(getInstallation, {
      success: true,
      hasProducts: false,
      searched: { count: names.length, names: [...names] },
      place: { country: 'DE', currency: 'EUR' },
    });
    return api;
  }

  it('shows that no shop is searched, without empty lists or links to empty pages', async () => {
    renderShopper('/', emptyApi([]));

    expect(await screen.findByRole('heading', { name: 'What this site can find' })).toBeInTheDocument();
    expect(screen.getByText(/We don’t search any other shops yet/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Price drops' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Categories' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Browse' })).not.toBeInTheDocument();
    expect(screen.queryByText('Try one:')).not.toBeInTheDocument();
  });

  it('names the searched shops', async () => {
    renderShopper('/', emptyApi(['Klangladen', 'Shopify catalog']));

    expect(await screen.findByText(/we search Klangladen and Shopify catalog/)).toBeInTheDocument();
  });

  it('shows the same on the alternate landing page instead of its lists', async () => {
    renderShopper('/landing2', emptyApi([]));

    expect(await screen.findByRole('heading', { name: 'What this site can find' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Brands' })).not.toBeInTheDocument();
  });

  it('uses the installation’s country and currency until the visitor chooses others', async () => {
    window.localStorage.clear();
    renderShopper('/', emptyApi([]));

    expect(await screen.findByRole('button', { name: /Germany|DE/ })).toHaveTextContent('EUR');
  });
});
