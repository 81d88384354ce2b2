import type { ApiClient } from '@pricehunt/api-client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSessionHolder } from './session-holder';
import type { SessionHolder, SessionState } from './session-holder';

export interface SessionProviderProps {
  /** Loads the API client, which can be in a later chunk. */
  readonly openApi: () => Promise<ApiClient>;
}

export interface LoadedSession<Account> {
  readonly status: SessionState<Account>['status'];
  readonly account: Account | null;
  /** True when the account is treated as signed out because the server couldn't be reached or failed. */
  readonly isInDoubt: boolean;
}

/** Loads the session once, and returns it with the operations on it. */
export function useLoadedSession<Account, Operations extends { readonly refresh: () => Promise<void> }>(
  openApi: SessionProviderProps['openApi'],
  operationsOn: (holder: SessionHolder<Account>, openApi: SessionProviderProps['openApi']) => Operations,
): Operations & LoadedSession<Account> {
  const [holder] = useState(createSessionHolder<Account>);
  const operations = useMemo(() => operationsOn(holder, openApi), [holder, openApi, operationsOn]);
  const state = useSyncExternalStore(holder.subscribe, holder.state, holder.state);
  useEffect(() => void operations.refresh(), [operations]);
  return useMemo(
    () => ({
      ...operations,
      status: state.status,
      account: state.account,
      isInDoubt: state.status === 'signed-out' && state.isInDoubt === true,
    }),
    [operations, state],
  );
}
