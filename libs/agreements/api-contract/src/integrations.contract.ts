import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { feedSchema, feedScheduleSchema } from './feeds.contract';
import { instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

/** How a business proves that a store is its own. */
export const domainProofMethods = ['meta-tag', 'dns', 'file'] as const;

/**
 * pending: claimed, not proved. verified: the business's own. failed: looked for the proof and did not find it. lost: was
 * verified, and another business has proved it since.
 */
export const domainStates = ['pending', 'verified', 'failed', 'lost'] as const;

/** A store's domain as its business sees it. */
export const storeDomainSchema = z.object({
  id: z.string(),
  /** The host without a leading www. */
  domain: z.string(),
  state: z.enum(domainStates),
  method: z.nullable(z.enum(domainProofMethods)),
  claimedAt: instantSchema,
  checkedAt: z.nullable(instantSchema),
  verifiedAt: z.nullable(instantSchema),
  /** Why the last look found no proof, in a sentence; null when it did, or before the first. */
  problem: z.nullable(z.string()),
  /** The same to be worded by the client, one for each way that was tried. */
  problemReasons: z.array(problemReasonSchema),
  /** What to put where; any one of them is enough. */
  proofs: z.object({
    /** The element for the head of the store's home page. */
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
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(storeDomainSchema), nextCursor: z.null() }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Claims a domain and gives the token to prove it with. Claiming one's own domain again answers the claim there is. */
export const claimDomain = defineEndpoint({
  name: 'claimDomain',
  method: 'POST',
  path: '/api/business/domains',
  summary: 'Add a store domain',
  audience: 'business',
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

/** Looks for the proof now: by one way, or by all of them until one is found. */
export const checkDomain = defineEndpoint({
  name: 'checkDomain',
  method: 'POST',
  path: '/api/business/domains/:domainId/check',
  summary: 'Verify a store domain now',
  audience: 'business',
  rateClass: 'write',
  params: ownDomain,
  body: z.strictObject({ method: z.optional(z.enum(domainProofMethods)) }),
  answers: { 200: one },
  errors: ['auth.signed-out', 'auth.not-allowed', 'business.suspended', 'domain.not-found', 'domain.taken'],
});

/** Gives a domain up: its offers are no longer shown. */
export const removeDomain = defineEndpoint({
  name: 'removeDomain',
  method: 'DELETE',
  path: '/api/business/domains/:domainId',
  summary: 'Remove a store domain',
  audience: 'business',
  rateClass: 'write',
  params: ownDomain,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out', 'auth.not-allowed', 'business.suspended', 'domain.not-found'],
});

/** Connects a Shopify store by its public products.json. It is a feed from then on: imports, reports and edits are those of feeds. */
export const connectShopify = defineEndpoint({
  name: 'connectShopify',
  method: 'POST',
  path: '/api/business/integrations/shopify',
  summary: 'Connect a Shopify store through its public product list',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({
    /** The store's address; its products are read at /products.json. */
    storeLink: z.string().check(z.minLength(3), z.maxLength(300)),
    /** What the store's prices are in: products.json does not say. */
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
