import * as z from 'zod/mini';
import { callsByDoor, consoles } from './console-door';
import type { ConsoleDoor } from './console-door';
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

/** The same in both consoles. */
export const passkeyCalls = callsByDoor(passkeyCallsOf);

function passkeyCallsOf(door: ConsoleDoor) {
  const { part, account, way, signedIn, signedOut, errors } = consoles[door];
  const path = `/api/${door}/auth/passkeys`;
  const signInPath = `/api/${door}/auth/passkey-sign-in`;
  return {
    list: defineEndpoint({
      ...signedIn,
      name: `list${part}Passkeys`,
      method: 'GET',
      path,
      summary: `List the passkeys of ${account}`,
      rateClass: 'read',
      answers: { 200: passkeysSchema },
      errors,
    }),
    /** Requires the password, and a code if the account uses two-factor authentication. */
    start: defineEndpoint({
      ...signedIn,
      name: `start${part}Passkey`,
      method: 'POST',
      path: `${path}/start`,
      summary: `Start adding a passkey to ${account}`,
      rateClass: 'write',
      body: startSchema,
      answers: { 200: creationSchema },
      errors: [...errors, ...startErrors],
    }),
    /** Within five minutes of the start; works once. */
    add: defineEndpoint({
      ...signedIn,
      name: `add${part}Passkey`,
      method: 'POST',
      path,
      summary: `Add a passkey to ${account}`,
      rateClass: 'write',
      body: newPasskeySchema,
      answers: { 200: z.object({ success: z.literal(true), passkey: passkeySchema }) },
      errors: [...errors, ...addErrors],
    }),
    rename: defineEndpoint({
      ...signedIn,
      name: `rename${part}Passkey`,
      method: 'PUT',
      path: `${path}/:passkeyId`,
      summary: `Rename a passkey of ${account}`,
      rateClass: 'write',
      params: ownPasskey,
      body: z.strictObject({ name }),
      answers: { 200: doneSchema },
      errors: [...errors, 'auth.passkey-not-found'],
    }),
    remove: defineEndpoint({
      ...signedIn,
      name: `remove${part}Passkey`,
      method: 'DELETE',
      path: `${path}/:passkeyId`,
      summary: `Remove a passkey of ${account}`,
      rateClass: 'write',
      params: ownPasskey,
      answers: { 200: doneSchema },
      errors: [...errors, 'auth.passkey-not-found'],
    }),
    startSignIn: defineEndpoint({
      ...signedOut,
      name: `start${part}PasskeySignIn`,
      method: 'POST',
      path: `${signInPath}/start`,
      summary: `Start signing in to ${way} with a passkey`,
      rateClass: 'write',
      answers: { 200: requestSchema },
      errors: ['auth.passkeys-not-offered', 'auth.too-many-attempts'],
    }),
    /** A passkey replaces the password and the code. Within five minutes of the start; works once. */
    signIn: defineEndpoint({
      ...signedOut,
      name: `signIn${part}ByPasskey`,
      method: 'POST',
      path: signInPath,
      summary: `Sign in to ${way} with a passkey`,
      rateClass: 'write',
      body: assertionSchema,
      answers: { 200: doneSchema },
      errors: signInErrors,
    }),
  };
}
