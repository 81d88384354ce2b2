import type { ApiClient } from '@pricehunt/api-client';
import { authSentences } from '@pricehunt/api-contract';
import {
  forgotShopperPassword,
  getShopperSession,
  registerShopper,
  signInShopper,
  signOutShopper,
} from '@pricehunt/api-contract/shopper-identity';
import type { ShopperAccount } from '@pricehunt/api-contract/shopper-identity';
import { authFailureOf, succeeded } from './auth-failure';
import { sessionCalls } from './session-calls';
import { createSessionHolder } from './session-holder';
import type { ShopperAuth } from './shopper-auth';

/** Real accounts: the API's session is in a cookie that scripts can't read (SESS-11). */
export function createApiShopperAuth(openApi: () => Promise<ApiClient>): ShopperAuth {
  const holder = createSessionHolder<ShopperAccount>();
  const { enter, leave } = sessionCalls(holder, openApi);
  return {
    kind: 'api',
    state: holder.state,
    subscribe: holder.subscribe,
    check: async () => {
      const settle = holder.begin();
      try {
        const api = await openApi();
        settle((await api.call(getShopperSession, {})).shopper);
      } catch {
        // Without a clear answer the shopper counts as signed out (S§7).
        settle(null);
      }
    },
    signIn: ({ email, password }) =>
      enter(
        async (api) => (await api.call(signInShopper, { body: { email, password } })).shopper,
        authSentences.loginFailed,
      ),
    signUp: (shopper) =>
      enter(
        async (api) => (await api.call(registerShopper, { body: { ...shopper } })).shopper,
        authSentences.registrationFailed,
      ),
    signOut: () => leave((api) => api.call(signOutShopper, {})),
    requestReset: async (email) => {
      try {
        const api = await openApi();
        await api.call(forgotShopperPassword, { body: { email } });
        return succeeded;
      } catch (failure) {
        return authFailureOf(failure, authSentences.loginFailed);
      }
    },
  };
}
