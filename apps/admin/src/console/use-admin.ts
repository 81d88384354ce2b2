import type { BusinessAccount } from '@pricehunt/api-contract';
import { createContext, useContext } from 'react';

export const AdminContext = createContext<BusinessAccount | null>(null);

/** Throws outside the console. */
export function useAdmin(): BusinessAccount {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin works inside the console only');
  return admin;
}
