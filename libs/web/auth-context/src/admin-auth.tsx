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
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { AuthOutcome } from './auth-failure';
import { sessionCalls } from './session-calls';
import type { SessionHolder } from './session-holder';
import { useLoadedSession } from './use-loaded-session';
import type { SessionProviderProps } from './use-loaded-session';

interface SignedInAdmin {
  readonly admin: AdminAccount;
  /** True until an authenticator app is set up; nothing else works before. */
  readonly isSecondFactorMissing: boolean;
}

/** None of these rejects. */
interface AdminAuthOperations {
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

export interface AdminAuthProviderProps extends SessionProviderProps {
  readonly children: ReactNode;
}

export function AdminAuthProvider({ children, openApi }: AdminAuthProviderProps) {
  const loaded = useLoadedSession(openApi, adminOperations);
  const auth = useMemo(() => {
    const { account: session, ...others } = loaded;
    return { ...others, session };
  }, [loaded]);
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

function adminOperations(
  holder: SessionHolder<SignedInAdmin>,
  openApi: () => Promise<ApiClient>,
): AdminAuthOperations {
  const { enter, leave, refresh } = sessionCalls(holder, openApi);
  const enterAs = (call: (api: ApiClient) => Promise<Entered>) =>
    enter(async (api) => signedIn(await call(api)), authSentences.loginFailed);
  return {
    login: (body) => enterAs((api) => api.call(signInAdmin, { body })),
    createFirst: (body) => enterAs((api) => api.call(createFirstAdmin, { body })),
    accept: (body) => enterAs((api) => api.call(acceptAdminInvitation, { body })),
    logout: () => leave((api) => api.call(signOutAdmin, {})),
    refresh: () => refresh(async (api) => signedIn(await api.call(getAdminSession, {}))),
  };
}

interface Entered {
  readonly business: AdminAccount;
  readonly isSecondFactorMissing: boolean;
}

function signedIn({ business, isSecondFactorMissing }: Entered): SignedInAdmin {
  return { admin: business, isSecondFactorMissing };
}
