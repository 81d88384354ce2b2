import type { BusinessAccount } from '@pricehunt/api-contract/business-identity';
import { createContext, useContext } from 'react';

export const BusinessContext = createContext<BusinessAccount | null>(null);

/** Reads the signed-in account. Throws outside the dashboard. */
export function useBusiness(): BusinessAccount {
  const business = useContext(BusinessContext);
  if (business === null) throw new Error('useBusiness was called outside the dashboard');
  return business;
}
