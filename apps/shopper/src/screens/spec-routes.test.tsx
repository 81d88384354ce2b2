import { fakeApi } from '@pricehunt/api-client/testing';
import { getComparison } from '@pricehunt/api-contract/comparisons';
import { buildComparison } from '@pricehunt/api-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { routePaths } from '../route-paths';
import { renderShopper, testRequestId } from '../testing';

/** The config of a deployment without the other apps' origins. */
beforeEach(() => {
  window.sessionStorage.clear();
  window.fetch = async () => new Response('', { status: 404 });
});

const settledAt = '2026-11-21T10:00:05Z';

describe('every route of S§2 that shoppers have', () => {
  it.each([
    [routePaths.landing, '/', 'landing', 'Paste a product link. See who sells it for less.'],
    [routePaths.demoLanding, '/demo-landing', 'landing', 'Paste a product link. See who sells it for less.'],
    [routePaths.landingAlternate, '/landing2', 'landing', 'What are you looking for?'],
    [routePaths.browse, '/browse', 'default', 'All products'],
    [routePaths.browseCategory, '/browse/kitchen', 'default', 'Kitchen'],
    [routePaths.plainResults, `/search/${testRequestId}/shop-mug`, 'default', 'red mug'],
    [routePaths.searchResults, `/new-search/${testRequestId}/shop-mug`, 'default', 'red mug'],
    [routePaths.history, '/history', 'default', 'History'],
    [routePaths.favorites, '/favorites', 'default', 'Favourites'],
    [routePaths.login, '/login', 'default', 'Sign in'],
    [routePaths.resetPassword, '/reset-password#token=t1', 'default', 'Set a new password'],
    [routePaths.trackingTest, '/tracking-test', 'default', 'Tracking test'],
    [routePaths.realTrackingTest, '/real-tracking-test', 'default', 'Real tracking test'],
    [routePaths.anythingElse, '/no/such/page', 'default', 'This page doesn’t exist'],
  ])(
    '%s loads lazily: %s has the %s skeleton first and then its screen, %s',
    async (_route, at, skeleton, title) => {
      const api = fakeApi();
      const comparison = buildComparison({ requestId: testRequestId, query: 'red mug', settledAt });
      api.answer(getComparison, { success: true, comparison });

      const { container } = renderShopper(at, api);

      expect(container.querySelector('[data-skeleton]')).toHaveAttribute('data-skeleton', skeleton);
      expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    },
  );
});

describe('a product link in the path', () => {
  it.each(['http', 'https'])('starts a search from /%s://…', async (scheme) => {
    const { address } = renderShopper(`/${scheme}://www.Shop.example/a//Blue__Mug!`);

    await waitFor(() => expect(address()).toMatch(/^\/new-search\/[0-9a-f-]{36}\/shop-example-blue-mug$/));
  });

  it('is stored with its time under the key of its request', async () => {
    const { router, address } = renderShopper('/https://shop.example/p');

    await waitFor(() => expect(address()).toMatch(/^\/new-search\//));

    const requestId = address().split('/')[2] ?? '';
    const keys = Object.keys(window.sessionStorage).filter((key) => key.includes(requestId));
    expect(requestId).not.toBe('');
    expect(keys).toHaveLength(1);
    expect(JSON.parse(window.sessionStorage.getItem(keys[0] ?? '') ?? '')).toEqual({
      url: 'https://shop.example/p',
      timestamp: Date.parse('2026-11-21T10:00:30Z'),
    });
    expect(router().navigationType).toBe('REPLACE');
  });
});
