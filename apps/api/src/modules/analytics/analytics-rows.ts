import type { TrafficCounts, TrafficPeriod } from '@pricehunt/api-contract';
import type { AnalyticsDimension } from '@pricehunt/api-contract/analytics';
import type { Money } from '@pricehunt/offers';
import { decimalFromMoney } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import { businessDaysOf } from '../../merchant-traffic/business-days';
import { readSeries } from '../../merchant-traffic/read-series';
import type { CsvValue } from '../../answers/send-csv';
import { readBreakdown } from './read-breakdown';

const linesAtOnce = 500;
const countNames = [
  ...['impressions', 'clicks_all', 'clicks_human', 'clicks_billable', 'orders', 'refunds'],
  ...['revenue', 'refunded'],
];

/** Amounts and their currencies share one cell. */
export async function* seriesRows(
  storage: Storage,
  query: Parameters<typeof readSeries>[1],
): AsyncGenerator<readonly CsvValue[]> {
  yield ['from', ...countNames, 'visitors', 'referrals', 'events'];
  const days = await businessDaysOf(storage, query.businessId);
  for (const point of (await readSeries(storage, query)).points) {
    yield [
      days.written(new Date(point.at)),
      ...countCells(point),
      point.visitors,
      point.referrals,
      point.events,
    ];
  }
}

export async function* breakdownRows(
  storage: Storage,
  query: {
    readonly businessId: string;
    readonly by: AnalyticsDimension;
    readonly period: TrafficPeriod;
  },
): AsyncGenerator<readonly CsvValue[]> {
  yield [query.by, 'name', ...countNames];
  for (let offset = 0; ; offset += linesAtOnce) {
    const lines = await readBreakdown(storage, {
      ...query,
      before: null,
      sort: 'clicks',
      offset,
      limit: linesAtOnce,
    });
    for (const { value, label, counts } of lines) yield [value, label, ...countCells(counts)];
    if (lines.length < linesAtOnce) return;
  }
}

function countCells(counts: TrafficCounts): readonly CsvValue[] {
  const { impressions, clicks, orders, refunds } = counts;
  return [
    ...[impressions, clicks.all, clicks.human, clicks.billable, orders, refunds],
    ...[amountsOf(counts.revenue), amountsOf(counts.refunded)],
  ];
}

function amountsOf(amounts: readonly Money[]): string {
  return amounts.map((money) => `${decimalFromMoney(money)} ${money.currency}`).join(' + ');
}
