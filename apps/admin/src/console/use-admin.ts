import type { AdminAccount } from '@pricehunt/api-contract/admin-identity';
import { createContext, useContext } from 'react';

export const AdminContext = createContext<AdminAccount | null>(null);

/** Throws outside the console. */
export function useAdmin(): AdminAccount {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin works inside the console only');
  return admin;
}

/** Whether the admin may change things; viewers only read. */
export function useMayManage(): boolean {
  return useAdmin().adminRole !== 'viewer';
}
