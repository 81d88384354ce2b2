import { fakeApi } from '@pricehunt/api-client/testing';
import {
  getExchangeRates,
  getProduct,
  listPriceTrends,
  listProductOffers,
} from '@pricehunt/api-contract/browsing';
import { getShopperSession } from '@pricehunt/api-contract/shopper-identity';
import { listFavorites, mergeFavorites } from '@pricehunt/api-contract/shopper-lists';
import { buildProduct, buildShopperAccount } from '@pricehunt/api-contract/testing';
import type { FavoriteView } from '@pricehunt/api-contract/shopper-lists';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const shopper = buildShopperAccount({ email: 'ada@example.com' });
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function favorite(title: string, then: number, now: number | null, at: string): FavoriteView {
  const id = title.toLowerCase();
  return {
    key: `product:${id}`,
    productId: id,
    link: null,
    title,
    imageUrl: null,
    priceWhenSaved: euros(then),
    at,
    note: null,
    today: {
      productId: id,
      lowestPrice: now === null ? null : euros(now),
      offerCount: now === null ? 0 : 2,
      inStock: now !== null,
      change: now === null ? null : { amount: euros(now - then), percent: ((now - then) / then) * 100 },
    },
  };
}

const lamp = favorite('Lamp', 10_000, 8_000, '2026-11-20T09:00:00.000Z');
const kettle = favorite('Kettle', 5_000, 5_500, '2026-11-21T09:00:00.000Z');
const gone = favorite('Apron', 2_000, null, '2026-11-19T09:00:00.000Z');

function keepOnDevice({ productId, link, title, imageUrl, priceWhenSaved, at, note }: FavoriteView) {
  const entries = [{ productId, link, title, imageUrl, priceWhenSaved, at, note }];
  window.localStorage.setItem(
    'pricehunt_favorites',
    JSON.stringify({ entries, removed: [], clearedAt: null }),
  );
}

function apiOf(account: typeof shopper | null, items: FavoriteView[] = []) {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: account });
  api.answer(listFavorites, { success: true, items, nextCursor: null });
  api.answer(mergeFavorites, { success: true, items, nextCursor: null, refused: [] });
  return api;
}

const open = (api = apiOf(null), address = '/favorites') =>
  renderShopper(address, api, { hasAccounts: true });
const names = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);

async function undo(user: UserEvent) {
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
}

afterEach(() => window.localStorage.clear());

it('shows the next step when nothing is saved', async () => {
  open();

  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
});

it('shows saved price, current price and the change in words', async () => {
  open(apiOf(shopper, [kettle, lamp, gone]));

  const row = await screen.findByRole('row', { name: /Lamp/ });

  expect(row).toHaveTextContent(/€100\.00.*€80\.00/);
  expect(row).toHaveTextContent(/€20\.00 less than when added/);
  expect(row).toHaveTextContent('-20%');
  expect(screen.getByRole('row', { name: /Apron/ })).toHaveTextContent('not available');
});

it('loads today’s price from the catalog for favourites on this device', async () => {
  const api = apiOf(null);
  api.answer(listPriceTrends, {
    success: true,
    items: [
      {
        productId: 'lamp',
        condition: 'new',
        lowestPrice: euros(7_500),
        currency: 'EUR',
        lows: [9_000, null],
      },
    ],
    nextCursor: null,
  });
  keepOnDevice(lamp);
  open(api);

  const row = await screen.findByRole('row', { name: /Lamp/ });

  await waitFor(() => expect(row).toHaveTextContent(/€25\.00 less than when added/));
});

it('compares in the saved currency, and shows all amounts in the shopper’s', async () => {
  window.localStorage.setItem('pricehunt_place', 'DE EUR');
  const api = apiOf(null);
  api.answer(getExchangeRates, { success: true, base: 'EUR', date: '2026-11-20', rates: { USD: 1.2 } });
  api.answer(listPriceTrends, {
    success: true,
    items: [{ productId: 'lamp', condition: 'new', lowestPrice: euros(7_500), currency: 'EUR', lows: [] }],
    nextCursor: null,
  });
  keepOnDevice({ ...lamp, priceWhenSaved: { amountMinor: 10_000, currency: 'USD' } });
  open(api);

  const row = await screen.findByRole('row', { name: /Lamp/ });

  await waitFor(() => expect(row).toHaveTextContent(/€83\.33.*€75\.00.*€8\.33 less than when added/));
});

it('shows what today’s price includes, and no change between prices with and without tax', async () => {
  const holds = { kind: 'delivered', tax: 'excluded', currency: 'USD' } as const;
  const api = apiOf(null);
  api.answer(listPriceTrends, {
    success: true,
    items: [
      {
        productId: 'lamp',
        condition: 'new',
        lowestPrice: euros(7_500),
        priceHolds: holds,
        currency: 'EUR',
        lows: [],
      },
    ],
    nextCursor: null,
  });
  keepOnDevice(lamp);
  open(api);

  const row = await screen.findByRole('row', { name: /Lamp/ });

  await waitFor(() => expect(row).toHaveTextContent(/€75\.00.*incl\. shipping, plus sales tax/));
  expect(row).not.toHaveTextContent('less than');
});

it.each([
  ['DE EUR', ['Lamp', 'Kettle', 'Apron']],
  ['US USD', ['Kettle', 'Lamp', 'Apron']],
])('sorts by price in %s as the country compares prices with and without tax', async (place, sorted) => {
  const holds = { kind: 'delivered', tax: 'excluded', currency: 'USD' } as const;
  const untaxed = { ...kettle, today: { ...kettle.today, priceHolds: holds } };
  window.localStorage.setItem('pricehunt_place', place);
  open(apiOf(shopper, [untaxed, lamp, gone]), '/favorites?sort=price');

  await screen.findByRole('row', { name: /Lamp/ });

  expect(names()).toEqual(sorted);
});

it.each([
  ['latest', ['Kettle', 'Lamp', 'Apron']],
  ['drop', ['Lamp', 'Kettle', 'Apron']],
  ['price', ['Kettle', 'Lamp', 'Apron']],
  ['title', ['Apron', 'Kettle', 'Lamp']],
])('sorts by %s', async (order, sorted) => {
  const { user, address } = open(apiOf(shopper, [lamp, kettle, gone]));

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), order);

  expect(names()).toEqual(sorted);
  expect(address()).toBe(`/favorites?sort=${order}`);
});

it('says how many favourites the shopping list leaves out', async () => {
  const many = Array.from({ length: 43 }, (_, place) => favorite(`Lamp ${place}`, 100, 100, lamp.at));
  open(apiOf(shopper, many));

  expect(await screen.findByText(/takes up to 40 products\. It leaves out 3/)).toBeInTheDocument();
});

it('removes a favourite and undoes it', async () => {
  keepOnDevice(lamp);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Remove Lamp' }));
  expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  await undo(user);

  expect(screen.getByRole('link', { name: 'Lamp' })).toBeInTheDocument();
});

it('shows that the account’s favourites failed to load', async () => {
  const api = apiOf(shopper);
  api.refuse(listFavorites, 'server.failed');
  open(api);

  expect(await screen.findByText('We couldn’t load your favourites')).toBeInTheDocument();
});

it('shows that the list is loading', async () => {
  const api = apiOf(shopper);
  api.hang(listFavorites);
  open(api);

  expect(await screen.findByText('Loading your favourites')).toBeInTheDocument();
});

it('warns when the account has no room for all favourites of the device', async () => {
  keepOnDevice(lamp);
  const api = apiOf(shopper);
  api.answer(mergeFavorites, { success: true, items: [], nextCursor: null, refused: ['product:lamp'] });
  open(api);

  expect(await screen.findByText(/Your favourites are full/)).toBeInTheDocument();
});

describe('the heart on a product’s page', () => {
  function productApi(account: typeof shopper | null) {
    const api = apiOf(account);
    api.answer(getProduct, {
      success: true,
      product: buildProduct({ id: 'lamp', title: 'Lamp' }),
      categoryPath: [],
    });
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      items: [],
      nextCursor: null,
      bestOfferId: null,
    });
    return api;
  }

  it('saves the product on the device without an account, with undo', async () => {
    const { user } = open(productApi(null), '/product/lamp');
    const heart = await screen.findByRole('button', { name: 'Favourite' });
    await waitFor(() => expect(heart).toBeEnabled());

    await user.click(heart);
    const whenPressed = heart.getAttribute('aria-pressed');
    await undo(user);

    expect(whenPressed).toBe('true');
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  });

  it('updates at once and sends the change to the account', async () => {
    const api = productApi(shopper);
    api.hang(mergeFavorites);
    const { user } = open(api, '/product/lamp');
    const heart = await screen.findByRole('button', { name: 'Favourite' });
    await waitFor(() => expect(heart).toBeEnabled());

    await user.click(heart);

    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(api.calls).toContainEqual(
        expect.objectContaining({
          address: '/api/shopper/favorites/merge',
          body: expect.objectContaining({ favorites: [expect.objectContaining({ productId: 'lamp' })] }),
        }),
      ),
    );
  });
});
