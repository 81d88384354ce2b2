import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { daySchema, instantSchema, moneySchema, productSchema } from './offers.schema';
import {
  clickExclusions,
  trafficCountsSchema,
  trafficPeriodSchema,
  trafficTotalsSchema,
} from './traffic.schema';

/** The longest period that can be asked for, in days. */
export const analyticsDaysMax = 400;
/** The longest period that is told by the hour, in days. */
export const analyticsHourlyDaysMax = 31;

/** What a period is held against: as many days right before it, or the same days a year before. */
const analyticsComparisons = ['previous', 'year', 'none'] as const;
export const analyticsIntervals = ['hour', 'day', 'week'] as const;

/**
 * What clicks, impressions and orders are told by. `source` is the part of PriceHunt; `medium` and `campaign` are the UTM
 * parameters that the shopper came to PriceHunt with; `position` and `price-gap` say where the price stood at the click.
 */
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

/** The device that a click came from, by its browser's own words. */
export const clickDevices = ['desktop', 'mobile', 'tablet'] as const;

/** Where a price stands against the cheapest other offer of the product, in steps of per cent; `alone` has no other. */
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

/** What a merchant should look at, the most pressing first. */
const attentionSchema = z.discriminatedUnion('kind', [
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
  /** Orders or products used to come and have stopped. */
  z.object({
    kind: z.literal('integration-silent'),
    integration: z.enum(['orders', 'catalog']),
    /** When something came last. */
    lastAt: instantSchema,
  }),
]);
export type Attention = z.infer<typeof attentionSchema>;

export const overviewSteps = [
  'verify-email',
  'verify-domain',
  'add-products',
  'first-click',
  'first-order',
] as const;

const seriesPointSchema = z.object({
  /** When the stretch begins. */
  at: instantSchema,
  ...trafficTotalsSchema.shape,
});
export type TrafficPoint = z.infer<typeof seriesPointSchema>;

const seen = ['auth.signed-out', 'auth.not-allowed'] as const;
const cursor = z.optional(z.string().check(z.maxLength(600)));

/** How the last 7 or 30 days went, today among them, against as many days before. */
export const getOverview = defineEndpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/api/business/overview',
  summary: 'Get the dashboard overview',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({ days: z._default(z.enum(['7', '30']), '7') }),
  answers: {
    200: z.object({
      success: z.literal(true),
      period: trafficPeriodSchema,
      before: trafficPeriodSchema,
      totals: trafficTotalsSchema,
      totalsBefore: trafficTotalsSchema,
      /** By the day, days without anything too. */
      series: z.array(seriesPointSchema),
      seriesBefore: z.array(seriesPointSchema),
      attention: z.array(attentionSchema),
      /** What there is to do until the first credited order. */
      checklist: z.array(z.object({ step: z.enum(overviewSteps), isDone: z.boolean() })),
      /** Everything up to this moment is in the numbers. */
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

/** The numbers of a period as a series; both days are within it. The series of the comparison has as many points. */
export const getAnalytics = defineEndpoint({
  name: 'getAnalytics',
  method: 'GET',
  path: '/api/business/analytics',
  summary: 'Get traffic and orders for a period',
  audience: 'business',
  rateClass: 'read',
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
      /** Why clicks are not billed, every reason, those with nothing too. `detail` tells bots apart; null elsewhere. */
      exclusions: z.array(
        z.object({ reason: z.enum(clickExclusions), detail: z.nullable(z.string()), clicks: z.int() }),
      ),
      countedUntil: instantSchema,
    }),
  },
  errors: [...seen, 'analytics.bad-period'],
});

/** One line of a breakdown. */
const breakdownLineSchema = z.object({
  /** What it is by; null is what is not known. A product is named by the id of its offer. */
  value: z.nullable(z.string()),
  /** What people call it, where that is another thing than the value, such as a product's title. */
  label: z.nullable(z.string()),
  counts: trafficCountsSchema,
  /** The same of the period before; null where none was asked for. */
  countsBefore: z.nullable(trafficCountsSchema),
});
export type BreakdownLine = z.infer<typeof breakdownLineSchema>;

export const breakdownSorts = ['clicks', 'impressions', 'orders', 'revenue'] as const;

/** A period's numbers by one dimension, the largest first. */
export const getAnalyticsBreakdown = defineEndpoint({
  name: 'getAnalyticsBreakdown',
  method: 'GET',
  path: '/api/business/analytics/breakdown',
  summary: 'Break down traffic and orders by product, source, device and more',
  audience: 'business',
  rateClass: 'read',
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
      /** How many lines there are in all. */
      total: z.int(),
      /** How many of the period's human clicks have a value, and how many have none. */
      clicksKnown: z.int(),
      clicksUnknown: z.int(),
    }),
  },
  errors: [...seen, 'analytics.bad-period'],
});

/** From being shown to being clicked by a person to a credited order. */
export const getAnalyticsFunnel = defineEndpoint({
  name: 'getAnalyticsFunnel',
  method: 'GET',
  path: '/api/business/analytics/funnel',
  summary: 'Get the conversion funnel',
  audience: 'business',
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
          /** Of the step before, as a fraction; null for the first step and where that is 0. May be above 1. */
          rate: z.nullable(z.number()),
          rateBefore: z.nullable(z.number()),
        }),
      ),
    }),
  },
  errors: [...seen, 'analytics.bad-period'],
});

export const competitivenessSorts = ['impact', 'clicks', 'dearest', 'cheapest'] as const;

/** Where the own prices stand among all offers, as of `rankedAt`: they are ranked anew every hour. */
export const getPriceCompetitiveness = defineEndpoint({
  name: 'getPriceCompetitiveness',
  method: 'GET',
  path: '/api/business/analytics/price-competitiveness',
  summary: 'Get the price position of your products',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({
    step: z.optional(z.enum(priceGapSteps)),
    /** impact: the largest gap to a cheaper offer times clicks first. */
    sort: z._default(z.enum(competitivenessSorts), 'impact'),
    cursor,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Null before the first ranking. */
      rankedAt: z.nullable(instantSchema),
      /** Products that are shown, by the step of their price, all steps in their order. */
      distribution: z.array(
        z.object({
          step: z.enum(priceGapSteps),
          products: z.int(),
          /** Human clicks of the last 30 days on them, as their prices stand now. */
          clicks: z.int(),
        }),
      ),
      items: z.array(
        z.object({
          /** The id of the merchant's offer. */
          id: z.string(),
          itemId: z.string(),
          title: z.string(),
          imageUrl: z.nullable(z.string()),
          price: moneySchema,
          /** 1 for the cheapest; equal prices share a place. */
          position: z.int(),
          offersShown: z.int(),
          /** The cheapest other offer; null when there is none. */
          best: z.nullable(
            z.object({ price: moneySchema, retailer: z.object({ name: z.string(), domain: z.string() }) }),
          ),
          /** Own price less the best other; negative while the own is cheaper. */
          gap: z.nullable(moneySchema),
          /** The gap as a fraction of the best other price: 0.05 is 5 % dearer. */
          gapRatio: z.nullable(z.number()),
          step: z.enum(priceGapSteps),
          /** Human clicks of the last 30 days. */
          clicks: z.int(),
          /** The item price at which it would be the cheapest; null where it is, or no price would do. */
          winningPrice: z.nullable(moneySchema),
          /**
           * Clicks that being the cheapest would add in 30 days, by the share of clicks that offers at each rank get in this catalog;
           * null where there are too few clicks to say.
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

/** Searched words and products are told only when so many different visitors asked for them on one day. */
export const unmetSearchersMin = 5;

/**
 * What shoppers looked for here in the last days that is not in the merchant's catalog, the most wanted first. Nothing is
 * told that fewer than five visitors looked for on one day.
 */
export const listUnmetSearches = defineEndpoint({
  name: 'listUnmetSearches',
  method: 'GET',
  path: '/api/business/analytics/unmet-searches',
  summary: 'List searches your catalog has no product for',
  audience: 'business',
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
          /** What was typed, in lower case; null for a product. */
          words: z.nullable(z.string()),
          /** The product, or what the words find first; null when they find nothing. */
          product: z.nullable(productSchema),
          searches: z.int(),
          /** Visitors, each day for itself. */
          searchers: z.int(),
          /** What the product goes for now, over its offers in the currency that most of them have. */
          goingPrice: z.nullable(z.object({ lowest: moneySchema, median: moneySchema, offerCount: z.int() })),
        }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: seen,
});

/** The series of a period, or a breakdown where `by` names one, as CSV; streamed, every line of it. */
export const downloadAnalytics = defineEndpoint({
  name: 'downloadAnalytics',
  method: 'GET',
  path: '/api/business/analytics.csv',
  summary: 'Export traffic and orders as CSV',
  audience: 'business',
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
