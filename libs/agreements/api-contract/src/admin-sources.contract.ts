import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, changedSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

/** closed: active. open: paused after errors. half-open: recovering, with one test request. */
export const circuitStates = ['closed', 'open', 'half-open'] as const;

/** How the shop responded, a timeout, or an error of our own. */
export const sourceCauses = [
  ...['blocked', 'rate-limited', 'unreachable', 'bad-answer', 'refused', 'timed-out', 'unexpected'],
] as const;

export const failureCauseSchema = {
  /** Null if it is unknown. */
  cause: z.nullable(z.enum(sourceCauses)),
  /** The HTTP status; null without a response. */
  status: z.nullable(z.int()),
};

const sourceResults = ['found', 'nothing', 'failed', 'timed-out'] as const;

export const sourceHealthSchema = z.object({
  foundCount: z.int(),
  nothingCount: z.int(),
  failedCount: z.int(),
  timedOutCount: z.int(),
  consecutiveFailures: z.int(),
  lastOutcome: z.enum(sourceResults),
  lastAt: instantSchema,
  lastDurationMs: z.int(),
  lastAnsweredAt: z.nullable(instantSchema),
});

/** A key of a source. Its value is never returned. */
const sourceKeySchema = z.object({
  name: z.string(),
  isOptional: z.boolean(),
  isSecret: z.boolean(),
  isSet: z.boolean(),
  /** The last four characters of a secret, or the whole value otherwise; null if none is set or it is too short. */
  ending: z.nullable(z.string()),
  changed: z.nullable(changedSchema),
});

export const adminSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  changed: z.nullable(changedSchema),
  keys: z.array(sourceKeySchema),
  canTestKeys: z.boolean(),
  /** How long and in what form its offers may be stored and shown. */
  retention: z.object({
    historyAllowed: z.boolean(),
    ageMsMax: z.nullable(z.int()),
    mustShowTimestamp: z.boolean(),
    disclaimer: z.nullable(z.string()),
  }),
  health: z.nullable(sourceHealthSchema),
  /** The worst state of all processes; null for sources without a circuit breaker, such as the catalog. */
  circuit: z.nullable(z.enum(circuitStates)),
  quota: z.object({
    /** Requests today (UTC). */
    usedToday: z.int(),
    /** The daily limit; null for none. */
    callsPerDayMax: z.nullable(z.int()),
    /** The platform's documented daily limit; null if there is none. */
    documentedPerDay: z.nullable(z.int()),
    /** The usage the platform last reported; null if it reports none. */
    told: z.nullable(
      z.object({
        limit: z.nullable(z.int()),
        remaining: z.nullable(z.int()),
        endsAt: z.nullable(instantSchema),
      }),
    ),
  }),
  /** Newest first, at most ten. */
  recentErrors: z.array(
    z.object({
      at: instantSchema,
      outcome: z.enum(['failed', 'timed-out']),
      error: z.nullable(z.string()),
      ...failureCauseSchema,
    }),
  ),
});
export type AdminSource = z.infer<typeof adminSourceSchema>;

const ownSource = z.strictObject({ sourceId: adminIdSchema });
const ownKey = z.strictObject({
  sourceId: adminIdSchema,
  keyName: z.string().check(z.minLength(1), z.maxLength(40)),
});
const one = z.object({ success: z.literal(true), source: adminSourceSchema });

export const listAdminSources = defineEndpoint({
  name: 'listAdminSources',
  method: 'GET',
  path: '/api/admin/sources',
  summary: 'List offer sources with their health',
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(adminSourceSchema), nextCursor: z.null() }),
  },
  errors: adminErrors,
});

const figuresSchema = {
  requests: z.int(),
  found: z.int(),
  matched: z.int(),
  clicked: z.int(),
  failed: z.int(),
};

export const sourceFiguresSchema = z.object({
  sourceId: z.string(),
  ...figuresSchema,
  p50Ms: z.nullable(z.int()),
  /** 95th percentile of the response time. */
  p95Ms: z.nullable(z.int()),
  causes: z.array(z.object({ cause: z.enum(sourceCauses), count: z.int() })),
  days: z.array(z.object({ day: z.string(), ...figuresSchema })),
});
export type SourceFigures = z.infer<typeof sourceFiguresSchema>;

export const sourcePeriods = ['1', '7', '30'] as const;

export const listSourceFigures = defineEndpoint({
  name: 'listSourceFigures',
  method: 'GET',
  path: '/api/admin/source-figures',
  summary: 'Get offer source statistics for a period',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ days: z.enum(sourcePeriods) }),
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(sourceFiguresSchema), nextCursor: z.null() }),
  },
  errors: adminErrors,
});

export const changeAdminSource = defineEndpoint({
  name: 'changeAdminSource',
  method: 'PUT',
  path: '/api/admin/sources/:sourceId',
  summary: 'Enable, disable or limit an offer source',
  audience: 'admin',
  rateClass: 'write',
  params: ownSource,
  body: z.strictObject({
    isOn: z.optional(z.boolean()),
    callsPerDayMax: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000)))),
    reason: z.optional(reasonSchema),
  }),
  answers: { 200: one },
  errors: [...adminErrors, 'source.not-found'],
});

/** Replaces the key. It is encrypted in the database and never returned. */
export const setSourceKey = defineEndpoint({
  name: 'setSourceKey',
  method: 'PUT',
  path: '/api/admin/sources/:sourceId/keys/:keyName',
  summary: 'Set a key of an offer source',
  audience: 'admin',
  rateClass: 'write',
  params: ownKey,
  body: z.strictObject({ value: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)) }),
  answers: { 200: one },
  errors: [...adminErrors, 'source.not-found', 'source.key-not-taken'],
});

const keyTestOutcomes = [
  'accepted',
  'missing',
  'refused',
  'expired',
  'quota-reached',
  'unreachable',
  'bad-answer',
] as const;

/** Makes one cheap request to the platform. */
export const testSourceKeys = defineEndpoint({
  name: 'testSourceKeys',
  method: 'POST',
  path: '/api/admin/sources/:sourceId/test-keys',
  summary: 'Test the keys of an offer source',
  audience: 'admin',
  rateClass: 'write',
  params: ownSource,
  answers: {
    200: z.object({
      success: z.literal(true),
      test: z.object({
        outcome: z.enum(keyTestOutcomes),
        /** When an exhausted quota is renewed; null if unknown. */
        endsAt: z.nullable(instantSchema),
      }),
    }),
  },
  errors: [...adminErrors, 'source.not-found', 'source.key-not-taken'],
});

export const removeSourceKey = defineEndpoint({
  name: 'removeSourceKey',
  method: 'DELETE',
  path: '/api/admin/sources/:sourceId/keys/:keyName',
  summary: 'Delete a key of an offer source',
  audience: 'admin',
  rateClass: 'write',
  params: ownKey,
  answers: { 200: one },
  errors: [...adminErrors, 'source.not-found', 'source.key-not-taken'],
});

/** Closes the circuit in all processes. */
export const resetSourceCircuit = defineEndpoint({
  name: 'resetSourceCircuit',
  method: 'POST',
  path: '/api/admin/sources/:sourceId/reset-circuit',
  summary: 'Resume an offer source that was paused after errors',
  audience: 'admin',
  rateClass: 'write',
  params: ownSource,
  answers: { 200: one },
  errors: [...adminErrors, 'source.not-found'],
});
