import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, changedSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

/** closed: calls go out. open: held back after failures. half-open: one call is let through to try. */
export const circuitStates = ['closed', 'open', 'half-open'] as const;

/** How asking a source ended. */
const sourceResults = ['found', 'nothing', 'failed', 'timed-out'] as const;

/** How a source has been doing since it was first asked. */
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

/** A key that a source takes. What was set is never shown again. */
const sourceKeySchema = z.object({
  name: z.string(),
  /** Whether the source is asked without it too. */
  isOptional: z.boolean(),
  /** Whether others may not see it. */
  isSecret: z.boolean(),
  isSet: z.boolean(),
  /** The last four characters of a secret, all of another; null where none is set, or it is too short to show a part. */
  ending: z.nullable(z.string()),
  changed: z.nullable(changedSchema),
});

/** A place that offers come from, as its operator sees it. */
export const adminSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  /** Who turned it on or off last; null for never. */
  changed: z.nullable(changedSchema),
  keys: z.array(sourceKeySchema),
  /** Whether its keys can be tried with a live call. */
  canTestKeys: z.boolean(),
  /** How long and in what form its offers may be kept and shown. */
  retention: z.object({
    historyAllowed: z.boolean(),
    ageMsMax: z.nullable(z.int()),
    mustShowTimestamp: z.boolean(),
    disclaimer: z.nullable(z.string()),
  }),
  /** Null before it was first asked. */
  health: z.nullable(sourceHealthSchema),
  /** The worst of all processes that run; null for a source that is not guarded, such as the catalog. */
  circuit: z.nullable(z.enum(circuitStates)),
  quota: z.object({
    /** Calls on this day (UTC). */
    usedToday: z.int(),
    /** After so many a day it is left out; null for no limit. */
    callsPerDayMax: z.nullable(z.int()),
    /** What the platform itself allows a day, as it documents it; null where it doesn't. */
    documentedPerDay: z.nullable(z.int()),
    /** What the platform said last of its own count; null when it said nothing. */
    told: z.nullable(
      z.object({
        limit: z.nullable(z.int()),
        remaining: z.nullable(z.int()),
        endsAt: z.nullable(instantSchema),
      }),
    ),
  }),
  /** The latest failures, the newest first, ten at most. */
  recentErrors: z.array(
    z.object({ at: instantSchema, outcome: z.enum(['failed', 'timed-out']), error: z.nullable(z.string()) }),
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

/** Why a source failed: how its shop answered, that it took too long, or a failure of our own. */
export const sourceCauses = [
  ...['blocked', 'rate-limited', 'unreachable', 'bad-answer', 'refused', 'timed-out', 'unexpected'],
] as const;

const figuresSchema = {
  requests: z.int(),
  /** Offers that it gave. */
  found: z.int(),
  /** Those of them that were taken for the product. */
  matched: z.int(),
  /** People's clicks on its offers. */
  clicked: z.int(),
  failed: z.int(),
};

/** What a source did in a period. */
export const sourceFiguresSchema = z.object({
  sourceId: z.string(),
  ...figuresSchema,
  /** Half of the answers took no longer, in milliseconds; null for no answer. */
  p50Ms: z.nullable(z.int()),
  /** 95 of 100 answers took no longer. */
  p95Ms: z.nullable(z.int()),
  /** Failures by their cause, the most frequent first. */
  causes: z.array(z.object({ cause: z.enum(sourceCauses), count: z.int() })),
  /** Each UTC day of the period on which something happened, the newest first. */
  days: z.array(z.object({ day: z.string(), ...figuresSchema })),
});
export type SourceFigures = z.infer<typeof sourceFiguresSchema>;

/** The periods that figures of sources are given for, in days with today. */
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

/** Turns a source on or off, or limits its calls, in all processes. */
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

/** Sets a key in place of the one before. It is sealed in the database and never shown. */
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

/** What trying keys with one live call came to. */
const keyTestOutcomes = [
  'accepted',
  'missing',
  'refused',
  'expired',
  'quota-reached',
  'unreachable',
  'bad-answer',
] as const;

/** Tries the keys that are set with one cheap call of the platform. */
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
        /** Of a quota that is reached: when it ends; null when that isn't known. */
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

/** Closes the circuit of a source in all processes, so that it is asked again at once. */
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
