import { getFeed, listFeedImports, listFeeds } from '@pricehunt/api-contract/feeds';
import {
  finishShopifyInstall,
  listShopifyConnections,
  startShopifyInstall,
} from '@pricehunt/api-contract/shopify-admin';
import type { Feed } from '@pricehunt/api-contract/feeds';
import type { ShopifyConnection } from '@pricehunt/api-contract/shopify-admin';
import { screen, waitFor } from '@testing-library/react';
import { apiFor, owner, renderMerchant } from '../testing';

const at = '2026-11-21T10:00:00.000Z';
const path = '/business/dashboard/connect-shopify';
const query = 'code=abc&hmac=0a&shop=lamp.myshopify.com&state=s&timestamp=1';

const connection: ShopifyConnection = {
  id: 'c1',
  shopDomain: 'lamp.myshopify.com',
  shopName: 'Lamps',
  primaryDomain: 'lamp.example',
  currency: 'EUR',
  state: 'connected',
  connectedAt: at,
  feedId: 'f1',
  orderSourceId: 's1',
  isAppInstall: true,
  webhookTopics: ['orders/create'],
  reading: {
    state: 'done',
    startedAt: at,
    finishedAt: at,
    productCount: 27,
    itemCount: 27,
    refusedCount: 0,
    problem: null,
    problemReasons: [],
    heldBack: null,
  },
};
const feed: Feed = {
  id: 'f1',
  kind: 'shopify-admin',
  name: 'Lamps',
  link: null,
  schedule: 'manual',
  currency: 'EUR',
  country: 'DE',
  columnMapping: [],
  isAutoConfirmed: true,
  isPaused: false,
  createdAt: at,
  nextRunAt: null,
  itemCount: 27,
  latestImport: null,
};

function apiWithApp() {
  const api = apiFor(owner);
  api.answer(listFeeds, { success: true, items: [], nextCursor: null });
  api.answer(listShopifyConnections, { success: true, items: [], nextCursor: null, hasApp: true });
  return api;
}

describe('connecting a Shopify store by the operator’s app', () => {
  it('continues at Shopify, and keeps the access token as another choice', async () => {
    const api = apiWithApp();
    const link = 'https://lamp.myshopify.com/admin/oauth/authorize?client_id=app';
    api.answer(startShopifyInstall, { success: true, link });
    const { user, leftTo } = renderMerchant('/business/dashboard/sources', api);
    await user.click(await screen.findByRole('radio', { name: /Shopify store \(real-time sync\)/ }));

    expect(await screen.findByText('Use an access token instead')).toBeInTheDocument();
    const [shop] = screen.getAllByLabelText('Store');
    await user.type(shop ?? document.body, 'lamp.myshopify.com{Enter}');

    await waitFor(() => expect(leftTo).toEqual([link]));
  });

  it('sends Shopify’s redirect unchanged and once, and shows the new source', async () => {
    const api = apiWithApp();
    api.answer(finishShopifyInstall, { success: true, connection });
    api.answer(getFeed, { success: true, feed });
    api.answer(listFeedImports, { success: true, items: [], nextCursor: null });
    const { address } = renderMerchant(`${path}?${query}`, api);

    await waitFor(() => expect(address()).toBe('/business/dashboard/sources/f1'));
    const sent = api.calls.filter(({ address: to }) => to.endsWith('/install/finish'));
    expect(sent.map(({ body }) => body)).toEqual([{ query }]);
  });

  it('says why a store could not be connected', async () => {
    const api = apiWithApp();
    api.refuse(finishShopifyInstall, 'shopify.install-failed');
    renderMerchant(`${path}?${query}`, api);

    expect(await screen.findByRole('alert')).toHaveTextContent(/Shopify didn’t confirm this installation/);
  });

  it('fills in the store that opened the app, and goes nowhere by itself', async () => {
    const api = apiWithApp();
    const { leftTo } = renderMerchant(`${path}?shop=lamp.myshopify.com&hmac=0a&timestamp=1`, api);

    expect(await screen.findByLabelText('Store')).toHaveValue('lamp.myshopify.com');
    expect(leftTo).toEqual([]);
  });
});
