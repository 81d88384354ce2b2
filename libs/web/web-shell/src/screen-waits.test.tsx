import { render, screen } from '@testing-library/react';

it('prints the page when a wait for an element gives up', async () => {
  render(<p>Nothing but this</p>);

  const failure: unknown = await screen
    .findByRole('button', { name: 'Save' }, { timeout: 1 })
    .catch((error: unknown) => error);

  expect(failure).toHaveProperty('stack', expect.stringContaining('Unable to find role="button"'));
  expect(failure).toHaveProperty('stack', expect.stringContaining('Nothing but this'));
});
