import { getExchangeRates } from '@pricehunt/api-contract/browsing';
import { convertMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePlace } from '../place/use-place';
import { ratesSentence, useComparisonWords } from './ranking-words';
import { useShopperServices } from '../shopper-services';
import type { ShopperServices } from '../shopper-services';

/** Without rates prices stay in the shops' currencies, so requests aren't retried. */
function exchangeRates({ openApi }: ShopperServices) {
  return queryOptions({
    queryKey: ['exchange-rates'],
    queryFn: async ({ signal }) => (await openApi()).call(getExchangeRates, {}, { signal }),
    retry: false,
    retryOnMount: false,
    networkMode: 'offlineFirst',
    staleTime: 3_600_000,
  });
}

export interface LocalPrices {
  /** False while the rates load: prices shown now would change. */
  readonly isKnown: boolean;
  readonly priceOf: (price: Money) => Money;
  readonly priceIn: (price: Money, currency: string) => Money;
  /** The date of the rates if any of these prices is converted, else null. */
  readonly ratesDateOf: (prices: readonly Money[]) => string | null;
}

export function useLocalPrices(): LocalPrices {
  const { currency } = usePlace().place;
  const { data: rates, isFetched } = useQuery(exchangeRates(useShopperServices()));
  const priceIn = (price: Money, wanted: string) =>
    (rates === undefined ? null : convertMoney(price, wanted, rates)) ?? price;
  const priceOf = (price: Money) => priceIn(price, currency);
  return {
    isKnown: isFetched,
    priceOf,
    priceIn,
    ratesDateOf: (prices) =>
      rates !== undefined && prices.some((price) => priceOf(price) !== price) ? rates.date : null,
  };
}

/** Names the exchange rates used; renders nothing when all prices are in the shopper's currency. */
export function RatesNote({ prices }: { readonly prices: readonly Money[] }) {
  const { ratesDateOf } = useLocalPrices();
  const wording = useComparisonWords();
  const ratesDate = ratesDateOf(prices);
  if (ratesDate === null) return null;
  return <p className="mt-4 text-xs text-ink-muted">{ratesSentence({ ratesDate }, wording)}</p>;
}
