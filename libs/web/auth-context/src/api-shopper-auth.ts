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
import type { AuthOutcome } from './auth-failure';
import { createSessionHolder } from './session-holder';
import type { ShopperAuth } from './shopper-auth';

/** Real accounts: the API's session is in a cookie that scripts can't read (SESS-11). */
export function createApiShopperAuth(openApi: () => Promise<ApiClient>): ShopperAuth {
  const holder = createSessionHolder<ShopperAccount>();
  const enter = async (
    ask: (api: ApiClient) => Promise<{ readonly shopper: ShopperAccount }>,
    sentence: string,
  ): Promise<AuthOutcome> => {
    const settle = holder.begin();
    try {
      const { shopper } = await ask(await openApi());
      settle(shopper);
      return succeeded;
    } catch (failure) {
      if (holder.state().status === 'loading') settle(null);
      return authFailureOf(failure, sentence);
    }
  };
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
      enter((api) => api.call(signInShopper, { body: { email, password } }), authSentences.loginFailed),
    signUp: (shopper) =>
      enter((api) => api.call(registerShopper, { body: { ...shopper } }), authSentences.registrationFailed),
    signOut: async () => {
      holder.begin()(null);
      try {
        const api = await openApi();
        await api.call(signOutShopper, {});
      } catch {
        // Signed out here anyway (S§4); the server's session expires.
      }
    },
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
