import { conditionClassOf, convertMoney } from '@pricehunt/offers';
import type { Condition, ExchangeRates, Money, Offer, ProductIdentity } from '@pricehunt/offers';
import { brandsContradict, findContradiction } from './contradiction';
import { readProfile, type MatchProfile } from './match-profile';

export interface OfferClaim extends ProductIdentity {
  readonly price: Money;
  readonly condition: Condition;
}

/** Another shop's statement about the same product. */
export interface ClaimEvidence extends OfferClaim, Pick<Offer, 'retailer'> {}

/** Why an offer is held for review, with its claim and what other shops state. */
export type HoldReason =
  | {
      readonly kind: 'title' | 'brand';
      readonly claimed: string;
      readonly known: string;
      readonly sources: number;
    }
  | {
      readonly kind: 'price';
      readonly claimed: Money;
      /** In the currency of the claim. */
      readonly lowest: Money;
      readonly highest: Money;
      readonly sources: number;
    };

/** A price is an outlier below this share of the others' lowest and above this multiple of their highest. */
const farBelow = 0.5;
const farAbove = 2.5;
/** The same for a used offer that is compared with new ones only, because used products cost a fraction of them. */
const usedFarBelowNew = 0.1;
/** With three or more prices, one this many times off the median is ignored. */
const strayFactor = 3;

/** No reasons means accepted. The caller must leave out offers of the same merchant. Each shop counts once. */
export function judgeClaim(
  claim: OfferClaim,
  evidence: readonly ClaimEvidence[],
  rates: ExchangeRates,
): readonly HoldReason[] {
  return [...identityReasons(claim, evidence), ...priceReasons(claim, evidence, rates)];
}

/** Whether two prices differ by at most one percent, in one currency. */
export function isPriceConfirmed(price: Money, seen: Money): boolean {
  return (
    price.currency === seen.currency &&
    Math.abs(price.amountMinor - seen.amountMinor) * 100 <= Math.max(price.amountMinor, seen.amountMinor)
  );
}

/** False if they can't be compared. */
export function isFarOutside(price: Money, others: readonly Money[], rates: ExchangeRates): boolean {
  const { lowest, highest } = rangeOf(price, others, rates);
  return price.amountMinor < lowest * farBelow || price.amountMinor > highest * farAbove;
}

function identityReasons(claim: OfferClaim, evidence: readonly ClaimEvidence[]): readonly HoldReason[] {
  const own = readProfile(claim);
  const shops = [...new Map(evidence.map((each) => [each.retailer.domain, each])).values()];
  const sources = shops.length;
  const against = (contradicts: (own: MatchProfile, other: MatchProfile) => boolean) => {
    const found = shops.filter((shop) => contradicts(own, readProfile(shop)));
    return found.length * 2 > sources ? (found[0] ?? null) : null;
  };
  const byTitle = against((left, right) => findContradiction(left, right) !== null);
  const byBrand = against(brandsContradict);
  return [
    ...(byTitle ? [{ kind: 'title' as const, claimed: claim.title, known: byTitle.title, sources }] : []),
    ...(byBrand
      ? [{ kind: 'brand' as const, claimed: claim.brand ?? '', known: byBrand.brand ?? '', sources }]
      : []),
  ];
}

function priceReasons(
  claim: OfferClaim,
  evidence: readonly ClaimEvidence[],
  rates: ExchangeRates,
): readonly HoldReason[] {
  const { currency } = claim.price;
  const ownClass = conditionClassOf(claim.condition);
  const alike = evidence.filter(({ condition }) => conditionClassOf(condition) === ownClass);
  const compared = alike.length > 0 ? alike : evidence;
  const range = rangeOf(claim.price, lowestByShop(compared, currency, rates), rates);
  if (range.sources === 0) return [];
  const isAgainstNew = alike.length === 0 && ownClass === 'used';
  // New products may cost a multiple of used ones.
  const mayBeHigher = alike.length === 0 && ownClass === 'new';
  const { amountMinor } = claim.price;
  const isTooLow = amountMinor < range.lowest * (isAgainstNew ? usedFarBelowNew : farBelow);
  const isTooHigh = !mayBeHigher && amountMinor > range.highest * farAbove;
  if (!isTooLow && !isTooHigh) return [];
  const money = (amount: number) => ({ amountMinor: amount, currency });
  const { lowest, highest, sources } = range;
  return [{ kind: 'price', claimed: claim.price, lowest: money(lowest), highest: money(highest), sources }];
}

/** The lowest price per shop in the currency of the claim, without those lacking a rate. */
function lowestByShop(
  evidence: readonly ClaimEvidence[],
  currency: string,
  rates: ExchangeRates,
): readonly Money[] {
  const lowest = new Map<string, Money>();
  for (const { retailer, price } of evidence) {
    const converted = convertMoney(price, currency, rates);
    if (converted === null) continue;
    const before = lowest.get(retailer.domain);
    if (before === undefined || converted.amountMinor < before.amountMinor)
      lowest.set(retailer.domain, converted);
  }
  return [...lowest.values()];
}

interface PriceRange {
  readonly lowest: number;
  readonly highest: number;
  readonly sources: number;
}

function rangeOf(price: Money, others: readonly Money[], rates: ExchangeRates): PriceRange {
  const amounts = others
    .flatMap((other) => convertMoney(other, price.currency, rates)?.amountMinor ?? [])
    .filter((amount) => amount > 0)
    .toSorted((left, right) => left - right);
  const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
  const close =
    amounts.length < 3
      ? amounts
      : amounts.filter((amount) => amount * strayFactor >= median && amount <= median * strayFactor);
  return { lowest: close[0] ?? 0, highest: close.at(-1) ?? Infinity, sources: close.length };
}
