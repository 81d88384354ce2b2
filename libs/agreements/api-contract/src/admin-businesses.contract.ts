import { businessStatuses, memberRoles } from '@pricehunt/business-accounts';
import * as z from 'zod/mini';
import {
  adminErrors,
  adminIdSchema,
  changedSchema,
  cursorSchema,
  findTextSchema,
  messageSchema,
  reasonSchema,
} from './admin.schema';
import { defineEndpoint } from './endpoint';
import { domainProofMethods, domainStates } from './integrations.contract';
import { doneSchema } from './identity.schema';
import { instantSchema, moneySchema } from './offers.schema';
import { viewingSchema } from './viewing.schema';

const adminBusinessSchema = z.object({
  id: z.string(),
  name: z.string(),
  storeDomain: z.nullable(z.string()),
  status: z.enum(businessStatuses),
  statusReason: z.nullable(z.string()),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The e-mail address of the longest-standing owner; null if there is none. */
  ownerEmail: z.nullable(z.string()),
  verifiedDomains: z.array(z.string()),
  /** A suspended business that was rejected before it was ever approved. */
  isRejected: z.boolean(),
  /** Other registrations that wait without a verified domain, and share a domain or an unverified address with it. */
  duplicateCount: z.int(),
});
export type AdminBusiness = z.infer<typeof adminBusinessSchema>;

/** What prevents merging: it has products or orders, or somebody must be invited and no owner's address is verified. */
export const mergeProblems = ['has-data', 'no-verified-owner'] as const;

export const adminBusinessDetailSchema = z.object({
  ...adminBusinessSchema.shape,
  members: z.array(
    z.object({
      accountId: z.string(),
      email: z.string(),
      role: z.enum(memberRoles),
      hasTotp: z.boolean(),
      joinedAt: instantSchema,
    }),
  ),
  domains: z.array(
    z.object({
      id: z.string(),
      domain: z.string(),
      state: z.enum(domainStates),
      method: z.nullable(z.enum([...domainProofMethods, 'by-admin'])),
      claimedAt: instantSchema,
      verifiedAt: z.nullable(instantSchema),
      problem: z.nullable(z.string()),
    }),
  ),
  /** See duplicateCount; oldest first. */
  duplicates: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      storeDomain: z.nullable(z.string()),
      createdAt: instantSchema,
      /** Verified people join the team; others are invited, unless the address is on the team already. */
      people: z.array(z.object({ email: z.string(), isVerified: z.boolean(), isOnTeam: z.boolean() })),
      sourceCount: z.int(),
      keyCount: z.int(),
      mergeProblem: z.nullable(z.enum(mergeProblems)),
    }),
  ),
  feedCount: z.int(),
  itemCount: z.int(),
  shownItemCount: z.int(),
  disapprovedItemCount: z.int(),
  /** What an admin looks at before approving it. */
  review: z.object({
    isEmailVerified: z.boolean(),
    /** The latest items, at most five. */
    samples: z.array(
      z.object({
        offerId: z.string(),
        title: z.string(),
        link: z.string(),
        imageUrl: z.nullable(z.string()),
        price: moneySchema,
      }),
    ),
    /** Of its items, most frequent first. */
    issues: z.array(
      z.object({
        code: z.string(),
        severity: z.enum(['error', 'warning', 'notice']),
        sentence: z.string(),
        itemCount: z.int(),
      }),
    ),
    /** Messages that asked the owners for something, latest first, at most ten. */
    questions: z.array(changedSchema),
  }),
});
export type AdminBusinessDetail = z.infer<typeof adminBusinessDetailSchema>;

const ownBusiness = z.strictObject({ businessId: adminIdSchema });
const one = z.object({ success: z.literal(true), business: adminBusinessDetailSchema });
const errors = [...adminErrors, 'business.not-found'] as const;

/**
 * Newest first, without the businesses of admins' own accounts and without earlier unverified registrations of an
 * address. `query` searches names, store domains, ids and members' e-mail addresses.
 */
export const listAdminBusinesses = defineEndpoint({
  name: 'listAdminBusinesses',
  method: 'GET',
  path: '/api/admin/businesses',
  summary: 'List businesses',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({
    query: findTextSchema,
    status: z.optional(z.enum(businessStatuses)),
    cursor: cursorSchema,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminBusinessSchema),
      nextCursor: z.nullable(z.string()),
      /** Counts by status, regardless of the filters. */
      counts: z.object({ pending: z.int(), active: z.int(), suspended: z.int() }),
    }),
  },
  errors: adminErrors,
});

export const getAdminBusiness = defineEndpoint({
  name: 'getAdminBusiness',
  method: 'GET',
  path: '/api/admin/businesses/:businessId',
  summary: 'Get a business',
  audience: 'admin',
  rateClass: 'read',
  params: ownBusiness,
  answers: { 200: one },
  errors,
});

/** Approves or reinstates a business and e-mails its owners. Repeating it has no effect. */
export const approveBusiness = defineEndpoint({
  name: 'approveBusiness',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/approve',
  summary: 'Approve or reinstate a business',
  audience: 'admin',
  rateClass: 'write',
  params: ownBusiness,
  body: z.strictObject({ reason: z.optional(reasonSchema) }),
  answers: { 200: one },
  errors,
});

/** E-mails the message to the owners of a business that waits for approval. It goes on waiting. */
export const askBusiness = defineEndpoint({
  name: 'askBusiness',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/ask',
  summary: 'Ask a business for more before approving it',
  audience: 'admin',
  rateClass: 'write',
  params: ownBusiness,
  body: z.strictObject({ message: messageSchema }),
  answers: { 200: one },
  errors: [...errors, 'business.not-pending'],
});

/** E-mails the message to the owners and suspends the business, which an admin can reinstate later. */
export const rejectBusiness = defineEndpoint({
  name: 'rejectBusiness',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/reject',
  summary: 'Reject a business that waits for approval',
  audience: 'admin',
  rateClass: 'write',
  params: ownBusiness,
  body: z.strictObject({ message: messageSchema }),
  answers: { 200: one },
  errors: [...errors, 'business.not-pending'],
});

/**
 * Merges another registration of the same merchant into a business and deletes it. Its order sources, stores and domains
 * move, its catalog sources and webhooks too, but paused, and its API keys are revoked. Its verified people join the team as
 * viewers, others are invited; the owners are e-mailed. Fails unless the other is among the business's `duplicates` without
 * a `mergeProblem`.
 */
export const mergeBusiness = defineEndpoint({
  name: 'mergeBusiness',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/merge',
  summary: 'Merge an unverified registration into a business',
  audience: 'admin',
  rateClass: 'write',
  params: ownBusiness,
  body: z.strictObject({ otherId: adminIdSchema, reason: reasonSchema }),
  answers: { 200: doneSchema },
  errors: [...errors, 'business.not-mergeable'],
});

/** Hides the business's offers within a minute and e-mails the reason to its owners. Repeating it has no effect. */
export const suspendBusiness = defineEndpoint({
  name: 'suspendBusiness',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/suspend',
  summary: 'Suspend a business',
  audience: 'admin',
  rateClass: 'write',
  params: ownBusiness,
  body: z.strictObject({ reason: reasonSchema }),
  answers: { 200: one },
  errors,
});

/** Verifies a store domain without proof. Fails for another business's domain. */
export const verifyDomainByHand = defineEndpoint({
  name: 'verifyDomainByHand',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/verify-domain',
  summary: 'Verify a store domain for a business',
  audience: 'admin',
  rateClass: 'write',
  params: ownBusiness,
  body: z.strictObject({
    domain: z.string().check(z.minLength(3), z.maxLength(300)),
    reason: reasonSchema,
  }),
  answers: { 200: one },
  errors: [...errors, 'domain.not-a-domain', 'domain.taken', 'domain.too-many'],
});

/** A read-only view for an hour. `openLink` has a token that works once within a minute. Both audit logs record it. */
export const startViewAs = defineEndpoint({
  name: 'startViewAs',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/view-as',
  summary: "Start viewing a business's dashboard as an admin",
  audience: 'admin',
  rateClass: 'write',
  params: ownBusiness,
  body: z.strictObject({ reason: reasonSchema }),
  answers: { 201: z.object({ success: z.literal(true), viewing: viewingSchema, openLink: z.string() }) },
  errors,
});

export const stopViewAs = defineEndpoint({
  name: 'stopViewAs',
  method: 'POST',
  path: '/api/admin/view-as/stop',
  summary: "Stop viewing a business's dashboard",
  audience: 'admin',
  rateClass: 'write',
  answers: { 200: doneSchema },
  errors: adminErrors,
});

export const getViewAs = defineEndpoint({
  name: 'getViewAs',
  method: 'GET',
  path: '/api/admin/view-as',
  summary: 'Get the business this admin is viewing',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), viewing: z.nullable(viewingSchema) }) },
  errors: adminErrors,
});

/** Exchanges the token for a cookie. Requests that change data then fail with auth.viewing-only. */
export const enterViewAs = defineEndpoint({
  name: 'enterViewAs',
  method: 'POST',
  path: '/api/business/auth/view-as',
  summary: "Open a business's dashboard as an admin",
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/)) }),
  answers: { 200: z.object({ success: z.literal(true), viewing: viewingSchema }) },
  errors: ['auth.token-invalid'],
});

/** Also succeeds when no view is open. */
export const leaveViewAs = defineEndpoint({
  name: 'leaveViewAs',
  method: 'POST',
  path: '/api/business/auth/view-as/stop',
  summary: "Leave a business's dashboard as an admin",
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  answers: { 200: doneSchema },
  errors: [],
});
