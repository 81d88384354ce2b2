import { ApiError } from '@pricehunt/api-client';
import type { ErrorCode } from '@pricehunt/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Calls back as soon as any call of the page is refused with one of these codes: that the session has ended, for example,
 * so that the sign-in page comes up.
 */
export function useRefusalWatch(codes: readonly ErrorCode[], onRefused: () => unknown): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const hear = (error: unknown) => {
      if (error instanceof ApiError && codes.some((code) => code === error.details.code)) onRefused();
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
  }, [queryClient, codes, onRefused]);
}
