import type { ProductPrice, RankingFacts } from './best-offer';
import type { Money } from './money';
import { subtractMoney } from './money';
import { conditionClassOf } from './offer';
import type { PriceTerms } from './offer-total';
import { offerTotal, totalIn } from './offer-total';
import { isLowerForCertain } from './price-tax';

/** An offer with unknown shipping that is cheaper than the best one until its shipping exceeds `shippingMax`. */
export interface BreakEven<O extends RankingFacts> {
  readonly offer: O;
  readonly shippingMax: Money;
}

/** The offer with the highest shipping at which it is still cheaper than the best delivered total; null if there is none. */
export function breakEven<O extends RankingFacts>(
  offers: readonly O[],
  best: ProductPrice<O>,
  { currency, ...terms }: PriceTerms & { readonly currency: string },
): BreakEven<O> | null {
  const limit = best.total.kind === 'delivered' ? totalIn(best.total, currency, terms.rates) : null;
  if (limit === null) return null;
  return offers.reduce<BreakEven<O> | null>((found, offer) => {
    const total = offerTotal(offer, terms);
    const isRival =
      total.kind === 'item-only' &&
      conditionClassOf(offer.condition) === best.conditionClass &&
      offer.availability !== 'out_of_stock' &&
      offer.availability !== 'discontinued' &&
      isLowerForCertain(total.tax, best.total.tax);
    const item = isRival ? totalIn(total, currency, terms.rates) : null;
    if (item === null) return found;
    const shippingMax = subtractMoney(limit, item);
    return shippingMax.amountMinor > (found?.shippingMax.amountMinor ?? 0) ? { offer, shippingMax } : found;
  }, null);
}
