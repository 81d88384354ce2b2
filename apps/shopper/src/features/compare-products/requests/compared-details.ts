import { getPriceHistory, getProduct, listProductOffers } from '@pricehunt/api-contract/browsing';
import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import type { DealVerdictView } from '@pricehunt/api-contract/browsing';
import { ApiError } from '@pricehunt/api-client';
import type { PriceBasis } from '@pricehunt/offers';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useQueries } from '@tanstack/react-query';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';

export interface ComparedDetails {
  readonly product: ProductView;
  /** Null if nobody sells it here. */
  readonly best: PricedOffer | null;
  readonly offerCount: number;
  readonly verdict: DealVerdictView;
  readonly basis: PriceBasis;
}

export interface ComparedColumn {
  readonly id: string;
  /** Undefined while loading, null for a product that is no longer listed. */
  readonly details: ComparedDetails | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Product, best offer and verdict of each, at the shopper's place. */
export function useComparedDetails(ids: readonly string[]): readonly ComparedColumn[] {
  const { openApi } = useShopperServices();
  const { country, currency } = usePlace().place;
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['compared-product', id, currency, country] as const,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const api = await openApi();
        const place = { currency, country };
        try {
          const [{ product }, offers, { verdict, basis }] = await Promise.all([
            api.call(getProduct, { params: { id } }, { signal }),
            api.call(listProductOffers, { params: { id }, query: place }, { signal }),
            api.call(getPriceHistory, { params: { id }, query: place }, { signal }),
          ]);
          const best = offers.items.find(({ offer }) => offer.id === offers.bestOfferId) ?? null;
          return { product, best, offerCount: offers.items.length, verdict, basis };
        } catch (failure) {
          if (failure instanceof ApiError && failure.details.code === 'product.not-found') return null;
          throw failure;
        }
      },
      retry: isWorthRetrying,
      staleTime: 60_000,
    })),
  });
  return ids.map((id, place) => ({
    id,
    details: answers[place]?.data,
    error: answers[place]?.error ?? null,
    retry: () => void answers[place]?.refetch(),
  }));
}
