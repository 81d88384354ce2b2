import type { ApiClient, CallInput } from '@pricehunt/api-client';
import {
  authSentences,
  getBusinessSession,
  registerBusiness,
  signInBusiness,
  signOutBusiness,
} from '@pricehunt/api-contract';
import type { BusinessAccount } from '@pricehunt/api-contract';
import { isAdminAccount } from '@pricehunt/business-accounts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { authFailureOf, leavesInDoubt, succeeded } from './auth-failure';
import type { AuthOutcome } from './auth-failure';
import { createSessionHolder } from './session-holder';
import type { SessionHolder } from './session-holder';
import { BusinessAuthContext } from './use-business-auth';

/** What a BusinessAuthProvider takes. */
export interface BusinessAuthProviderProps {
  readonly children: ReactNode;
  /** The API's client, which may be a part of the program that comes later. */
  readonly openApi: () => Promise<ApiClient>;
}

/** Asks once who is signed in to a business account, and tells everything within (S§4). */
export function BusinessAuthProvider({ children, openApi }: BusinessAuthProviderProps) {
  const [holder] = useState(createSessionHolder<BusinessAccount>);
  const operations = useMemo(() => businessOperations(holder, openApi), [holder, openApi]);
  const state = useSyncExternalStore(holder.subscribe, holder.state, holder.state);
  useEffect(() => void operations.refresh(), [operations]);
  const auth = useMemo(
    () => ({
      ...operations,
      status: state.status,
      isInDoubt: state.status === 'signed-out' && state.isInDoubt === true,
      business: state.account,
      isAdmin: isAdminAccount(state.account),
    }),
    [operations, state],
  );
  return <BusinessAuthContext value={auth}>{children}</BusinessAuthContext>;
}

/** What can be done about a business session. No operation rejects. */
export interface BusinessAuthOperations {
  /** Signs in. Where the outcome's code is auth.totp-required, the same again with a code goes on. */
  readonly login: (credentials: CallInput<typeof signInBusiness>['body']) => Promise<AuthOutcome>;
  readonly register: (business: CallInput<typeof registerBusiness>['body']) => Promise<AuthOutcome>;
  /** Signs out here at once, whatever the network does (S§4). Resolves when the server was told or could not be. */
  readonly logout: () => Promise<void>;
  /** Asks the server again who is signed in, after something about the account has changed. */
  readonly refresh: () => Promise<void>;
}

function businessOperations(
  holder: SessionHolder<BusinessAccount>,
  openApi: () => Promise<ApiClient>,
): BusinessAuthOperations {
  const enter = async (
    ask: (api: ApiClient) => Promise<{ readonly business: BusinessAccount }>,
    sentence: string,
  ): Promise<AuthOutcome> => {
    const settle = holder.begin();
    try {
      const { business } = await ask(await openApi());
      settle(business);
      return succeeded;
    } catch (failure) {
      if (holder.state().status === 'loading') settle(null);
      return authFailureOf(failure, sentence);
    }
  };
  return {
    login: (body) => enter((api) => api.call(signInBusiness, { body }), authSentences.loginFailed),
    register: (body) =>
      enter((api) => api.call(registerBusiness, { body }), authSentences.registrationFailed),
    logout: async () => {
      holder.begin()(null);
      try {
        const api = await openApi();
        await api.call(signOutBusiness, {});
      } catch {
        // Signed out here all the same (S§4); the server's session ends by itself.
      }
    },
    refresh: async () => {
      const settle = holder.begin();
      try {
        const api = await openApi();
        settle((await api.call(getBusinessSession, {})).business);
      } catch (failure) {
        // Anything but an account means signed out (S§7), also where nobody could be asked.
        settle(null, leavesInDoubt(failure));
      }
    },
  };
}
