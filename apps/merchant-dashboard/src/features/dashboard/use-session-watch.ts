import { useBusinessAuth } from '@pricehunt/auth-context';
import { useRefusalWatch } from '@pricehunt/web-shell';

/** Asks again who is signed in as soon as a call is told that the session has ended, so that the sign-in page comes up. */
export function useSessionWatch(): void {
  const { refresh } = useBusinessAuth();
  useRefusalWatch(ended, refresh);
}

const ended = ['auth.signed-out'] as const;
