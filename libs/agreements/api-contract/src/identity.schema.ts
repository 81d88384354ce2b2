import { visibleLine } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

/** The sentences of S§8 for sign-in screens whose server gave none. */
export const authSentences = {
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  networkFailure: 'Network error occurred',
} as const;

/** The pages that mailed links lead to, on the origin of their audience. The token is in the fragment: `#token=…`. */
export const tokenPages = {
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  acceptInvitation: '/accept-invitation',
} as const;

/** The languages that mails are written in. */
export const mailLocales = ['en', 'de'] as const;

/** An e-mail address as a person types it; blanks around it are dropped. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.email());

/** A password exactly as typed. The rules for new ones are the server's, refused with auth.password-refused. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(1024));

export const mailLocaleSchema = z.enum(mailLocales);

/** The token of a mailed link. */
export const linkTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));

/** The code that an authenticator app shows. */
export const totpSchema = z.string().check(z.regex(/^\d{6}$/));

const secondFactor = {
  totp: z.optional(totpSchema),
  recoveryCode: z.optional(z.string().check(z.minLength(8), z.maxLength(40))),
};

/** What a business account, or an admin, signs in with; the second factor where auth.totp-required was answered. */
export const businessSignInSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  ...secondFactor,
});

/** What weakens the second factor takes both: the password, and a code of the app or a recovery code. */
export const bothFactorsSchema = z.strictObject({ password: passwordSchema, ...secondFactor });

/** The secret for an authenticator app, as text and as what a QR code holds. */
export const totpSecretSchema = z.object({
  success: z.literal(true),
  secret: z.string(),
  otpauthUri: z.string(),
});

/** The ten recovery codes, which are shown once. */
export const recoveryCodesSchema = z.object({
  success: z.literal(true),
  recoveryCodes: z.array(z.string()),
});

/** One place where somebody is signed in. */
export const signedInPlaceSchema = z.object({
  id: z.string(),
  /** Browser and system in words, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: instantSchema,
  /** To the minute. */
  lastSeenAt: instantSchema,
  /** True for the one that asks. */
  isCurrent: z.boolean(),
});
export type SignedInPlace = z.infer<typeof signedInPlaceSchema>;

/** Everywhere that an account is signed in. */
export const signedInPlacesSchema = z.object({
  success: z.literal(true),
  items: z.array(signedInPlaceSchema),
});

/** The answer of calls that have nothing to tell. */
export const doneSchema = z.object({ success: z.literal(true) });

/** The name of a business as its people give it: one line, without characters that are not seen. */
export const givenNameSchema = z.string().check(z.overwrite(visibleLine), z.minLength(1), z.maxLength(120));
