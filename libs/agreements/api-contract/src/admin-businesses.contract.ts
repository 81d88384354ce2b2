import { businessStatuses, memberRoles } from '@pricehunt/business-accounts';
import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, cursorSchema, findTextSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { domainProofMethods, domainStates } from './integrations.contract';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';
import { viewingSchema } from './viewing.schema';

/** A business as the list of the console shows it. */
const adminBusinessSchema = z.object({
  id: z.string(),
  name: z.string(),
  storeDomain: z.nullable(z.string()),
  status: z.enum(businessStatuses),
  /** Why it was suspended; null otherwise. */
  statusReason: z.nullable(z.string()),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The e-mail address of who owns it longest; null where nobody does. */
  ownerEmail: z.nullable(z.string()),
  verifiedDomains: z.array(z.string()),
});
export type AdminBusiness = z.infer<typeof adminBusinessSchema>;

/** A business with all that an admin looks at. */
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
      /** "by-admin" where an admin vouched for it. */
      method: z.nullable(z.enum([...domainProofMethods, 'by-admin'])),
      claimedAt: instantSchema,
      verifiedAt: z.nullable(instantSchema),
      problem: z.nullable(z.string()),
    }),
  ),
  feedCount: z.int(),
  itemCount: z.int(),
  /** How many of its items shoppers see. */
  shownItemCount: z.int(),
  /** How many of its items an admin disapproved. */
  disapprovedItemCount: z.int(),
});
export type AdminBusinessDetail = z.infer<typeof adminBusinessDetailSchema>;

const ownBusiness = z.strictObject({ businessId: adminIdSchema });
const one = z.object({ success: z.literal(true), business: adminBusinessDetailSchema });
const errors = [...adminErrors, 'business.not-found'] as const;

/** Businesses, the newest first; `query` looks in name, store domain, ids and the members' e-mail addresses. */
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
      /** How many there are of each status, whatever is looked for. */
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

/** Approves a waiting business, or lets a suspended one back in; its owners are told by mail. Twice is once. */
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

/** Stops a business: its offers leave the results within a minute; its owners are told the reason by mail. Twice is once. */
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

/** Vouches for a store domain: it is verified as if the business had proved it. A domain of another business is refused. */
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

/**
 * Begins to look at the merchant's rooms as that business, read-only, for an hour. `openLink` leads to the dashboard's
 * /view-as page with a token in its fragment (#token=…) that works once within a minute. Another viewing of this admin
 * ends. Both audit logs say so.
 */
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

/** Ends the viewing of this admin, wherever it is open; succeeds with none too. */
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

/** The viewing of this admin that is open; null for none. */
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

/**
 * Exchanges the token of /view-as#token=… for the viewing's cookie, on the origin of the dashboard. From then on
 * /api/business/auth/me answers the business with `viewing`, and every call that would change something is refused with
 * auth.viewing-only.
 */
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

/** Ends the viewing at the dashboard and takes its cookie away; succeeds with none too. */
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
