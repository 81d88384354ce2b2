import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema, emailSchema, givenNameSchema, passwordSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

export const businessNotices = [
  'feed-failed',
  'product-disapproved',
  'integration-silent',
  'webhook-disabled',
] as const;
export type BusinessNotice = (typeof businessNotices)[number];

export const businessProfileSchema = z.object({
  name: z.string(),
  storeDomain: z.nullable(z.string()),
  webAddress: z.nullable(z.string()),
  /** The preferred currency, ISO 4217; null until chosen. */
  currency: z.nullable(z.string()),
  timeZone: z.string(),
  status: z.enum(['pending', 'active', 'suspended']),
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
  right: 'settings.read',
  rateClass: 'read',
  answers: { 200: oneProfile },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

export const changeBusinessProfile = defineEndpoint({
  name: 'changeBusinessProfile',
  method: 'PUT',
  path: '/api/business/profile',
  summary: 'Update the business profile',
  audience: 'business',
  right: 'settings.edit',
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

/** Nothing changes until the new address is verified with verifyBusinessEmail. Never reveals whether it has an account. */
export const changeBusinessEmail = defineEndpoint({
  name: 'changeBusinessEmail',
  method: 'POST',
  path: '/api/business/auth/change-email',
  summary: 'Request a change of your e-mail address',
  audience: 'business',
  right: null,
  rateClass: 'write',
  body: z.strictObject({ email: emailSchema, password: passwordSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.wrong-password', 'auth.too-many-attempts'],
});

export const getBusinessNotices = defineEndpoint({
  name: 'getBusinessNotices',
  method: 'GET',
  path: '/api/business/notifications',
  summary: 'Get your e-mail notifications',
  audience: 'business',
  right: 'settings.read',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), notices }) },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Missing fields are unchanged. Every member, including viewers, chooses their own. */
export const changeBusinessNotices = defineEndpoint({
  name: 'changeBusinessNotices',
  method: 'PUT',
  path: '/api/business/notifications',
  summary: 'Update your e-mail notifications',
  audience: 'business',
  right: 'settings.read',
  rateClass: 'write',
  body: z.strictObject({ notices: z.partialRecord(z.enum(businessNotices), z.boolean()) }),
  answers: { 200: z.object({ success: z.literal(true), notices }) },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** A named view of a dashboard screen: its path, and the query string that holds everything else. */
const savedViewSchema = z.strictObject({
  path: z.string().check(z.maxLength(200), z.regex(/^\/business\/dashboard(?:\/[a-z-]+)*$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  query: z.string().check(z.maxLength(2_000), z.regex(/^(?:\?.*)?$/)),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewsMax = 60;

const savedViews = z.object({ success: z.literal(true), views: z.array(savedViewSchema) });

/** Each member has their own, on every device; oldest first. */
export const listSavedViews = defineEndpoint({
  name: 'listSavedViews',
  method: 'GET',
  path: '/api/business/saved-views',
  summary: 'List your saved views',
  audience: 'business',
  right: 'settings.read',
  rateClass: 'read',
  answers: { 200: savedViews },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Replaces views of the same name on the same screen. Beyond 60, the oldest are deleted. */
export const saveViews = defineEndpoint({
  name: 'saveViews',
  method: 'POST',
  path: '/api/business/saved-views',
  summary: 'Save views',
  audience: 'business',
  right: 'settings.read',
  rateClass: 'write',
  body: z.strictObject({ views: z.array(savedViewSchema).check(z.minLength(1), z.maxLength(savedViewsMax)) }),
  answers: { 200: savedViews },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Repeating it has no effect. */
export const deleteSavedView = defineEndpoint({
  name: 'deleteSavedView',
  method: 'DELETE',
  path: '/api/business/saved-views',
  summary: 'Delete a saved view',
  audience: 'business',
  right: 'settings.read',
  rateClass: 'write',
  body: z.pick(savedViewSchema, { path: true, name: true }),
  answers: { 200: savedViews },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** NDJSON of `{kind, data}` lines, from "export" with the time to "end" with counts by kind. A stream without "end" is incomplete. */
export const exportBusinessData = defineEndpoint({
  name: 'exportBusinessData',
  method: 'GET',
  path: '/api/business/export.ndjson',
  summary: 'Export all data of the business',
  audience: 'business',
  right: 'data.export',
  rateClass: 'read',
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/x-ndjson'],
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Also deletes accounts of members without another team. The audit log remains. `name` confirms it. */
export const deleteBusiness = defineEndpoint({
  name: 'deleteBusiness',
  method: 'DELETE',
  path: '/api/business/account',
  summary: 'Delete the business and its data',
  audience: 'business',
  right: 'business.delete',
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
