import { fakeApi } from '@pricehunt/api-client/testing';
import {
  forgotShopperPassword,
  getShopperSession,
  registerShopper,
  signInShopper,
} from '@pricehunt/api-contract/shopper-identity';
import { buildShopperAccount } from '@pricehunt/api-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const shopper = buildShopperAccount({ email: 'ada@example.com' });

function signedOutApi() {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: null });
  api.answer(signInShopper, { success: true, shopper });
  api.answer(registerShopper, { success: true, shopper });
  api.answer(forgotShopperPassword, { success: true });
  return api;
}

const open = (address = '/login', api = signedOutApi()) => renderShopper(address, api, { hasAccounts: true });
const email = () => screen.findByRole('textbox', { name: 'E-mail address' });
const submit = () => within(screen.getByRole('form')).getByRole('button', { name: 'Sign in' });
const password = () => screen.getByLabelText('Password');

it('signs in and continues to the return path', async () => {
  const { user, address, api } = open('/login?return=%2Ffavorites');

  await user.type(await email(), 'ada@example.com');
  await user.type(password(), 'copper kettle{Enter}');

  await waitFor(() => expect(address()).toBe('/favorites'));
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/shopper/auth/login',
      body: { email: 'ada@example.com', password: 'copper kettle' },
    }),
  );
});

it('never continues to another site', async () => {
  const { user, address } = open('/login?return=%2F%2Fevil.example');

  await user.type(await email(), 'ada@example.com');
  await user.type(password(), 'copper kettle{Enter}');

  await waitFor(() => expect(address()).toBe('/account'));
});

it('shows missing values at their fields and focuses the first', async () => {
  const { user } = open();
  await email();

  await user.click(submit());

  const field = await email();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/name@example.com/);
  expect(password()).toHaveAccessibleDescription(/Enter your password/);
});

it('shows the server’s refusal and preserves the input', async () => {
  const api = signedOutApi();
  api.refuse(signInShopper, 'auth.wrong-credentials');
  const { user } = open('/login', api);

  await user.type(await email(), 'ada@example.com');
  await user.type(password(), 'wrong one{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(/e-mail/i);
  expect(password()).toHaveValue('wrong one');
});

it('allows password managers and pasting', async () => {
  const { user } = open();

  expect(await email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await user.click(password());
  await user.paste('copper kettle');

  expect(password()).toHaveValue('copper kettle');
});

it('shows the password on request', async () => {
  const { user } = open();
  await email();

  await user.click(screen.getByRole('button', { name: 'Show password' }));

  expect(password()).toHaveAttribute('type', 'text');
});

it('sends one request however often the form is submitted', async () => {
  const api = signedOutApi();
  api.hang(signInShopper);
  const { user } = open('/login', api);
  await user.type(await email(), 'ada@example.com');
  await user.type(password(), 'copper kettle');

  await user.dblClick(submit());

  await waitFor(() => expect(api.calls.filter(({ address }) => address.endsWith('/login'))).toHaveLength(1));
});

it('creates an account in the current language', async () => {
  const api = signedOutApi();
  const { user, address } = renderShopper('/login?mode=signup', api, {
    hasAccounts: true,
    language: germanPack,
  });

  await user.type(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }), 'ada@example.com');
  await user.type(screen.getByLabelText('Passwort'), 'kupfer kessel morgen{Enter}');

  await waitFor(() => expect(address()).toBe('/account'));
  expect(api.calls).toContainEqual(
    expect.objectContaining({ body: expect.objectContaining({ locale: 'de' }) }),
  );
});

it.each([
  ['short', /at least 8/],
  ['ada@example.com', /e-mail address as your password/],
  ['abcd12345', /easy to guess/],
])('refuses %s as a new password before anything is sent', async (typed, sentence) => {
  const { user, api } = open('/login?mode=signup');
  await user.type(await email(), 'ada@example.com');

  await user.type(password(), `${typed}{Enter}`);

  await waitFor(() => expect(password()).toHaveAccessibleDescription(sentence));
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('shows at the field that the server refused a common password', async () => {
  const api = signedOutApi();
  api.refuse(registerShopper, 'auth.password-refused');
  const { user } = open('/login?mode=signup', api);
  await user.type(await email(), 'ada@example.com');

  await user.type(password(), 'letmein2{Enter}');

  await waitFor(() => expect(password()).toHaveAccessibleDescription(/too common/));
});

it('carries the e-mail address to the password reset form', async () => {
  const { user, address } = open();
  await user.type(await email(), 'ada@example.com');

  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));

  expect(address()).toBe('/login?mode=forgot');
  expect(await email()).toHaveValue('ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
});

it('shows that the sign-in is a demo', async () => {
  const api = fakeApi();
  const { user, address } = renderShopper('/login?return=%2Faccount', api, {
    hasAccounts: true,
    config: { shopperAuth: 'mock' },
  });

  expect(await screen.findByText('Demo sign-in: nothing is checked or saved')).toBeInTheDocument();
  await user.type(await email(), 'anybody@example.com');
  await user.type(password(), 'x{Enter}');

  await waitFor(() => expect(address()).toBe('/account'));
  await screen.findByRole('heading', { name: 'My account' });
  expect(await screen.findByText('You’re signed in as anybody@example.com.')).toBeInTheDocument();
  expect(api.calls.filter(({ address: called }) => called.startsWith('/api/shopper'))).toEqual([]);
});

it('shows who is already signed in', async () => {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper });
  open('/login', api);

  expect(await screen.findByText('You’re signed in as ada@example.com.')).toBeInTheDocument();
});
