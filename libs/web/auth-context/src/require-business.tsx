import type { BusinessAccount } from '@pricehunt/api-contract';
import type { ReactNode } from 'react';
import { useBusinessAuth } from './use-business-auth';

/** What RequireBusiness takes. */
export interface RequireBusinessProps {
  /** What is drawn for the account that is signed in. */
  readonly children: (business: BusinessAccount) => ReactNode;
  /** What stands there until it is known who is signed in, a skeleton for example. */
  readonly whileLoading: ReactNode;
  /** What is drawn for nobody, a redirect to the sign-in page for example. */
  readonly signedOut: ReactNode;
}

/** Draws its children for a signed-in business alone. It hides; what is allowed is the server's to say. */
export function RequireBusiness({ children, whileLoading, signedOut }: RequireBusinessProps) {
  const { status, business } = useBusinessAuth();
  if (status === 'loading') return whileLoading;
  return business === null ? signedOut : children(business);
}
