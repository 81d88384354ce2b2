import type { CallInput } from '@pricehunt/api-client';
import { searchProducts } from '@pricehunt/api-contract/browsing';
import {
  changeSearchAlert,
  createSearchAlert,
  deleteSearchAlert,
  listSearchAlerts,
  requestSearchAlertByEmail,
  simulateSearchAlert,
} from '@pricehunt/api-contract/search-alerts';
import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import type { AlertChannelView } from '@pricehunt/api-contract/alerts';
import { isWorthRetrying, useLanguage } from '@pricehunt/web-shell';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccountId } from '../../../account/use-account';
import { useSignOutCheck } from '../../../account/use-sign-out-check';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import { useSaveAlert } from './save-alert';

export function useSearchAlerts() {
  const { openApi } = useShopperServices();
  const accountId = useAccountId();
  return useQuery({
    queryKey: ['alerts', accountId, 'searches'],
    queryFn: async ({ signal }) => (await openApi()).call(listSearchAlerts, { query: {} }, { signal }),
    enabled: accountId !== null,
    retry: isWorthRetrying,
  });
}

/** How many products fit now; not asked without a search, or for price drops, which the list doesn't filter by. */
export function useMatchCount(search: AlertedSearchView | null, currency: string) {
  const { openApi } = useShopperServices();
  const { country } = usePlace().place;
  const isAsked = search !== null && search.dropPercent === null;
  return useQuery({
    queryKey: ['search-matches', search, currency, country],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(search), currency, country, limit: '1' };
      return (await openApi()).call(searchProducts, { query }, { signal });
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: isWorthRetrying,
  });
}

/** Simulates a search alert over the last 90 days; does nothing without a search. */
export function useSearchAlertPast(search: AlertedSearchView | null, currency: string) {
  const { openApi } = useShopperServices();
  const { country } = usePlace().place;
  return useQuery({
    queryKey: ['search-alert-past', search, currency, country],
    queryFn: async ({ signal }) => {
      if (search === null) throw new Error('no search to simulate');
      const body = { search, currency, country };
      return (await (await openApi()).call(simulateSearchAlert, { body }, { signal })).simulation;
    },
    enabled: search !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: isWorthRetrying,
  });
}

function queryOf(search: AlertedSearchView | null) {
  if (search === null) return {};
  const { words, category, brands, shops, conditions, minMinor, maxMinor } = search;
  return {
    ...(words === '' ? {} : { q: words }),
    ...(category === null ? {} : { category }),
    // Brands are compared by letters and digits, and the list is separated by commas.
    ...(brands.length === 0 ? {} : { brand: brands.map((brand) => brand.replaceAll(',', ' ')).join(',') }),
    ...(shops.length === 0 ? {} : { retailer: shops.join(',') }),
    ...(conditions.length === 0 ? {} : { condition: conditions.join(',') }),
    ...(minMinor === null ? {} : { minPrice: String(minMinor) }),
    ...(maxMinor === null ? {} : { maxPrice: String(maxMinor) }),
    ...(search.isInStock ? ({ inStock: 'true' } as const) : {}),
    ...(search.shipsFree ? ({ freeShipping: 'true' } as const) : {}),
  };
}

export function useCreateSearchAlert() {
  const { country } = usePlace().place;
  return useSaveAlert(
    (api, wished: NewSearchAlert) => api.call(createSearchAlert, { body: { ...wished, country } }),
    useSignOutCheck(),
  );
}

interface NewSearchAlert {
  readonly search: AlertedSearchView;
  readonly currency: string;
  readonly channels: AlertChannelView[];
}

/** Requests an alert by e-mail alone; the e-mail's link starts it. */
export function useRequestSearchAlert() {
  const { openApi } = useShopperServices();
  const { country } = usePlace().place;
  const { language } = useLanguage();
  return useMutation({
    mutationFn: async (
      wished: Omit<CallInput<typeof requestSearchAlertByEmail>['body'], 'country' | 'locale'>,
    ) =>
      (await openApi()).call(requestSearchAlertByEmail, { body: { ...wished, country, locale: language } }),
  });
}

export function useChangeSearchAlert() {
  return useSaveAlert(
    (api, { id, ...body }: { readonly id: string } & CallInput<typeof changeSearchAlert>['body']) =>
      api.call(changeSearchAlert, { params: { id }, body }),
  );
}

export function useDeleteSearchAlert() {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await openApi()).call(deleteSearchAlert, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['alerts'] }),
  });
}
