import { dayMs } from './day-length';
import type { Money } from './money';
import type { AlertFiring, AlertMemory, AlertObservation, AlertTerms } from './price-alert';
import { alertThreshold, beginAlert, judgeAlert } from './price-alert';
import type { PricePoint } from './price-history';
import { medianOf } from './price-history';

export interface AlertSimulation {
  readonly daysOfData: number;
  readonly firings: readonly { readonly day: string; readonly price: Money }[];
  readonly threshold: Money | null;
  /** Null if today's price or the necessary history is unknown. */
  readonly isMetNow: boolean | null;
  readonly lowest: Money | null;
  /** Null unless the target is below all recorded prices: 5 % above the lowest of them. */
  readonly suggestedTarget: Money | null;
  /** The daily lows within the days, oldest first. */
  readonly points: readonly PricePoint[];
}

/** Replays a rule over daily lows before `today` like real alerts. Points are oldest first, in the alert's currency. */
export function simulateAlert(
  terms: AlertTerms,
  points: readonly PricePoint[],
  window: { readonly today: string; readonly days: number },
): AlertSimulation {
  const known = points.filter(({ low, day }) => low.currency === terms.currency && day <= window.today);
  const within = known.filter(({ day }) => daysBetween(day, window.today) < window.days);
  const last = known.at(-1) ?? null;
  const lowest = within.reduce<Money | null>(
    (least, { low }) => (least === null || low.amountMinor < least.amountMinor ? low : least),
    null,
  );
  const nothing = {
    daysOfData: within.length,
    points: within,
    firings: [],
    threshold: null,
    suggestedTarget: null,
  };
  if (last === null || terms.rule.kind === 'back-in-stock') return { ...nothing, isMetNow: null, lowest };
  const firings: AlertFiring[] = [];
  let memory: AlertMemory | null = null;
  for (const point of within) {
    const observation = observationOf(terms, known, point);
    memory ??= startOf(terms, observation, last.low.amountMinor);
    const judged = judgeAlert(terms, memory, observation);
    memory = judged.memory;
    if (judged.firing !== null) firings.push(judged.firing);
  }
  const now = observationOf(terms, known, last);
  const begun = beginAlert(terms, now);
  const money = (amountMinor: number | null): Money | null =>
    amountMinor === null ? null : { amountMinor, currency: terms.currency };
  return {
    daysOfData: within.length,
    points: within,
    firings: firings.flatMap(({ at, priceMinor }) => {
      const price = money(priceMinor);
      return price === null ? [] : [{ day: at.slice(0, 10), price }];
    }),
    threshold: money(alertThreshold(terms, begun.memory, now)),
    isMetNow: begun.isMet,
    lowest,
    suggestedTarget: money(suggestedTarget(terms, lowest, last.low)),
  };
}

/** The 30-day median and the lowest price within the rule's days. Skips points in other currencies. */
export function alertPast(
  terms: AlertTerms,
  points: readonly PricePoint[],
  beforeDay: string,
): Pick<AlertObservation, 'median30' | 'lowBefore'> {
  const before = points.filter(({ day, low }) => day < beforeDay && low.currency === terms.currency);
  const within = (days: number | null) =>
    before
      .filter(({ day }) => days === null || daysBetween(day, beforeDay) <= days)
      .map(({ low }) => low.amountMinor);
  const lows = within(terms.rule.kind === 'new-low' ? terms.rule.days : null);
  const money = (amountMinor: number | null): Money | null =>
    amountMinor === null ? null : { amountMinor: Math.round(amountMinor), currency: terms.currency };
  return {
    median30: money(medianOf(within(30))),
    lowBefore: money(lows.length === 0 ? null : Math.min(...lows)),
  };
}

function startOf(
  terms: AlertTerms,
  observation: ReturnType<typeof observationOf>,
  referenceMinor: number,
): AlertMemory {
  const { memory } = beginAlert(terms, observation);
  const measured = { ...memory, referenceMinor };
  const threshold = alertThreshold(terms, measured, observation);
  const isMet = threshold !== null && observation.price.amountMinor <= threshold;
  const barMinor = terms.rule.kind === 'new-low' ? observation.price.amountMinor : threshold;
  return { ...measured, isArmed: !isMet, barMinor: isMet ? barMinor : null };
}

function observationOf(terms: AlertTerms, points: readonly PricePoint[], point: PricePoint) {
  return {
    at: `${point.day}T12:00:00.000Z`,
    price: point.low,
    inStock: null,
    ...alertPast(terms, points, point.day),
  };
}

function suggestedTarget(terms: AlertTerms, lowest: Money | null, current: Money): number | null {
  if (terms.rule.kind !== 'target-price' || lowest === null) return null;
  if (lowest.amountMinor <= terms.rule.targetMinor) return null;
  const suggested = Math.min(Math.round(lowest.amountMinor * 1.05), current.amountMinor - 1);
  return suggested > terms.rule.targetMinor ? suggested : null;
}

function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / dayMs);
}
