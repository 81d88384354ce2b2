import { fakeApi } from '@pricehunt/api-client/testing';
import {
  forgotShopperPassword,
  getShopperSession,
  registerShopper,
  signInShopper,
  signOutShopper,
} from '@pricehunt/api-contract/shopper-identity';
import { createApiShopperAuth } from './api-shopper-auth';
import { createShopperAuth } from './create-shopper-auth';
import { createMockShopperAuth } from './mock-shopper-auth';
import { describeShopperAuth } from './shopper-auth.suite';

const shopper = {
  id: 's1',
  email: 'ada@example.com',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  isEmailVerified: false,
};
const credentials = { email: shopper.email, password: 'correct horse battery' };

function signedOutApi() {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: null });
  api.answer(signInShopper, { success: true, shopper });
  api.answer(registerShopper, { success: true, shopper });
  api.answer(signOutShopper, { success: true });
  api.answer(forgotShopperPassword, { success: true });
  return api;
}

describeShopperAuth('api', () => {
  const api = signedOutApi();
  let isBroken = false;
  const openApi = () =>
    isBroken ? Promise.reject(new Error('the chunk did not arrive')) : Promise.resolve(api.client);
  return {
    auth: createApiShopperAuth(openApi),
    breakDown: () => {
      isBroken = true;
    },
  };
});

describeShopperAuth('mock', () => {
  let isBroken = false;
  const newId = () => {
    if (isBroken) throw new Error('no more ids');
    return 'mock-1';
  };
  return {
    auth: createMockShopperAuth({ nowMs: () => Date.parse(shopper.createdAt), newId }),
    breakDown: () => {
      isBroken = true;
    },
  };
});

it('shows the server’s own sentence when it refuses', async () => {
  const api = signedOutApi();
  api.refuse(signInShopper, 'auth.wrong-credentials');
  const auth = createApiShopperAuth(() => Promise.resolve(api.client));

  const outcome = await auth.signIn(credentials);

  expect(outcome).toMatchObject({ success: false, code: 'auth.wrong-credentials' });
  expect(outcome).not.toMatchObject({ error: 'Login failed' });
});

it.each([
  ['signIn', 'Login failed'],
  ['signUp', 'Registration failed'],
] as const)('returns the sentence of S§8 when the server sent none for %s', async (way, sentence) => {
  const auth = createApiShopperAuth(() => Promise.reject(new Error('broken')));

  await expect(auth[way](credentials)).resolves.toMatchObject({ error: sentence });
});

it('restores no session from a response that arrives after sign-out', async () => {
  const api = signedOutApi();
  api.answer(getShopperSession, { success: true, shopper });
  const auth = createApiShopperAuth(() => Promise.resolve(api.client));

  const checking = auth.check();
  await auth.signOut();
  await checking;

  expect(auth.state().status).toBe('signed-out');
});

it('preserves the session after a sign-in with a wrong password', async () => {
  const api = signedOutApi();
  const auth = createApiShopperAuth(() => Promise.resolve(api.client));
  await auth.signIn(credentials);
  api.refuse(signInShopper, 'auth.wrong-credentials');

  await auth.signIn(credentials);

  expect(auth.state().status).toBe('signed-in');
});

it.each(['api', 'mock'] as const)('creates the %s adapter when configured', (kind) => {
  const { client } = fakeApi();

  const auth = createShopperAuth(kind, {
    openApi: () => Promise.resolve(client),
    nowMs: () => 0,
    newId: () => 'id',
  });

  expect(auth.kind).toBe(kind);
});
