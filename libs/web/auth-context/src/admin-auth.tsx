import type { ApiClient, CallInput } from '@pricehunt/api-client';
import {
  authSentences,
  createFirstAdmin,
  getAdminSession,
  signInAdmin,
  signOutAdmin,
} from '@pricehunt/api-contract';
import type { BusinessAccount } from '@pricehunt/api-contract';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { authFailureOf, leavesInDoubt, succeeded } from './auth-failure';
import type { AuthOutcome } from './auth-failure';
import { createSessionHolder } from './session-holder';
import type { SessionHolder } from './session-holder';

/** The signed-in admin, and whether the console waits for a second factor. */
export interface SignedInAdmin {
  readonly admin: BusinessAccount;
  /** Nothing but setting up an authenticator app works while it is missing. */
  readonly isSecondFactorMissing: boolean;
}

/** What can be done about an admin's session. No operation rejects. */
export interface AdminAuthOperations {
  /** Signs in. Where the outcome's code is auth.totp-required, the same again with a code goes on. */
  readonly login: (credentials: CallInput<typeof signInAdmin>['body']) => Promise<AuthOutcome>;
  /** Creates the first admin by the link that the server printed at its start, and signs them in. */
  readonly createFirst: (given: CallInput<typeof createFirstAdmin>['body']) => Promise<AuthOutcome>;
  /** Signs out here at once, whatever the network does (S§4). Resolves when the server was told or could not be. */
  readonly logout: () => Promise<void>;
  /** Asks the server again who is signed in. */
  readonly refresh: () => Promise<void>;
}

/** The session of the admin console. It is another than the merchants', and ends sooner. */
export interface AdminAuth extends AdminAuthOperations {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly session: SignedInAdmin | null;
  /** Whether signed out stands for want of an answer: the server could not be reached, or failed. */
  readonly isInDoubt: boolean;
}

/** What an AdminAuthProvider takes. */
export interface AdminAuthProviderProps {
  readonly children: ReactNode;
  /** The API's client, which may be a part of the program that comes later. */
  readonly openApi: () => Promise<ApiClient>;
}

/** Asks once which admin is signed in, and tells everything within. */
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

/** Reads the admin's session. Throws outside an AdminAuthProvider. */
export function useAdminAuth(): AdminAuth {
  const auth = useContext(AdminAuthContext);
  if (auth === null) throw new Error('useAdminAuth stands outside AdminAuthProvider');
  return auth;
}

/** What RequireAdmin takes. */
export interface RequireAdminProps {
  /** What is drawn for the admin who is signed in. */
  readonly children: (admin: BusinessAccount) => ReactNode;
  /** What stands there until it is known who is signed in. */
  readonly whileLoading: ReactNode;
  /** What is drawn for nobody, and for an account that is no admin: the server tells the two apart for no one. */
  readonly signedOut: ReactNode;
  /** What is drawn for an admin who has to set up a second factor first. */
  readonly secondFactorMissing: (admin: BusinessAccount) => ReactNode;
}

/** Draws its children for an admin alone (S§6). It hides; what is allowed is the server's to say. */
export function RequireAdmin({ children, whileLoading, signedOut, secondFactorMissing }: RequireAdminProps) {
  const { status, session } = useAdminAuth();
  if (status === 'loading') return whileLoading;
  if (session === null || !session.admin.isAdmin) return signedOut;
  return session.isSecondFactorMissing ? secondFactorMissing(session.admin) : children(session.admin);
}

/** What the server answers who enters the console. */
interface Entered {
  readonly business: BusinessAccount;
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
    logout: async () => {
      holder.begin()(null);
      try {
        await (await openApi()).call(signOutAdmin, {});
      } catch {
        // Signed out here all the same (S§4); the server's session ends by itself.
      }
    },
    refresh: async () => {
      const settle = holder.begin();
      try {
        const { business, isSecondFactorMissing } = await (await openApi()).call(getAdminSession, {});
        settle({ admin: business, isSecondFactorMissing });
      } catch (failure) {
        // Anything but an account means signed out (S§7), also where nobody could be asked.
        settle(null, leavesInDoubt(failure));
      }
    },
  };
}
