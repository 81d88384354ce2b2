import { fakeApi } from '@pricehunt/api-client/testing';
import { startCapturedComparison } from '@pricehunt/api-contract/captures';
import { getInstallation } from '@pricehunt/api-contract/installation';
import { buildComparison } from '@pricehunt/api-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { readSearchRequest } from '../search/search-request';
import { renderShopper } from '../testing';

it.each([
  ['the link itself', 'share', `url=${encodeURIComponent('https://shop.example/lamp')}`],
  ['the link itself', 'add', `url=${encodeURIComponent('https://shop.example/lamp')}`],
  [
    'a sentence with the link in it',
    'add',
    `text=${encodeURIComponent('Look at this! https://shop.example/lamp')}`,
  ],
])('starts a comparison with %s at /%s', async (_what, path, query) => {
  const { address } = renderShopper(`/${path}?title=Lamp&${query}`);

  await waitFor(() => expect(address()).toMatch(/^\/new-search\//));

  const requestId = address().split('/')[2] ?? '';
  expect(readSearchRequest(requestId)).toMatchObject({ url: 'https://shop.example/lamp' });
});

describe('words without a link', () => {
  it.each([
    ['vacuum under $300', '/browse?q=vacuum&max=30000&currency=USD'],
    ['Staubsauger zwischen 100 und 300 Euro', '/browse?q=Staubsauger&min=10000&max=30000&currency=EUR'],
    ['used headphones in stock', '/browse?q=headphones&condition=used&stock=1'],
    ['Sony WH-1000XM5 free shipping', '/browse?q=Sony+WH-1000XM5&free=1'],
    ['under £50', '/browse?max=5000&currency=GBP'],
    ['headph', '/browse?q=headph'],
    ['Desk lamp', '/browse?q=Desk+lamp'],
  ])('that describe products open the catalog with their filters: %s', async (words, path) => {
    const { address } = renderShopper(`/share?${new URLSearchParams({ text: words }).toString()}`);

    await waitFor(() => expect(address()).toBe(path));
  });

  it.each(['Sony WH-1000XM5', 'Bosch GSR 18V-55', 'nike air max 90', 'Riess enamel kettle'])(
    'that may name one product are compared at all shops: %s',
    async (words) => {
      const { address } = renderShopper(`/share?${new URLSearchParams({ text: words }).toString()}`);

      await waitFor(() => expect(address()).toMatch(/^\/new-search\//));
    },
  );

  it('are compared at all shops where there is no catalog', async () => {
    const api = fakeApi();
    api.answer(getInstallation, {
      success: true,
      hasProducts: false,
      place: null,
      searched: { count: 1, names: ['A shop'] },
    });
    const { address } = renderShopper('/share?title=Desk+lamp', api);

    await waitFor(() => expect(address()).toMatch(/\/desk-lamp$/));
  });
});

it('shows an error when nothing was shared', async () => {
  renderShopper('/share');

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t find a product');
});

describe('the bookmarklet’s data', () => {
  const page = 'https://shop.example/p/planted-1';
  const html = '<h1>planted page</h1>';
  const fragment = `${encodeURIComponent(page)}&${encodeURIComponent(html)}`;

  it('is sent once in a request body, and is neither in a URL nor stored on the device', async () => {
    const api = fakeApi();
    const comparison = buildComparison({ link: page, requestId: '01010101-0101-4101-8101-010101010101' });
    api.answer(startCapturedComparison, { success: true, comparison });

    const { address, tracking } = renderShopper('/add', api, { fragment });
    await waitFor(() => expect(address()).toMatch(/^\/new-search\//));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));

    const started = api.calls.filter(({ method }) => method === 'POST');
    expect(started).toMatchObject([
      { address: '/api/comparisons/captured', body: { url: page, capture: { link: page, html } } },
    ]);
    const elsewhere = JSON.stringify([
      address(),
      api.calls.map((call) => call.address),
      tracking.posted,
      tracking.pushed,
      { ...window.sessionStorage },
      { ...window.localStorage },
    ]);
    expect(elsewhere).not.toContain('planted page');
    expect(elsewhere).not.toContain('#');
  });

  it.each(['', 'nonsense', 'javascript%3Aalert(1)&<h1>x'])(
    'shows that there is nothing to compare for invalid data: "%s"',
    async (broken) => {
      renderShopper('/add', undefined, { fragment: broken });

      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'We couldn’t find a product',
      );
    },
  );
});
