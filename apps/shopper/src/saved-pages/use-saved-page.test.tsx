import { fakeApi } from '@pricehunt/api-client/testing';
import {
  getPriceHistory,
  getProduct,
  listProductOffers,
  listRelatedProducts,
} from '@pricehunt/api-contract/browsing';
import { getComparison } from '@pricehunt/api-contract/comparisons';
import { getShopperSession } from '@pricehunt/api-contract/shopper-identity';
import { listFavorites, mergeHistory } from '@pricehunt/api-contract/shopper-lists';
import {
  buildComparedOffer,
  buildComparison,
  buildOffer,
  buildProduct,
  buildShopperAccount,
} from '@pricehunt/api-contract/testing';
import type { FavoriteView } from '@pricehunt/api-contract/shopper-lists';
import { screen, waitFor } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { renderShopper, testRequestId } from '../testing';
import { withCacheStorage } from '../browser/testing-cache-storage';
import { whenAtRest } from '../browser/use-rest';
import { savePage, savedPagesCache, removeSavedPages } from './saved-pages';

const price = { amountMinor: 26_990, currency: 'USD' };
const headphones = buildProduct({ id: 'p1', title: 'Sony WH-1000XM5, Black' });
const offer = buildOffer({ id: 'best', retailer: { name: 'Klangwerk', domain: 'klangwerk.example' }, price });
const searchPath = `/new-search/${testRequestId}`;

function filledApi() {
  const api = fakeApi();
  api.answer(getProduct, { success: true, product: headphones, categoryPath: [] });
  api.answer(listProductOffers, {
    success: true,
    currency: 'USD',
    bestOfferId: 'best',
    items: [
      {
        offer,
        outbound: { to: offer.link, offer: offer.id, signature: 'k1.test' },
        deliveredTotal: price,
        itemPrice: price,
      },
    ],
    nextCursor: null,
  });
  api.answer(getPriceHistory, {
    success: true,
    currency: 'USD',
    basis: { condition: 'new', includesShipping: false, country: null },
    points: [{ day: '2026-11-20', low: price }],
    verdict: {
      verdict: 'good',
      today: { price: { amountMinor: 26_990, currency: 'EUR' }, shop: 'Klangwerk' },
      percentBelowMedian: 12,
      median90: { amountMinor: 30_600, currency: 'USD' },
      low30: price,
      low90: price,
      allTimeLow: price,
      trend: 'falling',
      daysOfData: 88,
    },
  });
  api.answer(listRelatedProducts, { success: true, variants: [], similar: [] });
  api.answer(getComparison, {
    success: true,
    comparison: buildComparison({
      requestId: testRequestId,
      query: 'sony headphones',
      settledAt: '2026-11-21T10:00:05Z',
      sequence: 9,
      offers: {
        currency: 'USD',
        ranked: [
          buildComparedOffer(
            { id: 'klangwerk', retailer: offer.retailer, price },
            { deliveredTotal: price, itemPrice: price },
          ),
        ],
        unranked: [],
        variants: [],
        similar: [],
        best: { offerId: 'klangwerk', saving: null },
      },
    }),
  });
  return api;
}

function offlineApi() {
  const api = filledApi();
  api.setOnline(false);
  return api;
}

beforeAll(() => Promise.all([import('../screens/product'), import('../screens/search-results')]));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.fetch = async () => new Response('', { status: 404 });
});
afterEach(async () => {
  // A page saves itself at rest, even after it was left: that save belongs to this test's storage.
  await new Promise<void>((resolve) => void whenAtRest(resolve));
  Reflect.deleteProperty(globalThis, 'caches');
});

/** Opens the product, waits until its page is stored, and leaves. */
async function visitProduct() {
  const { savedPaths } = withCacheStorage();
  const { unmount } = renderShopper('/product/p1', filledApi());
  await screen.findByRole('heading', { name: 'Price history' });
  await waitFor(async () => expect(await savedPaths()).toEqual(['/product/p1']));
  unmount();
}

describe('a product opened before', () => {
  it('opens offline with its offers, verdict and the words “As of”', async () => {
    await visitProduct();

    renderShopper('/product/p1', offlineApi());

    expect(await screen.findByText(/^As of /)).toBeInTheDocument();
    expect(
      screen.getByText(/Shop links, searches, price alerts and problem reports need a connection/),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: headphones.title })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Go to Klangwerk' })).toBeInTheDocument();
    expect(await screen.findByLabelText('How we rate this price')).toBeInTheDocument();
  });

  it('shows its date in German', async () => {
    await visitProduct();

    renderShopper('/product/p1', offlineApi(), { language: germanPack });

    expect(await screen.findByText(/^Stand: /)).toBeInTheDocument();
  });

  it('updates once the network is back', async () => {
    await visitProduct();
    const api = offlineApi();
    const { queryClient } = renderShopper('/product/p1', api);
    await screen.findByText(/^As of /);
    // By then the product isn't requested again automatically.
    await waitFor(() => expect(queryClient.getQueryState(['product', 'p1'])?.status).toBe('error'));

    api.setOnline(true);
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(screen.queryByText(/^As of /)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: headphones.title })).toBeInTheDocument();
  });

  it('loads from the API while online, without a notice', async () => {
    await visitProduct();
    const api = filledApi();

    renderShopper('/product/p1', api);

    expect(await screen.findByRole('heading', { name: 'Price history' })).toBeInTheDocument();
    expect(api.calls.map(({ address }) => address)).toContain('/api/products/p1');
    expect(screen.queryByText(/^As of /)).not.toBeInTheDocument();
  });

  it('is deleted when this app version cannot read it', async () => {
    const { savedPaths } = withCacheStorage();
    const data = { product: 'in the words of another version' };
    await savePage('/product/p1', { answers: [{ key: ['product', 'p1'], data, updatedAt: 1 }] });

    renderShopper('/product/p1', offlineApi());

    await waitFor(async () => expect(await savedPaths()).toEqual([]));
    expect(screen.queryByText(/^As of /)).not.toBeInTheDocument();
  });

  it('contains only public responses, nothing about the account', async () => {
    const api = filledApi();
    const shopper = buildShopperAccount({ email: 'ada@example.com' });
    const saved: FavoriteView = {
      key: 'product:p1',
      productId: 'p1',
      link: null,
      title: headphones.title,
      imageUrl: null,
      priceWhenSaved: price,
      at: '2026-11-21T09:00:00.000Z',
      note: 'A gift for Bob',
      today: { productId: 'p1', lowestPrice: price, offerCount: 1, inStock: true, change: null },
    };
    api.answer(getShopperSession, { success: true, shopper });
    api.answer(mergeHistory, { success: true, items: [], nextCursor: null });
    api.answer(listFavorites, { success: true, items: [saved], nextCursor: null });

    const { savedPaths, storage } = withCacheStorage();
    const { queryClient } = renderShopper('/product/p1', api, { hasAccounts: true });
    await screen.findByRole('button', { name: 'Favourite', pressed: true });
    await waitFor(async () => expect(await savedPaths()).toEqual(['/product/p1']));
    await removeSavedPages();

    await queryClient.refetchQueries();

    await waitFor(async () => expect(await savedPaths()).toEqual(['/product/p1']));
    const kept = await storage.match('/product/p1', { cacheName: savedPagesCache });
    const text = (await kept?.text()) ?? '';
    const names = [...text.matchAll(/"key":\["([^"]+)"/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(['product', 'product-history', 'product-offers', 'related-products']);
    expect(text).not.toMatch(/Bob|ada@example\.com/);
  });
});

describe('a finished comparison', () => {
  it('opens offline with its offers and its end time', async () => {
    const { savedPaths } = withCacheStorage();
    const { unmount } = renderShopper(`${searchPath}/sony`, filledApi());
    await waitFor(async () => expect(await savedPaths()).toEqual([searchPath]));
    unmount();

    renderShopper(`${searchPath}/sony`, offlineApi());

    expect(await screen.findByText(/^As of Nov 21, 2026/)).toBeInTheDocument();
    expect(screen.getByRole('table', { name: /in the chosen order/ })).toHaveTextContent('Klangwerk');
  });

  it('is not stored while the search is running', async () => {
    const { savedPaths } = withCacheStorage();
    const api = filledApi();
    api.answer(getComparison, {
      success: true,
      comparison: buildComparison({ requestId: testRequestId, query: 'sony', settledAt: null }),
    });
    const { stream } = renderShopper(`${searchPath}/sony`, api);
    await waitFor(() => expect(stream.isOpen()).toBe(true));

    stream.send({ kind: 'settled', settledAt: '2026-11-21T10:00:05Z' });

    const before = await savedPaths();
    await waitFor(async () => expect(await savedPaths()).toEqual([searchPath]));
    expect(before).toEqual([]);
  });
});
