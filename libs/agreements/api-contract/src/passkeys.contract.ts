import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { doneSchema, passwordSchema, secondFactor } from './identity.schema';
import { instantSchema } from './offers.schema';

export const passkeysMax = 20;
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const ownPasskey = z.strictObject({ passkeyId: z.string().check(z.minLength(1), z.maxLength(64)) });

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether its provider syncs it between devices. */
  isSynced: z.boolean(),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `isOffered` is false where the console's address is an IP address, for which browsers have no passkeys. */
const passkeysSchema = z.object({
  success: z.literal(true),
  items: z.array(passkeySchema),
  isOffered: z.boolean(),
});

const credentialSchema = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.enum(passkeyTransports)),
});

/** PublicKeyCredentialCreationOptions of WebAuthn, as JSON. */
const creationSchema = z.object({
  success: z.literal(true),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(credentialSchema),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});
export type PasskeyCreation = z.infer<typeof creationSchema>['options'];

/** PublicKeyCredentialRequestOptions of WebAuthn, as JSON. The browser offers every passkey that it has for `rpId`. */
const requestSchema = z.object({
  success: z.literal(true),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
});

const startSchema = z.strictObject({ password: passwordSchema, ...secondFactor });

/** What the authenticator returned for the options. */
const newPasskeySchema = z.strictObject({
  name,
  credential: z.strictObject({
    id: base64url(1_400),
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.enum(passkeyTransports)).check(z.maxLength(passkeyTransports.length)),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

const assertionSchema = z.strictObject({
  credential: z.strictObject({
    id: base64url(1_400),
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: z.nullable(base64url(200)),
  }),
});
export type PasskeyAssertion = z.infer<typeof assertionSchema>['credential'];

const startErrors = [
  'auth.email-unverified',
  'auth.passkeys-not-offered',
  'auth.passkeys-too-many',
  'auth.wrong-password',
  'auth.totp-required',
  'auth.wrong-code',
  'auth.too-many-attempts',
] as const;
const addErrors = ['auth.passkey-refused', 'auth.passkey-taken', 'auth.passkeys-not-offered'] as const;
const signInErrors = [
  'auth.passkey-refused',
  'auth.passkeys-not-offered',
  'auth.not-allowed',
  'auth.too-many-attempts',
] as const;

export const listBusinessPasskeys = defineEndpoint({
  name: 'listBusinessPasskeys',
  method: 'GET',
  path: '/api/business/auth/passkeys',
  summary: 'List the passkeys of the account',
  audience: 'business',
  right: null,
  rateClass: 'read',
  answers: { 200: passkeysSchema },
  errors: ['auth.signed-out'],
});

/** Requires the password, and a code if the account uses two-factor authentication. */
export const startBusinessPasskey = defineEndpoint({
  name: 'startBusinessPasskey',
  method: 'POST',
  path: '/api/business/auth/passkeys/start',
  summary: 'Start adding a passkey to the account',
  audience: 'business',
  right: null,
  rateClass: 'write',
  body: startSchema,
  answers: { 200: creationSchema },
  errors: ['auth.signed-out', ...startErrors],
});

/** Within five minutes of the start; works once. */
export const addBusinessPasskey = defineEndpoint({
  name: 'addBusinessPasskey',
  method: 'POST',
  path: '/api/business/auth/passkeys',
  summary: 'Add a passkey to the account',
  audience: 'business',
  right: null,
  rateClass: 'write',
  body: newPasskeySchema,
  answers: { 200: z.object({ success: z.literal(true), passkey: passkeySchema }) },
  errors: ['auth.signed-out', ...addErrors],
});

export const renameBusinessPasskey = defineEndpoint({
  name: 'renameBusinessPasskey',
  method: 'PUT',
  path: '/api/business/auth/passkeys/:passkeyId',
  summary: 'Rename a passkey of the account',
  audience: 'business',
  right: null,
  rateClass: 'write',
  params: ownPasskey,
  body: z.strictObject({ name }),
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.passkey-not-found'],
});

export const removeBusinessPasskey = defineEndpoint({
  name: 'removeBusinessPasskey',
  method: 'DELETE',
  path: '/api/business/auth/passkeys/:passkeyId',
  summary: 'Remove a passkey of the account',
  audience: 'business',
  right: null,
  rateClass: 'write',
  params: ownPasskey,
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.passkey-not-found'],
});

export const startBusinessPasskeySignIn = defineEndpoint({
  name: 'startBusinessPasskeySignIn',
  method: 'POST',
  path: '/api/business/auth/passkey-sign-in/start',
  summary: 'Start signing in to a business account with a passkey',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  answers: { 200: requestSchema },
  errors: ['auth.passkeys-not-offered', 'auth.too-many-attempts'],
});

/** A passkey replaces the password and the code. Within five minutes of the start; works once. */
export const signInBusinessByPasskey = defineEndpoint({
  name: 'signInBusinessByPasskey',
  method: 'POST',
  path: '/api/business/auth/passkey-sign-in',
  summary: 'Sign in to a business account with a passkey',
  audience: 'business',
  session: 'optional',
  rateClass: 'write',
  body: assertionSchema,
  answers: { 200: doneSchema },
  errors: signInErrors,
});

export const listAdminPasskeys = defineEndpoint({
  name: 'listAdminPasskeys',
  method: 'GET',
  path: '/api/admin/auth/passkeys',
  summary: 'List the passkeys of the admin',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: passkeysSchema },
  errors: adminErrors,
});

/** Requires the password, and a code if the account uses two-factor authentication. */
export const startAdminPasskey = defineEndpoint({
  name: 'startAdminPasskey',
  method: 'POST',
  path: '/api/admin/auth/passkeys/start',
  summary: 'Start adding a passkey to the admin',
  audience: 'admin',
  rateClass: 'write',
  body: startSchema,
  answers: { 200: creationSchema },
  errors: [...adminErrors, ...startErrors],
});

/** Within five minutes of the start; works once. */
export const addAdminPasskey = defineEndpoint({
  name: 'addAdminPasskey',
  method: 'POST',
  path: '/api/admin/auth/passkeys',
  summary: 'Add a passkey to the admin',
  audience: 'admin',
  rateClass: 'write',
  body: newPasskeySchema,
  answers: { 200: z.object({ success: z.literal(true), passkey: passkeySchema }) },
  errors: [...adminErrors, ...addErrors],
});

export const renameAdminPasskey = defineEndpoint({
  name: 'renameAdminPasskey',
  method: 'PUT',
  path: '/api/admin/auth/passkeys/:passkeyId',
  summary: 'Rename a passkey of the admin',
  audience: 'admin',
  rateClass: 'write',
  params: ownPasskey,
  body: z.strictObject({ name }),
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'auth.passkey-not-found'],
});

export const removeAdminPasskey = defineEndpoint({
  name: 'removeAdminPasskey',
  method: 'DELETE',
  path: '/api/admin/auth/passkeys/:passkeyId',
  summary: 'Remove a passkey of the admin',
  audience: 'admin',
  rateClass: 'write',
  params: ownPasskey,
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'auth.passkey-not-found'],
});

export const startAdminPasskeySignIn = defineEndpoint({
  name: 'startAdminPasskeySignIn',
  method: 'POST',
  path: '/api/admin/auth/passkey-sign-in/start',
  summary: 'Start signing in to the admin console with a passkey',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  answers: { 200: requestSchema },
  errors: ['auth.passkeys-not-offered', 'auth.too-many-attempts'],
});

/** A passkey replaces the password and the code. Within five minutes of the start; works once. */
export const signInAdminByPasskey = defineEndpoint({
  name: 'signInAdminByPasskey',
  method: 'POST',
  path: '/api/admin/auth/passkey-sign-in',
  summary: 'Sign in to the admin console with a passkey',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: assertionSchema,
  answers: { 200: doneSchema },
  errors: signInErrors,
});
