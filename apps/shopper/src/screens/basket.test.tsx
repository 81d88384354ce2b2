import { fakeApi } from '@pricehunt/api-client/testing';
import { planBasket } from '@pricehunt/api-contract/baskets';
import { buildOffer, buildProduct } from '@pricehunt/api-contract/testing';
import type { BasketLineView, BasketPlan } from '@pricehunt/api-contract/baskets';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function line(productId: string, changes: Partial<BasketLineView> = {}): BasketLineView {
  const product = buildProduct({ id: productId, title: productId });
  return { productId, quantity: 1, product, standing: 'planned', ...changes };
}

const pricedAt = (shop: string, productId: string, items: number, shipping = 0) => {
  const offer = buildOffer({
    id: `${shop}-${productId}`,
    retailer: { name: shop, domain: `${shop}.example` },
  });
  const outbound = { to: offer.link, offer: offer.id, signature: `signed-${shop}` };
  return { offer, outbound, deliveredTotal: euros(items + shipping), itemPrice: euros(items) };
};

function order(
  shop: string,
  productId: string,
  items: number,
  shipping: number,
): BasketPlan['orders'][number] {
  const priced = pricedAt(shop, productId, items, shipping);
  return {
    retailer: priced.offer.retailer,
    seller: null,
    items: euros(items),
    shipping: euros(shipping),
    lines: [{ productId, quantity: 1, cost: euros(items), priced }],
  };
}

const plan = (total: number, ...orders: BasketPlan['orders']): BasketPlan => ({
  orders,
  total: euros(total),
  atLeast: euros(total),
});
const split = plan(5_500, order('Alpha', 'Lamp', 2_500, 500), order('Beta', 'Kettle', 2_000, 500));

function apiOf(lines: BasketLineView[], cheapest: BasketPlan | null, oneShop: BasketPlan | null = null) {
  const api = fakeApi();
  const plans = cheapest === null ? null : { cheapest, oneShop, twoShops: cheapest };
  api.answer(planBasket, { success: true, currency: 'EUR', ratesDate: null, lines, plans });
  return api;
}

const address = '/basket?name=Kitchen&items=1*Lamp,1*Kettle';

it('shows which shop to buy each product from, with shipping, beside all from one shop', async () => {
  renderShopper(
    address,
    apiOf([line('Lamp'), line('Kettle')], split, plan(6_000, order('Gamma', 'Lamp', 6_000, 0))),
  );

  const alpha = await screen.findByRole('region', { name: 'Alpha' });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kitchen');
  expect(alpha).toHaveTextContent(/Lamp.*€25\.00.*plus €5\.00 shipping/);
  expect(screen.getByRole('radio', { name: /All from one shop.*€60\.00.*€5\.00 more/ })).toBeEnabled();
  expect(screen.getByText(/No other combination/)).toBeInTheDocument();
});

it('leads to the shops one after the other, by signed links', async () => {
  const { user } = renderShopper(address, apiOf([line('Lamp'), line('Kettle')], split));
  const first = await screen.findByRole('link', { name: 'Open next: Alpha' });
  expect(first.getAttribute('href')).toMatch(/^\/api\/redirect\?.*source=basket.*signature=signed-Alpha/);

  await user.click(first);
  const second = await screen.findByRole('link', { name: 'Open next: Beta' });
  await user.click(second);

  expect(await screen.findByText('2 of 2 product pages opened')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Open next/ })).toBeNull();
});

it('leaves the link at its shop until the browser has followed it', async () => {
  renderShopper(address, apiOf([line('Lamp'), line('Kettle')], split));
  const link = await screen.findByRole('link', { name: 'Open next: Alpha' });

  fireEvent.click(link);

  expect(link.getAttribute('href')).toContain('signature=signed-Alpha');
  expect(await screen.findByRole('link', { name: 'Open next: Beta' })).toBeInTheDocument();
});

it('says what is left out of the totals, and how far a total may be from the lowest', async () => {
  const unstated = line('Kettle', {
    standing: 'shipping-not-stated',
    itemsFrom: { cost: euros(900), priced: pricedAt('Beta', 'Kettle', 900) },
  });
  const open = { ...plan(3_000, order('Alpha', 'Lamp', 2_500, 500)), atLeast: euros(2_900) };
  renderShopper(address, apiOf([line('Lamp'), unstated], open));

  expect(await screen.findByText(/Shipping not stated, so not in the totals/)).toHaveTextContent(
    /Beta: €9\.00/,
  );
  expect(screen.getByText(/At most €1\.00 more than the lowest possible total/)).toHaveTextContent(
    '1 product isn’t in these totals',
  );
});

it('claims only of the cheapest plan that nothing costs less', async () => {
  const dearer = plan(6_000, order('Gamma', 'Lamp', 6_000, 0));
  const { user } = renderShopper(address, apiOf([line('Lamp'), line('Kettle')], split, dearer));

  await user.click(await screen.findByRole('radio', { name: /All from one shop/ }));

  expect(await screen.findByRole('region', { name: 'Gamma' })).toBeInTheDocument();
  expect(screen.queryByText(/No other combination|At most/)).toBeNull();
});

it('names condition and tax where they aren’t the usual ones', async () => {
  const used = order('Alpha', 'Lamp', 2_500, 500);
  const [bought] = used.lines;
  if (bought === undefined) throw new Error('An order without lines.');
  const offer = { ...bought.priced.offer, condition: 'used' as const, tax: 'excluded' as const };
  const lines = [{ ...bought, priced: { ...bought.priced, offer } }];
  const mixed = plan(5_500, { ...used, lines }, order('Beta', 'Kettle', 2_000, 500));
  renderShopper(address, apiOf([line('Lamp'), line('Kettle')], mixed));

  expect(await screen.findByRole('link', { name: /Lamp.*Used, plus/ })).toBeInTheDocument();
  const beta = within(screen.getByRole('region', { name: 'Beta' }));
  expect(beta.getByRole('link', { name: 'Kettle' })).toBeInTheDocument();
  expect(screen.getByText(/Some prices in this total include tax/)).toBeInTheDocument();
});

it.each([
  ['not-sold', 'No shop has these products in stock and delivers them to you.'],
  ['shipping-not-stated', /No shop states what it costs to ship/],
] as const)('says why there is no plan for products that are %s', async (standing, sentence) => {
  renderShopper(address, apiOf([line('Lamp', { standing: 'not-sold' }), line('Kettle', { standing })], null));

  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('changes quantities and removes products in the address, so that the link shares the list', async () => {
  const { user, router } = renderShopper(address, apiOf([line('Lamp'), line('Kettle')], split));
  const lamp = await screen.findByRole('spinbutton', { name: 'Quantity: Lamp' });

  await user.clear(lamp);
  await user.type(lamp, '3');
  await user.click(screen.getByRole('button', { name: 'Remove Kettle' }));

  expect(new URLSearchParams(router().location.search).get('items')).toBe('3*Lamp');
  expect(new URLSearchParams(router().location.search).get('name')).toBe('Kitchen');
});

it('shows how to fill an empty list', async () => {
  renderShopper('/basket');

  const empty = (await screen.findByRole('heading', { name: 'This list is empty' })).parentElement;

  expect(within(empty as HTMLElement).getByRole('link', { name: 'Go to favourites' })).toBeInTheDocument();
});

it('offers the list’s price drops as a feed and as a calendar', async () => {
  renderShopper(address, apiOf([line('Lamp'), line('Kettle')], split));

  const feed = await screen.findByRole('link', { name: 'Feed (Atom)' });
  const calendar = screen.getByRole('link', { name: 'Calendar (ICS)' });

  const query = '?name=Kitchen&items=1*Lamp%2C1*Kettle&country=US&currency=USD';
  expect(feed).toHaveAttribute('href', `/api/basket/price-drops.atom${query}`);
  expect(calendar).toHaveAttribute('href', `/api/basket/price-drops.ics${query}`);
});

describe('a saved list', () => {
  afterEach(() => window.localStorage.clear());
  const api = () => apiOf([line('Lamp'), line('Kettle')], split);

  it('is stored with each change and found again on the favourites page', async () => {
    const { user } = renderShopper(address, api(), { hasAccounts: true });

    await user.click(await screen.findByRole('button', { name: 'Save list' }));
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    await user.type(screen.getByLabelText('List name'), ' and bath');
    cleanup();
    renderShopper('/favorites', api(), { hasAccounts: true });

    const lists = await screen.findByRole('region', { name: 'Shopping lists' });
    expect(within(lists).getByText('2 products')).toBeVisible();
    expect(within(lists).getByRole('link', { name: 'Kitchen and bath' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/basket\?name=Kitchen\+and\+bath&items=1\*Lamp%2C1\*Kettle&saved=.+/),
    );
  });

  it('can be deleted and restored', async () => {
    const { user } = renderShopper(address, api(), { hasAccounts: true });
    await user.click(await screen.findByRole('button', { name: 'Save list' }));
    cleanup();
    const { user: later } = renderShopper('/favorites', api(), { hasAccounts: true });

    await later.click(await screen.findByRole('button', { name: 'Delete list Kitchen' }));
    expect(screen.queryByRole('link', { name: 'Kitchen' })).toBeNull();
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await later.keyboard('{Enter}');

    expect(await screen.findByRole('link', { name: 'Kitchen' })).toBeVisible();
  });

  it('is a copy for whoever opens its link', async () => {
    renderShopper(`${address}&saved=somebody-elses`, api(), { hasAccounts: true });

    expect(await screen.findByRole('button', { name: 'Save list' })).toBeVisible();
  });
});
