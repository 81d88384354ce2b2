import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import { getAdminSession } from '@pricehunt/api-contract/admin-identity';
import {
  getBusinessSession,
  registerBusiness,
  signInBusiness,
  signOutBusiness,
} from '@pricehunt/api-contract/business-identity';
import type { BusinessAccount } from '@pricehunt/api-contract/business-identity';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AdminAuthProvider, RequireAdmin } from './admin-auth';
import { BusinessAuthProvider } from './business-auth-provider';
import { RequireBusiness } from './require-business';
import { useBusinessAuth } from './use-business-auth';

const business: BusinessAccount = {
  id: 'b1',
  accountId: 'a1',
  email: 'owner@lamp.example',
  name: 'Lamps',
  storeDomain: null,
  timeZone: 'UTC',
  status: 'pending',
  statusReason: null,
  role: 'owner',
  isAdmin: false,
  isEmailVerified: false,
  hasTotp: false,
  businesses: [{ id: 'b1', name: 'Lamps', role: 'owner' }],
};
const credentials = { email: business.email, password: 'correct horse battery' };

function ShownSession() {
  const { status, business: account, isAdmin, login, register, logout } = useBusinessAuth();
  const [error, setError] = useState('');
  const show = async (outcome: ReturnType<typeof login>) => {
    const ended = await outcome;
    setError(ended.success ? '' : ended.error);
  };
  return (
    <>
      <p role="status">{`${status} ${account?.name ?? 'nobody'} ${isAdmin ? 'admin' : 'no admin'}`}</p>
      <p role="alert">{error}</p>
      <button onClick={() => void show(login(credentials))}>in</button>
      <button onClick={() => void show(register(credentials))}>register</button>
      <button onClick={() => void logout()}>out</button>
    </>
  );
}

function show(api: FakeApi) {
  render(
    <BusinessAuthProvider openApi={() => Promise.resolve(api.client)}>
      <ShownSession />
    </BusinessAuthProvider>,
  );
  return userEvent.setup();
}

function signedOutApi() {
  const api = fakeApi();
  api.refuse(getBusinessSession, 'auth.signed-out');
  api.answer(signInBusiness, { success: true, business });
  api.answer(registerBusiness, { success: true, business });
  api.answer(signOutBusiness, { success: true });
  return api;
}

it('throws outside its provider', () => {
  const heard = jest.spyOn(console, 'error').mockImplementation(() => {});

  expect(() => render(<ShownSession />)).toThrow('useBusinessAuth must be used within BusinessAuthProvider');

  heard.mockRestore();
});

it('is loading until the session has loaded', async () => {
  const api = fakeApi();
  api.answer(getBusinessSession, { success: true, business: { ...business, isAdmin: true } });

  show(api);

  expect(screen.getByRole('status')).toHaveTextContent('loading nobody no admin');
  expect(await screen.findByText('signed-in Lamps admin')).toBeInTheDocument();
});

it('counts as signed out when the server refuses the request', async () => {
  show(signedOutApi());

  expect(await screen.findByText('signed-out nobody no admin')).toBeInTheDocument();
});

it.each(['in', 'register'])('has the account after %s', async (way) => {
  const user = show(signedOutApi());

  await user.click(screen.getByRole('button', { name: way }));

  expect(await screen.findByText('signed-in Lamps no admin')).toBeInTheDocument();
});

it('clears the account at once on sign-out, even when the server never responds', async () => {
  const api = signedOutApi();
  api.answer(getBusinessSession, { success: true, business });
  api.hang(signOutBusiness);
  const user = show(api);
  await screen.findByText('signed-in Lamps no admin');

  await user.click(screen.getByRole('button', { name: 'out' }));

  expect(screen.getByRole('status')).toHaveTextContent('signed-out nobody no admin');
});

it.each([
  ['in', 'Login failed'],
  ['register', 'Registration failed'],
])('returns the sentence of S§8 when %s gets an invalid response', async (way, sentence) => {
  let calls = 0;
  const { client } = fakeApi();
  render(
    <BusinessAuthProvider
      openApi={() => ((calls += 1) === 1 ? Promise.resolve(client) : Promise.reject(new Error('gone')))}
    >
      <ShownSession />
    </BusinessAuthProvider>,
  );
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: way }));

  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

function inProviders({ client }: FakeApi) {
  const openApi = () => Promise.resolve(client);
  return (
    <BusinessAuthProvider openApi={openApi}>
      <AdminAuthProvider openApi={openApi}>{guarded()}</AdminAuthProvider>
    </BusinessAuthProvider>
  );
}

function guarded() {
  return (
    <>
      <RequireBusiness whileLoading="wait" signedOut="sign in first">
        {({ name }) => `for ${name}`}
      </RequireBusiness>
      <RequireAdmin whileLoading="" signedOut="not for you" secondFactorMissing={() => 'set it up first'}>
        {() => 'for admins'}
      </RequireAdmin>
    </>
  );
}

it.each([
  ['a business', false, false, 'for Lampsnot for you'],
  ['an admin', true, false, 'for Lampsfor admins'],
  ['an admin without a second factor', true, true, 'for Lampsset it up first'],
])('shows %s their content', async (_who, isAdmin, isSecondFactorMissing, text) => {
  const api = fakeApi();
  const account = { ...business, isAdmin };
  api.answer(getBusinessSession, { success: true, business: account });
  if (isAdmin) {
    const asAdmin = { ...account, adminRole: 'owner' as const };
    api.answer(getAdminSession, { success: true, business: asAdmin, isSecondFactorMissing });
  } else api.refuse(getAdminSession, 'auth.not-allowed');

  const { container } = render(inProviders(api));

  expect(container).toHaveTextContent('wait');
  await screen.findByText(text);
});

it('shows the signed-out content when signed out', async () => {
  render(inProviders(signedOutApi()));

  expect(await screen.findByText(/^sign in first/)).toBeInTheDocument();
});
