import { render } from '@testing-library/react';
import { PageTitle } from './page-title';

it('sets the title without direction-changing characters', () => {
  render(<PageTitle>{'Sony \u202eexe.gpj'}</PageTitle>);

  expect(document.title).toBe('Sony exe.gpj · PriceHunt');
});
