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
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { sessionCalls } from './session-calls';
import type { SessionHolder } from './session-holder';
import { BusinessAuthContext } from './use-business-auth';
import type { BusinessAuthOperations } from './use-business-auth';
import { useLoadedSession } from './use-loaded-session';
import type { SessionProviderProps } from './use-loaded-session';

export interface BusinessAuthProviderProps extends SessionProviderProps {
  readonly children: ReactNode;
}

/** Loads the business session once and provides it (S§4). */
export function BusinessAuthProvider({ children, openApi }: BusinessAuthProviderProps) {
  const loaded = useLoadedSession(openApi, businessOperations);
  const auth = useMemo(() => {
    const { account: business, ...others } = loaded;
    return { ...others, business, isAdmin: isAdminAccount(business) };
  }, [loaded]);
  return <BusinessAuthContext value={auth}>{children}</BusinessAuthContext>;
}

function businessOperations(
  holder: SessionHolder<BusinessAccount>,
  openApi: () => Promise<ApiClient>,
): BusinessAuthOperations {
  const { enter, leave, refresh } = sessionCalls(holder, openApi);
  return {
    login: (body) =>
      enter(async (api) => (await api.call(signInBusiness, { body })).business, authSentences.loginFailed),
    register: (body) =>
      enter(
        async (api) => (await api.call(registerBusiness, { body })).business,
        authSentences.registrationFailed,
      ),
    logout: () => leave((api) => api.call(signOutBusiness, {})),
    refresh: () => refresh(async (api) => (await api.call(getBusinessSession, {})).business),
  };
}
