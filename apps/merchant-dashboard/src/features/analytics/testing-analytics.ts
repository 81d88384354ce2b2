import { priceGapSteps } from '@pricehunt/api-contract/analytics';
import type { BreakdownLine } from '@pricehunt/api-contract/analytics';
import { buildSeries, buildTotals } from '../../traffic/testing-traffic';
import type {
  Analytics,
  Breakdown,
  PriceCompetitiveness,
  ProductPricePosition,
} from '../../business/analytics-queries';

const period = { from: '2026-10-23', to: '2026-11-21' };
const before = { from: '2026-09-23', to: '2026-10-22' };

/** Figures of 30 days for tests, with bots and repeat clicks excluded from billing. */
export function buildAnalytics(changes: Partial<Analytics> = {}): Analytics {
  return {
    success: true,
    period,
    before,
    interval: 'day',
    totals: buildTotals({
      impressions: 48_210,
      clicks: { all: 3_200, human: 2_914, billable: 2_800 },
      orders: 121,
      revenue: [{ amountMinor: 1_840_200, currency: 'EUR' }],
      visitors: 2_100,
      referrals: 1,
      events: 12,
    }),
    totalsBefore: buildTotals({ impressions: 44_000, clicks: { all: 2_700, human: 2_600, billable: 2_500 } }),
    series: buildSeries('2026-11-20', [140, 80]),
    seriesBefore: buildSeries('2026-10-21', [120, 100]),
    exclusions: [
      { reason: 'bot', detail: 'bot-user-agent', clicks: 286 },
      { reason: 'repeat', detail: null, clicks: 114 },
      { reason: 'bot', detail: 'no-user-agent', clicks: 0 },
    ],
    countedUntil: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
}

export function buildLine(value: string | null, clicks: number, label: string | null = null): BreakdownLine {
  return {
    value,
    label,
    counts: buildTotals({
      impressions: clicks * 10,
      clicks: { all: clicks, human: clicks, billable: clicks },
    }),
    countsBefore: buildTotals({ clicks: { all: clicks, human: Math.ceil(clicks / 2), billable: clicks } }),
  };
}

/** A breakdown for tests: two lines, and five clicks without a value. */
export function buildBreakdown(by: Breakdown['by'], items: BreakdownLine[]): Breakdown {
  return {
    success: true,
    by,
    period,
    before,
    items,
    nextCursor: null,
    total: items.length,
    clicksKnown: 95,
    clicksUnknown: 5,
  };
}

export function buildPricePosition(changes: Partial<ProductPricePosition> = {}): ProductPricePosition {
  return {
    id: 'offer-1',
    itemId: 'lamp-1',
    title: 'Desk lamp',
    imageUrl: null,
    price: { amountMinor: 10_300, currency: 'EUR' },
    position: 2,
    offersShown: 6,
    best: {
      price: { amountMinor: 10_000, currency: 'EUR' },
      retailer: { name: 'Lichthaus', domain: 'lichthaus.example' },
    },
    gap: { amountMinor: 300, currency: 'EUR' },
    gapRatio: 0.03,
    winningPrice: { amountMinor: 9_999, currency: 'EUR' },
    clicksGained: 120,
    step: 'dearer-up-to-5',
    clicks: 412,
    ...changes,
  };
}

export function buildCompetitiveness(changes: Partial<PriceCompetitiveness> = {}): PriceCompetitiveness {
  return {
    success: true,
    rankedAt: '2026-11-21T09:00:00.000Z',
    distribution: priceGapSteps.map((step) => ({ step, products: 10, clicks: 1 })),
    items: [buildPricePosition()],
    nextCursor: null,
    total: 1,
    ...changes,
  };
}
