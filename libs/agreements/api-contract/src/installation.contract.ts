import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { countrySchema, currencySchema, instantSchema } from './offers.schema';

const installationPlaceSchema = z.object({ country: countrySchema, currency: currencySchema });

/** What a shopper can find here: whether the catalog has offers, and which shops and services are searched. */
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
      /** Whether the catalog has products that a shop offers. */
      hasProducts: z.boolean(),
      /** What every search asks beside the catalog: how many, and the names of the first ones. */
      searched: z.object({ count: z.int(), names: z.array(z.string()) }),
      /** The country and currency that the operator set for visitors who chose none; null for none. */
      place: z.nullable(installationPlaceSchema),
    }),
  },
  errors: [],
});

/** How a test ended: sent by the mail server, stored in the mailbox folder, or refused. */
const mailOutcomes = ['sent', 'stored', 'failed'] as const;

const mailTestSchema = z.object({
  at: instantSchema,
  outcome: z.enum(mailOutcomes),
  /** What the mail server said; null unless it failed. */
  error: z.nullable(z.string()),
});

/** What the operator has set up so far, beside sources and shops, which have lists of their own. */
const setUpSchema = z.object({
  place: z.nullable(installationPlaceSchema),
  hasProducts: z.boolean(),
  mail: z.object({
    /** Whether an SMTP server is configured; without one mail is stored in a folder. */
    isSent: z.boolean(),
    lastTest: z.nullable(mailTestSchema),
  }),
  /** Whether the operator has a feed of its own. */
  hasFeeds: z.boolean(),
  /** How many affiliate programmes tag links. */
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

/** Sets the country and currency of visitors who chose none. */
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

/** Sends a mail to the admin's own address at once and reports how that ended. */
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

/** Searches one source by words and reports what it found; nothing is stored but its health. */
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
      /** not-asked: it is off, out of calls for today, held back, or a key is missing. */
      outcome: z.enum(['found', 'nothing', 'failed', 'timed-out', 'not-asked']),
      found: z.int(),
      /** The first titles found. */
      titles: z.array(z.string()),
      durationMs: z.int(),
      /** Why it failed; null unless it did. */
      error: z.nullable(z.string()),
    }),
  },
  errors: [...adminErrors, 'source.not-found'],
});
