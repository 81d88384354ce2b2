import type { BasketProblem, PlacedOffer } from './basket';

/** The offers still open in a part of the search, and the lines that have only one left. */
export interface OpenOffers {
  readonly isOpen: Uint8Array;
  readonly isForced: Uint8Array;
}

/**
 * The lowest sum of reduced costs (cost minus the line's price) and shipping that a shop can have, whatever the other
 * shops sell: the shop's part of the Lagrangian relaxation in which every line must be bought once. Either the order
 * pays shipping, where the lines with lower shipping are free to join, or its value reaches a threshold, where the last
 * line may be bought in part. Never above the true minimum. Writes how much of each offer that takes to `shares`.
 */
export function shopBound(
  offers: readonly PlacedOffer[],
  { isOpen, isForced }: OpenOffers,
  prices: Float64Array,
  shares: Float64Array,
  alsoForced: PlacedOffer | null = null,
): number {
  let [forcedSum, forcedValue, forcedShipping, forcedCount] = [0, 0, 0, 0];
  let [gain, gainValue, threshold] = [0, 0, Infinity];
  for (const offer of offers) {
    shares[offer.id] = 0;
    const { id, line, cost, value, shipping, freeFrom } = offer;
    if (isOpen[id] !== 1 || (alsoForced !== null && line === alsoForced.line && offer !== alsoForced))
      continue;
    if (shipping > 0 && freeFrom < threshold) threshold = freeFrom;
    const reduced = cost - (prices[line] ?? 0);
    if (isForced[id] === 1 || offer === alsoForced) {
      forcedSum += reduced;
      forcedValue += value;
      forcedCount += 1;
      if (shipping > forcedShipping) forcedShipping = shipping;
      shares[id] = 1;
    } else if (reduced < 0) {
      gain += reduced;
      gainValue += value;
      shares[id] = gaining;
    } else shares[id] = filling;
  }
  // Takes gaining offers in the order of their shipping, up to where another costs more shipping than it saves.
  let lowest = forcedCount === 0 ? 0 : forcedSum + forcedShipping;
  let paidUpTo = -1;
  let sum = forcedSum;
  for (let place = 0; place < offers.length; place += 1) {
    const offer = offers[place];
    if (offer === undefined || shares[offer.id] !== gaining) continue;
    sum += offer.cost - (prices[offer.line] ?? 0);
    const total = sum + Math.max(offer.shipping, forcedShipping);
    if (total >= lowest) continue;
    lowest = total;
    paidUpTo = place;
  }
  const freeSum = forcedSum + gain;
  const missing = threshold - forcedValue - gainValue;
  const filled =
    threshold === Infinity || freeSum >= lowest
      ? Infinity
      : fill(offers, prices, shares, missing, lowest - freeSum);
  const isFree = freeSum + filled < lowest;
  for (let place = 0; place < offers.length; place += 1) {
    const offer = offers[place];
    if (offer === undefined) continue;
    const share = shares[offer.id] ?? 0;
    if (share === gaining) shares[offer.id] = isFree || place <= paidUpTo ? 1 : 0;
    else if (share < 0) shares[offer.id] = isFree && share !== filling ? -share : 0;
  }
  return isFree ? freeSum + filled : lowest;
}

/** Marks in `shares` while a bound is computed; a part taken to fill an order is negative until then. */
const gaining = 2;
const filling = -2;

/** The lowest cost of reaching the missing value with offers that lose, the last one in part; Infinity if above the limit. */
function fill(
  offers: readonly PlacedOffer[],
  prices: Float64Array,
  shares: Float64Array,
  missingValue: number,
  limit: number,
): number {
  if (missingValue <= 0) return 0;
  const losing: { readonly offer: PlacedOffer; readonly rate: number }[] = [];
  let available = 0;
  for (const offer of offers) {
    if (shares[offer.id] !== filling || offer.value <= 0) continue;
    const rate = (offer.cost - (prices[offer.line] ?? 0)) / offer.value;
    losing.push({ offer, rate });
    available += offer.value;
  }
  if (available < missingValue) return Infinity;
  losing.sort((left, right) => left.rate - right.rate);
  let missing = missingValue;
  let cost = 0;
  for (const { offer, rate } of losing) {
    if (cost + rate * missing >= limit) return Infinity;
    const share = Math.min(1, missing / offer.value);
    shares[offer.id] = -share;
    missing -= share * offer.value;
    cost += share * rate * offer.value;
    if (share < 1 || missing <= 1e-9) return cost;
  }
  return cost;
}

/** Offers of lines with a single open offer must be taken. Null if a line has none. */
export function openOffers({ lines, offerCount }: BasketProblem, isOpen: Uint8Array): OpenOffers | null {
  const isForced = new Uint8Array(offerCount);
  for (const offers of lines) {
    const open = offers.filter(({ id }) => isOpen[id] === 1);
    const [only] = open;
    if (only === undefined) return null;
    if (open.length === 1) isForced[only.id] = 1;
  }
  return { isOpen, isForced };
}
