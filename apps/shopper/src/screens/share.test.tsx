import { fakeApi } from '@pricehunt/api-client/testing';
import { startCapturedComparison } from '@pricehunt/api-contract';
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

it('searches for the words when no link was shared', async () => {
  const { address } = renderShopper('/share?title=Desk+lamp');

  await waitFor(() => expect(address()).toMatch(/\/desk-lamp$/));
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
