import * as z from 'zod/mini';
import { adminErrors, changedSchema, cursorSchema, findTextSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';

/** The nine retailers of S§5, in the order of the specification. */
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

/** One id of a programme, such as the tracking id of amazon.de. */
const programmeFieldSchema = z.object({
  /** What changes name it by, such as "trackingId@amazon.de" or "campaignId". */
  key: z.string(),
  /** trackingId, campaignId, rotationId, template, partnerId, adId, token, camref, siteId or merchantId. */
  name: z.string(),
  /** The marketplace that it is for; null where it is for all of them. */
  domain: z.nullable(z.string()),
  /** Null where none is set. */
  value: z.nullable(z.string()),
  /** What is used where none is set, such as the network's usual template; null for nothing. */
  preset: z.nullable(z.string()),
  /** Whether nothing is tagged without it. */
  isRequired: z.boolean(),
});

/** A retailer's affiliate scheme with the operator's ids. */
export const affiliateProgrammeSchema = z.object({
  id: z.enum(programmeIds),
  name: z.string(),
  domains: z.array(z.string()),
  /** parameters: ids are set in the shop's own link. wrapper: the link goes through the network's. */
  kind: z.enum(['parameters', 'wrapper']),
  fields: z.array(programmeFieldSchema),
  /** The domains whose links are tagged with the ids as they are. */
  taggedDomains: z.array(z.string()),
  /** console: set here. environment: set by AFFILIATE_IDS. none: no ids. */
  origin: z.enum(['console', 'environment', 'none']),
  changed: z.nullable(changedSchema),
});
export type AffiliateProgrammeView = z.infer<typeof affiliateProgrammeSchema>;

/** How the link of a retailer would go out. */
const taggedLinkSchema = z.object({
  /** The address that a shopper would be sent to; a made-up id stands for the click's. */
  link: z.string(),
  isTagged: z.boolean(),
  programmeId: z.nullable(z.enum(programmeIds)),
  /** tagged, or why not: a merchant's shop (referral), no programme, ids missing, another's tag, no link. */
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

/** Who sells, as the console lists them: known by domain. */
const adminRetailerSchema = z.object({
  domain: z.string(),
  name: z.string(),
  /** Offers in the catalog. */
  offerCount: z.int(),
  programmeId: z.nullable(z.enum(programmeIds)),
  /** Whether outbound links to it are tagged or referred now. */
  isTagged: z.boolean(),
});
export type AdminRetailer = z.infer<typeof adminRetailerSchema>;

const values = z.record(
  z.string().check(z.minLength(1), z.maxLength(120)),
  z.nullable(z.string().check(z.trim(), z.maxLength(1_000))),
);
const ownProgramme = z.strictObject({ programmeId: z.enum(programmeIds) });
const one = z.object({ success: z.literal(true), programme: affiliateProgrammeSchema });

/** The retailers of the nine programmes first, then those that have offers, by domain. */
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

/** Sets the ids of a programme by field key; null or an empty text takes one away, keys left out stay. The next redirect carries them. */
export const changeAffiliateProgramme = defineEndpoint({
  name: 'changeAffiliateProgramme',
  method: 'PUT',
  path: '/api/admin/affiliate-programmes/:programmeId',
  summary: 'Update the ids of an affiliate program',
  audience: 'admin',
  rateClass: 'write',
  params: ownProgramme,
  body: z.strictObject({ values }),
  answers: { 200: one },
  errors: [...adminErrors, 'programme.unknown-field', 'programme.bad-value'],
});

/** Forgets what was set here: the ids of AFFILIATE_IDS count again. */
export const resetAffiliateProgramme = defineEndpoint({
  name: 'resetAffiliateProgramme',
  method: 'DELETE',
  path: '/api/admin/affiliate-programmes/:programmeId',
  summary: 'Reset to the ids set in the environment',
  audience: 'admin',
  rateClass: 'write',
  params: ownProgramme,
  answers: { 200: one },
  errors: adminErrors,
});

/** Shows how a link would go out, with the ids as they are or with those of a draft; changes and counts nothing. */
export const tryAffiliateLink = defineEndpoint({
  name: 'tryAffiliateLink',
  method: 'POST',
  path: '/api/admin/affiliate-programmes/try',
  summary: 'Preview how a link is tagged',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    link: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_096)),
    /** The programme that `values` belong to. */
    programmeId: z.optional(z.enum(programmeIds)),
    values: z.optional(values),
  }),
  answers: { 200: z.object({ success: z.literal(true), outcome: taggedLinkSchema }) },
  errors: [...adminErrors, 'programme.unknown-field', 'programme.bad-value'],
});
