import { fakeApi } from '@pricehunt/api-client/testing';
import { verifyShopperEmail } from '@pricehunt/api-contract/shopper-identity';
import { screen } from '@testing-library/react';
import { renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const token = 'abcdefghijklmnopqrstuvwx';

const password = 'copper kettle';
const passwordField = () => screen.findByLabelText('Password');

it('confirms the address with the entered password in one POST', async () => {
  const api = fakeApi();
  api.answer(verifyShopperEmail, { success: true, email: 'ada@example.com' });
  const { user } = renderShopper(`/verify-email#token=${token}`, api);

  await user.type(await passwordField(), `${password}{Enter}`);

  expect(await screen.findByText('Your address is verified')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ address: '/api/shopper/auth/verify-email', body: { token, password } }),
  ]);
});

it('confirms nothing when only opened', async () => {
  const api = fakeApi();
  renderShopper(`/verify-email#token=${token}`, api);

  await passwordField();

  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('shows the next step for a used link', async () => {
  const api = fakeApi();
  api.refuse(verifyShopperEmail, 'auth.token-invalid');
  const { user } = renderShopper(`/verify-email#token=${token}`, api);

  await user.type(await passwordField(), `${password}{Enter}`);

  expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
});

it('shows the next step without a link', async () => {
  renderShopper('/verify-email');

  expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
});

it.each([
  ['auth.wrong-password', 'This isn’t the password for your account.'],
  ['auth.password-refused', 'This password is too common. Choose a different one.'],
] as const)('shows %s at the field and preserves the input', async (code, sentence) => {
  const api = fakeApi();
  api.refuse(verifyShopperEmail, code);
  const { user } = renderShopper(`/verify-email#token=${token}`, api);

  await user.type(await passwordField(), `${password}{Enter}`);

  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await passwordField()).toHaveValue(password);
});

it('preserves the input when the server does not respond', async () => {
  const { user } = renderShopper(`/verify-email#token=${token}`);

  await user.type(await passwordField(), `${password}{Enter}`);

  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  expect(await passwordField()).toHaveValue(password);
});
