import { authSentences } from '@pricehunt/api-contract';
import type { ShopperAccount } from '@pricehunt/api-contract/shopper-identity';
import { succeeded } from './auth-failure';
import type { AuthOutcome } from './auth-failure';
import { createSessionHolder } from './session-holder';
import type { ShopperAuth } from './shopper-auth';

export interface MockShopperAuthServices {
  readonly nowMs: () => number;
  readonly newId: () => string;
}

/** The always-succeeding sign-in of S§1 for demos and tests. Errors are returned as strings (S§8). */
export function createMockShopperAuth(services: MockShopperAuthServices): ShopperAuth {
  const holder = createSessionHolder<ShopperAccount>();
  const enter = async ({ email }: { readonly email: string }): Promise<AuthOutcome> => {
    const settle = holder.begin();
    try {
      const at = new Date(services.nowMs()).toISOString();
      settle({ id: services.newId(), email, createdAt: at, updatedAt: at, isEmailVerified: false });
      return succeeded;
    } catch (failure) {
      if (holder.state().status === 'loading') settle(null);
      const error = failure instanceof Error ? failure.message : authSentences.loginFailed;
      return {
        success: false,
        error,
        code: 'client.failed',
        fields: [],
        retryAfterMs: null,
        requestId: null,
      };
    }
  };
  return {
    kind: 'mock',
    state: holder.state,
    subscribe: holder.subscribe,
    check: async () => holder.begin()(holder.state().account),
    signIn: enter,
    signUp: enter,
    signOut: async () => holder.begin()(null),
    requestReset: async () => succeeded,
  };
}
