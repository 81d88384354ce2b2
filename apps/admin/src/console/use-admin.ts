import type { BusinessAccount } from '@pricehunt/api-contract';
import { createContext, useContext } from 'react';

/** The admin that the console is drawn for; none outside of it. */
export const AdminContext = createContext<BusinessAccount | null>(null);

/** Reads the signed-in admin. Throws outside the console. */
export function useAdmin(): BusinessAccount {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin stands outside the console');
  return admin;
}
