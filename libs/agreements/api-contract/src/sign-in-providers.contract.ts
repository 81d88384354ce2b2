import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { doneSchema, passwordSchema, secondFactor } from './identity.schema';
import { instantSchema } from './offers.schema';

/**
 * The page in each console to which a sign-in provider (OpenID Connect) returns. Each provider has its own redirect URI,
 * so that no provider can redeem the code of another (RFC 9700, section 4.4).
 */
export const providerReturnPage = '/provider-sign-in/:providerId';

const providerIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

const providersSchema = z.object({
  success: z.literal(true),
  items: z.array(z.object({ id: z.string(), label: z.string() })),
});

/** `returnTo`: the path of the console to open after signing in, returned by the last step. */
const returnToSchema = z.string().check(z.minLength(1), z.maxLength(1_000));

const chosenProviderSchema = z.strictObject({
  providerId: providerIdSchema,
  returnTo: z.optional(returnToSchema),
});

/** The link leads to the provider. */
const providerLinkSchema = z.object({ success: z.literal(true), link: z.string() });

/** `providerId` is that of the page's path; `query` the query string with which the provider returned, unchanged. */
const returnedSchema = z.strictObject({
  providerId: providerIdSchema,
  query: z.string().check(z.minLength(1), z.maxLength(4_000)),
});

const providerSteps = ['signed-in', 'linked', 'password', 'code'] as const;

/**
 * `password`: the provider's verified address has an account that isn't linked yet; confirm it with the password,
 * and a code if `hasTotp`. `code`: confirm with a code. `linked`: the signed-in account can now sign in by the provider.
 */
const providerOutcomeSchema = z.object({
  success: z.literal(true),
  step: z.enum(providerSteps),
  email: z.string(),
  hasTotp: z.boolean(),
  /** As given at the start; the console opens it only within its own site. */
  returnTo: z.nullable(z.string()),
});
export type ProviderOutcome = z.infer<typeof providerOutcomeSchema>;

const confirmationSchema = z.strictObject({ password: z.optional(passwordSchema), ...secondFactor });

const newLinkSchema = z.strictObject({
  providerId: providerIdSchema,
  password: passwordSchema,
  ...secondFactor,
});

const linkedProvidersSchema = z.object({
  success: z.literal(true),
  items: z.array(
    z.object({
      id: z.string(),
      /** Null when the provider is no longer set up; the label is its host then. */
      providerId: z.nullable(z.string()),
      label: z.string(),
      /** As the provider last sent it. */
      email: z.nullable(z.string()),
      linkedAt: instantSchema,
      lastUsedAt: instantSchema,
    }),
  ),
});
export type LinkedProvider = z.infer<typeof linkedProvidersSchema>['items'][number];

const linkParams = z.strictObject({ linkId: providerIdSchema });

const startErrors = [
  'auth.provider-not-found',
  'auth.provider-failed',
  'auth.provider-busy',
  'auth.too-many-attempts',
] as const;
const finishErrors = [
  'auth.provider-expired',
  'auth.provider-cancelled',
  'auth.provider-failed',
  'auth.provider-busy',
  'auth.provider-email-missing',
  'auth.provider-email-unverified',
  'auth.provider-email-refused',
  'auth.provider-no-account',
  'auth.provider-taken',
  'auth.too-many-attempts',
] as const;
const confirmErrors = [
  'auth.provider-expired',
  'auth.provider-no-account',
  'auth.provider-taken',
  'auth.wrong-password',
  'auth.totp-required',
  'auth.wrong-code',
  'auth.too-many-attempts',
] as const;
const linkErrors = [
  'auth.email-unverified',
  'auth.wrong-password',
  'auth.totp-required',
  'auth.wrong-code',
  ...startErrors,
] as const;

export const listBusinessSignInProviders = defineEndpoint({
  name: 'listBusinessSignInProviders',
  method: 'GET',
  path: '/api/business/auth/providers',
  summary: 'List the services that can sign you in to a business account',
  audience: 'business',
  session: 'optional',
  rateClass: 'read',
  answers: { 200: providersSchema },
  errors: [],
});

export const startBusinessProviderSignIn = defineEndpoint({
  name: 'startBusinessProviderSignIn',
  method: 'POST',
  path: '/api/business/auth/providers/start',
  summary: 'Start signing in to a business account by a sign-in provider',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: chosenProviderSchema,
  answers: { 200: providerLinkSchema },
  errors: startErrors,
});

/**
 * Also finishes linking the signed-in account. Works once, in the browser that started, within ten minutes; the steps
 * `password` and `code` are returned again after a reload.
 */
export const finishBusinessProviderSignIn = defineEndpoint({
  name: 'finishBusinessProviderSignIn',
  method: 'POST',
  path: '/api/business/auth/providers/finish',
  summary: 'Finish signing in to a business account by a sign-in provider',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: returnedSchema,
  answers: { 200: providerOutcomeSchema },
  errors: finishErrors,
});

/** After the steps `password` and `code`. */
export const confirmBusinessProviderSignIn = defineEndpoint({
  name: 'confirmBusinessProviderSignIn',
  method: 'POST',
  path: '/api/business/auth/providers/confirm',
  summary: 'Confirm signing in to a business account by a sign-in provider',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: confirmationSchema,
  answers: { 200: providerOutcomeSchema },
  errors: confirmErrors,
});

export const listLinkedBusinessProviders = defineEndpoint({
  name: 'listLinkedBusinessProviders',
  method: 'GET',
  path: '/api/business/auth/linked-providers',
  summary: 'List the sign-in providers linked to the account',
  audience: 'business',
  right: null,
  rateClass: 'read',
  answers: { 200: linkedProvidersSchema },
  errors: ['auth.signed-out'],
});

/** Requires the password, and a code if the account uses two-factor authentication. */
export const linkBusinessProvider = defineEndpoint({
  name: 'linkBusinessProvider',
  method: 'POST',
  path: '/api/business/auth/linked-providers',
  summary: 'Start linking a sign-in provider to the account',
  audience: 'business',
  right: null,
  rateClass: 'write',
  body: newLinkSchema,
  answers: { 200: providerLinkSchema },
  errors: ['auth.signed-out', ...linkErrors],
});

export const unlinkBusinessProvider = defineEndpoint({
  name: 'unlinkBusinessProvider',
  method: 'DELETE',
  path: '/api/business/auth/linked-providers/:linkId',
  summary: 'Unlink a sign-in provider from the account',
  audience: 'business',
  right: null,
  rateClass: 'write',
  params: linkParams,
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.provider-link-not-found'],
});

export const listAdminSignInProviders = defineEndpoint({
  name: 'listAdminSignInProviders',
  method: 'GET',
  path: '/api/admin/auth/providers',
  summary: 'List the services that can sign you in to the admin console',
  audience: 'admin',
  session: 'optional',
  rateClass: 'read',
  answers: { 200: providersSchema },
  errors: [],
});

export const startAdminProviderSignIn = defineEndpoint({
  name: 'startAdminProviderSignIn',
  method: 'POST',
  path: '/api/admin/auth/providers/start',
  summary: 'Start signing in to the admin console by a sign-in provider',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: chosenProviderSchema,
  answers: { 200: providerLinkSchema },
  errors: startErrors,
});

/**
 * Also finishes linking the signed-in account. Works once, in the browser that started, within ten minutes; the steps
 * `password` and `code` are returned again after a reload.
 */
export const finishAdminProviderSignIn = defineEndpoint({
  name: 'finishAdminProviderSignIn',
  method: 'POST',
  path: '/api/admin/auth/providers/finish',
  summary: 'Finish signing in to the admin console by a sign-in provider',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: returnedSchema,
  answers: { 200: providerOutcomeSchema },
  errors: finishErrors,
});

/** After the steps `password` and `code`. */
export const confirmAdminProviderSignIn = defineEndpoint({
  name: 'confirmAdminProviderSignIn',
  method: 'POST',
  path: '/api/admin/auth/providers/confirm',
  summary: 'Confirm signing in to the admin console by a sign-in provider',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: confirmationSchema,
  answers: { 200: providerOutcomeSchema },
  errors: confirmErrors,
});

export const listLinkedAdminProviders = defineEndpoint({
  name: 'listLinkedAdminProviders',
  method: 'GET',
  path: '/api/admin/auth/linked-providers',
  summary: 'List the sign-in providers linked to the admin',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: linkedProvidersSchema },
  errors: adminErrors,
});

/** Requires the password, and a code if the account uses two-factor authentication. */
export const linkAdminProvider = defineEndpoint({
  name: 'linkAdminProvider',
  method: 'POST',
  path: '/api/admin/auth/linked-providers',
  summary: 'Start linking a sign-in provider to the admin',
  audience: 'admin',
  rateClass: 'write',
  body: newLinkSchema,
  answers: { 200: providerLinkSchema },
  errors: [...adminErrors, ...linkErrors],
});

export const unlinkAdminProvider = defineEndpoint({
  name: 'unlinkAdminProvider',
  method: 'DELETE',
  path: '/api/admin/auth/linked-providers/:linkId',
  summary: 'Unlink a sign-in provider from the admin',
  audience: 'admin',
  rateClass: 'write',
  params: linkParams,
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'auth.provider-link-not-found'],
});
