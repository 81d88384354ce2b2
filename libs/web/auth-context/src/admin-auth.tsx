import type { ApiClient, CallInput } from '@pricehunt/api-client';
import { authSentences } from '@pricehunt/api-contract';
import {
  createFirstAdmin,
  getAdminSession,
  signInAdmin,
  signOutAdmin,
} from '@pricehunt/api-contract/admin-identity';
import { acceptAdminInvitation } from '@pricehunt/api-contract/admins';
import type { AdminAccount } from '@pricehunt/api-contract/admin-identity';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { authFailureOf, leavesInDoubt, succeeded } from './auth-failure';
import type { AuthOutcome } from './auth-failure';
import { createSessionHolder } from './session-holder';
import type { SessionHolder } from './session-holder';

export interface SignedInAdmin {
  readonly admin: AdminAccount;
  /** True until an authenticator app is set up; nothing else works before. */
  readonly isSecondFactorMissing: boolean;
}

/** None of these rejects. */
export interface AdminAuthOperations {
  /** After auth.totp-required, call it again with a code. */
  readonly login: (credentials: CallInput<typeof signInAdmin>['body']) => Promise<AuthOutcome>;
  /** Creates and signs in the first admin with the setup link that the server prints at startup. */
  readonly createFirst: (given: CallInput<typeof createFirstAdmin>['body']) => Promise<AuthOutcome>;
  /** Joins and signs in with a mailed invitation. After auth.totp-required, call it again with a code. */
  readonly accept: (given: CallInput<typeof acceptAdminInvitation>['body']) => Promise<AuthOutcome>;
  /** Signs out here at once, even when the server can't be reached (S§4). */
  readonly logout: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

/** The admin console's session. It is separate from the merchants' and ends sooner. */
export interface AdminAuth extends AdminAuthOperations {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly session: SignedInAdmin | null;
  /** True when the account is treated as signed out because the server couldn't be reached or failed. */
  readonly isInDoubt: boolean;
}

export interface AdminAuthProviderProps {
  readonly children: ReactNode;
  /** Loads the API client, which can be in a later chunk. */
  readonly openApi: () => Promise<ApiClient>;
}

export function AdminAuthProvider({ children, openApi }: AdminAuthProviderProps) {
  const [holder] = useState(createSessionHolder<SignedInAdmin>);
  const operations = useMemo(() => adminOperations(holder, openApi), [holder, openApi]);
  const state = useSyncExternalStore(holder.subscribe, holder.state, holder.state);
  useEffect(() => void operations.refresh(), [operations]);
  const auth = useMemo(
    () => ({
      ...operations,
      status: state.status,
      session: state.account,
      isInDoubt: state.status === 'signed-out' && state.isInDoubt === true,
    }),
    [operations, state],
  );
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>;
}

const AdminAuthContext = createContext<AdminAuth | null>(null);

/** Throws outside an AdminAuthProvider. */
export function useAdminAuth(): AdminAuth {
  const auth = useContext(AdminAuthContext);
  if (auth === null) throw new Error('useAdminAuth must be used within AdminAuthProvider');
  return auth;
}

export interface RequireAdminProps {
  readonly children: (admin: AdminAccount) => ReactNode;
  readonly whileLoading: ReactNode;
  /** Shown when signed out, and to accounts that aren't admins: the server's response is the same for both. */
  readonly signedOut: ReactNode;
  /** Shown to an admin who has to set up two-factor authentication first. */
  readonly secondFactorMissing: (admin: AdminAccount) => ReactNode;
}

/** Renders its children for admins only (S§6). The server does the real check. */
export function RequireAdmin({ children, whileLoading, signedOut, secondFactorMissing }: RequireAdminProps) {
  const { status, session } = useAdminAuth();
  if (status === 'loading') return whileLoading;
  if (session === null || !session.admin.isAdmin) return signedOut;
  return session.isSecondFactorMissing ? secondFactorMissing(session.admin) : children(session.admin);
}

interface Entered {
  readonly business: AdminAccount;
  readonly isSecondFactorMissing: boolean;
}

function adminOperations(
  holder: SessionHolder<SignedInAdmin>,
  openApi: () => Promise<ApiClient>,
): AdminAuthOperations {
  const enter = async (ask: (api: ApiClient) => Promise<Entered>): Promise<AuthOutcome> => {
    const settle = holder.begin();
    try {
      const { business, isSecondFactorMissing } = await ask(await openApi());
      settle({ admin: business, isSecondFactorMissing });
      return succeeded;
    } catch (failure) {
      if (holder.state().status === 'loading') settle(null);
      return authFailureOf(failure, authSentences.loginFailed);
    }
  };
  return {
    login: (body) => enter((api) => api.call(signInAdmin, { body })),
    createFirst: (body) => enter((api) => api.call(createFirstAdmin, { body })),
    accept: (body) => enter((api) => api.call(acceptAdminInvitation, { body })),
    logout: async () => {
      holder.begin()(null);
      try {
        await (await openApi()).call(signOutAdmin, {});
      } catch {
        // Signed out here anyway (S§4); the server's session expires.
      }
    },
    refresh: async () => {
      const settle = holder.begin();
      try {
        const { business, isSecondFactorMissing } = await (await openApi()).call(getAdminSession, {});
        settle({ admin: business, isSecondFactorMissing });
      } catch (failure) {
        // Anything but an account means signed out (S§7), including network failures.
        settle(null, leavesInDoubt(failure));
      }
    },
  };
}
