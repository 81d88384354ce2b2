import { screen } from '@testing-library/react';
import { renderShopper } from '../testing';

it('offers a bookmark that puts this site before the address of the page it is used on', async () => {
  renderShopper('/bookmarklet');

  const bookmark = await screen.findByText('Compare with PriceHunt');

  expect(bookmark.getAttribute('href')).toBe(
    'javascript:location.href="https://pricehunt.example/"+location.href',
  );
});

it('does nothing when the bookmark is clicked here', async () => {
  const { user, address } = renderShopper('/bookmarklet');

  await user.click(await screen.findByText('Compare with PriceHunt'));

  expect(address()).toBe('/bookmarklet');
});
