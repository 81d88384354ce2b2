import { activityMeasures } from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import { analyticsDimensions, clickDevices } from './analytics.contract';
import { lastEventIdHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import { daySchema, instantSchema, moneySchema } from './offers.schema';
import { clickExclusions } from './traffic.schema';

export const activityKinds = ['click', 'referral', 'event', 'order', 'refund'] as const;

/** One thing that happened for a business. */
export const activityEntrySchema = z.object({
  /** Grows with every entry that is kept: what a stream resumes after. */
  sequence: z.int(),
  kind: z.enum(activityKinds),
  /** The id of the click, referral, event, order or refund. */
  id: z.string(),
  at: instantSchema,
  /** Orders and refunds are of people. */
  visit: z.enum(['person', 'bot']),
  /** Why it was taken for a bot's, such as "bot-user-agent"; null for people. */
  botReason: z.nullable(z.string()),
  /** Why a click is not billed; null where it is, and for everything else. */
  exclusion: z.nullable(z.enum(clickExclusions)),
  /** The part of PriceHunt that a click came from; the UTM source of a referral. */
  source: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  /** ISO 3166-1; null where it is not known. */
  country: z.nullable(z.string()),
  device: z.nullable(z.enum(clickDevices)),
  product: z.nullable(z.object({ offerId: z.nullable(z.string()), title: z.string() })),
  /** Where a click or a referral led to, without what only follows people. */
  link: z.nullable(z.string()),
  /** The reference id that the shop was told (S§9). */
  referenceId: z.nullable(z.string()),
  /** The type of an event (S§3). */
  eventType: z.nullable(z.string()),
  /** The place of the offer's price at the click, among so many offers. */
  pricePosition: z.nullable(z.object({ position: z.int(), offersShown: z.int() })),
  /** Of orders and refunds; the amount of a refund is positive. */
  order: z.nullable(z.object({ orderId: z.string(), name: z.string(), isCredited: z.boolean() })),
  amount: z.nullable(moneySchema),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

const filters = {
  kind: z.optional(z.enum(activityKinds)),
  /** The id of an own offer. */
  product: z.optional(z.string().check(z.maxLength(120))),
  source: z.optional(z.string().check(z.maxLength(100))),
  visit: z._default(z.enum(['all', 'person', 'bot']), 'all'),
  /** The entries that a figure counts, such as the clicks of the overview. */
  measure: z.optional(z.enum(activityMeasures)),
  /** The entries of one line of a breakdown, by the dimension and its value; no value is what is not known. */
  by: z.optional(z.enum([...analyticsDimensions, 'exclusion'])),
  value: z.optional(z.string().check(z.maxLength(200))),
};
/** Days in the time zone of the business profile, both included. */
const ofDays = { from: z.optional(daySchema), to: z.optional(daySchema) };
const seen = ['auth.signed-out', 'auth.not-allowed'] as const;

/** What happened, the latest first. */
export const listActivity = defineEndpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/api/business/activity',
  summary: 'List activity: clicks, referrals, events and orders',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({ ...filters, ...ofDays, cursor: z.optional(z.string().check(z.maxLength(600))) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(activityEntrySchema),
      nextCursor: z.nullable(z.string()),
      /** How many entries there are; null where no figure is asked for. */
      total: z.nullable(z.int()),
      /** What a stream that goes on from this page begins after. */
      lastSequence: z.int(),
    }),
  },
  errors: seen,
});

/**
 * What happens, as it is counted: a second or two after a click. An event is named `entry`, its id is the sequence. Begins
 * after the Last-Event-ID, else after `after`, else with what comes next. An entry that changed (an order that is credited
 * later) comes again with a sequence of its own and its old id.
 */
export const followActivity = defineEndpoint({
  name: 'followActivity',
  method: 'GET',
  path: '/api/business/activity/events',
  summary: 'Stream activity as server-sent events',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({ ...filters, after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  headers: [lastEventIdHeader],
  answers: { 200: activityEntrySchema },
  answerKind: 'event-stream',
  errors: seen,
});

/** The same list as CSV, streamed, every entry of it. */
export const downloadActivity = defineEndpoint({
  name: 'downloadActivity',
  method: 'GET',
  path: '/api/business/activity.csv',
  summary: 'Export activity as CSV',
  audience: 'business',
  rateClass: 'read',
  query: z.strictObject({ ...filters, ...ofDays }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: seen,
});
