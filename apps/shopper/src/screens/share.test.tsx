import { screen, waitFor } from '@testing-library/react';
import { readSearchRequest } from '../search-request';
import { renderShopper } from '../testing';

it.each([
  ['the link itself', `url=${encodeURIComponent('https://shop.example/lamp')}`],
  ['a sentence with the link in it', `text=${encodeURIComponent('Look at this! https://shop.example/lamp')}`],
])('begins a comparison with %s', async (_what, query) => {
  const { address } = renderShopper(`/share?title=Lamp&${query}`);

  await waitFor(() => expect(address()).toMatch(/^\/new-search\//));

  const requestId = address().split('/')[2] ?? '';
  expect(readSearchRequest(requestId)).toMatchObject({ url: 'https://shop.example/lamp' });
});

it('searches for the words where no link was shared', async () => {
  const { address } = renderShopper('/share?title=Desk+lamp');

  await waitFor(() => expect(address()).toMatch(/\/desk-lamp$/));
});

it('says so when nothing was shared', async () => {
  renderShopper('/share');

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('nothing to compare');
});
