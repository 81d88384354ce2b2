import { render } from '@testing-library/react';
import { PageTitle } from './page-title';

it('shows in the title of a page what it says, without characters that turn it round', () => {
  render(<PageTitle>{'Sony \u202eexe.gpj'}</PageTitle>);

  expect(document.title).toBe('Sony exe.gpj · PriceHunt');
});
