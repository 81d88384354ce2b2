import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import { getCategory, listPriceTrends, searchProducts } from '@pricehunt/api-contract/browsing';
import { requestSearchAlertByEmail } from '@pricehunt/api-contract/search-alerts';
import { getShopperSession } from '@pricehunt/api-contract/shopper-identity';
import { buildProduct } from '@pricehunt/api-contract/testing';
import type { Facets, ProductHit } from '@pricehunt/api-contract/browsing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { renderShopper } from '../testing';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const hit = (id: string, overrides: Partial<ProductHit> = {}): ProductHit => ({
  product: buildProduct({ id, title: `Product ${id}` }),
  lowestPrice: eur(9_900),
  shopPrice: eur(9_900),
  priceKind: 'item-only',
  condition: 'new',
  isObtainable: true,
  offerCount: 3,
  inStock: true,
  dropPercent: null,
  ...overrides,
});

const home = { slug: 'home', name: { en: 'Home', de: 'Zuhause' } };
const kitchen = { slug: 'kitchen', name: { en: 'Kitchen', de: 'Küche' } };

const facets: Facets = {
  brand: [
    { value: 'Sony', label: 'Sony', count: 14 },
    { value: 'LG', label: 'LG', count: 2 },
  ],
  category: [{ value: 'kitchen', name: kitchen.name, count: 24 }],
  retailer: [{ value: 'klangwerk.example', label: 'Klangwerk', count: 9 }],
  condition: [{ value: 'new', label: 'new', count: 20 }],
  availability: [{ value: 'in_stock', label: 'in stock', count: 17 }],
  price: [
    { fromMinor: 0, toMinor: 10_000, currency: 'EUR', count: 5 },
    { fromMinor: 10_000, toMinor: 500_000, currency: 'EUR', count: 10 },
    { fromMinor: 500_000, toMinor: null, currency: 'EUR', count: 1 },
  ],
  shipping: [{ value: 'free', label: 'free', count: 4 }],
  attributes: [
    {
      name: 'capacity',
      values: [
        { value: '1 l', label: '1 l', count: 2 },
        { value: '1.7 l', label: '1.7 l', count: 3 },
      ],
    },
  ],
};

function found(
  items: readonly ProductHit[],
  overrides: {
    total?: number;
    totalIsLowerBound?: boolean;
    facets?: Facets;
    nextCursor?: string | null;
    corrections?: { from: string; to: string }[];
  } = {},
) {
  return {
    success: true as const,
    items: [...items],
    total: items.length,
    totalIsLowerBound: false,
    facets,
    corrections: [],
    nextCursor: null,
    ...overrides,
  };
}

function filledApi(answer = found([hit('a'), hit('b')])): FakeApi {
  const api = fakeApi();
  api.answer(searchProducts, answer);
  api.answer(getCategory, { success: true, category: kitchen, path: [home, kitchen] });
  api.answer(listPriceTrends, { success: true, items: [], nextCursor: null });
  return api;
}

beforeAll(async () => {
  await import('./browse');
  await import('../features/price-alerts/components/search-alert-button');
});
beforeEach(() => {
  window.localStorage.clear();
  window.fetch = async () => new Response('', { status: 404 });
});

const searches = (api: FakeApi) =>
  api.calls
    .filter(({ address }) => address.startsWith('/api/products?'))
    .map(({ address }) => Object.fromEntries(new URLSearchParams(address.split('?')[1])));

const card = (name: RegExp) => screen.findByRole('link', { name });

describe('the catalog', () => {
  it('reserves the height of products while loading', async () => {
    const api = filledApi();
    api.hang(searchProducts);
    renderShopper('/browse', api);

    expect(await screen.findByText('Loading products')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeInTheDocument();
  });

  it('shows each product with its lowest price, offers and price drop', async () => {
    const items = [hit('a', { dropPercent: 12.4 }), hit('b', { lowestPrice: null, offerCount: 0 })];
    renderShopper('/browse', filledApi(found(items)));

    const fallen = await card(/Product a/);
    expect(fallen).toHaveAttribute('href', '/product/a');
    expect(fallen).toHaveTextContent('12% off');
    expect(fallen).toHaveTextContent('€99.00');
    expect(fallen).toHaveTextContent('3 offers');
    expect(await card(/Product b/)).toHaveTextContent('Currently unavailable');
    expect(screen.getByText('2 products')).toBeInTheDocument();
  });

  it('shows a drop only if it is that of the price shown', async () => {
    const cheaper = { amountMinor: 100, currency: 'EUR' };
    const items = [
      hit('a', { dropPercent: 12.4, family: 'lamps' }),
      hit('b', { family: 'lamps', lowestPrice: cheaper }),
    ];
    renderShopper('/browse', filledApi(found(items)));

    const family = await card(/Product a/);
    expect(family).toHaveTextContent('€1.00');
    expect(family).not.toHaveTextContent('12% off');
  });

  it('shows each version by itself in order of falling prices, so that the prices shown are in order', async () => {
    const dearer = { amountMinor: 20_000, currency: 'EUR' };
    const items = [hit('a', { family: 'lamps', lowestPrice: dearer }), hit('b', { family: 'lamps' })];
    renderShopper('/browse?sort=price-desc', filledApi(found(items)));

    expect(await card(/Product a/)).toHaveTextContent('€200.00');
    expect(await card(/Product b/)).toBeInTheDocument();
  });

  it('shows that tax is added to prices without tax', async () => {
    const untaxed = { priceTax: 'excluded' as const, shopPrice: { amountMinor: 9_900, currency: 'USD' } };
    renderShopper('/browse', filledApi(found([hit('a', untaxed), hit('b')])));

    const cards = await screen.findAllByRole('link', { name: /Product/ });

    expect(cards.map((card) => /plus sales tax/.test(card.textContent))).toEqual([true, false]);
  });

  it('draws the last 30 days when they are known', async () => {
    const api = filledApi();
    api.answer(listPriceTrends, {
      success: true,
      items: [
        {
          productId: 'a',
          condition: 'new',
          lowestPrice: eur(9_900),
          currency: 'EUR',
          lows: [null, 12_000, 9_900],
        },
      ],
      nextCursor: null,
    });
    renderShopper('/browse', api);

    expect(
      await screen.findByRole('img', { name: 'Last 30 days: from €120.00 to €99.00' }),
    ).toBeInTheDocument();
  });

  it('requests everything in the URL', async () => {
    const api = filledApi();
    renderShopper(
      '/browse/kitchen?q=kettle&brand=Sony&brand=LG&shop=klangwerk.example&condition=new&stock=1&free=1&attribute=capacity:1+l&attribute=colour:red&min=1000&max=9999&currency=EUR&sort=price',
      api,
    );

    await card(/Product a/);
    expect(searches(api)).toEqual([
      {
        q: 'kettle',
        category: 'kitchen',
        brand: 'Sony,LG',
        retailer: 'klangwerk.example',
        condition: 'new',
        inStock: 'true',
        freeShipping: 'true',
        attributes: 'capacity:1 l,colour:red',
        currency: 'EUR',
        country: 'US',
        minPrice: '1000',
        maxPrice: '9999',
        sort: 'price',
        limit: '24',
      },
    ]);
  });

  it('shows how the query was interpreted', async () => {
    const corrections = [{ from: 'kettel', to: 'kettle' }];
    renderShopper('/browse?q=kettel', filledApi(found([hit('a')], { corrections })));

    expect(await screen.findByText('Showing results for “kettle” instead of “kettel”.')).toBeInTheDocument();
  });

  it('shows the error and retries on request', async () => {
    const api = filledApi();
    api.refuse(searchProducts, 'server.failed');
    const { user } = renderShopper('/browse', api);

    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the products');
    api.answer(searchProducts, found([hit('a')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await card(/Product a/)).toBeInTheDocument();
  });

  it('speaks German', async () => {
    renderShopper('/browse', filledApi(), { language: germanPack });

    expect(await screen.findByRole('heading', { level: 1, name: 'Alle Produkte' })).toBeInTheDocument();
    expect(await card(/Product a/)).toHaveTextContent('3 Angebote');
  });
});

describe('narrowing the catalog', () => {
  it('stores each filter in the URL and starts at the first page', async () => {
    const { user, address } = renderShopper('/browse?pages=2', filledApi());
    await card(/Product a/);

    await user.click(screen.getByRole('checkbox', { name: /Sony/ }));
    await waitFor(() => expect(address()).toBe('/browse?brand=Sony'));
    await user.click(screen.getByRole('checkbox', { name: /In stock/ }));
    await waitFor(() => expect(address()).toBe('/browse?brand=Sony&stock=1'));
    await user.click(screen.getByRole('checkbox', { name: /Free shipping\D*4/ }));

    await waitFor(() => expect(address()).toBe('/browse?brand=Sony&stock=1&free=1'));
    await user.click(
      within(screen.getByRole('group', { name: 'Capacity' })).getByRole('checkbox', { name: /^1 l/ }),
    );
    await waitFor(() => expect(address()).toBe('/browse?brand=Sony&stock=1&free=1&attribute=capacity%3A1+l'));
    expect(screen.getByRole('button', { name: 'Remove filter: Capacity: 1 l' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Sony/ })).toBeChecked();
  });

  it('writes measures in the units of the shopper’s country and language', async () => {
    const spans = {
      noise: ['to 40 db', '65 to 70 db', 'from 80 db'],
      weight: ['5 to 7.5 kg'],
      runtime: ['1200 to 1800 min'],
      volume: ['0.5 to 0.75 l'],
    };
    const attributes = Object.entries(spans).map(([name, values]) => ({
      name,
      values: values.map((value) => ({ value, label: value, count: 1 })),
    }));
    const labelsIn = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);

    renderShopper('/browse', filledApi({ ...found([hit('a')]), facets: { ...facets, attributes } }));

    await card(/Product a/);
    expect(labelsIn('Noise')).toEqual(['Under 40\u00a0dB1', '65–70\u00a0dB1', '80\u00a0dB or more1']);
    expect(labelsIn('Weight')).toEqual(['11–16.5 lb1']);
    expect(labelsIn('Battery life')).toEqual(['20–30 hr1']);
    expect(labelsIn('Volume')).toEqual(['0.5–0.75 L1']);
  });

  it('says that a price limit without exchange rate isn’t applied, and takes one in the currency shown', async () => {
    const api = filledApi();
    api.answer(searchProducts, { ...found([hit('a')]), limitIgnoredIn: 'AED' });
    const { user, address } = renderShopper('/browse?max=30000&currency=AED', api);

    expect(
      await screen.findByText('There is no exchange rate for AED. Set a limit in EUR instead.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Product a/ })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Max. price (€)' }), '80{Enter}');

    expect(address()).toBe('/browse?max=8000&currency=EUR');
  });

  it('marks counts of some of the products only, and offers filters that none of these fits', async () => {
    const counted = { ...facets, availability: [] };
    renderShopper(
      '/browse?q=lamp',
      filledApi(found([hit('a')], { total: 1_000, totalIsLowerBound: true, facets: counted })),
    );

    expect(await screen.findByRole('checkbox', { name: /^Sony/ })).toHaveAccessibleName('Sony 14+');
    expect(screen.getByRole('button', { name: /^Under/ })).toHaveTextContent('5+');
    expect(screen.getByRole('link', { name: /^Kitchen/ })).toHaveTextContent('24+');
    expect(screen.getByRole('checkbox', { name: /^In stock/ })).toBeEnabled();
  });

  it('removes a filter by its chip, and all with one click', async () => {
    const { user, address } = renderShopper('/browse?brand=Sony&brand=LG&q=tv', filledApi());
    await card(/Product a/);

    await user.click(screen.getByRole('button', { name: 'Remove filter: Sony' }));
    await waitFor(() => expect(address()).toBe('/browse?q=tv&brand=LG'));
    await user.click(screen.getByRole('button', { name: 'Remove filter: LG' }));

    await waitFor(() => expect(address()).toBe('/browse?q=tv'));
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('applies a price range from the list, or from the fields when they are left, in either order', async () => {
    const { user, address } = renderShopper('/browse', filledApi());
    await card(/Product a/);

    await user.click(screen.getByRole('button', { name: /Under €100/ }));
    await waitFor(() => expect(address()).toBe('/browse?max=9999&currency=EUR'));
    expect(screen.getByRole('button', { name: /Under €100\D+5/ })).toHaveAttribute('aria-pressed', 'true');

    const from = screen.getByRole('textbox', { name: 'Min. price (€)' });
    await user.type(from, '300');
    await user.clear(screen.getByRole('textbox', { name: 'Max. price (€)' }));
    await user.type(screen.getByRole('textbox', { name: 'Max. price (€)' }), '120,50');
    await user.click(screen.getByRole('heading', { level: 1 }));

    await waitFor(() => expect(address()).toBe('/browse?min=12050&max=30000&currency=EUR'));
  });

  it('formats price ranges over a thousand in full and parses thousands separators', async () => {
    const { user, address } = renderShopper('/browse', filledApi());
    await card(/Product a/);

    const spans = screen.getByRole('button', { name: /Under €100/ }).closest('ul');
    expect(
      within(spans ?? document.body)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Under €1005', '€100 to €5,00010', '€5,000 or more1']);
    await user.type(screen.getByRole('textbox', { name: 'Min. price (€)' }), '1,250{Enter}');

    await waitFor(() => expect(address()).toBe('/browse?min=125000&currency=EUR'));
  });

  it('shows which bound is invalid and preserves the input', async () => {
    const { user, address } = renderShopper('/browse', filledApi());
    await card(/Product a/);

    await user.type(screen.getByRole('textbox', { name: 'Min. price (€)' }), '100');
    await user.type(screen.getByRole('textbox', { name: 'Max. price (€)' }), 'cheap{Enter}');

    const most = screen.getByRole('textbox', { name: 'Max. price (€)' });
    expect(most).toBeInvalid();
    expect(most).toHaveAccessibleDescription('Enter the price as a number, such as 249.90.');
    expect(most).toHaveValue('cheap');
    expect(screen.getByRole('textbox', { name: 'Min. price (€)' })).toHaveValue('100');
    expect(address()).toBe('/browse');
  });

  it('requests prices in the currency of the place', async () => {
    window.localStorage.setItem('pricehunt_place', 'GB GBP');
    const api = filledApi();
    renderShopper('/browse', api);
    await card(/Product a/);

    expect(searches(api).map(({ currency }) => currency)).toContain('GBP');
  });

  it('shows breadcrumbs to the category and preserves the query', async () => {
    renderShopper('/browse/kitchen?q=kettle', filledApi());

    const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await within(way).findByRole('link', { name: 'Home' });
    const links = within(way).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All products', '/browse?q=kettle'],
      ['Home', '/browse/home?q=kettle'],
      ['Kitchen', '/browse/kitchen?q=kettle'],
    ]);
  });

  it('names a category in German on the German site', async () => {
    renderShopper('/browse/kitchen', filledApi(), { language: germanPack });

    expect(await screen.findByRole('heading', { level: 1, name: 'Küche' })).toBeInTheDocument();
  });

  it('shows "not found" for an unknown category', async () => {
    const api = filledApi();
    api.refuse(getCategory, 'category.not-found');
    renderShopper('/browse/nothing-such', api);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' }),
    ).toBeInTheDocument();
  });

  it('redirects an old category URL to the current one with its filters', async () => {
    const { address } = renderShopper('/browse/kuche?brand=Sony', filledApi());

    await waitFor(() => expect(address()).toBe('/browse/kitchen?brand=Sony'));
  });

  it('opens a category and preserves the other filters', async () => {
    renderShopper('/browse?brand=Sony', filledApi());
    await card(/Product a/);

    const categories = screen.getByRole('navigation', { name: 'Category' });
    expect(within(categories).getByRole('link', { name: /Kitchen/ })).toHaveAttribute(
      'href',
      '/browse/kitchen?brand=Sony',
    );
    expect(within(categories).getByRole('link', { name: 'All products' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('sorts as selected', async () => {
    const { user, address } = renderShopper('/browse', filledApi());
    await card(/Product a/);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Biggest price drop');

    await waitFor(() => expect(address()).toBe('/browse?sort=drop'));
  });

  it('shows the filters in a sheet with the number of products', async () => {
    const { user, address } = renderShopper('/browse', filledApi());
    await card(/Product a/);

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getByRole('checkbox', { name: /LG/ }));
    await waitFor(() => expect(address()).toBe('/browse?brand=LG'));
    await user.click(within(sheet).getByRole('button', { name: 'Show 2 products' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes back one filter at a time', async () => {
    const { user, address, router } = renderShopper('/browse', filledApi());
    await card(/Product a/);
    await user.click(screen.getByRole('checkbox', { name: /Sony/ }));
    await waitFor(() => expect(address()).toBe('/browse?brand=Sony'));

    await act(() => router().navigate(-1));

    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Sony/ })).not.toBeChecked());
  });
});

describe('no matching products', () => {
  it('offers to clear filters', async () => {
    const { user, address } = renderShopper('/browse/kitchen?brand=Sony&stock=1', filledApi(found([])));

    expect(await screen.findByRole('heading', { name: 'No matching products' })).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' }).slice(-1);
    await user.click(clear ?? document.body);

    await waitFor(() => expect(address()).toBe('/browse/kitchen'));
  });

  it('searches all shops for words that the catalog does not contain', async () => {
    const { user, address } = renderShopper('/browse?q=unicorn', filledApi(found([])));

    expect(await screen.findByText(/Nothing in our catalog matches “unicorn”/)).toBeInTheDocument();
    const ask = screen.getAllByRole('button', { name: 'Check all shops for “unicorn”' });
    await user.click(ask.at(-1) ?? document.body);

    await waitFor(() => expect(address()).toMatch(/^\/new-search\/[^/]+\/unicorn$/));
  });

  it('looks for the closest products with ever fewer words', async () => {
    const api = filledApi(found([]));
    renderShopper('/browse?q=red kettle unicorn', api);

    await waitFor(() =>
      expect(searches(api).map(({ q }) => q)).toEqual(['red kettle unicorn', 'red kettle', 'red']),
    );
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  });

  it('offers an alert for what was found, but not for the whole catalog', async () => {
    const { router } = renderShopper('/browse/kitchen', filledApi());
    expect(await screen.findByRole('button', { name: 'Set search alert' })).toBeInTheDocument();

    await act(() => router().navigate('/browse'));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Set search alert' })).toBeNull());
  });

  it('sets an alert without an account, confirmed by e-mail', async () => {
    const api = filledApi();
    api.answer(getShopperSession, { success: true, shopper: null });
    api.answer(requestSearchAlertByEmail, { success: true, email: 'ada@example.com' });
    const { user } = renderShopper('/browse/kitchen', api, { hasAccounts: true });
    await user.click(await screen.findByRole('button', { name: 'Set search alert' }));
    const box = within(await screen.findByRole('dialog', { name: 'Search alert' }));

    await user.click(await box.findByRole('button', { name: 'Set alert' }));
    expect(box.getByRole('textbox', { name: 'Your e-mail address' })).toBeInvalid();
    await user.type(box.getByRole('textbox', { name: 'Your e-mail address' }), 'ada@example.com');
    await user.click(box.getByRole('button', { name: 'Set alert' }));

    expect(await screen.findByText(/to ada@example\.com\. The search alert starts then/)).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        address: '/api/search-alerts/by-email',
        body: expect.objectContaining({
          email: 'ada@example.com',
          search: expect.objectContaining({ category: 'kitchen' }),
        }),
      }),
    );
  });

  it('shows that the catalog is empty', async () => {
    renderShopper('/browse', filledApi(found([])));

    expect(await screen.findByText(/No products yet/)).toBeInTheDocument();
  });
});

describe('loading more', () => {
  const first = found([hit('a'), hit('b')], { total: 3, nextCursor: 'two' });
  const second = found([hit('b'), hit('c')], { total: 3, nextCursor: null });

  it('adds the next page by a link, without duplicates', async () => {
    const api = filledApi(first);
    const { user, address, router } = renderShopper('/browse?brand=Sony', api);
    const more = await screen.findByRole('link', { name: 'Show 1 more' });
    expect(more).toHaveAttribute('href', '/browse?brand=Sony&pages=2');

    api.answer(searchProducts, second);
    await user.click(more);

    expect(await card(/Product c/)).toHaveFocus();
    expect(screen.getAllByRole('link', { name: /^Product|Product [abc]/ })).toHaveLength(3);
    expect(address()).toBe('/browse?brand=Sony&pages=2');
    expect(router().navigationType).toBe('REPLACE');
    expect(searches(api).at(-1)).toMatchObject({ cursor: 'two', brand: 'Sony' });
    expect(screen.queryByRole('link', { name: /Show \d+ more/ })).not.toBeInTheDocument();
  });

  it('loads as many pages as the URL requests', async () => {
    const api = filledApi(first);
    renderShopper('/browse?pages=3', api);

    await waitFor(() => expect(searches(api)).toHaveLength(3));

    expect(searches(api).map(({ cursor }) => cursor)).toEqual([undefined, 'two', 'two']);
  });

  it('preserves the list when the next page fails to load', async () => {
    const api = filledApi(first);
    const { user } = renderShopper('/browse', api);
    const more = await screen.findByRole('link', { name: 'Show 1 more' });

    api.refuse(searchProducts, 'server.failed');
    await user.click(more);

    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more products');
    expect(await card(/Product a/)).toBeInTheDocument();
    api.answer(searchProducts, second);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(/Product c/)).toBeInTheDocument();
  });

  it('shows the same list after going back from a product, without a request', async () => {
    const api = filledApi(first);
    const { user, router } = renderShopper('/browse', api);
    const more = await screen.findByRole('link', { name: 'Show 1 more' });
    api.answer(searchProducts, second);
    await user.click(more);
    const last = await card(/Product c/);
    const askedBefore = searches(api).length;

    await user.click(last);
    await act(() => router().navigate(-1));

    expect(await card(/Product c/)).toBeInTheDocument();
    expect(searches(api)).toHaveLength(askedBefore);
  });
});
