import type { Money } from './money';
import { compareMoney } from './money';
import type { ConditionClass, PriceTax } from './offer';

/** A product's price in a list, with what it includes. */
export interface ListedPrice {
  readonly lowestPrice: Money | null;
  readonly priceKind: string | null;
  /** Included if left out. */
  readonly priceTax?: PriceTax;
  readonly condition: ConditionClass;
  /** Whether a shop has it and ships to the place. */
  readonly isObtainable: boolean;
}

/**
 * Of a product's versions, such as its colours, the one with the lowest price among those that include the same as the lead's,
 * such as shipping. If some can be bought, only these count.
 */
export function cheapestVersion<P extends ListedPrice>(first: P, all: readonly P[]): P {
  const obtainable = all.filter(({ isObtainable }) => isObtainable);
  const versions = obtainable.length === 0 ? all : obtainable;
  const lead = versions.includes(first) ? first : (versions[0] ?? first);
  const { lowestPrice: leads } = lead;
  if (leads === null) return versions.find(({ lowestPrice }) => lowestPrice !== null) ?? lead;
  return versions.reduce((cheapest, version) => {
    const [price, best] = [version.lowestPrice, cheapest.lowestPrice ?? leads];
    const isAlike =
      version.priceKind === lead.priceKind &&
      taxOf(version) === taxOf(lead) &&
      version.condition === lead.condition &&
      price?.currency === best.currency;
    return isAlike && compareMoney(price, best) < 0 ? version : cheapest;
  }, lead);
}

function taxOf({ priceTax = 'included' }: ListedPrice): PriceTax {
  return priceTax;
}
