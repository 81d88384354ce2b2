import { useBusinessAuth } from '@pricehunt/auth-context';
import { useRefusalWatch } from '@pricehunt/web-shell';

/** Refreshes the session when a request reports that it has ended, which shows the sign-in page. */
export function useSessionWatch(): void {
  const { refresh } = useBusinessAuth();
  useRefusalWatch(ended, refresh);
}

const ended = ['auth.signed-out'] as const;
