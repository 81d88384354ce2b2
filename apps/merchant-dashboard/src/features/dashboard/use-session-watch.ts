import { ApiError } from '@pricehunt/api-client';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks again who is signed in as soon as a call is told that the session has ended, so that the sign-in page comes up. */
export function useSessionWatch(): void {
  const queryClient = useQueryClient();
  const { refresh } = useBusinessAuth();
  useEffect(() => {
    const hear = (error: unknown) => {
      if (error instanceof ApiError && error.details.code === 'auth.signed-out') void refresh();
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient, refresh]);
}
