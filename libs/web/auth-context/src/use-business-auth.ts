import type { CallInput } from '@pricehunt/api-client';
import type {
  BusinessAccount,
  registerBusiness,
  signInBusiness,
} from '@pricehunt/api-contract/business-identity';
import { createContext, useContext } from 'react';
import type { AuthOutcome } from './auth-failure';

/** None of these rejects. */
export interface BusinessAuthOperations {
  /** After auth.totp-required, call it again with a code. */
  readonly login: (credentials: CallInput<typeof signInBusiness>['body']) => Promise<AuthOutcome>;
  readonly register: (business: CallInput<typeof registerBusiness>['body']) => Promise<AuthOutcome>;
  /** Signs out here at once, even when the server can't be reached (S§4). */
  readonly logout: () => Promise<void>;
  /** Reloads the session after the account changed. */
  readonly refresh: () => Promise<void>;
}

export interface BusinessAuth extends BusinessAuthOperations {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly business: BusinessAccount | null;
  /** True when the account is treated as signed out because the server couldn't be reached or failed. */
  readonly isInDoubt: boolean;
  readonly isAdmin: boolean;
}

export const BusinessAuthContext = createContext<BusinessAuth | null>(null);

/** Throws outside a BusinessAuthProvider (S§8). */
export function useBusinessAuth(): BusinessAuth {
  const auth = useContext(BusinessAuthContext);
  if (auth === null) throw new Error('useBusinessAuth must be used within BusinessAuthProvider');
  return auth;
}
