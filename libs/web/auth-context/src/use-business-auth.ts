import type { BusinessAccount } from '@pricehunt/api-contract';
import { createContext, useContext } from 'react';
import type { BusinessAuthOperations } from './business-auth-provider';

/** The business session and what can be done about it (S§4). */
export interface BusinessAuth extends BusinessAuthOperations {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly business: BusinessAccount | null;
  /** Whether signed out stands for want of an answer: the server could not be reached, or failed. */
  readonly isInDoubt: boolean;
  /** What the account says; false while nobody is signed in. */
  readonly isAdmin: boolean;
}

/** The business session of the app that a component stands in; none outside of a BusinessAuthProvider. */
export const BusinessAuthContext = createContext<BusinessAuth | null>(null);

/** Reads the business session. Throws outside a BusinessAuthProvider (S§8). */
export function useBusinessAuth(): BusinessAuth {
  const auth = useContext(BusinessAuthContext);
  if (auth === null) throw new Error('useBusinessAuth stands outside BusinessAuthProvider');
  return auth;
}
