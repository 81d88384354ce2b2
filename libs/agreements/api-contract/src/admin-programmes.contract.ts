import * as z from 'zod/mini';
import { adminErrors, changedSchema, cursorSchema, findTextSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';

/** The nine retailers of S§5, in the specification's order. */
const programmeIds = [
  'amazon',
  'ebay',
  'walmart',
  'target',
  'bestbuy',
  'apple',
  'playstation',
  'newegg',
  'costco',
] as const;

const programmeFieldSchema = z.object({
  /** Identifies the field, such as "trackingId@amazon.de" or "campaignId". */
  key: z.string(),
  /** trackingId, campaignId, rotationId, template, partnerId, adId, token, camref, siteId or merchantId. */
  name: z.string(),
  /** The marketplace domain; null if it applies to all. */
  domain: z.nullable(z.string()),
  value: z.nullable(z.string()),
  /** The default, such as the network's usual template; null for none. */
  preset: z.nullable(z.string()),
  isRequired: z.boolean(),
});

export const affiliateProgrammeSchema = z.object({
  id: z.enum(programmeIds),
  name: z.string(),
  domains: z.array(z.string()),
  /** parameters: ids are added to the shop's link. wrapper: the link goes through the network. */
  kind: z.enum(['parameters', 'wrapper']),
  fields: z.array(programmeFieldSchema),
  taggedDomains: z.array(z.string()),
  /** console: set here. environment: set by AFFILIATE_IDS. */
  origin: z.enum(['console', 'environment', 'none']),
  changed: z.nullable(changedSchema),
});
export type AffiliateProgrammeView = z.infer<typeof affiliateProgrammeSchema>;

const taggedLinkSchema = z.object({
  link: z.string(),
  isTagged: z.boolean(),
  programmeId: z.nullable(z.enum(programmeIds)),
  reason: z.enum([
    'tagged',
    'ready-link',
    'referral',
    'not-a-link',
    'unknown-host',
    'not-configured',
    'foreign-tag',
  ]),
});
export type TaggedLinkView = z.infer<typeof taggedLinkSchema>;

const adminRetailerSchema = z.object({
  domain: z.string(),
  name: z.string(),
  offerCount: z.int(),
  programmeId: z.nullable(z.enum(programmeIds)),
  /** Whether links to it are currently tagged or referred. */
  isTagged: z.boolean(),
});
export type AdminRetailer = z.infer<typeof adminRetailerSchema>;

const values = z.record(
  z.string().check(z.minLength(1), z.maxLength(120)),
  z.nullable(z.string().check(z.trim(), z.maxLength(1_000))),
);
const ownProgramme = z.strictObject({ programmeId: z.enum(programmeIds) });
const one = z.object({ success: z.literal(true), programme: affiliateProgrammeSchema });

/** The nine programs' retailers first, then those with offers, by domain. */
export const listAdminRetailers = defineEndpoint({
  name: 'listAdminRetailers',
  method: 'GET',
  path: '/api/admin/retailers',
  summary: 'List shops and how their links are tagged',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ query: findTextSchema, cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminRetailerSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

export const listAffiliateProgrammes = defineEndpoint({
  name: 'listAffiliateProgrammes',
  method: 'GET',
  path: '/api/admin/affiliate-programmes',
  summary: "List affiliate programs with the operator's ids",
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(affiliateProgrammeSchema),
      nextCursor: z.null(),
    }),
  },
  errors: adminErrors,
});

/** Sets ids by field key. Null or an empty text removes one. Takes effect with the next redirect. */
export const changeAffiliateProgramme = defineEndpoint({
  name: 'changeAffiliateProgramme',
  method: 'PUT',
  path: '/api/admin/affiliate-programmes/:programmeId',
  summary: 'Update the IDs of an affiliate program',
  audience: 'admin',
  rateClass: 'write',
  params: ownProgramme,
  body: z.strictObject({ values }),
  answers: { 200: one },
  errors: [...adminErrors, 'programme.unknown-field', 'programme.bad-value'],
});

/** Removes the ids set in the console, so that AFFILIATE_IDS applies again. */
export const resetAffiliateProgramme = defineEndpoint({
  name: 'resetAffiliateProgramme',
  method: 'DELETE',
  path: '/api/admin/affiliate-programmes/:programmeId',
  summary: 'Reset to the IDs set in the environment',
  audience: 'admin',
  rateClass: 'write',
  params: ownProgramme,
  answers: { 200: one },
  errors: adminErrors,
});

/** Uses the current ids or those of a draft. Changes and counts nothing. */
export const tryAffiliateLink = defineEndpoint({
  name: 'tryAffiliateLink',
  method: 'POST',
  path: '/api/admin/affiliate-programmes/try',
  summary: 'Preview how a link is tagged',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    link: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_096)),
    programmeId: z.optional(z.enum(programmeIds)),
    values: z.optional(values),
  }),
  answers: { 200: z.object({ success: z.literal(true), outcome: taggedLinkSchema }) },
  errors: [...adminErrors, 'programme.unknown-field', 'programme.bad-value'],
});
