import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { countrySchema, currencySchema, instantSchema } from './offers.schema';

const installationPlaceSchema = z.object({ country: countrySchema, currency: currencySchema });

export const getInstallation = defineEndpoint({
  name: 'getInstallation',
  method: 'GET',
  path: '/api/installation',
  summary: 'Get what this installation can search',
  audience: 'public',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      hasProducts: z.boolean(),
      /** How many shops and services each search uses, and the first names. */
      searched: z.object({ count: z.int(), names: z.array(z.string()) }),
      /** For visitors who chose none; null if not set. */
      place: z.nullable(installationPlaceSchema),
    }),
  },
  errors: [],
});

/** sent by SMTP, stored in the mailbox folder, or failed. */
const mailOutcomes = ['sent', 'stored', 'failed'] as const;

const mailTestSchema = z.object({
  at: instantSchema,
  outcome: z.enum(mailOutcomes),
  error: z.nullable(z.string()),
});

const setUpSchema = z.object({
  place: z.nullable(installationPlaceSchema),
  hasProducts: z.boolean(),
  mail: z.object({
    isSent: z.boolean(),
    lastTest: z.nullable(mailTestSchema),
  }),
  hasFeeds: z.boolean(),
  /** Affiliate programs that tag links. */
  programmeCount: z.int(),
});
export type SetUp = z.infer<typeof setUpSchema>;

const one = z.object({ success: z.literal(true), setUp: setUpSchema });

export const getSetUp = defineEndpoint({
  name: 'getSetUp',
  method: 'GET',
  path: '/api/admin/set-up',
  summary: 'Get the setup status',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: one },
  errors: adminErrors,
});

/** For visitors who chose none. */
export const changeInstallationPlace = defineEndpoint({
  name: 'changeInstallationPlace',
  method: 'PUT',
  path: '/api/admin/set-up/place',
  summary: 'Set the country and currency of this installation',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ country: countrySchema, currency: currencySchema }),
  answers: { 200: one },
  errors: adminErrors,
});

/** Sends it immediately and returns the result. */
export const sendTestMail = defineEndpoint({
  name: 'sendTestMail',
  method: 'POST',
  path: '/api/admin/set-up/test-mail',
  summary: 'Send a test e-mail',
  audience: 'admin',
  rateClass: 'write',
  answers: { 200: one },
  errors: adminErrors,
});

/** Stores nothing but the source's health. */
export const trySource = defineEndpoint({
  name: 'trySource',
  method: 'POST',
  path: '/api/admin/sources/:sourceId/try',
  summary: 'Test an offer source',
  audience: 'admin',
  rateClass: 'compare',
  params: z.strictObject({ sourceId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  body: z.strictObject({ query: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** not-asked: off, out of requests for today, paused, or missing a key. */
      outcome: z.enum(['found', 'nothing', 'failed', 'timed-out', 'not-asked']),
      found: z.int(),
      titles: z.array(z.string()),
      durationMs: z.int(),
      error: z.nullable(z.string()),
    }),
  },
  errors: [...adminErrors, 'source.not-found'],
});
