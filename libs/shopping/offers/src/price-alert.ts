import type { Money } from './money';
import type { PriceTax } from './offer';
import { isLowerForCertain } from './price-tax';

/** What a shopper waits for. Amounts are minor units of the alert's currency. */
export type AlertRule =
  | { readonly kind: 'target-price'; readonly targetMinor: number }
  | {
      readonly kind: 'percent-drop';
      readonly percent: number;
      /** The price when the alert was made, or the median of the 30 days before. */
      readonly against: 'creation' | 'median-30';
    }
  | {
      readonly kind: 'new-low';
      /** Under every price of so many days before; null for every price ever seen. */
      readonly days: number | null;
    }
  | { readonly kind: 'back-in-stock' }
  | { readonly kind: 'any-change' };

/** A rule and the currency it is in. */
export interface AlertTerms {
  readonly rule: AlertRule;
  readonly currency: string;
}

/** What an alert remembers from one observation to the next. */
export interface AlertMemory {
  /** False from a firing until the price has risen again, or the stock was gone. */
  readonly isArmed: boolean;
  /** The price that it fired under: a rise is measured from it. */
  readonly barMinor: number | null;
  /** The price when the alert was made, or the first that was known after. */
  readonly referenceMinor: number | null;
  /** The price that the shopper was last told. */
  readonly toldMinor: number | null;
  /** The price last observed. */
  readonly lastMinor: number | null;
  /** Whether the reference and the price last observed have tax in them; left out where that was not recorded. */
  readonly referenceTax?: PriceTax;
  readonly lastTax?: PriceTax;
  /** ISO 8601; null before the first firing. */
  readonly firedAt: string | null;
}

/** What is known of a product at one moment. Null is unknown, and the unknown never fires. */
export interface AlertObservation {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly price: Money | null;
  /** Whether that price has tax in it; left out where that is not recorded. */
  readonly tax?: PriceTax;
  /** False only when it was seen to be out of stock: a shop that did not answer says nothing. */
  readonly inStock: boolean | null;
  /** The median of the daily lows of the 30 days before. */
  readonly median30: Money | null;
  /** The lowest price before this one, within the days of a new-low rule. */
  readonly lowBefore: Money | null;
}

/** One time that an alert tells its shopper. */
export interface AlertFiring {
  readonly at: string;
  /** Null for a product that is back in stock at a price that is not known. */
  readonly priceMinor: number | null;
  readonly previousMinor: number | null;
  readonly thresholdMinor: number | null;
}

/** How far over the bar a price has to rise before the alert may fire again, in per cent of the bar. */
export const rearmPercent = 2;
/** How far under the price last told a falling price is news again to a new-low alert, in per cent of it. */
export const lowerBarPercent = 5;
/** The least time between two firings, in milliseconds. */
export const firingIntervalMs = 24 * 60 * 60_000;

/**
 * Starts an alert with what is known now. `isMet` says whether the price (or the stock) it waits for is already there. A met
 * threshold fires as soon as the alert is judged, even by the same observation, and then has no previous price; a product in
 * stock first has to run out and come back.
 */
export function beginAlert(
  terms: AlertTerms,
  observation: AlertObservation,
): { readonly memory: AlertMemory; readonly isMet: boolean } {
  const priceMinor = minorOf(observation.price, terms);
  const memory: AlertMemory = {
    isArmed: terms.rule.kind !== 'back-in-stock' || observation.inStock === false,
    barMinor: null,
    referenceMinor: priceMinor,
    toldMinor: priceMinor,
    lastMinor: null,
    firedAt: null,
    ...(priceMinor === null || observation.tax === undefined ? {} : { referenceTax: observation.tax }),
  };
  if (terms.rule.kind === 'back-in-stock') return { memory, isMet: observation.inStock === true };
  const thresholdMinor = alertThreshold(terms, memory, observation);
  return { memory, isMet: priceMinor !== null && thresholdMinor !== null && priceMinor <= thresholdMinor };
}

/**
 * What one observation does to an alert. It fires on crossing its threshold, then not again before the price has risen
 * over the bar by a margin (or the stock was gone), and at most once in 24 hours; a crossing within that time is told
 * at the first observation after it that still holds. An unknown price, or one in another currency, changes nothing.
 */
export function judgeAlert(
  terms: AlertTerms,
  memory: AlertMemory,
  observation: AlertObservation,
): { readonly memory: AlertMemory; readonly firing: AlertFiring | null } {
  const priceMinor = minorOf(observation.price, terms);
  if (terms.rule.kind === 'back-in-stock') return judgeStock(memory, observation, priceMinor);
  if (priceMinor === null) return { memory, firing: null };
  const { tax } = observation;
  const known: AlertMemory =
    memory.referenceMinor === null
      ? { ...memory, referenceMinor: priceMinor, ...(tax === undefined ? {} : { referenceTax: tax }) }
      : memory;
  const thresholdMinor = alertThreshold(terms, known, observation);
  const isArmed = known.isArmed || isRearmedBy(terms, known, priceMinor);
  const { lastTax: _before, ...rest } = known;
  const seen: AlertMemory = {
    ...rest,
    isArmed,
    lastMinor: priceMinor,
    ...(tax === undefined ? {} : { lastTax: tax }),
    toldMinor: known.toldMinor ?? priceMinor,
  };
  const isMet =
    terms.rule.kind === 'any-change'
      ? priceMinor !== seen.toldMinor
      : thresholdMinor !== null && priceMinor <= thresholdMinor;
  if (!isMet || !isArmed || !isRested(memory, observation)) return { memory: seen, firing: null };
  return {
    memory: {
      ...seen,
      isArmed: terms.rule.kind === 'any-change',
      barMinor: thresholdMinor === null ? null : barOf(terms, priceMinor, thresholdMinor),
      toldMinor: priceMinor,
      firedAt: observation.at,
    },
    firing: {
      at: observation.at,
      priceMinor,
      previousMinor: previousOf(memory, observation),
      thresholdMinor,
    },
  };
}

/** The price at or under which the alert fires, in minor units; null for kinds without one, or while it cannot be told. */
export function alertThreshold(
  terms: AlertTerms,
  memory: AlertMemory,
  observation: Pick<AlertObservation, 'median30' | 'lowBefore' | 'tax'>,
): number | null {
  const { rule } = terms;
  switch (rule.kind) {
    case 'target-price':
      return rule.targetMinor;
    case 'percent-drop': {
      const ofCreation = isDropCertain(memory.referenceTax, observation) ? memory.referenceMinor : null;
      const reference = rule.against === 'creation' ? ofCreation : minorOf(observation.median30, terms);
      return reference === null ? null : Math.floor((reference * (100 - rule.percent)) / 100);
    }
    case 'new-low': {
      const low = minorOf(observation.lowBefore, terms);
      return low === null ? null : low - 1;
    }
    case 'back-in-stock':
    case 'any-change':
      return null;
  }
}

/** Whether a lower price than one of before is lower for certain, by the tax that each has in it. */
function isDropCertain(before: PriceTax | undefined, { tax }: Pick<AlertObservation, 'tax'>): boolean {
  return before === undefined || tax === undefined || isLowerForCertain(tax, before);
}

/** The price last observed; null where tax leaves open which of the two is higher. */
function previousOf({ lastMinor, lastTax }: AlertMemory, { price, tax }: AlertObservation): number | null {
  if (lastMinor === null || price === null || tax === undefined || lastTax === undefined) return lastMinor;
  const isKnown =
    price.amountMinor <= lastMinor ? isLowerForCertain(tax, lastTax) : isLowerForCertain(lastTax, tax);
  return isKnown ? lastMinor : null;
}

function judgeStock(memory: AlertMemory, observation: AlertObservation, priceMinor: number | null) {
  const { tax } = observation;
  const seen: AlertMemory =
    priceMinor === null
      ? memory
      : { ...memory, lastMinor: priceMinor, ...(tax === undefined ? {} : { lastTax: tax }) };
  if (observation.inStock === null) return { memory: seen, firing: null };
  if (!observation.inStock) return { memory: { ...seen, isArmed: true }, firing: null };
  if (!memory.isArmed || !isRested(memory, observation)) return { memory: seen, firing: null };
  return {
    memory: { ...seen, isArmed: false, toldMinor: priceMinor, firedAt: observation.at },
    firing: {
      at: observation.at,
      priceMinor,
      previousMinor: previousOf(memory, observation),
      thresholdMinor: null,
    },
  };
}

/* A new low is measured from the price it fired at: its threshold moves down with every low. */
function barOf(terms: AlertTerms, priceMinor: number, thresholdMinor: number): number {
  return terms.rule.kind === 'new-low' ? priceMinor : thresholdMinor;
}

function isRearmedBy(terms: AlertTerms, memory: AlertMemory, priceMinor: number): boolean {
  if (memory.barMinor === null) return true;
  const marginMinor = Math.max(1, Math.ceil((memory.barMinor * rearmPercent) / 100));
  if (priceMinor >= memory.barMinor + marginMinor) return true;
  if (terms.rule.kind !== 'new-low') return false;
  return priceMinor * 100 <= memory.barMinor * (100 - lowerBarPercent);
}

function isRested(memory: AlertMemory, { at }: AlertObservation): boolean {
  return memory.firedAt === null || Date.parse(at) - Date.parse(memory.firedAt) >= firingIntervalMs;
}

function minorOf(money: Money | null, { currency }: AlertTerms): number | null {
  if (money === null || money.currency !== currency) return null;
  return Number.isSafeInteger(money.amountMinor) && money.amountMinor > 0 ? money.amountMinor : null;
}
