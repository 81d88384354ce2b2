import type { Money } from './money';

/** The lowest price of a product on one day. */
export interface PricePoint {
  /** "YYYY-MM-DD". */
  readonly day: string;
  readonly low: Money;
}

/** What today's price is worth against the product's own past. */
export type Verdict = 'great' | 'good' | 'fair' | 'high' | 'not-enough-data';

/** What a verdict rests on, for saying it aloud: "12 % under its 90-day median". Amounts are null without history. */
interface DealEvidence {
  /** Median of the daily lows of the 90 days before today. */
  readonly median90: Money | null;
  /** Lowest of the 30 days before today: the price that EU law measures a reduction against. */
  readonly low30: Money | null;
  readonly low90: Money | null;
  /** Lowest ever seen before today. */
  readonly allTimeLow: Money | null;
  /** Where the straight line through the 90 days would be today. */
  readonly expectedToday: Money | null;
  readonly trend: 'falling' | 'flat' | 'rising' | null;
  /** Days of the last 90 with a price. */
  readonly daysOfData: number;
  /** Days between the first price ever seen and today. */
  readonly daysSinceFirstSeen: number;
  /** How far today is under the 90-day median, in percent; below zero when above it. */
  readonly percentBelowMedian: number | null;
  readonly isLowestEver: boolean;
  /** low under 14 daily points, medium until the product has been seen for five weeks. */
  readonly confidence: 'low' | 'medium' | 'high';
}

/** A verdict with its evidence. */
export interface DealVerdict {
  readonly verdict: Verdict;
  readonly evidence: DealEvidence;
}

const dailyPointsMin = 14;
const daysSeenForHighConfidence = 35;
const notablePercent = 5;

/**
 * Judges today's price against the daily lows before it (points of today or later, of another currency and malformed days are
 * left out; of two points of one day the lower counts).
 * - great: at or under the lowest of 90 days, and at least 10 % under their median, or at least 5 % under it as the lowest ever;
 * - good: at least 5 % under the median, not above the trend line, and within 5 % of the 30-day low, so that a price that was
 *   raised only to be cut is not praised;
 * - high: at least 5 % above the median;
 * - fair: everything else;
 * - not-enough-data: fewer than 14 daily points in the last 90 days.
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
  // In one order, for sums of fractions depend on it.
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

/** Least squares over time running towards today at zero. Null without two different days. */
function trendLine(lows: readonly DailyLow[]): TrendLine | null {
  if (lows.length < 2) return null;
  const meanTime = lows.reduce((sum, { age }) => sum - age, 0) / lows.length;
  const meanLow = lows.reduce((sum, { low }) => sum + low, 0) / lows.length;
  const spread = lows.reduce((sum, { age }) => sum + (-age - meanTime) ** 2, 0);
  const shared = lows.reduce((sum, { age, low }) => sum + (-age - meanTime) * (low - meanLow), 0);
  const perDay = shared / spread;
  return { perDay, today: Math.max(0, meanLow - perDay * meanTime) };
}

/** A trend counts from 3 % of the median over the days that were watched. */
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

/** To one decimal. */
function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

/** Days since 1970 of a real calendar day, else null. */
function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== day) return null;
  return milliseconds / 86_400_000;
}
