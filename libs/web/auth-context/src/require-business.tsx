import type { BusinessAccount } from '@pricehunt/api-contract/business-identity';
import type { ReactNode } from 'react';
import { useBusinessAuth } from './use-business-auth';

export interface RequireBusinessProps {
  readonly children: (business: BusinessAccount) => ReactNode;
  /** Shown until the session is loaded, such as a skeleton. */
  readonly whileLoading: ReactNode;
  /** Shown when signed out, such as a redirect to the sign-in page. */
  readonly signedOut: ReactNode;
}

/** Renders its children for signed-in businesses only. The server does the real check. */
export function RequireBusiness({ children, whileLoading, signedOut }: RequireBusinessProps) {
  const { status, business } = useBusinessAuth();
  if (status === 'loading') return whileLoading;
  return business === null ? signedOut : children(business);
}
