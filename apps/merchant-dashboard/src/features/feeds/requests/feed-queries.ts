import { ApiError } from '@pricehunt/api-client';
import {
  downloadFeedIssues,
  downloadRepairedFeed,
  getFeed,
  getFeedImport,
  listFeedImportColumns,
  listFeedImportIssues,
  listFeedImports,
} from '@pricehunt/api-contract/feeds';
import { listShopifyConnections } from '@pricehunt/api-contract/shopify-admin';
import { listWoocommerceConnections } from '@pricehunt/api-contract/woocommerce';
import type { Feed, FeedImport } from '@pricehunt/api-contract/feeds';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { feedsQuery } from '../../../business/setup-queries';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

const progressMs = 1_000;
const firstPage = '';

export function isUnderWay({ state }: Pick<FeedImport, 'state'>): boolean {
  return state === 'queued' || state === 'reading' || state === 'applying';
}

export function feedQuery(openApi: OpenApi, businessId: string, feedId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'feeds', feedId],
    queryFn: async () => (await (await openApi()).call(getFeed, { params: { feedId } })).feed,
    refetchInterval: ({ state: { data } }) => {
      const run = data?.latestImport ?? null;
      return run !== null && isUnderWay(run) ? progressMs : false;
    },
  });
}

export function runsQuery(openApi: OpenApi, businessId: string, feedId: string) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'feeds', feedId, 'runs'],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam }) =>
      (await openApi()).call(listFeedImports, {
        params: { feedId },
        query: pageParam === firstPage ? {} : { cursor: pageParam },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One import, polled while it runs, with its download URLs. */
export function runQuery(openApi: OpenApi, businessId: string, feedId: string, importId: string) {
  const params = { feedId, importId };
  return queryOptions({
    queryKey: ['business', businessId, 'feeds', feedId, 'run', importId],
    queryFn: async () => {
      const api = await openApi();
      return {
        run: (await api.call(getFeedImport, { params })).import,
        issuesAddress: api.addressOf(downloadFeedIssues, { params }),
        repairedAddress: api.addressOf(downloadRepairedFeed, { params }),
      };
    },
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay(data.run) ? progressMs : false,
  });
}

/** The columns of an import's file; null when the file is gone. */
export function runColumnsQuery(
  openApi: OpenApi,
  businessId: string,
  run: Pick<FeedImport, 'id' | 'feedId'>,
) {
  return queryOptions({
    queryKey: ['business', businessId, 'feeds', run.feedId, 'run', run.id, 'columns'],
    queryFn: async () => {
      try {
        return await (
          await openApi()
        ).call(listFeedImportColumns, { params: { feedId: run.feedId, importId: run.id } });
      } catch (failure) {
        if (failure instanceof ApiError && failure.details.code === 'feed.file-gone') return null;
        throw failure;
      }
    },
  });
}

interface IssueFilters {
  readonly severity?: 'error' | 'warning' | 'notice';
  readonly code?: string;
}

/** The issues of an import in file order, page by page. */
export function runIssuesQuery(
  openApi: OpenApi,
  businessId: string,
  run: Pick<FeedImport, 'id' | 'feedId'>,
  filters: IssueFilters,
) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'feeds', run.feedId, 'run', run.id, 'issues', filters],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam }) =>
      (await openApi()).call(listFeedImportIssues, {
        params: { feedId: run.feedId, importId: run.id },
        query: pageParam === firstPage ? filters : { ...filters, cursor: pageParam },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function allFeedsQuery(openApi: OpenApi, businessId: string) {
  return {
    ...feedsQuery(openApi, businessId),
    refetchInterval: ({
      state: { data },
    }: {
      readonly state: { readonly data: readonly Feed[] | undefined };
    }) =>
      data?.some(({ latestImport }) => latestImport !== null && isUnderWay(latestImport)) === true
        ? progressMs
        : false,
  };
}

/** The connected Shopify stores, polled while one is syncing, and whether there is an app to install. */
export function shopifyConnectionsQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'feeds', 'shopify-admin'],
    queryFn: async () => (await openApi()).call(listShopifyConnections, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ reading }) => reading.state === 'queued' || reading.state === 'running') === true
        ? progressMs
        : false,
  });
}

export function woocommerceConnectionsQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'feeds', 'woocommerce'],
    queryFn: async () => (await (await openApi()).call(listWoocommerceConnections, {})).items,
  });
}
