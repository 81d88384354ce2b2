import { getExchangeRates } from '@pricehunt/api-contract';
import { convertMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePlace } from './place/use-place';
import { ratesSentence, useComparisonWords } from './ranking-words';
import { useShopperServices } from './shopper-services';
import type { ShopperServices } from './shopper-services';

/** The rates of the day. Without them prices stay in the currencies of their shops, so nothing is tried again for them, and offline nothing waits for them. */
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

/** Prices in the currency of the shopper's place. */
export interface LocalPrices {
  /** False while the rates are still to come: a price that is shown now would change under a person's eyes. */
  readonly isKnown: boolean;
  /** The price in the shopper's currency; as it is where there is no rate for it. */
  readonly priceOf: (price: Money) => Money;
  /** The same in another currency. */
  readonly priceIn: (price: Money, currency: string) => Money;
  /** The day of the rates where any of these prices is converted, else null. */
  readonly ratesDateOf: (prices: readonly Money[]) => string | null;
}

/** Loads the day's rates and converts prices to the currency of the place. */
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

/** Names the exchange rates used; nothing when all prices are in the shopper's currency. */
export function RatesNote({ prices }: { readonly prices: readonly Money[] }) {
  const { ratesDateOf } = useLocalPrices();
  const wording = useComparisonWords();
  const ratesDate = ratesDateOf(prices);
  if (ratesDate === null) return null;
  return <p className="mt-4 text-xs text-ink-muted">{ratesSentence({ ratesDate }, wording)}</p>;
}
