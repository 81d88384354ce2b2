import * as z from 'zod/mini';
import {
  adminErrors,
  changedSchema,
  cursorSchema,
  findTextSchema,
  limitSchema,
  reasonSchema,
} from './admin.schema';
import { defineEndpoint } from './endpoint';
import { instantSchema, moneySchema } from './offers.schema';

const trackingOutcomes = [
  'moved',
  'same',
  'gone',
  'no-price',
  'other-product',
  'not-listed',
  'skipped',
  'robots',
  'blocked',
  'rate-limited',
  'unreachable',
] as const;

export const trackingStates = [...trackingOutcomes, 'never', 'stopped'] as const;

/** Why an offer is tracked: an alert, a favourite, or a visit to its product page. */
const trackingInterests = ['watched', 'favourite', 'viewed'] as const;

export const pinnedMinutes = { min: 15, max: 2_880 } as const;

/** Requests per day. */
export const trackingBudgetBounds = { perHost: [0, 1_000_000], inAll: [0, 1_000_000] } as const;

const trackedOfferSchema = z.object({
  offerId: z.string(),
  productId: z.string(),
  title: z.string(),
  shopName: z.string(),
  link: z.string(),
  price: moneySchema,
  host: z.string(),
  interest: z.enum(trackingInterests),
  /** In minutes, based on how often the price changes. */
  intervalMinutes: z.int(),
  /** The operator's interval; null if automatic. */
  pinnedMinutes: z.nullable(z.int()),
  isStopped: z.boolean(),
  lastReadAt: z.nullable(instantSchema),
  nextReadAt: z.nullable(instantSchema),
  lastOutcome: z.nullable(z.enum(trackingOutcomes)),
  readings: z.int(),
  /** How often its price or stock changed. */
  moves: z.int(),
  lastMovedAt: z.nullable(instantSchema),
});
export type TrackedOffer = z.infer<typeof trackedOfferSchema>;

const trackedHostSchema = z.object({
  host: z.string(),
  offers: z.int(),
  stopped: z.int(),
  requestsToday: z.int(),
  lastReadAt: z.nullable(instantSchema),
  refusal: z.nullable(z.enum(trackingOutcomes)),
  refusedAt: z.nullable(instantSchema),
  restsUntil: z.nullable(instantSchema),
});
export type TrackedHost = z.infer<typeof trackedHostSchema>;

const budgetFields = { perHost: z.int(), inAll: z.int() };
const budgetSchema = z.object({ ...budgetFields, changed: z.nullable(changedSchema) });

const trackingTodaySchema = z.object({
  requests: z.int(),
  offers: z.int(),
  hosts: z.int(),
  budget: budgetSchema,
});
export type TrackingToday = z.infer<typeof trackingTodaySchema>;

const offerIdSchema = z.string().check(z.minLength(1), z.maxLength(4_096));
const one = z.object({ success: z.literal(true), offer: trackedOfferSchema });

export const listTrackedOffers = defineEndpoint({
  name: 'listTrackedOffers',
  method: 'GET',
  path: '/api/admin/tracked-offers',
  summary: 'List tracked offers',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({
    host: z.optional(z.string().check(z.maxLength(300))),
    state: z.optional(z.enum(trackingStates)),
    cursor: z.optional(z.string().check(z.maxLength(6_000))),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(trackedOfferSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** Pins or resets an interval, stops or resumes checks. Missing fields are unchanged. */
export const changeTrackedOffer = defineEndpoint({
  name: 'changeTrackedOffer',
  method: 'PUT',
  path: '/api/admin/tracked-offers',
  summary: 'Pin, stop or resume tracking of an offer',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    offerId: offerIdSchema,
    pinnedMinutes: z.optional(
      z.nullable(z.int().check(z.minimum(pinnedMinutes.min), z.maximum(pinnedMinutes.max))),
    ),
    isStopped: z.optional(z.boolean()),
    reason: reasonSchema,
  }),
  answers: { 200: one },
  errors: [...adminErrors, 'tracking.offer-not-found'],
});

export const listTrackedHosts = defineEndpoint({
  name: 'listTrackedHosts',
  method: 'GET',
  path: '/api/admin/tracked-hosts',
  summary: "List tracked hosts with today's request budget",
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ find: findTextSchema, cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(trackedHostSchema),
      nextCursor: z.nullable(z.string()),
      today: trackingTodaySchema,
    }),
  },
  errors: adminErrors,
});

export const trackingBudgetSchema = z.object(budgetFields);
export type TrackingBudget = z.infer<typeof trackingBudgetSchema>;

/** Takes effect with the next check in all processes. */
export const changeTrackingBudget = defineEndpoint({
  name: 'changeTrackingBudget',
  method: 'PUT',
  path: '/api/admin/tracking-budget',
  summary: 'Set the daily request budget for price tracking',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    perHost: limitSchema(trackingBudgetBounds.perHost),
    inAll: limitSchema(trackingBudgetBounds.inAll),
    reason: reasonSchema,
  }),
  answers: { 200: z.object({ success: z.literal(true), today: trackingTodaySchema }) },
  errors: adminErrors,
});
