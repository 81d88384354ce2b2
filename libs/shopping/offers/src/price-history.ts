import { dayMs } from './day-length';
import type { Money } from './money';

export interface PricePoint {
  readonly day: string;
  readonly low: Money;
}

export type Verdict = 'great' | 'good' | 'fair' | 'high' | 'not-enough-data';

/** Amounts are null without history. */
interface DealEvidence {
  readonly median90: Money | null;
  /** Lowest price in the 30 days before today, which EU law uses as the reference for price reductions. */
  readonly low30: Money | null;
  readonly low90: Money | null;
  readonly allTimeLow: Money | null;
  /** Today's value of the 90-day trend line. */
  readonly expectedToday: Money | null;
  readonly trend: 'falling' | 'flat' | 'rising' | null;
  readonly daysOfData: number;
  readonly daysSinceFirstSeen: number;
  /** Negative when above the median. */
  readonly percentBelowMedian: number | null;
  readonly isLowestEver: boolean;
  /** low: under 14 daily points. medium: first seen less than five weeks ago. */
  readonly confidence: 'low' | 'medium' | 'high';
}

export interface DealVerdict {
  readonly verdict: Verdict;
  readonly evidence: DealEvidence;
}

const dailyPointsMin = 14;
const daysSeenForHighConfidence = 35;
const notablePercent = 5;

/**
 * Rates today's price against earlier daily lows in the same currency. Of two points on one day the lower counts.
 * - great: at or below the 90-day low, and at least 10 % below the median, or at least 5 % as the lowest ever;
 * - good: at least 5 % below the median, not above the trend line and within 5 % of the 30-day low, so that a price
 *   raised before a sale doesn't count;
 * - high: at least 5 % above the median;
 * - fair: everything else;
 * - not-enough-data: fewer than 14 daily points in 90 days.
 */
export function dealVerdict(
  points: readonly PricePoint[],
  today: { readonly day: string; readonly price: Money },
): DealVerdict {
  const evidence = evidenceFor(dailyLows(points, today), today.price);
  return { verdict: verdictFrom(evidence, today.price.amountMinor), evidence };
}

function verdictFrom(evidence: DealEvidence, price: number): Verdict {
  const { percentBelowMedian, low90, low30, expectedToday } = evidence;
  if (
    evidence.daysOfData < dailyPointsMin ||
    percentBelowMedian === null ||
    low90 === null ||
    expectedToday === null
  ) {
    return 'not-enough-data';
  }
  const isLowestOf90 = price <= low90.amountMinor;
  const greatPercent = evidence.isLowestEver ? notablePercent : 2 * notablePercent;
  if (isLowestOf90 && percentBelowMedian >= greatPercent) return 'great';
  const isNearLow30 = low30 === null || price * 100 <= low30.amountMinor * (100 + notablePercent);
  const isUnderTrend = price <= expectedToday.amountMinor;
  if (percentBelowMedian >= notablePercent && isNearLow30 && isUnderTrend) return 'good';
  return percentBelowMedian <= -notablePercent ? 'high' : 'fair';
}

interface DailyLow {
  /** Days before today, from 1. */
  readonly age: number;
  readonly low: number;
}

function dailyLows(points: readonly PricePoint[], today: { day: string; price: Money }): readonly DailyLow[] {
  const todayNumber = dayNumber(today.day);
  const lowByAge = new Map<number, number>();
  for (const { day, low } of points) {
    const number = dayNumber(day);
    if (todayNumber === null || number === null || number >= todayNumber) continue;
    if (low.currency !== today.price.currency) continue;
    const age = todayNumber - number;
    lowByAge.set(age, Math.min(low.amountMinor, lowByAge.get(age) ?? Infinity));
  }
  // Sorted, because sums of fractions depend on the order.
  return [...lowByAge].map(([age, low]) => ({ age, low })).sort((left, right) => right.age - left.age);
}

function evidenceFor(lows: readonly DailyLow[], price: Money): DealEvidence {
  const inMoney = (amount: number | null): Money | null =>
    amount === null ? null : { amountMinor: Math.round(amount), currency: price.currency };
  const recent = lows.filter(({ age }) => age <= 90);
  const median = medianOf(recent.map(({ low }) => low));
  const line = trendLine(recent);
  const allTimeLow = lowest(lows);
  const daysSinceFirstSeen = lows.reduce((oldest, { age }) => Math.max(oldest, age), 0);
  return {
    median90: inMoney(median),
    low30: inMoney(lowest(lows.filter(({ age }) => age <= 30))),
    low90: inMoney(lowest(recent)),
    allTimeLow: inMoney(allTimeLow),
    expectedToday: inMoney(line?.today ?? null),
    trend: line === null || median === null ? null : trendOf(line, recent, median),
    daysOfData: recent.length,
    daysSinceFirstSeen,
    percentBelowMedian:
      median === null || median === 0 ? null : percentOf(median - price.amountMinor, median),
    isLowestEver: allTimeLow !== null && price.amountMinor <= allTimeLow,
    confidence: confidenceOf(recent.length, daysSinceFirstSeen),
  };
}

function confidenceOf(daysOfData: number, daysSinceFirstSeen: number): DealEvidence['confidence'] {
  if (daysOfData < dailyPointsMin) return 'low';
  return daysSinceFirstSeen < daysSeenForHighConfidence ? 'medium' : 'high';
}

interface TrendLine {
  readonly today: number;
  readonly perDay: number;
}

/** Least squares, with time ending at zero today. Null without two different days. */
function trendLine(lows: readonly DailyLow[]): TrendLine | null {
  if (lows.length < 2) return null;
  const meanTime = lows.reduce((sum, { age }) => sum - age, 0) / lows.length;
  const meanLow = lows.reduce((sum, { low }) => sum + low, 0) / lows.length;
  const spread = lows.reduce((sum, { age }) => sum + (-age - meanTime) ** 2, 0);
  const shared = lows.reduce((sum, { age, low }) => sum + (-age - meanTime) * (low - meanLow), 0);
  const perDay = shared / spread;
  return { perDay, today: Math.max(0, meanLow - perDay * meanTime) };
}

/** A trend starts at 3 % of the median over the observed days. */
function trendOf(
  line: TrendLine,
  recent: readonly DailyLow[],
  median: number,
): 'falling' | 'flat' | 'rising' {
  const ages = recent.map(({ age }) => age);
  const moved = line.perDay * (Math.max(...ages) - Math.min(...ages));
  if (Math.abs(moved) < median * 0.03) return 'flat';
  return moved < 0 ? 'falling' : 'rising';
}

export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

function lowest(lows: readonly DailyLow[]): number | null {
  return lows.reduce<number | null>((least, { low }) => (least === null || low < least ? low : least), null);
}

function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

/** Days since 1970, or null if the day doesn't exist. */
function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== day) return null;
  return milliseconds / dayMs;
}
