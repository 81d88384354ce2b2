import { ApiError } from '@pricehunt/api-client';
import { useAccount } from './use-account';

/** Returns a function that checks the session after a failure that says it has ended. */
export function useSignOutCheck(): (failure: Error) => void {
  const auth = useAccount()?.auth;
  return (failure) => {
    if (isSignedOut(failure)) void auth?.check();
  };
}

export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiError && failure.details.code === 'auth.signed-out';
}
