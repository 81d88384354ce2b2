import { fakeApi } from '@pricehunt/api-client/testing';
import {
  forgotShopperPassword,
  getShopperSession,
  registerShopper,
  signInShopper,
} from '@pricehunt/api-contract/shopper-identity';
import { buildShopperAccount } from '@pricehunt/api-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShopper } from '../../testing';

const shopper = buildShopperAccount({ email: 'ada@example.com' });

async function openModal() {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: null });
  api.answer(signInShopper, { success: true, shopper });
  api.answer(registerShopper, { success: true, shopper });
  api.answer(forgotShopperPassword, { success: true });
  const rendered = renderShopper('/account', api, { hasAccounts: true });
  const main = within(await screen.findByRole('main'));
  await rendered.user.click(await main.findByRole('button', { name: 'Sign in' }));
  await screen.findByRole('dialog', { name: 'Sign in' });
  return { ...rendered, api };
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const email = (title: string) => dialog(title).findByRole('textbox', { name: 'E-mail address' });

afterEach(() => window.localStorage.clear());

it('signs in without leaving the page', async () => {
  const { user, address, api } = await openModal();

  await user.type(await email('Sign in'), 'ada@example.com');
  await user.type(dialog('Sign in').getByLabelText('Password'), 'copper kettle{Enter}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/account');
  expect(await screen.findByText('You’re signed in')).toBeInTheDocument();
  expect(api.calls.map(({ address: called }) => called)).toContain('/api/shopper/auth/login');
});

it('switches to the sign-up form and preserves the e-mail address', async () => {
  const { user, api } = await openModal();
  await user.type(await email('Sign in'), 'ada@example.com');

  await user.click(dialog('Sign in').getByRole('button', { name: 'Create account' }));
  expect(await email('Create account')).toHaveValue('ada@example.com');
  expect(await email('Create account')).toHaveFocus();
  await user.type(dialog('Create account').getByLabelText('Password'), 'copper kettle{Enter}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls.map(({ address: called }) => called)).toContain('/api/shopper/auth/register');
});

it('switches to the password reset form, which never reveals whether an account exists', async () => {
  const { user, api } = await openModal();

  await user.click(dialog('Sign in').getByRole('button', { name: 'Forgot your password?' }));
  await user.type(await email('Reset your password'), 'nobody@example.com');
  await user.click(dialog('Reset your password').getByRole('button', { name: 'Send link' }));

  expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toMatchObject({ email: 'nobody@example.com' });
});
