import { fakeApi } from '@pricehunt/api-client/testing';
import { resetShopperPassword } from '@pricehunt/api-contract/shopper-identity';
import { screen } from '@testing-library/react';
import { renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const token = 'abcdefghijklmnopqrstuvwx';
const newPassword = () => screen.findByLabelText('New password');

it('sets a new password by the token in the fragment', async () => {
  const api = fakeApi();
  api.answer(resetShopperPassword, { success: true });
  const { user } = renderShopper(`/reset-password#token=${token}`, api);

  await user.type(await newPassword(), 'copper kettle{Enter}');

  expect(await screen.findByText('Your new password is set')).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({ token, password: 'copper kettle' });
});

it('shows that a link has expired and offers a new one', async () => {
  const api = fakeApi();
  api.refuse(resetShopperPassword, 'auth.token-invalid');
  const { user } = renderShopper(`/reset-password?token=${token}`, api);

  await user.type(await newPassword(), 'copper kettle{Enter}');

  expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/login?mode=forgot',
  );
});

it('sends no request with an invalid token', async () => {
  const { api } = renderShopper('/reset-password?token=short');

  expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('preserves the input when the server does not respond', async () => {
  const { user } = renderShopper(`/reset-password?token=${token}`);

  await user.type(await newPassword(), 'copper kettle{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  expect(await newPassword()).toHaveValue('copper kettle');
});
