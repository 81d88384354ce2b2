import { getOverview } from '@pricehunt/api-contract/analytics';
import type { FastifyInstance } from 'fastify';
import { ownBusiness } from '../../merchant-domains/own-business';
import { readCountedUntil } from '../../merchant-traffic/counted-until';
import { readSeries } from '../../merchant-traffic/read-series';
import { dayAfter } from '@pricehunt/order-attribution';
import { businessDaysOf } from '../../merchant-traffic/business-days';
import { lastDays } from '../../merchant-traffic/report-days';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { findAttention } from './find-attention';
import { readChecklist } from './read-checklist';

export function registerOverview(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, getOverview, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const days = Number(query.days);
    const period = lastDays(services.now(), days, await businessDaysOf(storage, businessId));
    const before = { from: dayAfter(period.from, -days), to: dayAfter(period.to, -days) };
    const [now, then, attention, checklist, countedUntil] = await Promise.all([
      readSeries(storage, { businessId, period, interval: 'day' }),
      readSeries(storage, { businessId, period: before, interval: 'day' }),
      findAttention(services, memberOf(request)),
      readChecklist(storage, { businessId, isEmailVerified: memberOf(request).isEmailVerified }),
      readCountedUntil(services, businessId, period),
    ]);
    return {
      success: true as const,
      period,
      before,
      totals: now.totals,
      totalsBefore: then.totals,
      series: [...now.points],
      seriesBefore: [...then.points],
      attention: [...attention],
      checklist: [...checklist],
      countedUntil,
    };
  });
}
