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

export type Area =
  | 'admin-invitation'
  | 'admins'
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
  | 'regroupings'
  | 'reports'
  | 'retailers'
  | 'set-up'
  | 'shops'
  | 'sources'
  | 'switches'
  | 'tracking'
  | 'viewing'
  | 'web-search';

/** Reads from the API. Live queries poll, always or while `isLive` returns true. */
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

export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Reads a paged list. Previous rows stay while filters change; polls while a row is in progress. */
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

/** A mutation that stays pending until its areas are refetched. */
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
