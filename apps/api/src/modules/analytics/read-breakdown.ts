import type { TrafficPeriod } from '@pricehunt/api-contract';
import type { AnalyticsDimension, BreakdownLine } from '@pricehunt/api-contract/analytics';
import type { DimensionCounts, Storage } from '@pricehunt/storage';
import { countsOf, noCounts } from '../../merchant-traffic/read-series';
import type { ReportPeriods } from '../../merchant-traffic/report-days';

export interface BreakdownQuery extends ReportPeriods {
  readonly businessId: string;
  readonly by: AnalyticsDimension;
  readonly sort: 'clicks' | 'impressions' | 'orders' | 'revenue';
  readonly offset: number;
  readonly limit: number;
}

export async function readBreakdown(
  storage: Storage,
  { businessId, by, sort, offset, limit, period, before }: BreakdownQuery,
): Promise<readonly BreakdownLine[]> {
  const { trafficReports } = storage;
  const rows = await trafficReports.listDimension({
    businessId,
    ...period,
    dimension: by,
    sort,
    offset,
    limit,
  });
  const values = rows.map(({ value }) => value);
  const [labels, revenueOf, countsBefore] = await Promise.all([
    by === 'product' ? titlesOf(storage, values) : new Map<string, string>(),
    readRevenue(storage, { businessId, by, period, values }),
    before === null ? null : readCounts(storage, { businessId, by, period: before, values }),
  ]);
  return rows.map((row) => ({
    value: row.value === '' ? null : row.value,
    label: labels.get(row.value) ?? null,
    counts: countsOf(row, revenueOf(row.value)),
    countsBefore: countsBefore === null ? null : countsBefore(row.value),
  }));
}

interface ValuesQuery {
  readonly businessId: string;
  readonly by: AnalyticsDimension;
  readonly period: TrafficPeriod;
  readonly values: readonly string[];
}

async function readCounts(storage: Storage, query: ValuesQuery) {
  const { businessId, by: dimension, period, values } = query;
  const rows = await storage.trafficReports.findDimension({ businessId, dimension, values, ...period });
  const countsFor = new Map<string, DimensionCounts>(rows.map((row) => [row.value, row]));
  const revenueOf = await readRevenue(storage, query);
  return (value: string) => countsOf(countsFor.get(value) ?? noCounts, revenueOf(value));
}

async function readRevenue(storage: Storage, { businessId, by: dimension, period, values }: ValuesQuery) {
  const rows = await storage.trafficReports.findDimensionRevenue({
    businessId,
    dimension,
    values,
    ...period,
  });
  return (value: string) => rows.filter((row) => row.value === value);
}

async function titlesOf(
  { offers }: Pick<Storage, 'offers'>,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await offers.findOffersByIds(offerIds.filter((id) => id !== ''));
  return new Map(found.map(({ offer }) => [offer.id, offer.title]));
}
