import { fakeApi } from '@pricehunt/api-client/testing';
import {
  createShopperApiKey,
  listShopperApiKeys,
  revokeShopperApiKey,
} from '@pricehunt/api-contract/api-keys';
import {
  changeShopperPassword,
  deleteShopperAccount,
  getShopperSession,
  resendShopperVerification,
  signOutShopper,
} from '@pricehunt/api-contract/shopper-identity';
import { buildShopperAccount } from '@pricehunt/api-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const shopper = buildShopperAccount({ email: 'ada@example.com', isEmailVerified: false });

const apiKey = {
  id: 'k1',
  name: 'Home',
  beginning: 'ph_uk_abcdef',
  scopes: ['alerts.write' as const],
  createdAt: '2026-11-21T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

function signedInApi() {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper });
  api.answer(signOutShopper, { success: true });
  api.answer(listShopperApiKeys, { success: true, items: [apiKey], nextCursor: null });
  return api;
}

const open = (api = signedInApi()) => renderShopper('/account', api, { hasAccounts: true });

afterEach(() => window.localStorage.clear());

it('offers sign-in when signed out', async () => {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: null });
  const { user } = open(api);

  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
});

it('shows a skeleton while the session loads', async () => {
  const api = fakeApi();
  api.hang(getShopperSession);
  open(api);

  expect(await screen.findByText('Loading your account')).toBeInTheDocument();
});

it('shows that the address is unconfirmed and resends the link', async () => {
  const api = signedInApi();
  api.answer(resendShopperVerification, { success: true });
  const { user } = open(api);

  await user.click(await screen.findByRole('button', { name: 'Resend link' }));

  expect(screen.getByText('Not verified')).toBeInTheDocument();
  expect(await screen.findByText(/We’ve sent you a new link/)).toBeInTheDocument();
});

it('shows at the field that the current password is wrong', async () => {
  const api = signedInApi();
  api.refuse(changeShopperPassword, 'auth.wrong-password');
  const { user } = open(api);

  await user.type(await screen.findByLabelText('Current password'), 'old one');
  await user.type(screen.getByLabelText('New password'), 'copper kettle{Enter}');

  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/isn’t your current/),
  );
});

it('changes the password and empties the form', async () => {
  const api = signedInApi();
  api.answer(changeShopperPassword, { success: true });
  const { user } = open(api);

  await user.type(await screen.findByLabelText('Current password'), 'old one');
  await user.type(screen.getByLabelText('New password'), 'copper kettle{Enter}');

  expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('deletes nothing after cancelling and clears the entered password', async () => {
  const api = signedInApi();
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await user.type(screen.getByLabelText('Enter your password to confirm'), 'copper kettle');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));

  expect(screen.getByLabelText('Enter your password to confirm')).toHaveValue('');
  expect(api.calls.map(({ method }) => method)).not.toContain('DELETE');
});

it('deletes the account with the password and signs out', async () => {
  const api = signedInApi();
  api.answer(deleteShopperAccount, { success: true });
  const { user } = open(api);

  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await user.type(screen.getByLabelText('Enter your password to confirm'), 'copper kettle{Enter}');

  expect(await screen.findByRole('heading', { name: 'You’re not signed in' })).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ method: 'DELETE', body: { password: 'copper kettle' } }),
  );
});

it('signs out here at once when the server never responds', async () => {
  const api = signedInApi();
  api.hang(signOutShopper);
  const { user } = open(api);

  await user.click(await screen.findByRole('button', { name: 'Sign out' }));

  expect(await screen.findByRole('heading', { name: 'You’re not signed in' })).toBeInTheDocument();
});

it('shows a new API key once and sends only the chosen permissions', async () => {
  const api = signedInApi();
  api.answer(createShopperApiKey, { success: true, apiKey, key: 'ph_uk_the-whole-key' });
  const { user } = open(api);

  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/);
  await user.type(screen.getByLabelText('Name'), 'Home');
  await user.click(screen.getByLabelText('Search products, prices and price histories'));
  await user.click(screen.getByLabelText('Set and delete price alerts'));
  await user.click(screen.getByRole('button', { name: 'Create key' }));

  expect(await screen.findByText('ph_uk_the-whole-key')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ method: 'POST', body: { name: 'Home', scopes: ['alerts.write'] } }),
  );
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByText('ph_uk_the-whole-key')).not.toBeInTheDocument();
});

it('revokes an API key only after confirming', async () => {
  const api = signedInApi();
  const revokedAt = '2026-11-22T10:00:00.000Z';
  api.answer(revokeShopperApiKey, { success: true, apiKey: { ...apiKey, revokedAt } });
  const { user } = open(api);

  await user.click(await screen.findByRole('button', { name: 'Revoke the key Home' }));
  expect(api.calls.map(({ method }) => method)).not.toContain('DELETE');
  await user.click(screen.getByRole('button', { name: 'Revoke key' }));

  expect(await screen.findByText('Key revoked')).toBeInTheDocument();
  expect(api.calls.map(({ method }) => method)).toContain('DELETE');
});
