import type { ApiClient } from '@pricehunt/api-client';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useAdminServices } from '../admin-services';

/** The rooms of the console, by which what was read is kept and read anew. */
export type Area =
  | 'audit'
  | 'businesses'
  | 'commission'
  | 'feeds'
  | 'first-admin'
  | 'held-webhooks'
  | 'items'
  | 'jobs'
  | 'operator-feeds'
  | 'overview'
  | 'products'
  | 'programmes'
  | 'reports'
  | 'retailers'
  | 'set-up'
  | 'shops'
  | 'sources'
  | 'switches'
  | 'tracking'
  | 'viewing'
  | 'web-search';

/**
 * Asks the API for something of an area; `key` tells apart what is asked. Live figures are asked for again by themselves, always or while the
 * answer says so.
 */
export function useConsoleQuery<Answer>(
  area: Area,
  key: readonly unknown[],
  ask: (api: ApiClient) => Promise<Answer>,
  { isLive = false }: { readonly isLive?: boolean | ((answer: Answer) => boolean) } = {},
): UseQueryResult<Answer> {
  const { openApi, refreshMs } = useAdminServices();
  return useQuery({
    queryKey: ['admin', area, ...key],
    queryFn: async () => ask(await openApi()),
    refetchInterval: ({ state: { data } }) => {
      const isWatched = typeof isLive === 'boolean' ? isLive : data !== undefined && isLive(data);
      return isWatched ? refreshMs : false;
    },
  });
}

/** A page of a list as the API gives it. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Asks the API for a list by pages. While the filters change, what was there stays; while a row is under way, it is asked for again. */
export function useConsoleList<Answer extends Page<unknown>>(
  area: Area,
  key: readonly unknown[],
  ask: (api: ApiClient, cursor: { readonly cursor?: string }) => Promise<Answer>,
  isUnderWay: (row: Answer['items'][number]) => boolean = () => false,
) {
  const { openApi, refreshMs } = useAdminServices();
  return useInfiniteQuery({
    queryKey: ['admin', area, 'list', ...key],
    queryFn: async ({ pageParam }) => ask(await openApi(), pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: cursorOfFirst(),
    getNextPageParam: ({ nextCursor }: Answer) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isUnderWay)) === true ? refreshMs : false,
  });
}

function cursorOfFirst(): string | null {
  return null;
}

/** An act of an admin; it is pending until what it changed was read anew. */
export function useAct<Given, Answer>(
  act: (api: ApiClient, given: Given) => Promise<Answer>,
  renews: readonly Area[],
  onDone?: (answer: Answer) => void,
): UseMutationResult<Answer, Error, Given> {
  const { openApi } = useAdminServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => act(await openApi(), given),
    onSuccess: async (answer) => {
      await Promise.all(
        [...renews, 'overview', 'audit'].map((area) =>
          queryClient.invalidateQueries({ queryKey: ['admin', area] }),
        ),
      );
      onDone?.(answer);
    },
  });
}
