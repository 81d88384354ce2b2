import * as z from 'zod/mini';
import { adminErrors, changedSchema, cursorSchema, findTextSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { instantSchema, moneySchema } from './offers.schema';

/** What came of reading an offer again. */
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

/** What the list can be narrowed to: an outcome, never read, or stopped by the operator. */
export const trackingStates = [...trackingOutcomes, 'never', 'stopped'] as const;

/** Why an offer is read again: an alert, a favourite, or somebody who looked at its product. */
const trackingInterests = ['watched', 'favourite', 'viewed'] as const;

/** The shortest and the longest interval that can be pinned, in minutes. */
export const pinnedMinutes = { min: 15, max: 2_880 } as const;

/** The largest budget that can be set. */
const requestsMax = 1_000_000;

/** An offer that is read again. */
const trackedOfferSchema = z.object({
  offerId: z.string(),
  productId: z.string(),
  title: z.string(),
  shopName: z.string(),
  /** Its page. */
  link: z.string(),
  price: moneySchema,
  /** Whom a reading asks: the host of the page, or the source. */
  host: z.string(),
  interest: z.enum(trackingInterests),
  /** How often it is read, in minutes, as its price moves. */
  intervalMinutes: z.int(),
  /** The operator's own interval; null where the price decides. */
  pinnedMinutes: z.nullable(z.int()),
  isStopped: z.boolean(),
  lastReadAt: z.nullable(instantSchema),
  nextReadAt: z.nullable(instantSchema),
  lastOutcome: z.nullable(z.enum(trackingOutcomes)),
  readings: z.int(),
  /** How often its price or stock had changed. */
  moves: z.int(),
  lastMovedAt: z.nullable(instantSchema),
});
export type TrackedOffer = z.infer<typeof trackedOfferSchema>;

/** A host that offers are read from. */
const trackedHostSchema = z.object({
  host: z.string(),
  offers: z.int(),
  stopped: z.int(),
  requestsToday: z.int(),
  lastReadAt: z.nullable(instantSchema),
  /** Why it was not read; null where it answers. */
  refusal: z.nullable(z.enum(trackingOutcomes)),
  refusedAt: z.nullable(instantSchema),
  /** It is left alone until then; null where it may be asked. */
  restsUntil: z.nullable(instantSchema),
});
export type TrackedHost = z.infer<typeof trackedHostSchema>;

const budgetSchema = z.object({
  perHost: z.int(),
  inAll: z.int(),
  changed: z.nullable(changedSchema),
});

/** How much is read today, and how much may be. */
const trackingTodaySchema = z.object({
  requests: z.int(),
  offers: z.int(),
  hosts: z.int(),
  budget: budgetSchema,
});
export type TrackingToday = z.infer<typeof trackingTodaySchema>;

const offerIdSchema = z.string().check(z.minLength(1), z.maxLength(4_096));
const one = z.object({ success: z.literal(true), offer: trackedOfferSchema });

/** Offers that are read again, by host. */
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

/** Pins an interval or lets it go, stops readings or resumes them; what is left out stays. */
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

/** Hosts by name, with what was asked of each today. */
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

/** Sets how many requests a day may take, for one host and in all. It holds from the next check on, in all processes. */
export const changeTrackingBudget = defineEndpoint({
  name: 'changeTrackingBudget',
  method: 'PUT',
  path: '/api/admin/tracking-budget',
  summary: 'Set the daily request budget for price tracking',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    perHost: z.int().check(z.minimum(0), z.maximum(requestsMax)),
    inAll: z.int().check(z.minimum(0), z.maximum(requestsMax)),
    reason: reasonSchema,
  }),
  answers: { 200: z.object({ success: z.literal(true), today: trackingTodaySchema }) },
  errors: adminErrors,
});
