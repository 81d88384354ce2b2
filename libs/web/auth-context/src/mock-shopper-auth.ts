import { authSentences } from '@pricehunt/api-contract';
import type { ShopperAccount } from '@pricehunt/api-contract';
import { succeeded } from './auth-failure';
import type { AuthOutcome } from './auth-failure';
import { createSessionHolder } from './session-holder';
import type { ShopperAuth } from './shopper-auth';

/** What the mock reaches beyond itself for. */
export interface MockShopperAuthServices {
  readonly nowMs: () => number;
  readonly newId: () => string;
}

/**
 * The always-succeeding sign-in of S§1, for demos and tests: any address and password will do, and a reload forgets them.
 * It talks to nothing. An operation that throws is answered with its error as a string (S§8).
 */
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
      return { success: false, error, code: 'client.failed', fields: [], retryAfterMs: null };
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
