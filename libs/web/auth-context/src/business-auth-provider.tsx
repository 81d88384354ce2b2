import type { ApiClient } from '@pricehunt/api-client';
import { authSentences } from '@pricehunt/api-contract';
import {
  getBusinessSession,
  registerBusiness,
  signInBusiness,
  signOutBusiness,
} from '@pricehunt/api-contract/business-identity';
import type { BusinessAccount } from '@pricehunt/api-contract/business-identity';
import { isAdminAccount } from '@pricehunt/business-accounts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { authFailureOf, leavesInDoubt, succeeded } from './auth-failure';
import type { AuthOutcome } from './auth-failure';
import { createSessionHolder } from './session-holder';
import type { SessionHolder } from './session-holder';
import { BusinessAuthContext } from './use-business-auth';
import type { BusinessAuthOperations } from './use-business-auth';

export interface BusinessAuthProviderProps {
  readonly children: ReactNode;
  /** Loads the API client, which can be in a later chunk. */
  readonly openApi: () => Promise<ApiClient>;
}

/** Loads the business session once and provides it (S§4). */
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
        // Signed out here anyway (S§4); the server's session expires.
      }
    },
    refresh: async () => {
      const settle = holder.begin();
      try {
        const api = await openApi();
        settle((await api.call(getBusinessSession, {})).business);
      } catch (failure) {
        // Anything but an account means signed out (S§7), including network failures.
        settle(null, leavesInDoubt(failure));
      }
    },
  };
}
