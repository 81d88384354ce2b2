import type { BusinessAccount } from '@pricehunt/api-contract';
import { createContext, useContext } from 'react';
import type { BusinessAuthOperations } from './business-auth-provider';

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
