import type { changeAttributionSettings, previewAttribution } from '@pricehunt/api-contract';
import { getAttribution, getAttributionSettings, listLedger } from '@pricehunt/api-contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MerchantServices } from '../../../merchant-services';

type OpenApi = MerchantServices['openApi'];

/** What attribution answers and takes. */
export type Attribution = z.output<(typeof getAttribution.answers)[200]>;
export type AttributionFigure = Attribution['totals']['last'];
export type AttributionPreview = z.output<(typeof previewAttribution.answers)[200]>;
export type SettingsBody = z.input<typeof changeAttributionSettings.body>;

/** The five models side by side over a period. */
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

/** Window, model and commission as they are saved. */
export function attributionSettingsQuery(openApi: OpenApi, businessId: string) {
  return queryOptions({
    queryKey: ['business', businessId, 'attribution', 'settings'],
    queryFn: async ({ signal }) => (await openApi()).call(getAttributionSettings, {}, { signal }),
    // A form stands on it: what is typed must not be read over.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

const firstPage = '';

/** The ledger of commission, page by page. */
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
