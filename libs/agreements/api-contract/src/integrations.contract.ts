import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { feedSchema, feedScheduleSchema } from './feeds.contract';
import { instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

export const domainProofMethods = ['meta-tag', 'dns', 'file'] as const;

/** pending: not verified yet. failed: verification not found. lost: verified by another business later. */
export const domainStates = ['pending', 'verified', 'failed', 'lost'] as const;

export const storeDomainSchema = z.object({
  id: z.string(),
  /** The host without a leading www. */
  domain: z.string(),
  state: z.enum(domainStates),
  method: z.nullable(z.enum(domainProofMethods)),
  claimedAt: instantSchema,
  checkedAt: z.nullable(instantSchema),
  verifiedAt: z.nullable(instantSchema),
  problem: z.nullable(z.string()),
  /** For clients to localise, one per method tried. */
  problemReasons: z.array(problemReasonSchema),
  /** Any one of them is enough. */
  proofs: z.object({
    metaTag: z.string(),
    dns: z.object({ name: z.string(), text: z.string() }),
    file: z.object({ link: z.string(), text: z.string() }),
  }),
});
export type StoreDomain = z.infer<typeof storeDomainSchema>;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const ownDomain = z.strictObject({ domainId: id });
const one = z.object({ success: z.literal(true), domain: storeDomainSchema });

export const listDomains = defineEndpoint({
  name: 'listDomains',
  method: 'GET',
  path: '/api/business/domains',
  summary: 'List store domains',
  audience: 'business',
  right: 'integrations.read',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(storeDomainSchema), nextCursor: z.null() }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Returns the verification token. Adding the same domain again returns the existing entry. */
export const claimDomain = defineEndpoint({
  name: 'claimDomain',
  method: 'POST',
  path: '/api/business/domains',
  summary: 'Add a store domain',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({ domain: z.string().check(z.minLength(3), z.maxLength(300)) }),
  answers: { 201: one },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'domain.not-a-domain',
    'domain.too-many',
  ],
});

/** Checks one method, or all until one succeeds. */
export const checkDomain = defineEndpoint({
  name: 'checkDomain',
  method: 'POST',
  path: '/api/business/domains/:domainId/check',
  summary: 'Verify a store domain now',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: ownDomain,
  body: z.strictObject({ method: z.optional(z.enum(domainProofMethods)) }),
  answers: { 200: one },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'domain.not-found',
    'domain.blocked',
    'domain.taken',
  ],
});

export const removeDomain = defineEndpoint({
  name: 'removeDomain',
  method: 'DELETE',
  path: '/api/business/domains/:domainId',
  summary: 'Remove a store domain',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  params: ownDomain,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out', 'auth.not-allowed', 'business.suspended', 'domain.not-found'],
});

/** Uses the store's public products.json. From then on it is a regular feed. */
export const connectShopify = defineEndpoint({
  name: 'connectShopify',
  method: 'POST',
  path: '/api/business/integrations/shopify',
  summary: 'Connect a Shopify store through its public product list',
  audience: 'business',
  right: 'integrations.edit',
  rateClass: 'write',
  body: z.strictObject({
    storeLink: z.string().check(z.minLength(3), z.maxLength(300)),
    /** products.json doesn't include the currency. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    schedule: z._default(feedScheduleSchema, 'daily'),
    isAutoConfirmed: z._default(z.boolean(), true),
  }),
  answers: { 201: z.object({ success: z.literal(true), feed: feedSchema }) },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.bad-link',
    'feed.bad-currency',
    'feed.too-many',
  ],
});
