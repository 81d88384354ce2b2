import {
  changeAlert,
  createAlert,
  deleteAlert,
  listAlertFirings,
  listAlerts,
  previewAlert,
  requestAlertByEmail,
} from '@pricehunt/api-contract/alerts';
import type { AlertChannelView, AlertRuleView, AlertView } from '@pricehunt/api-contract/alerts';
import type { CallInput } from '@pricehunt/api-client';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount, useAccountId } from '../../../account/use-account';
import { isSignedOut, useSignOutCheck } from '../../../account/use-sign-out-check';
import { isWorthRetrying, useLanguage } from '@pricehunt/web-shell';
import { productOffers } from '../../../catalog/product-offers';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import { subscribeToPush } from '../push-subscription';
import { useSaveAlert } from './save-alert';

export function useAlerts(productId: string | null) {
  const { openApi } = useShopperServices();
  const accountId = useAccountId();
  const auth = useAccount()?.auth;
  return useQuery({
    queryKey: ['alerts', accountId, productId],
    queryFn: async ({ signal }) => {
      try {
        const api = await openApi();
        const query = productId === null ? {} : { productId };
        return await api.call(listAlerts, { query }, { signal });
      } catch (failure) {
        if (isSignedOut(failure)) void auth?.check();
        throw failure;
      }
    },
    enabled: accountId !== null,
    retry: isWorthRetrying,
  });
}

export function useFirings() {
  const { openApi } = useShopperServices();
  const accountId = useAccountId();
  return useInfiniteQuery({
    queryKey: ['alerts', accountId, 'firings'],
    queryFn: async ({ pageParam, signal }) => {
      const api = await openApi();
      return api.call(listAlertFirings, { query: pageParam === '' ? {} : { cursor: pageParam } }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: accountId !== null,
    retry: isWorthRetrying,
  });
}

/** Simulates a rule over the last 180 days; does nothing without a rule. */
export function useAlertPast(
  productId: string,
  rule: AlertRuleView | null,
  terms: {
    readonly currency: string;
    readonly country: string;
    readonly shippingCounted: boolean;
    readonly condition: AlertView['condition'] | null;
    readonly shops: readonly string[] | null;
  },
) {
  const { openApi } = useShopperServices();
  return useQuery({
    queryKey: ['alert-past', productId, rule, terms],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const query = {
        ...(rule === null ? { kind: 'any-change' as const } : previewQuery(rule)),
        currency: terms.currency,
        country: terms.country,
        shippingCounted: terms.shippingCounted ? ('true' as const) : ('false' as const),
        ...(terms.condition === null ? {} : { condition: terms.condition }),
        ...(terms.shops === null ? {} : { shops: terms.shops.join(',') }),
      };
      return (await api.call(previewAlert, { params: { id: productId }, query }, { signal })).simulation;
    },
    enabled: rule !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: isWorthRetrying,
  });
}

/** The shops that offer the product, by name. */
export function useShopsOfProduct(productId: string) {
  const { place } = usePlace();
  return useQuery({
    ...productOffers(useShopperServices(), productId, place),
    select: ({ items }) => {
      const shops = new Map(items.map(({ offer: { retailer } }) => [retailer.domain, retailer]));
      return [...shops.values()].sort((one, other) => one.name.localeCompare(other.name));
    },
  });
}

function previewQuery(rule: AlertRuleView) {
  switch (rule.kind) {
    case 'target-price':
      return { kind: rule.kind, targetMinor: String(rule.targetMinor) };
    case 'percent-drop':
      return { kind: rule.kind, percent: String(rule.percent), against: rule.against };
    case 'new-low':
      return { kind: rule.kind, ...(rule.days === null ? {} : { days: String(rule.days) }) };
    case 'any-drop':
    case 'back-in-stock':
    case 'any-change':
      return { kind: rule.kind };
  }
}

type NewAlert = CallInput<typeof createAlert>['body'];

export function useCreateAlert() {
  const { country } = usePlace().place;
  return useSaveAlert(
    (api, wished: NewAlert & { readonly channels: AlertChannelView[] }) =>
      api.call(createAlert, { body: { ...wished, country } }),
    useSignOutCheck(),
  );
}

/** Requests an alert by e-mail alone; the e-mail's link starts it. */
export function useRequestAlert() {
  const { openApi } = useShopperServices();
  const { country } = usePlace().place;
  const { language } = useLanguage();
  return useMutation({
    mutationFn: async (wished: Omit<CallInput<typeof requestAlertByEmail>['body'], 'country' | 'locale'>) =>
      (await openApi()).call(requestAlertByEmail, { body: { ...wished, country, locale: language } }),
  });
}

export function useChangeAlert() {
  return useSaveAlert(
    (api, { id, ...body }: { readonly id: string } & CallInput<typeof changeAlert>['body']) =>
      api.call(changeAlert, { params: { id }, body }),
  );
}

export function useDeleteAlert() {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await openApi()).call(deleteAlert, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['alerts'] }),
  });
}

/** Restores a push subscription that is lost or has an outdated key, if alerts use push and the browser allows it. */
export function useRenewedSubscription(isWanted: boolean): void {
  const { openApi } = useShopperServices();
  useEffect(() => {
    if (!isWanted) return;
    void openApi()
      .then((api) => subscribeToPush(api, window))
      // Without the API client each section shows its own error.
      .catch(() => {});
  }, [isWanted, openApi]);
}
