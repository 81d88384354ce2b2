import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { daySchema, instantSchema, moneySchema, productSchema } from './offers.schema';
import {
  clickExclusions,
  trafficCountsSchema,
  trafficPeriodSchema,
  trafficTotalsSchema,
} from './traffic.schema';

export const analyticsDaysMax = 400;
export const analyticsHourlyDaysMax = 31;

/** The previous period or the same dates a year earlier. */
const analyticsComparisons = ['previous', 'year', 'none'] as const;
export const analyticsIntervals = ['hour', 'day', 'week'] as const;

/** `source` is the part of PriceHunt, `medium` and `campaign` are UTM values; rank and gap are those at the click. */
export const analyticsDimensions = [
  'product',
  'source',
  'medium',
  'campaign',
  'country',
  'device',
  'retailer',
  'position',
  'price-gap',
] as const;
export type AnalyticsDimension = (typeof analyticsDimensions)[number];

export const clickDevices = ['desktop', 'mobile', 'tablet'] as const;

/** The gap to the cheapest other offer in percent steps; `alone` means there is no other. */
export const priceGapSteps = [
  'alone',
  'cheaper-over-10',
  'cheaper-up-to-10',
  'same',
  'dearer-up-to-5',
  'dearer-up-to-10',
  'dearer-up-to-20',
  'dearer-over-20',
] as const;
export type PriceGapStep = (typeof priceGapSteps)[number];

export const priceGapGroups = ['cheapest', 'beaten', 'alone'] as const;
export type PriceGapGroup = (typeof priceGapGroups)[number];

/** Products at the same price as the cheapest competitor count as cheapest. */
export function priceGapGroupOf(step: PriceGapStep): PriceGapGroup {
  if (step === 'alone') return 'alone';
  return step.startsWith('dearer') ? 'beaten' : 'cheapest';
}

const attentionSchema = z.discriminatedUnion('kind', [
  /** Products that cost more than the cheapest other offer, with their human clicks in the last 30 days. */
  z.object({ kind: z.literal('price-losses'), productCount: z.int(), clicks: z.int() }),
  /** The operator hasn't approved the business; `isVisible` if shoppers see its products meanwhile. */
  z.object({ kind: z.literal('approval-pending'), isVisible: z.boolean() }),
  z.object({ kind: z.literal('domain-unverified'), domainId: z.string(), domain: z.string() }),
  z.object({
    kind: z.literal('feed-failed'),
    feedId: z.string(),
    feedName: z.string(),
    importId: z.string(),
    at: instantSchema,
  }),
  z.object({
    kind: z.literal('feed-waits-for-confirmation'),
    feedId: z.string(),
    feedName: z.string(),
    importId: z.string(),
  }),
  z.object({
    kind: z.literal('feed-errors'),
    feedId: z.string(),
    feedName: z.string(),
    importId: z.string(),
    errorCount: z.int(),
  }),
  z.object({ kind: z.literal('out-of-stock'), productCount: z.int() }),
  z.object({ kind: z.literal('products-not-shown'), productCount: z.int() }),
  /** Orders or products stopped arriving. */
  z.object({
    kind: z.literal('integration-silent'),
    integration: z.enum(['orders', 'catalog']),
    lastAt: instantSchema,
  }),
]);
export type Attention = z.infer<typeof attentionSchema>;

export const overviewSteps = [
  'verify-email',
  'verify-domain',
  'add-products',
  'connect-orders',
  'test-order',
] as const;

const seriesPointSchema = z.object({
  at: instantSchema,
  ...trafficTotalsSchema.shape,
});
export type TrafficPoint = z.infer<typeof seriesPointSchema>;

const seen = ['auth.signed-out', 'auth.not-allowed'] as const;
const cursor = z.optional(z.string().check(z.maxLength(600)));

/** The last 7 or 30 days including today, compared with the days before. */
export const getOverview = defineEndpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/api/business/overview',
  summary: 'Get the dashboard overview',
  audience: 'business',
  right: 'overview.read',
  rateClass: 'read',
  query: z.strictObject({ days: z._default(z.enum(['7', '30']), '7') }),
  answers: {
    200: z.object({
      success: z.literal(true),
      period: trafficPeriodSchema,
      before: trafficPeriodSchema,
      totals: trafficTotalsSchema,
      totalsBefore: trafficTotalsSchema,
      /** One entry per day, including days without data. */
      series: z.array(seriesPointSchema),
      seriesBefore: z.array(seriesPointSchema),
      /** Most urgent first. */
      attention: z.array(attentionSchema),
      /** In the order of setup; the last is done with the first order, a test order included. */
      checklist: z.array(z.object({ step: z.enum(overviewSteps), isDone: z.boolean() })),
      /** The figures include everything up to this time. */
      countedUntil: instantSchema,
    }),
  },
  errors: seen,
});

const periodQuery = {
  from: daySchema,
  to: daySchema,
  compare: z._default(z.enum(analyticsComparisons), 'none'),
};

/** Both dates inclusive. The comparison has the same number of points. */
export const getAnalytics = defineEndpoint({
  name: 'getAnalytics',
  method: 'GET',
  path: '/api/business/analytics',
  summary: 'Get traffic and orders for a period',
  audience: 'business',
  right: 'analytics.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/reports/traffic', scope: 'reports.read' },
  query: z.strictObject({ ...periodQuery, interval: z._default(z.enum(analyticsIntervals), 'day') }),
  answers: {
    200: z.object({
      success: z.literal(true),
      period: trafficPeriodSchema,
      before: z.nullable(trafficPeriodSchema),
      interval: z.enum(analyticsIntervals),
      totals: trafficTotalsSchema,
      totalsBefore: z.nullable(trafficTotalsSchema),
      series: z.array(seriesPointSchema),
      seriesBefore: z.nullable(z.array(seriesPointSchema)),
      /** All reasons, including those with no clicks. `detail` is the kind of bot, otherwise null. */
      exclusions: z.array(
        z.object({ reason: z.enum(clickExclusions), detail: z.nullable(z.string()), clicks: z.int() }),
      ),
      countedUntil: instantSchema,
    }),
  },
  errors: [...seen, 'analytics.bad-period'],
});

const breakdownLineSchema = z.object({
  /** Null means unknown. Products are identified by offer id. */
  value: z.nullable(z.string()),
  /** The display name if it differs from the value, such as a product title. */
  label: z.nullable(z.string()),
  counts: trafficCountsSchema,
  /** The previous period; null if not requested. */
  countsBefore: z.nullable(trafficCountsSchema),
});
export type BreakdownLine = z.infer<typeof breakdownLineSchema>;

export const breakdownSorts = ['clicks', 'impressions', 'orders', 'revenue'] as const;

export const getAnalyticsBreakdown = defineEndpoint({
  name: 'getAnalyticsBreakdown',
  method: 'GET',
  path: '/api/business/analytics/breakdown',
  summary: 'Break down traffic and orders by product, source, device and more',
  audience: 'business',
  right: 'analytics.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/reports/traffic/breakdown', scope: 'reports.read' },
  query: z.strictObject({
    ...periodQuery,
    by: z.enum(analyticsDimensions),
    /** By human clicks, impressions, orders, or the largest amount of one currency. */
    sort: z._default(z.enum(breakdownSorts), 'clicks'),
    cursor,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      by: z.enum(analyticsDimensions),
      period: trafficPeriodSchema,
      before: z.nullable(trafficPeriodSchema),
      items: z.array(breakdownLineSchema),
      nextCursor: z.nullable(z.string()),
      total: z.int(),
      /** Human clicks with and without a known value. */
      clicksKnown: z.int(),
      clicksUnknown: z.int(),
    }),
  },
  errors: [...seen, 'analytics.bad-period'],
});

export const getAnalyticsFunnel = defineEndpoint({
  name: 'getAnalyticsFunnel',
  method: 'GET',
  path: '/api/business/analytics/funnel',
  summary: 'Get the conversion funnel',
  audience: 'business',
  right: 'analytics.read',
  rateClass: 'read',
  query: z.strictObject(periodQuery),
  answers: {
    200: z.object({
      success: z.literal(true),
      period: trafficPeriodSchema,
      before: z.nullable(trafficPeriodSchema),
      steps: z.array(
        z.object({
          step: z.enum(['impression', 'click', 'order']),
          count: z.int(),
          countBefore: z.nullable(z.int()),
          /** Share of the previous step; null for the first step or if that is 0. Can exceed 1. */
          rate: z.nullable(z.number()),
          rateBefore: z.nullable(z.number()),
        }),
      ),
    }),
  },
  errors: [...seen, 'analytics.bad-period'],
});

export const competitivenessSorts = ['impact', 'clicks', 'dearest', 'cheapest'] as const;

/** Updated hourly, after each import, and within five minutes of pushed products or updates of a connected store, as of `rankedAt`. */
export const getPriceCompetitiveness = defineEndpoint({
  name: 'getPriceCompetitiveness',
  method: 'GET',
  path: '/api/business/analytics/price-competitiveness',
  summary: 'Get the price position of your products',
  audience: 'business',
  right: 'analytics.read',
  rateClass: 'read',
  query: z.strictObject({
    /** Words of the title, brand, item ID or codes. Also narrows the distribution. */
    q: z.optional(z.string().check(z.maxLength(200))),
    step: z.optional(z.enum([...priceGapSteps, 'cheapest', 'beaten'])),
    /** impact: gap to the cheapest other offer times clicks. */
    sort: z._default(z.enum(competitivenessSorts), 'impact'),
    cursor,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Null before the first ranking. */
      rankedAt: z.nullable(instantSchema),
      distribution: z.array(
        z.object({
          step: z.enum(priceGapSteps),
          products: z.int(),
          /** Human clicks in the last 30 days, by current price step. */
          clicks: z.int(),
        }),
      ),
      items: z.array(
        z.object({
          id: z.string(),
          itemId: z.string(),
          title: z.string(),
          imageUrl: z.nullable(z.string()),
          price: moneySchema,
          /** 1 is the cheapest. Equal prices share a rank. */
          position: z.int(),
          offersShown: z.int(),
          best: z.nullable(
            z.object({ price: moneySchema, retailer: z.object({ name: z.string(), domain: z.string() }) }),
          ),
          /** Own price minus the cheapest other; negative if own is cheaper. */
          gap: z.nullable(moneySchema),
          /** The gap as a fraction of the cheapest other price: 0.05 is 5 % more expensive. */
          gapRatio: z.nullable(z.number()),
          step: z.enum(priceGapSteps),
          clicks: z.int(),
          /** The item price that would be cheapest; null if it already is or none would be. */
          winningPrice: z.nullable(moneySchema),
          /**
           * Estimated for 30 days at the lowest price: the share of the product's clicks that the cheapest offer usually gets, less
           * the own clicks; 0 if the offer has that share already. Null with too few clicks.
           */
          clicksGained: z.nullable(z.int()),
        }),
      ),
      nextCursor: z.nullable(z.string()),
      total: z.int(),
    }),
  },
  errors: seen,
});

/** The minimum number of different visitors on one day. */
export const unmetSearchersMin = 5;

/** Most wanted first. Only searches by at least five visitors on one day. */
export const listUnmetSearches = defineEndpoint({
  name: 'listUnmetSearches',
  method: 'GET',
  path: '/api/business/analytics/unmet-searches',
  summary: 'List searches your catalog has no product for',
  audience: 'business',
  right: 'analytics.read',
  rateClass: 'read',
  query: z.strictObject({ days: z._default(z.enum(['7', '30']), '30'), cursor }),
  answers: {
    200: z.object({
      success: z.literal(true),
      period: trafficPeriodSchema,
      searchersMin: z.int(),
      items: z.array(
        z.object({
          kind: z.enum(['words', 'product']),
          /** The search terms in lower case; null for a product. */
          words: z.nullable(z.string()),
          product: z.nullable(productSchema),
          searches: z.int(),
          /** Daily unique visitors. */
          searchers: z.int(),
          /** The current price range in its most common currency. */
          goingPrice: z.nullable(z.object({ lowest: moneySchema, median: moneySchema, offerCount: z.int() })),
        }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: seen,
});

export const downloadAnalytics = defineEndpoint({
  name: 'downloadAnalytics',
  method: 'GET',
  path: '/api/business/analytics.csv',
  summary: 'Export traffic and orders as CSV',
  audience: 'business',
  right: 'analytics.read',
  rateClass: 'read',
  query: z.strictObject({
    from: daySchema,
    to: daySchema,
    interval: z._default(z.enum(analyticsIntervals), 'day'),
    by: z.optional(z.enum(analyticsDimensions)),
  }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: [...seen, 'analytics.bad-period'],
});
