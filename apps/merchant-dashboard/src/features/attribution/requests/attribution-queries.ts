import type { changeAttributionSettings, previewAttribution } from '@pricehunt/api-contract/orders';
import { getAttribution, getAttributionSettings, listLedger } from '@pricehunt/api-contract/orders';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

export type Attribution = z.output<(typeof getAttribution.answers)[200]>;
export type AttributionFigure = Attribution['totals']['last'];
export type AttributionPreview = z.output<(typeof previewAttribution.answers)[200]>;
export type SettingsBody = z.input<typeof changeAttributionSettings.body>;

export function attributionQuery(
  openApi: OpenApi,
  businessId: string,
  query: z.input<typeof getAttribution.query>,
) {
  return queryOptions({
    queryKey: ['business', businessId, 'attribution', 'models', query],
    queryFn: async ({ signal }) => (await openApi()).call(getAttribution, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function attributionSettingsQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'attribution', 'settings'],
    queryFn: async ({ signal }) => (await openApi()).call(getAttributionSettings, {}, { signal }),
    // A refetch would overwrite what the user typed.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

const firstPage = '';

export function ledgerQuery(openApi: OpenApi, businessId: string, query: z.input<typeof listLedger.query>) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'attribution', 'ledger', query],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(
        listLedger,
        { query: pageParam === firstPage ? query : { ...query, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
