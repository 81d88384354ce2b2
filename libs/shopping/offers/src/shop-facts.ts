/** What a shop states about an offer besides its price, shipping and stock. */
export interface ShopFacts {
  readonly rating?: StatedRating;
  /** At most one per country. */
  readonly returns?: readonly ReturnTerms[];
  readonly payments?: readonly PaymentMethod[];
}

/** How the shop's customers rate the product. */
export interface StatedRating {
  readonly value: number;
  /** The highest possible value. */
  readonly best: number;
  readonly count: number;
}

export interface ReturnTerms {
  /** Null for all countries. */
  readonly countries: readonly string[] | null;
  /** Days after delivery; 0 without returns, null without a limit. */
  readonly days: number | null;
  /** Whether the shop pays for the return; left out if not stated. */
  readonly isFree?: boolean;
}

export const paymentMethods = [
  'card',
  'paypal',
  'invoice',
  'direct-debit',
  'bank-transfer',
  'cash-on-delivery',
  'instalments',
  'klarna',
  'apple-pay',
  'google-pay',
  'amazon-pay',
  'ideal',
  'swish',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What applies in the shopper's country. */
export interface ShopFactsFor extends Pick<ShopFacts, 'rating' | 'payments'> {
  readonly returns?: Omit<ReturnTerms, 'countries'>;
}

/** Terms that name the country come before those for all; undefined if nothing is stated for it. */
export function factsFor(facts: ShopFacts | undefined, country: string | null): ShopFactsFor | undefined {
  const { rating, returns = [], payments } = facts ?? {};
  const terms =
    returns.find(({ countries }) => country !== null && countries?.includes(country) === true) ??
    returns.find(({ countries }) => countries === null);
  if (rating === undefined && terms === undefined && payments === undefined) return undefined;
  const { countries: _named, ...own } = terms ?? { countries: null, days: null };
  return {
    ...(rating === undefined ? {} : { rating }),
    ...(terms === undefined ? {} : { returns: own }),
    ...(payments === undefined ? {} : { payments }),
  };
}

/** Each fact of the first that states it; undefined if none does. */
export function mergedFacts(...stated: readonly (ShopFacts | null | undefined)[]): ShopFacts | undefined {
  const known = stated.filter((facts) => facts !== null && facts !== undefined);
  const merged: ShopFacts = Object.assign({}, ...known.toReversed());
  return Object.keys(merged).length === 0 ? undefined : merged;
}
