import * as z from 'zod/mini';
import { callsByDoor, consoles } from './console-door';
import type { ConsoleDoor } from './console-door';
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

/** The same in both consoles. */
export const providerCalls = callsByDoor(providerCallsOf);

function providerCallsOf(door: ConsoleDoor) {
  const { part, account, way, signedIn, signedOut, errors } = consoles[door];
  const path = `/api/${door}/auth/providers`;
  const linkedPath = `/api/${door}/auth/linked-providers`;
  return {
    list: defineEndpoint({
      ...signedOut,
      name: `list${part}SignInProviders`,
      method: 'GET',
      path,
      summary: `List the services that can sign you in to ${way}`,
      rateClass: 'read',
      answers: { 200: providersSchema },
      errors: [],
    }),
    start: defineEndpoint({
      ...signedOut,
      name: `start${part}ProviderSignIn`,
      method: 'POST',
      path: `${path}/start`,
      summary: `Start signing in to ${way} by a sign-in provider`,
      rateClass: 'write',
      body: chosenProviderSchema,
      answers: { 200: providerLinkSchema },
      errors: startErrors,
    }),
    /**
     * Also finishes linking the signed-in account. Works once, in the browser that started, within ten minutes; the
     * steps `password` and `code` are returned again after a reload.
     */
    finish: defineEndpoint({
      ...signedOut,
      name: `finish${part}ProviderSignIn`,
      method: 'POST',
      path: `${path}/finish`,
      summary: `Finish signing in to ${way} by a sign-in provider`,
      rateClass: 'write',
      body: returnedSchema,
      answers: { 200: providerOutcomeSchema },
      errors: finishErrors,
    }),
    /** After the steps `password` and `code`. */
    confirm: defineEndpoint({
      ...signedOut,
      name: `confirm${part}ProviderSignIn`,
      method: 'POST',
      path: `${path}/confirm`,
      summary: `Confirm signing in to ${way} by a sign-in provider`,
      rateClass: 'write',
      body: confirmationSchema,
      answers: { 200: providerOutcomeSchema },
      errors: confirmErrors,
    }),
    listLinked: defineEndpoint({
      ...signedIn,
      name: `listLinked${part}Providers`,
      method: 'GET',
      path: linkedPath,
      summary: `List the sign-in providers linked to ${account}`,
      rateClass: 'read',
      answers: { 200: linkedProvidersSchema },
      errors,
    }),
    /** Requires the password, and a code if the account uses two-factor authentication. */
    link: defineEndpoint({
      ...signedIn,
      name: `link${part}Provider`,
      method: 'POST',
      path: linkedPath,
      summary: `Start linking a sign-in provider to ${account}`,
      rateClass: 'write',
      body: newLinkSchema,
      answers: { 200: providerLinkSchema },
      errors: [...errors, ...linkErrors],
    }),
    unlink: defineEndpoint({
      ...signedIn,
      name: `unlink${part}Provider`,
      method: 'DELETE',
      path: `${linkedPath}/:linkId`,
      summary: `Unlink a sign-in provider from ${account}`,
      rateClass: 'write',
      params: linkParams,
      answers: { 200: doneSchema },
      errors: [...errors, 'auth.provider-link-not-found'],
    }),
  };
}
