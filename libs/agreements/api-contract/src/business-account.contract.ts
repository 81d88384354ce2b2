import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema, emailSchema, givenNameSchema, passwordSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

/** What PriceHunt may mail to the members of a team, each by their own choice. */
export const businessNotices = [
  'feed-failed',
  'product-disapproved',
  'integration-silent',
  'webhook-disabled',
] as const;
export type BusinessNotice = (typeof businessNotices)[number];

/** What a business says of itself. */
export const businessProfileSchema = z.object({
  name: z.string(),
  /** The domain that it registered with; proved ones are in the list of domains. */
  storeDomain: z.nullable(z.string()),
  webAddress: z.nullable(z.string()),
  /** What amounts are shown in first, ISO 4217; null until it is chosen. */
  currency: z.nullable(z.string()),
  /** Where its days begin and end, an IANA name. */
  timeZone: z.string(),
  status: z.enum(['pending', 'active', 'suspended']),
  /** Why it was suspended; null otherwise. */
  statusReason: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type BusinessProfile = z.infer<typeof businessProfileSchema>;

const oneProfile = z.object({ success: z.literal(true), profile: businessProfileSchema });
const notices = z.record(z.enum(businessNotices), z.boolean());

export const getBusinessProfile = defineEndpoint({
  name: 'getBusinessProfile',
  method: 'GET',
  path: '/api/business/profile',
  summary: 'Get the business profile',
  audience: 'business',
  rateClass: 'read',
  answers: { 200: oneProfile },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Changes what is named and leaves the rest. A currency or time zone that there is not is refused with its field. */
export const changeBusinessProfile = defineEndpoint({
  name: 'changeBusinessProfile',
  method: 'PUT',
  path: '/api/business/profile',
  summary: 'Update the business profile',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({
    name: z.optional(givenNameSchema),
    webAddress: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(300)))),
    currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/)))),
    timeZone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  answers: { 200: oneProfile },
  errors: ['auth.signed-out', 'auth.not-allowed', 'business.suspended'],
});

/**
 * Asks to sign in with another e-mail address from now on. A link goes to the new address and a note to the old one; nothing
 * changes until the link is followed: it leads to the page that proves addresses, and to its call verifyBusinessEmail.
 * Whether the new address has an account is told to nobody but its mailbox.
 */
export const changeBusinessEmail = defineEndpoint({
  name: 'changeBusinessEmail',
  method: 'POST',
  path: '/api/business/auth/change-email',
  summary: 'Request a change of your e-mail address',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({ email: emailSchema, password: passwordSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.wrong-password', 'auth.too-many-attempts'],
});

/** What is mailed to the one who asks, about the business that the session acts for. */
export const getBusinessNotices = defineEndpoint({
  name: 'getBusinessNotices',
  method: 'GET',
  path: '/api/business/notifications',
  summary: 'Get your e-mail notifications',
  audience: 'business',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), notices }) },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Changes what is named and leaves the rest. Everybody chooses for themselves, viewers too. */
export const changeBusinessNotices = defineEndpoint({
  name: 'changeBusinessNotices',
  method: 'PUT',
  path: '/api/business/notifications',
  summary: 'Update your e-mail notifications',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({ notices: z.partialRecord(z.enum(businessNotices), z.boolean()) }),
  answers: { 200: z.object({ success: z.literal(true), notices }) },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/**
 * Everything that is kept about the business, streamed as NDJSON: each line is `{kind, data}`, the first of the kind "export"
 * with the moment, the last of the kind "end" with the number of lines by kind. A stream without its end is cut short.
 */
export const exportBusinessData = defineEndpoint({
  name: 'exportBusinessData',
  method: 'GET',
  path: '/api/business/export.ndjson',
  summary: 'Export all data of the business',
  audience: 'business',
  rateClass: 'read',
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/x-ndjson'],
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/**
 * Deletes the business with its team, products, orders and settings, at once; the accounts of members that are on no other
 * team go with it. What remains is the audit log. `name` is the name of the business, typed to be sure.
 */
export const deleteBusiness = defineEndpoint({
  name: 'deleteBusiness',
  method: 'DELETE',
  path: '/api/business/account',
  summary: 'Delete the business and its data',
  audience: 'business',
  rateClass: 'write',
  body: z.strictObject({ password: passwordSchema, name: z.string().check(z.maxLength(120)) }),
  answers: { 200: doneSchema },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'auth.wrong-password',
    'auth.too-many-attempts',
    'business.other-name',
  ],
});
