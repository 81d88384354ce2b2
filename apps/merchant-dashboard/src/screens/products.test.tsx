import type { CallAnswer } from '@pricehunt/api-client';
import {
  checkProductPages,
  getMerchantProduct,
  getMerchantProductFacets,
  listFeeds,
  listMerchantProducts,
  withholdProducts,
} from '@pricehunt/api-contract';
import type { MerchantProduct } from '@pricehunt/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
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
  pricePlace: { place: 'dearest', position: 3, offerCount: 3 },
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
    ...{ success: true, feeds: [], availabilities: [], withIssues: 1, rankedAt: null },
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
    expect(screen.getByText('2 products')).toBeInTheDocument();
  });

  it('searches while typing and stores the query in the URL', async () => {
    const { user, api, address } = renderMerchant(products, apiWith([lamp]));

    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lamp{Enter}');

    expect(address()).toBe(`${products}?q=lamp`);
    expect(listCalls(api).at(-1)).toContain('q=lamp');
  });

  it('requests the filters in the URL and ignores invalid ones', async () => {
    const api = apiWith([lamp]);
    renderMerchant(`${products}?issue=any&availability=out_of_stock&sort=nonsense`, api);

    await screen.findByRole('row', { name: /Green desk lamp/ });

    expect(listCalls(api).at(-1)).toMatch(/issue=any/);
    expect(listCalls(api).at(-1)).toMatch(/availability=out_of_stock/);
    expect(listCalls(api).at(-1)).not.toMatch(/nonsense/);
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
    renderMerchant(products, apiWith([lamp], null, { ...owner, status: 'pending' }));

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
        ...{ own: euros(3_490), country: 'DE', winningPrice: euros(2_500) },
      },
      lastCheck: {
        ...{ checkedAt: '2026-11-20T10:00:00.000Z', page: 'read', image: 'broken' },
        ...{ pagePrice: euros(3_990), pageAvailability: null },
        ...check,
      },
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
      ...{ isShown: false, standing: 'held' },
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
