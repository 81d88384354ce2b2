import type { ShopFacts } from '@pricehunt/offers';
import type { Listing } from './listings';
import { fractionFrom } from './seeded';

/** What a shop with full markup states besides price and shipping: its customers' ratings, returns and payment. */
export function statedFacts({ shop, product, shippingRates }: Listing): ShopFacts {
  const seed = `${shop.id}/${product.familyKey}`;
  const count = Math.floor(fractionFrom(`${seed}/ratings`) ** 3 * 900);
  const value = Math.round((3.4 + 1.5 * fractionFrom(`${seed}/rating`)) * 10) / 10;
  const countries = [shop.country, ...shippingRates.map(({ country }) => country)];
  return {
    ...(count < 3 ? {} : { rating: { value, best: 5, count } }),
    returns: [{ countries, days: 30, isFree: true }],
    payments: ['card', 'paypal', 'invoice', 'bank-transfer'],
  };
}
