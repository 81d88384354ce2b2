import type { CallAnswer } from '@pricehunt/api-client';
import { listFeeds } from '@pricehunt/api-contract/feeds';
import {
  checkProductPages,
  getMerchantProduct,
  getMerchantProductFacets,
  getProductMarket,
  listMerchantProducts,
  previewProductPrice,
  withholdProducts,
} from '@pricehunt/api-contract/merchant-products';
import { listOrders } from '@pricehunt/api-contract/orders';
import type { MerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const products = '/business/dashboard/products';
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const lamp: MerchantProduct = {
  id: 'offer-1',
  feedId: 'f1',
  itemId: 'LAMP-1',
  productId: 'p1',
  title: 'Green desk lamp',
  brand: 'Lumo',
  imageUrl: null,
  link: 'https://lamp.example/green',
  price: euros(3_490),
  availability: 'in_stock',
  condition: 'new',
  updatedAt: '2026-11-20T10:00:00.000Z',
  issueCount: 2,
  checkedAt: null,
  isShown: true,
  standing: 'shown',
  holdReasons: [],
  pricePlace: {
    place: 'dearest',
    position: 3,
    offerCount: 3,
    clicks: 136,
    gap: euros(500),
    gapRatio: 0.167,
  },
};
const chair: MerchantProduct = {
  ...lamp,
  id: 'offer-2',
  itemId: 'CHAIR-1',
  title: 'Red chair',
  issueCount: 0,
  checkedAt: null,
};

const viewer = { ...owner, role: 'viewer' } as const;

function apiWith(items: MerchantProduct[], nextCursor: string | null = null, member: typeof owner = owner) {
  const api = apiFor(member);
  api.answer(listFeeds, { success: true, items: [], nextCursor: null });
  api.answer(listMerchantProducts, { success: true, items, nextCursor, total: items.length });
  api.answer(getMerchantProductFacets, {
    success: true,
    feeds: [],
    availabilities: [],
    withIssues: 1,
    rankedAt: null,
    standings: [
      { value: 'shown', count: 2 },
      { value: 'withheld', count: 3 },
      { value: 'expired', count: 1 },
    ],
    places: [{ value: 'dearest', count: 2 }],
    issues: [
      { code: 'image.broken', severity: 'warning', sentence: 'The picture is broken.', hint: '', count: 4 },
    ],
  });
  return api;
}

const listCalls = (api: Pick<ReturnType<typeof apiWith>, 'calls'>) =>
  api.calls
    .filter(({ address }) => /^\/api\/business\/products(?:\?|$)/.test(address))
    .map((call) => call.address);

describe('the table of products', () => {
  it('shows each product with price, stock and number of issues', async () => {
    renderMerchant(products, apiWith([lamp, chair]));

    const row = await screen.findByRole('row', { name: /Green desk lamp/ });
    expect(row).toHaveTextContent('€34.90');
    expect(row).toHaveTextContent('in stock');
    expect(row).toHaveTextContent('2 issues');
    expect(row).toHaveTextContent('+16.7%+€5.00Clicks136');
    expect(screen.getByText('2 products')).toBeInTheDocument();
  });

  it('searches while typing and stores the query in the URL', async () => {
    const { user, api, address } = renderMerchant(products, apiWith([lamp]));

    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(search, 'lamp');

    await waitFor(() => expect(address()).toBe(`${products}?q=lamp`));
    await waitFor(() => expect(listCalls(api).at(-1)).toContain('q=lamp'));
    expect(search).toHaveFocus();
  });

  it('filters by the figure that is clicked, and shows all on a second click', async () => {
    const { user, address } = renderMerchant(`${products}?issue=any`, apiWith([lamp]));
    const figures = await screen.findByRole('list', { name: 'Products by what to do' });

    const counts = within(figures)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: /^Beaten on price/ }));
    const filtered = address();
    await user.click(screen.getByRole('button', { name: /^Beaten on price/, pressed: true }));

    expect(counts).toEqual(['Visible2', 'Beaten on price2', 'With issues1', 'Out of stock0', 'Hidden4']);
    expect(filtered).toBe(`${products}?place=beaten`);
    expect(address()).toBe(products);
  });

  it('removes a filter by its chip', async () => {
    const at = `${products}?availability=out_of_stock&standing=hidden`;
    const { user, address } = renderMerchant(at, apiWith([lamp]));

    await user.click(await screen.findByRole('button', { name: /^Remove filter Stock: Out of stock/i }));

    expect(address()).toBe(`${products}?standing=hidden`);
    expect(screen.getByRole('button', { name: 'Remove filter Visibility: Hidden (4)' })).toBeVisible();
  });

  it('requests the filters in the URL and ignores invalid ones', async () => {
    const api = apiWith([lamp]);
    renderMerchant(`${products}?issue=any&availability=out_of_stock&sort=nonsense`, api);

    await screen.findByRole('row', { name: /Green desk lamp/ });

    expect(listCalls(api).at(-1)).toMatch(/issue=any/);
    expect(listCalls(api).at(-1)).toMatch(/availability=out_of_stock/);
    expect(listCalls(api).at(-1)).not.toMatch(/nonsense/);
  });

  it('sorts by price gap and by clicks, largest first', async () => {
    const { user, address } = renderMerchant(products, apiWith([lamp]));
    const head = async (name: string) =>
      within(await screen.findByRole('columnheader', { name })).getByRole('button');

    await user.click(await head('Gap'));
    expect(address()).toBe(`${products}?sort=gap`);
    await user.click(await head('Clicks'));

    expect(address()).toBe(`${products}?sort=clicks`);
    expect(screen.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('sorts by price in both directions', async () => {
    const { user, address } = renderMerchant(products, apiWith([lamp]));
    const price = await screen.findByRole('columnheader', { name: 'Price' });

    await user.click(within(price).getByRole('button'));
    expect(address()).toBe(`${products}?sort=price-desc`);
    await user.click(within(price).getByRole('button'));

    expect(address()).toBe(`${products}?sort=price`);
    expect(price).toHaveAttribute('aria-sort', 'ascending');
  });

  it('opens a product from the command palette by keyboard alone', async () => {
    const api = apiWith([lamp]);
    api.answer(listOrders, { success: true, items: [], nextCursor: null, total: 0, amounts: [] });
    const { user, address } = renderMerchant(products, api);
    await screen.findByRole('row', { name: /Green desk lamp/ });

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search pages/ }), 'lamp');
    await screen.findByRole('option', { name: /^Green desk lamp/ });
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');

    await waitFor(() => expect(address()).toBe(`${products}/offer-1`));
  });

  describe('the command palette', () => {
    const none = { success: true, items: [], nextCursor: null, total: 0 } as const;
    const openPalette = async (api: ReturnType<typeof apiWith>) => {
      const rendered = renderMerchant(products, api);
      await screen.findByRole('row', { name: /Green desk lamp/ });
      await rendered.user.keyboard('{Control>}k{/Control}');
      return { ...rendered, field: await screen.findByRole('combobox', { name: /^Search pages/ }) };
    };

    it('opens nothing that was found for the previous words', async () => {
      const api = apiWith([lamp]);
      api.answer(listOrders, { ...none, items: [], amounts: [] });
      const { user, address, field } = await openPalette(api);
      await user.type(field, 'lamp');
      await screen.findByRole('option', { name: /^Green desk lamp/ });
      api.hang(listMerchantProducts);

      await user.type(field, ' red{Enter}');

      expect(screen.queryByRole('option')).not.toBeInTheDocument();
      expect(screen.queryByText(/^Nothing found/)).not.toBeInTheDocument();
      expect(address()).toBe(products);
    });

    it('says that the search failed, and retries', async () => {
      const api = apiWith([lamp]);
      api.refuse(listOrders, 'server.busy');
      const { user, field } = await openPalette(api);
      await user.type(field, 'lamp');
      await screen.findByText('We couldn’t load this');
      expect(screen.getByRole('option', { name: /^Green desk lamp/ })).toBeVisible();
      api.answer(listOrders, { ...none, items: [], amounts: [] });

      await user.click(screen.getByRole('button', { name: 'Try again' }));

      await waitFor(() => expect(screen.queryByText('We couldn’t load this')).not.toBeInTheDocument());
    });

    it('searches once after a pause in typing, test orders included', async () => {
      const api = apiWith([lamp]);
      api.answer(listOrders, { ...none, items: [], amounts: [] });
      const { user, field } = await openPalette(api);

      await user.type(field, 'lamp');
      await screen.findByRole('option', { name: /^Green desk lamp/ });

      const searches = api.calls.filter(({ address }) => address.startsWith('/api/business/orders?'));
      expect(searches.map(({ address }) => address)).toEqual(['/api/business/orders?q=lamp&test=with']);
    });

    it('ignores the keydown without a key that autofill sends', async () => {
      renderMerchant(products, apiWith([lamp]));
      await screen.findByRole('row', { name: /Green desk lamp/ });

      const onError = jest.fn();
      window.addEventListener('error', onError, { once: true });

      window.dispatchEvent(new Event('keydown'));

      expect(onError).not.toHaveBeenCalled();
    });

    it.each([
      ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K'],
      ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl+K'],
    ])('shows the shortcut of the device: %s', async (userAgent, shortcut) => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      renderMerchant(products, apiWith([lamp]));

      expect(await screen.findByText(shortcut)).toBeInTheDocument();
      jest.restoreAllMocks();
    });
  });

  it('loads more on request', async () => {
    const api = apiWith([lamp], 'next');
    const { user } = renderMerchant(products, api);
    const more = await screen.findByRole('button', { name: 'Load more' });
    api.answer(listMerchantProducts, { success: true, items: [chair], nextCursor: null, total: 2 });

    await user.click(more);

    expect(await screen.findByRole('row', { name: /Red chair/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Green desk lamp/ })).toBeInTheDocument();
    expect(listCalls(api).at(-1)).toContain('cursor=next');
  });

  it('counts each filter option and filters by visibility and price rank', async () => {
    const { user, api, address } = renderMerchant(products, apiWith([lamp]));
    const row = await screen.findByRole('row', { name: /Green desk lamp/ });

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Price rank' }),
      'Most expensive (2)',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Visibility' }), 'Hidden (4)');

    expect(row).toHaveTextContent('Most expensive3 of 3');
    expect(screen.getByRole('option', { name: 'The picture is broken. (4)' })).toBeInTheDocument();
    expect(address()).toBe(`${products}?place=dearest&standing=hidden`);
    expect(listCalls(api).at(-1)).toMatch(/standing=hidden/);
  });

  it('shows no product of an unapproved merchant as visible', async () => {
    const pending = apiWith([lamp], null, { ...owner, status: 'pending' });
    const { user } = renderMerchant(products, pending);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));

    expect(
      await screen.findByRole('option', { name: 'Visible while approval is pending (2)' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Visible \(/)).not.toBeInTheDocument();
  });

  it('hides products selected by keyboard', async () => {
    const api = apiWith([lamp, chair]);
    api.answer(withholdProducts, { success: true, changedCount: 1, shownCount: 0 });
    const { user } = renderMerchant(products, api);
    (await screen.findByRole('checkbox', { name: 'Select Red chair' })).focus();

    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Hide' }));

    expect(await screen.findByText('1 product hidden')).toBeInTheDocument();
    const call = api.calls.find(({ address }) => address === '/api/business/products/withhold');
    expect(call?.body).toEqual({ ids: ['offer-2'], isWithheld: true });
  });

  it('selects all and exports them', async () => {
    const { user } = renderMerchant(products, apiWith([lamp, chair]));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));

    expect(screen.getByText('2 products selected')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/business/products.csv?ids=offer-1%2Coffer-2'),
    );
  });

  it('lets viewers select, but not change, products', async () => {
    const api = apiWith([lamp], null, viewer);
    const { user } = renderMerchant(products, api);

    await user.click(await screen.findByRole('checkbox', { name: 'Select Green desk lamp' }));

    expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it('shows the next step without products', async () => {
    renderMerchant(products, apiWith([]));

    expect(await screen.findByRole('link', { name: 'Import your catalog' })).toHaveAttribute(
      'href',
      '/business/dashboard/integrate?step=catalog',
    );
  });

  it('clears filters without results', async () => {
    const { user, address } = renderMerchant(`${products}?q=zzz`, apiWith([]));

    await screen.findByRole('heading', { name: 'No matching products' });
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);

    expect(address()).toBe(products);
  });

  it('shows that loading failed, and retries', async () => {
    const api = apiWith([]);
    api.refuse(listMerchantProducts, 'server.busy');
    const { user } = renderMerchant(products, api);
    await screen.findByText('We couldn’t load this');
    api.answer(listMerchantProducts, { success: true, items: [lamp], nextCursor: null, total: 1 });

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('row', { name: /Green desk lamp/ })).toBeInTheDocument();
  });

  it('reserves the height of rows while loading', async () => {
    const api = apiWith([]);
    api.hang(listMerchantProducts);
    renderMerchant(products, api);

    expect(await screen.findByText('Loading products')).toBeInTheDocument();
  });
});

describe('the page of a product', () => {
  const page = `${products}/offer-1`;
  const issue = {
    code: 'gtin.check-digit',
    severity: 'warning',
    sentence: 'The check digit of the GTIN is wrong.',
    hint: 'Type it as it is printed below the bar code.',
    row: null,
    line: null,
    itemId: 'LAMP-1',
    column: 'gtin',
    given: '4006381333932',
  } as const;

  function apiOfLamp(
    changes: Partial<MerchantProduct> = {},
    check: Partial<NonNullable<CallAnswer<typeof getMerchantProduct>['lastCheck']>> = {},
    api = apiWith([]),
  ) {
    api.answer(getMerchantProduct, {
      success: true,
      product: { ...lamp, ...changes },
      gtins: ['04006381333931'],
      mpn: null,
      issues: [issue],
      pricePosition: {
        position: 2,
        offerCount: 5,
        best: { price: euros(2_990), retailer: { name: 'Lampenwelt', domain: 'lampenwelt.example' } },
        gap: euros(500),
        own: euros(3_490),
        country: 'DE',
        winningPrice: euros(2_500),
      },
      lastCheck: {
        checkedAt: '2026-11-20T10:00:00.000Z',
        page: 'read',
        image: 'broken',
        pagePrice: euros(3_990),
        pageAvailability: null,
        ...check,
      },
    });
    const ofOffer = { availability: 'in_stock', condition: 'new', checkedAt: lamp.updatedAt } as const;
    const retailer = (name: string) => ({ name, domain: 'lamp.example' });
    api.answer(getProductMarket, {
      success: true,
      offers: [
        {
          ...ofOffer,
          id: 'o2',
          isOwn: false,
          retailer: retailer('Lampenwelt'),
          price: euros(2_990),
          shipping: 'included',
          shippingCost: euros(490),
          position: 1,
        },
        {
          ...ofOffer,
          id: 'offer-1',
          isOwn: true,
          retailer: retailer('Lumo Shop'),
          price: euros(3_490),
          shipping: 'unknown',
          shippingCost: null,
          position: 2,
        },
      ],
      history: [
        { day: '2026-11-19', own: euros(3_490), lowest: euros(3_100) },
        { day: '2026-11-20', own: euros(3_490), lowest: euros(2_990) },
      ],
      historyIncludesShipping: false,
      traffic: {
        period: { from: '2026-10-22', to: '2026-11-20' },
        impressions: 4_821,
        clicks: 136,
        orders: 3,
      },
    });
    api.answer(previewProductPrice, {
      success: true,
      price: euros(2_980),
      pricePosition: {
        own: euros(2_980),
        position: 1,
        offerCount: 5,
        best: null,
        gap: null,
        country: 'DE',
        winningPrice: null,
      },
      clicksGained: 40,
    });
    return api;
  }

  it('shows the price rank and the difference', async () => {
    renderMerchant(page, apiOfLamp());

    expect(await screen.findByText('2 of 5')).toBeInTheDocument();
    expect(screen.getByText('You’re €5.00 more expensive')).toBeInTheDocument();
    expect(screen.getByText('at Lampenwelt')).toBeInTheDocument();
    expect(screen.getByText('Price to win').parentElement).toHaveTextContent('€25.00');
    expect(
      screen.getByText('Prices in your currency, with shipping to Germany where it’s known.'),
    ).toBeInTheDocument();
  });

  it('shows every offer, the price over time against the lowest, and the traffic', async () => {
    renderMerchant(page, apiOfLamp());

    const offers = await screen.findByRole('table', { name: 'All offers' });
    expect(
      within(offers)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Lampenwelt.*Rank1.*€29\.90.*incl\. shipping €4\.90.*in stock.*Nov 20/),
      expect.stringMatching(/^Lumo ShopYours.*Rank2.*€34\.90.*plus shipping/),
    ]);
    fireEvent.change(screen.getByRole('slider', { name: /^Your price and the lowest/ }), {
      target: { value: '0' },
    });
    expect(screen.getByRole('slider', { name: /^Your price and the lowest/ })).toHaveAttribute(
      'aria-valuetext',
      'Nov 19: €34.90, €31.00 on Nov 19 (lowest)',
    );
    expect(screen.getByRole('list', { name: 'Last 30 days' })).toHaveTextContent(
      'Impressions4,821Clicks136Orders3',
    );
  });

  it('shows the rank that another price would have', async () => {
    const api = apiOfLamp();
    const { user } = renderMerchant(page, api);
    const field = await screen.findByRole('textbox', { name: 'Item price in EUR' });

    await user.type(field, 'free{Enter}');
    expect(await screen.findByText('Enter a price above zero, such as 49.90.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '29,80{Enter}');

    expect(
      await screen.findByText(
        'At €29.80 you’d rank 1 of 5. That rank usually brings about 40 more clicks in 30 days.',
      ),
    ).toBeVisible();
    expect(api.calls.at(-1)?.address).toBe('/api/business/products/offer-1/price-preview?amountMinor=2980');
  });

  it('drops a previewed price when another product opens', async () => {
    const api = apiOfLamp();
    const { user, router } = renderMerchant(page, api);
    await screen.findByRole('heading', { name: 'Green desk lamp', level: 1 });
    apiOfLamp({ id: 'offer-2', title: 'Red chair' }, {}, api);
    await act(() => router().navigate(`${products}/offer-2`));
    await screen.findByRole('heading', { name: 'Red chair', level: 1 });
    await user.type(screen.getByRole('textbox', { name: 'Item price in EUR' }), '29,80{Enter}');
    await screen.findByText(/^At €29.80/);

    apiOfLamp({}, {}, api);
    await act(() => router().navigate(page));

    await screen.findByRole('heading', { name: 'Green desk lamp', level: 1 });
    expect(screen.getByRole('textbox', { name: 'Item price in EUR' })).toHaveValue('');
    expect(screen.queryByText(/^At €29.80/)).not.toBeInTheDocument();
  });

  it.each([
    ['1,234', 123_400],
    ['1.234,50', 123_450],
  ])('previews the typed price %s with its thousands', async (typed, amountMinor) => {
    const api = apiOfLamp();
    const { user } = renderMerchant(page, api);

    await user.type(await screen.findByRole('textbox', { name: 'Item price in EUR' }), `${typed}{Enter}`);

    await screen.findByText(/^At €29.80/);
    expect(api.calls.at(-1)?.address).toBe(
      `/api/business/products/offer-1/price-preview?amountMinor=${amountMinor}`,
    );
  });

  it('shows each issue with severity, code, value and fix', async () => {
    renderMerchant(page, apiOfLamp());

    const item = (await screen.findByText(issue.sentence)).closest('li');
    expect(item).toHaveTextContent('Warning');
    expect(item).toHaveTextContent(issue.hint);
    expect(item).toHaveTextContent('Value4006381333932');
    expect(item).toHaveTextContent('Codegtin.check-digit');
  });

  it('shows the data of its page and picture, and when they were checked', async () => {
    renderMerchant(page, apiOfLamp());

    expect(await screen.findByText('Broken')).toBeInTheDocument();
    expect(screen.getByText('€39.90')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recheck page' })).toBeInTheDocument();
  });

  it('shows the result of a recheck without a reload', async () => {
    const api = apiOfLamp();
    api.answer(checkProductPages, { success: true, queuedCount: 1 });
    const { user } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Recheck page' }));
    expect(await screen.findByText('Page check started')).toBeVisible();
    expect(screen.getByText('Broken')).toBeVisible();
    const checkedAt = '2026-11-20T10:05:00.000Z';
    apiOfLamp({ checkedAt }, { checkedAt, image: 'shown' }, api);

    expect(await screen.findByText('OK', {}, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Recheck page' })).toBeEnabled());
  });

  it('shows that a page on an unverified domain is not checked', async () => {
    const api = apiOfLamp();
    api.answer(checkProductPages, { success: true, queuedCount: 0 });
    const { user } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Recheck page' }));

    expect(await screen.findByText('Only pages on your verified domains can be checked')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recheck page' })).toBeEnabled();
  });

  it('shows why a product is on hold and what to do, and rechecks its page', async () => {
    const api = apiOfLamp({
      isShown: false,
      standing: 'held',
      holdReasons: [
        { kind: 'title', claimed: 'Garden gnome', known: 'Desk lamp L2', sources: 2 },
        { kind: 'price', claimed: euros(500), lowest: euros(2_900), highest: euros(3_300), sources: 1 },
      ],
    });
    api.answer(checkProductPages, { success: true, queuedCount: 1 });
    const { user } = renderMerchant(page, api);

    const title = (await screen.findByText('The title describes a different product')).closest('li');
    expect(title).toHaveTextContent('Your catalogGarden gnome2 other shopsDesk lamp L2Correct the GTIN');
    const price = screen.getByText('The price is far from what other shops charge').closest('li');
    expect(price).toHaveTextContent('€5.001 other shop€29.00 – €33.00');
    await user.click(screen.getByRole('button', { name: 'Check price on your page' }));
    expect(await screen.findByText('Page check started')).toBeVisible();
  });

  it('shows why shoppers do not see it', async () => {
    renderMerchant(page, apiOfLamp({ isShown: false, standing: 'domain-unproved' }));

    expect(await screen.findByText('Shoppers don’t see this product')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verify domain' })).toBeInTheDocument();
  });

  it('shows that it no longer exists', async () => {
    const api = apiWith([]);
    api.refuse(getMerchantProduct, 'product.not-found');
    renderMerchant(page, api);

    expect(await screen.findByText('We couldn’t find this product.')).toBeInTheDocument();
  });

  it('speaks German', async () => {
    renderMerchant(page, apiOfLamp(), { language: germanPack });

    expect(await screen.findByText('Preisposition')).toBeInTheDocument();
    expect(screen.getByText(/5,00\s€ teurer/)).toBeInTheDocument();
  });
});
