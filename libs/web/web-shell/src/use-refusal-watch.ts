import { ApiError } from '@pricehunt/api-client';
import type { ErrorCode } from '@pricehunt/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Calls back when any request is refused with one of these codes, such as an ended session. */
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
