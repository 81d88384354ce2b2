import type { Availability, Money } from '@pricehunt/offers';
import type { Listing } from '../world/listings';
import { decimalPrice } from './printed-price';

/** Attributes that mark visible facts for machines; each begins with a space or is empty. */
export interface PageMarks {
  readonly product: string;
  readonly offer: string;
  readonly property: (name: string) => string;
  readonly price: (money: Money) => string;
  readonly stock: (availability: Availability) => string;
  /** Elements in the offer that visitors don't see. */
  readonly hidden: (listing: Listing) => string;
}

/** No structured data in attributes. */
export const noMarks: PageMarks = {
  product: '',
  offer: '',
  property: () => '',
  price: () => '',
  stock: () => '',
  hidden: () => '',
};

/** Microdata: a Product scope with a nested Offer scope. */
export const microdataMarks: PageMarks = {
  product: ' itemscope itemtype="https://schema.org/Product"',
  offer: ' itemprop="offers" itemscope itemtype="https://schema.org/Offer"',
  property: (name) => ` itemprop="${name}"`,
  price: (money) => ` itemprop="price" content="${decimalPrice(money)}"`,
  stock: () => '',
  hidden: ({ price, availability, condition }) =>
    `<meta itemprop="priceCurrency" content="${price.currency}"><link itemprop="availability" href="${schemaAvailability(availability)}"><link itemprop="itemCondition" href="${schemaCondition(condition)}">`,
};

export function schemaAvailability(availability: Availability): string {
  const names: Readonly<Record<Availability, string>> = {
    in_stock: 'InStock',
    pre_order: 'PreOrder',
    back_order: 'BackOrder',
    special_order: 'MadeToOrder',
    out_of_stock: 'OutOfStock',
    discontinued: 'Discontinued',
    limited: 'LimitedAvailability',
    in_store: 'InStoreOnly',
    unknown: 'InStoreOnly',
  };
  return `https://schema.org/${names[availability]}`;
}

export function schemaCondition(condition: 'new' | 'refurbished'): string {
  return condition === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/RefurbishedCondition';
}
