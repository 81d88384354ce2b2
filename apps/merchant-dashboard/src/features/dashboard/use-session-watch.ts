import { useBusinessAuth } from '@pricehunt/auth-context';
import { useRefusalWatch } from '@pricehunt/web-shell';

export function useSessionWatch(): void {
  const { refresh } = useBusinessAuth();
  useRefusalWatch(ended, refresh);
}

const ended = ['auth.signed-out'] as const;
