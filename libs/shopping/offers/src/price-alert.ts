import { dayMs } from './day-length';
import type { Money } from './money';
import type { PriceTax } from './offer';
import { isLowerForCertain } from './price-tax';

/** Amounts are minor units of the alert's currency. */
export type AlertRule =
  | { readonly kind: 'target-price'; readonly targetMinor: number }
  | {
      readonly kind: 'percent-drop';
      readonly percent: number;
      readonly against: 'creation' | 'median-30';
    }
  | {
      readonly kind: 'new-low';
      /** Lowest in this many days; null for the lowest ever. */
      readonly days: number | null;
    }
  /** A lower price than the highest since the last notification. */
  | { readonly kind: 'any-drop' }
  | { readonly kind: 'back-in-stock' }
  | { readonly kind: 'any-change' };

export interface AlertTerms {
  readonly rule: AlertRule;
  readonly currency: string;
}

export interface AlertMemory {
  /** False after firing until the price rises again or the stock runs out. */
  readonly isArmed: boolean;
  /** The threshold it last fired at. A rise is measured from it. */
  readonly barMinor: number | null;
  /** The price at creation, or the first known one. */
  readonly referenceMinor: number | null;
  readonly toldMinor: number | null;
  readonly lastMinor: number | null;
  readonly referenceTax?: PriceTax;
  readonly lastTax?: PriceTax;
  /** ISO 8601; null before the first firing. */
  readonly firedAt: string | null;
}

/** Null means unknown. Unknown values never fire. */
export interface AlertObservation {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly price: Money | null;
  readonly tax?: PriceTax;
  /** False only if it was seen out of stock. A shop that didn't respond says nothing. */
  readonly inStock: boolean | null;
  /** Median of the daily lows of the previous 30 days. */
  readonly median30: Money | null;
  /** The lowest earlier price within the days of a new-low rule. */
  readonly lowBefore: Money | null;
}

export interface AlertFiring {
  readonly at: string;
  /** Null if the product is back in stock at an unknown price. */
  readonly priceMinor: number | null;
  readonly previousMinor: number | null;
  readonly thresholdMinor: number | null;
}

/** How far the price must rise above the threshold before the alert can fire again, in percent. */
export const rearmPercent = 2;
/** How far the price must fall below the last sent one for a new-low alert to fire again, in percent. */
export const lowerBarPercent = 5;
export const firingIntervalMs = dayMs;

/** A met threshold fires at the first check, without previous price. A product in stock must first sell out. */
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
 * Fires when the threshold is crossed, then not again until the price has risen by a margin (or sold out), and at most
 * once in 24 hours. A crossing within that time fires at the first later observation that still meets it. Unknown
 * prices and other currencies change nothing.
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
    toldMinor: comparedFrom(terms, known, priceMinor),
  };
  const isMet = isMetBy(terms, { seen, before: known, thresholdMinor }, observation, priceMinor);
  if (!isMet || !isArmed || !isRested(memory, observation)) return { memory: seen, firing: null };
  return {
    memory: {
      ...seen,
      isArmed: isAboutChange(terms),
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

/** The price at or below which the alert fires, in minor units; null if it has none or it isn't known. */
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
    case 'any-drop':
    case 'back-in-stock':
    case 'any-change':
      return null;
  }
}

/** The price that changes and drops are measured from: a drop from the highest since the last notification. */
function comparedFrom({ rule }: AlertTerms, { toldMinor }: AlertMemory, priceMinor: number): number {
  if (toldMinor === null) return priceMinor;
  return rule.kind === 'any-drop' ? Math.max(toldMinor, priceMinor) : toldMinor;
}

function isMetBy(
  terms: AlertTerms,
  known: {
    readonly seen: AlertMemory;
    readonly before: AlertMemory;
    readonly thresholdMinor: number | null;
  },
  observation: AlertObservation,
  priceMinor: number,
): boolean {
  const { seen, before, thresholdMinor } = known;
  if (terms.rule.kind === 'any-change') return priceMinor !== seen.toldMinor;
  if (terms.rule.kind === 'any-drop') {
    const isLower = seen.toldMinor !== null && priceMinor < seen.toldMinor;
    return isLower && isDropCertain(before.lastTax ?? before.referenceTax, observation);
  }
  return thresholdMinor !== null && priceMinor <= thresholdMinor;
}

/** Such alerts stay armed: each change is measured from the price of the one before. */
function isAboutChange({ rule }: AlertTerms): boolean {
  return rule.kind === 'any-change' || rule.kind === 'any-drop';
}

/** Whether a lower price is certainly lower, considering tax. */
function isDropCertain(before: PriceTax | undefined, { tax }: Pick<AlertObservation, 'tax'>): boolean {
  return before === undefined || tax === undefined || isLowerForCertain(tax, before);
}

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

/* A new-low alert is measured from the price it fired at, because its threshold falls with every low. */
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
