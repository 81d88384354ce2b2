import { activityMeasures } from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import { analyticsDimensions, clickDevices } from './analytics.contract';
import { lastEventIdHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import { daySchema, instantSchema, moneySchema } from './offers.schema';
import { clickExclusions } from './traffic.schema';

export const activityKinds = ['click', 'referral', 'event', 'order', 'refund'] as const;

export const activityEntrySchema = z.object({
  /** Increases with every entry, so that a stream can resume. */
  sequence: z.int(),
  kind: z.enum(activityKinds),
  id: z.string(),
  at: instantSchema,
  /** Orders and refunds always come from people. */
  visit: z.enum(['person', 'bot']),
  /** Why the visit counts as a bot, such as "bot-user-agent"; null for people. */
  botReason: z.nullable(z.string()),
  /** Why a click is not billed; null if it is billed or not a click. */
  exclusion: z.nullable(z.enum(clickExclusions)),
  /** The part of PriceHunt a click came from, or the UTM source of a referral. */
  source: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  country: z.nullable(z.string()),
  device: z.nullable(z.enum(clickDevices)),
  product: z.nullable(z.object({ offerId: z.nullable(z.string()), title: z.string() })),
  /** The target of a click or referral without tracking parameters. */
  link: z.nullable(z.string()),
  /** The reference id sent to the shop (S§9). */
  referenceId: z.nullable(z.string()),
  eventType: z.nullable(z.string()),
  pricePosition: z.nullable(z.object({ position: z.int(), offersShown: z.int() })),
  /** For orders and refunds. A refund's amount is positive. */
  order: z.nullable(z.object({ orderId: z.string(), name: z.string(), isCredited: z.boolean() })),
  amount: z.nullable(moneySchema),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

const filters = {
  kind: z.optional(z.enum(activityKinds)),
  product: z.optional(z.string().check(z.maxLength(120))),
  source: z.optional(z.string().check(z.maxLength(100))),
  visit: z._default(z.enum(['all', 'person', 'bot']), 'all'),
  /** Only entries counted in this figure, such as the clicks of the overview. */
  measure: z.optional(z.enum(activityMeasures)),
  /** Only entries of one breakdown row. No `value` means unknown. */
  by: z.optional(z.enum([...analyticsDimensions, 'exclusion'])),
  value: z.optional(z.string().check(z.maxLength(200))),
};
/** Dates in the time zone of the business, both inclusive. */
const ofDays = { from: z.optional(daySchema), to: z.optional(daySchema) };
const seen = ['auth.signed-out', 'auth.not-allowed'] as const;

/** Newest first. */
export const listActivity = defineEndpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/api/business/activity',
  summary: 'List activity: clicks, referrals, events and orders',
  audience: 'business',
  right: 'activity.read',
  rateClass: 'read',
  query: z.strictObject({ ...filters, ...ofDays, cursor: z.optional(z.string().check(z.maxLength(600))) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(activityEntrySchema),
      nextCursor: z.nullable(z.string()),
      /** Null unless `measure` is set. */
      total: z.nullable(z.int()),
      lastSequence: z.int(),
    }),
  },
  errors: seen,
});

/** Named `entry` with the sequence as id, from Last-Event-ID or `after`. Changes repeat the entry's id. */
export const followActivity = defineEndpoint({
  name: 'followActivity',
  method: 'GET',
  path: '/api/business/activity/events',
  summary: 'Stream activity as server-sent events',
  audience: 'business',
  right: 'activity.read',
  rateClass: 'read',
  query: z.strictObject({ ...filters, after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  headers: [lastEventIdHeader],
  answers: { 200: activityEntrySchema },
  answerKind: 'event-stream',
  errors: seen,
});

export const downloadActivity = defineEndpoint({
  name: 'downloadActivity',
  method: 'GET',
  path: '/api/business/activity.csv',
  summary: 'Export activity as CSV',
  audience: 'business',
  right: 'activity.read',
  rateClass: 'read',
  query: z.strictObject({ ...filters, ...ofDays }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: seen,
});
