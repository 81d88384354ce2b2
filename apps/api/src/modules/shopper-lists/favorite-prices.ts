import type { Favorite, FavoriteView } from '@pricehunt/api-contract';
import { compareMoney, convertMoney, subtractMoney } from '@pricehunt/offers';
import type { ExchangeRates, Money, Offer } from '@pricehunt/offers';
import { canonicalLink } from '@pricehunt/product-links';
import type { Storage } from '@pricehunt/storage';
import { readExchangeRates } from '../../exchange-rates';
import { commonCurrency } from '../../priced-offer';

/** What each favourite costs today, in the order of the favourites. */
export async function todayOfFavorites(
  storage: Storage,
  favorites: readonly Favorite[],
): Promise<readonly FavoriteView['today'][]> {
  const productIds = await Promise.all(
    favorites.map(async ({ productId, link }) => {
      if (productId !== null || link === null) return productId;
      return (await storage.offers.findOfferByLink(canonicalLink(link)))?.productId ?? null;
    }),
  );
  const wanted = [...new Set(productIds.filter((id) => id !== null))];
  const offersOf = new Map<string, Offer[]>();
  for (const { productId, offer } of await storage.offers.listOffersOfProducts(wanted)) {
    offersOf.set(productId, [...(offersOf.get(productId) ?? []), offer]);
  }
  const rates = await readExchangeRates(storage);
  return favorites.map(({ priceWhenSaved }, place) => {
    const productId = productIds[place] ?? null;
    const offers = productId === null ? [] : (offersOf.get(productId) ?? []);
    return { productId: offers.length > 0 ? productId : null, ...todayOf(offers, priceWhenSaved, rates) };
  });
}

function todayOf(
  offers: readonly Offer[],
  priceWhenSaved: Money | null,
  rates: ExchangeRates,
): Omit<FavoriteView['today'], 'productId'> {
  const obtainable = offers.filter(
    ({ availability }) => availability !== 'out_of_stock' && availability !== 'discontinued',
  );
  const currency = priceWhenSaved?.currency ?? commonCurrency(obtainable);
  const lowestPrice = currency === null ? null : lowestIn(currency, obtainable, rates);
  return {
    lowestPrice,
    offerCount: offers.length,
    inStock: offers.some(({ availability }) => availability === 'in_stock'),
    change: lowestPrice !== null && priceWhenSaved !== null ? changeSince(priceWhenSaved, lowestPrice) : null,
  };
}

function lowestIn(currency: string, offers: readonly Offer[], rates: ExchangeRates): Money | null {
  return offers.reduce<Money | null>((least, { price }) => {
    const converted = convertMoney(price, currency, rates);
    if (converted === null) return least;
    return least === null || compareMoney(converted, least) < 0 ? converted : least;
  }, null);
}

function changeSince(saved: Money, today: Money): FavoriteView['today']['change'] {
  const amount = subtractMoney(today, saved);
  const percent = saved.amountMinor === 0 ? 0 : (amount.amountMinor / saved.amountMinor) * 100;
  return { amount, percent: Math.round(percent * 10) / 10 };
}
