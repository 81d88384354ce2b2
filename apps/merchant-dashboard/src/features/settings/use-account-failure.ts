import { authFailureOf } from '@pricehunt/auth-context';
import { useRefusal } from '../sign-in/use-refusal';

/** Gives the sentence for a call about the account that failed, with when to try again where the server says so. */
export function useAccountFailure(): (failure: Error) => string {
  const refusalOf = useRefusal();
  return (failure) => refusalOf(authFailureOf(failure, failure.message));
}
