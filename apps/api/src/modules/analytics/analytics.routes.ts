import { clickExclusions } from '@pricehunt/api-contract';
import {
  downloadAnalytics,
  getAnalytics,
  getAnalyticsBreakdown,
  getAnalyticsFunnel,
} from '@pricehunt/api-contract/analytics';
import type { TrafficPeriod } from '@pricehunt/api-contract';
import type { Storage } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { ownBusiness } from '../../merchant-domains/own-business';
import { readCountedUntil } from '../../merchant-traffic/counted-until';
import { readSeries } from '../../merchant-traffic/read-series';
import type { TrafficSeries } from '../../merchant-traffic/read-series';
import { readPeriods } from '../../merchant-traffic/report-days';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { sendCsv } from '../../answers/send-csv';
import type { Services } from '../../services';
import { breakdownRows, seriesRows } from './analytics-rows';
import { registerPriceCompetitiveness } from './price-competitiveness.routes';
import { readBreakdown } from './read-breakdown';
import { registerUnmetSearches } from './unmet-searches.routes';

const linesOfAPage = 50;
const offsetSchema = z.int().check(z.nonnegative());

export function registerAnalytics(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, getAnalytics, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const { interval } = query;
    const { period, before } = readPeriods(query);
    const [now, then] = await Promise.all([
      readSeries(storage, { businessId, period, interval }),
      before === null ? null : readSeries(storage, { businessId, period: before, interval }),
    ]);
    return {
      success: true as const,
      period,
      before,
      interval,
      totals: now.totals,
      totalsBefore: then?.totals ?? null,
      series: [...now.points],
      seriesBefore: then === null ? null : [...then.points],
      exclusions: await readExclusions(storage, businessId, period),
      countedUntil: await readCountedUntil(services, businessId, period),
    };
  });

  registerEndpoint(context, getAnalyticsBreakdown, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const periods = readPeriods(query);
    const { by, sort } = query;
    const list = `breakdown ${by} ${sort}`;
    const offset = readCursor(query.cursor, list, offsetSchema) ?? 0;
    const selection = { businessId, by, sort, offset, limit: linesOfAPage, ...periods };
    const [items, sums] = await Promise.all([
      readBreakdown(storage, selection),
      storage.trafficReports.sumDimension({
        businessId,
        ...periods.period,
        dimension: by,
        sort: sort === 'revenue' ? 'revenue' : 'other',
      }),
    ]);
    const next = offset + items.length;
    return {
      success: true as const,
      by,
      ...periods,
      items: [...items],
      nextCursor: next < sums.values && items.length > 0 ? cursorOf(list, next) : null,
      total: sums.values,
      clicksKnown: sums.clicksKnown,
      clicksUnknown: sums.clicksUnknown,
    };
  });

  registerEndpoint(context, getAnalyticsFunnel, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const { period, before } = readPeriods(query);
    const [now, then] = await Promise.all([
      readSeries(storage, { businessId, period, interval: 'day' }),
      before === null ? null : readSeries(storage, { businessId, period: before, interval: 'day' }),
    ]);
    const counts = stepsOf(now);
    const countsBefore = then === null ? null : stepsOf(then);
    return {
      success: true as const,
      period,
      before,
      steps: (['impression', 'click', 'order'] as const).map((step, place) => ({
        step,
        count: counts[place] ?? 0,
        countBefore: countsBefore?.[place] ?? null,
        rate: rateOf(counts, place),
        rateBefore: countsBefore === null ? null : rateOf(countsBefore, place),
      })),
    };
  });

  registerRawEndpoint(context, downloadAnalytics, (input, request, reply) => {
    const { businessId } = ownBusiness(request);
    const { by, interval } = input.query;
    const { period } = readPeriods({ ...input.query, compare: 'none' });
    const rows =
      by === undefined
        ? seriesRows(storage, { businessId, period, interval })
        : breakdownRows(storage, { businessId, by, period });
    return sendCsv(reply, by === undefined ? 'analytics.csv' : `analytics-by-${by}.csv`, rows);
  });

  registerPriceCompetitiveness(context, services);
  registerUnmetSearches(context, services);
}

function stepsOf({ totals }: TrafficSeries): readonly number[] {
  return [totals.impressions, totals.clicks.human, totals.orders];
}

function rateOf(counts: readonly number[], place: number): number | null {
  const before = counts[place - 1] ?? 0;
  return before === 0 ? null : (counts[place] ?? 0) / before;
}

/** Why clicks are not billed: every reason, and each bot signal separately. */
async function readExclusions(storage: Storage, businessId: string, period: TrafficPeriod) {
  const rows = await storage.trafficReports.listDimension({
    businessId,
    ...period,
    dimension: 'exclusion',
    sort: 'clicks',
    offset: 0,
    limit: 50,
  });
  const excluded = rows.map(({ value, clicks }) => {
    const [reason = '', ...detail] = value.split(':');
    return { reason, detail: detail.join(':') || null, clicks };
  });
  return clickExclusions.flatMap((reason) => {
    const own = excluded.filter((row) => row.reason === reason);
    return own.length === 0
      ? [{ reason, detail: null, clicks: 0 }]
      : own.map(({ detail, clicks }) => ({ reason, detail, clicks }));
  });
}
