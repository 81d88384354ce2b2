import { fakeApi } from '@pricehunt/api-client/testing';
import {
  getExchangeRates,
  getProduct,
  listPriceTrends,
  searchProducts,
} from '@pricehunt/api-contract/browsing';
import { getShopperSession, signInShopper, signOutShopper } from '@pricehunt/api-contract/shopper-identity';
import { listHistory, mergeHistory } from '@pricehunt/api-contract/shopper-lists';
import { buildProduct, buildShopperAccount } from '@pricehunt/api-contract/testing';
import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { savePage } from '../saved-pages/saved-pages';
import { nothingFound, renderShopper } from '../testing';
import { withCacheStorage } from '../browser/testing-cache-storage';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const shopper = buildShopperAccount({ email: 'ada@example.com' });

function entry(title: string, at: string, more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    key: title.toLowerCase(),
    kind: 'product',
    title,
    link: null,
    requestId: null,
    imageUrl: null,
    at,
    ...more,
  };
}

const lamp = entry('Lamp', '2026-11-21T09:00:00.000Z');
const kettle = entry('Kettle', '2026-11-20T09:00:00.000Z');

function keepOnDevice(...entries: HistoryEntry[]) {
  window.localStorage.setItem('pricehunt_history', JSON.stringify({ entries, removed: [], clearedAt: null }));
}

function apiOf(account: typeof shopper | null, items: HistoryEntry[] = []) {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: account });
  api.answer(signInShopper, { success: true, shopper });
  api.answer(signOutShopper, { success: true });
  api.answer(listHistory, { success: true, items, nextCursor: null });
  api.answer(mergeHistory, { success: true, items, nextCursor: null });
  return api;
}

const open = (api = apiOf(null)) => renderShopper('/history', api, { hasAccounts: true });
const titles = () =>
  screen.getAllByRole('listitem').flatMap((item) => within(item).queryByRole('link')?.textContent ?? []);

async function undo(user: UserEvent) {
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
}

afterEach(() => {
  window.localStorage.clear();
  Reflect.deleteProperty(globalThis, 'caches');
});

it('shows the next step when the history is empty', async () => {
  open();

  expect(await screen.findByText('No history yet')).toBeInTheDocument();
});

it('lists this device’s history by day', async () => {
  keepOnDevice(lamp, kettle);
  open();

  expect(await screen.findByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeInTheDocument();
  expect(titles()).toEqual(expect.arrayContaining(['Lamp', 'Kettle']));
  expect(screen.getByText(/Saved on this device only/)).toBeInTheDocument();
});

it('shows one row a product, with today’s price and its change since the product was seen', async () => {
  const seen = { kind: 'delivered', tax: 'included', currency: 'EUR' } as const;
  keepOnDevice(
    { ...lamp, priceWhenSeen: { amountMinor: 5_000, currency: 'EUR' }, heldWhenSeen: seen },
    entry('LAMP', '2026-11-20T09:00:00.000Z', {
      key: 'link',
      kind: 'comparison',
      link: 'https://shop.example/l',
    }),
  );
  const api = apiOf(null);
  const lowestPrice = { amountMinor: 4_200, currency: 'EUR' };
  api.answer(listPriceTrends, {
    success: true,
    items: [
      { productId: 'lamp', condition: 'new', lowestPrice, priceHolds: seen, currency: 'EUR', lows: [null] },
    ],
    nextCursor: null,
  });
  const { user } = open(api);

  expect(await screen.findByText('€8.00 less than when you saw it')).toBeInTheDocument();
  expect(titles()).toEqual(expect.arrayContaining(['Lamp']));
  expect(screen.queryByRole('link', { name: 'LAMP' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set price alert: Lamp' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove Lamp' }));
  expect(screen.getByText('No history yet')).toBeInTheDocument();
  await undo(user);
  expect(await screen.findByRole('link', { name: 'Lamp' })).toBeInTheDocument();
});

it('shows prices and changes in the shopper’s currency, compared in the currency of then', async () => {
  const seen = { kind: 'delivered', tax: 'included', currency: 'USD' } as const;
  keepOnDevice({ ...lamp, priceWhenSeen: { amountMinor: 5_000, currency: 'EUR' }, heldWhenSeen: seen });
  const api = apiOf(null);
  api.answer(getExchangeRates, { success: true, base: 'EUR', date: '2026-11-20', rates: { USD: 1.2 } });
  const lowestPrice = { amountMinor: 4_800, currency: 'USD' };
  api.answer(listPriceTrends, {
    success: true,
    items: [
      { productId: 'lamp', condition: 'new', lowestPrice, priceHolds: seen, currency: 'USD', lows: [null] },
    ],
    nextCursor: null,
  });
  open(api);

  expect(await screen.findByText('$12.00 less than when you saw it')).toBeInTheDocument();
  expect(screen.getByText('$48.00')).toBeInTheDocument();
  expect(screen.getByText(/exchange rates of Nov 20, 2026/)).toBeInTheDocument();
});

it('leads back to words searched in the catalog', async () => {
  keepOnDevice(entry('quiet vacuum', '2026-11-21T09:00:00.000Z', { key: 'quiet vacuum', kind: 'search' }));
  open();

  expect(await screen.findByRole('link', { name: 'quiet vacuum' })).toHaveAttribute(
    'href',
    '/browse?q=quiet+vacuum',
  );
});

it('searches titles and shows when nothing matches', async () => {
  keepOnDevice(lamp, kettle);
  const { user } = open();

  await user.type(await screen.findByRole('searchbox', { name: 'Search your history' }), 'lam');
  expect(screen.queryByRole('link', { name: 'Kettle' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search your history' }), 'x');

  expect(screen.getByText('No results for “lamx” in your history.')).toBeInTheDocument();
});

it('removes an entry and undoes it in place', async () => {
  keepOnDevice(lamp, kettle);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Remove Lamp' }));
  expect(screen.queryByRole('link', { name: 'Lamp' })).not.toBeInTheDocument();
  await undo(user);

  expect(screen.getByRole('link', { name: 'Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Today' })).toBeInTheDocument();
});

it('clears the history and undoes it', async () => {
  keepOnDevice(lamp, kettle);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Clear history' }));
  expect(screen.getByText('No history yet')).toBeInTheDocument();
  await undo(user);

  expect(titles()).toEqual(expect.arrayContaining(['Lamp', 'Kettle']));
});

it('deletes the saved page of a removed entry, and all of them when the history is cleared', async () => {
  const { savedPaths } = withCacheStorage();
  await Promise.all(['/product/lamp', '/product/kettle', '/new-search/1'].map((path) => savePage(path, {})));
  keepOnDevice(lamp, kettle);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Remove Lamp' }));
  await waitFor(async () => expect(await savedPaths()).toEqual(['/product/kettle', '/new-search/1']));
  await user.click(screen.getByRole('button', { name: 'Clear history' }));

  await waitFor(async () => expect(await savedPaths()).toEqual([]));
});

it("merges the device's history into the account at sign-in", async () => {
  keepOnDevice(lamp);
  const api = apiOf(null);
  api.answer(listHistory, { success: true, items: [lamp, kettle], nextCursor: null });
  const { user } = open(api);

  await user.click(await screen.findByRole('button', { name: 'Sync across devices' }));
  await user.click(await screen.findByRole('button', { name: 'I already have an account' }));
  await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'copper kettle{Enter}');

  await waitFor(() =>
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        address: '/api/shopper/history/merge',
        body: { entries: [lamp], removed: [], clearedAt: null },
      }),
    ),
  );
  expect(await screen.findByText(/Saved to your account/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Kettle' })).toBeInTheDocument();
  await waitFor(() => expect(window.localStorage.getItem('pricehunt_history')).toBeNull());
});

it('leaves no account data on the device after signing out', async () => {
  const { savedPaths } = withCacheStorage();
  await savePage('/product/lamp', {});
  const { user } = open(apiOf(shopper, [lamp]));
  await screen.findByRole('link', { name: 'Lamp' });

  await user.click(screen.getByRole('button', { name: 'Account: ada@example.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));

  expect(await screen.findByText('No history yet')).toBeInTheDocument();
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Lamp');
  expect(await savedPaths()).toEqual([]);
});

it('sends removals to the account', async () => {
  const api = apiOf(shopper, [lamp]);
  const { user } = open(api);

  await user.click(await screen.findByRole('button', { name: 'Remove Lamp' }));

  await waitFor(() =>
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        body: { entries: [], removed: [{ key: 'lamp', at: expect.any(String) }], clearedAt: null },
      }),
    ),
  );
});

it('shows that the account’s history failed to load and retries on request', async () => {
  const api = apiOf(shopper);
  api.refuse(listHistory, 'server.failed');
  const { user } = open(api);
  await screen.findByText('We couldn’t load your history');
  api.answer(listHistory, { success: true, items: [lamp], nextCursor: null });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Lamp' })).toBeInTheDocument();
});

it('shows that the account’s history is loading', async () => {
  const api = apiOf(shopper);
  api.hang(listHistory);
  open(api);

  expect(await screen.findByText('Loading your history')).toBeInTheDocument();
});

it('adds words searched for in the catalog with their price limit', async () => {
  const api = apiOf(null);
  api.answer(searchProducts, nothingFound);
  const { router } = renderShopper('/browse?q=quiet+vacuum+under+%24300', api, { hasAccounts: true });
  await waitFor(() => expect(window.localStorage.getItem('pricehunt_history')).toContain('quiet vacuum'));

  await act(() => router().navigate('/history'));

  const link = await screen.findByRole('link', { name: 'quiet vacuum under $300' });
  expect(link).toHaveAttribute('href', '/browse?q=quiet+vacuum+under+%24300');
  expect(screen.getAllByRole('link', { name: /quiet vacuum/ })).toHaveLength(1);
});

it('adds opened product pages to the history', async () => {
  const api = apiOf(null);
  api.answer(getProduct, {
    success: true,
    product: buildProduct({ id: 'p1', title: 'Lamp' }),
    categoryPath: [],
  });
  const { router } = renderShopper('/product/p1', api, { hasAccounts: true });
  await screen.findByRole('heading', { level: 1, name: 'Lamp' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite' })).toBeEnabled());
  await waitFor(() => expect(window.localStorage.getItem('pricehunt_history')).toContain('Lamp'));

  await act(() => router().navigate('/history'));

  expect(await screen.findByRole('link', { name: 'Lamp' })).toHaveAttribute('href', '/product/p1');
});
