import { visibleLine } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

/** S§8: used when the server returned no message. */
export const authSentences = {
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  networkFailure: 'Network error occurred',
} as const;

/** The token is in the fragment: `#token=…`. */
export const tokenPages = {
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  acceptInvitation: '/accept-invitation',
} as const;

export const mailLocales = ['en', 'de'] as const;

/** Surrounding spaces are removed. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.email());

/** Exactly as typed. The server checks new passwords (auth.password-refused). */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(1024));

export const mailLocaleSchema = z.enum(mailLocales);

export const linkTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));

export const totpSchema = z.string().check(z.regex(/^\d{6}$/));

export const secondFactor = {
  totp: z.optional(totpSchema),
  recoveryCode: z.optional(z.string().check(z.minLength(8), z.maxLength(40))),
};

/** `totp` or `recoveryCode` after auth.totp-required. */
export const businessSignInSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  ...secondFactor,
});

/** Both the password and a code, for changes that weaken two-factor authentication. */
export const bothFactorsSchema = z.strictObject({ password: passwordSchema, ...secondFactor });

/** As text and as the content of a QR code. */
export const totpSecretSchema = z.object({
  success: z.literal(true),
  secret: z.string(),
  otpauthUri: z.string(),
});

/** Ten codes, returned only once. */
export const recoveryCodesSchema = z.object({
  success: z.literal(true),
  recoveryCodes: z.array(z.string()),
});

export const signedInPlaceSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: instantSchema,
  /** To the minute. */
  lastSeenAt: instantSchema,
  /** True for the caller's session. */
  isCurrent: z.boolean(),
});
export type SignedInPlace = z.infer<typeof signedInPlaceSchema>;

export const signedInPlacesSchema = z.object({
  success: z.literal(true),
  items: z.array(signedInPlaceSchema),
});

export const doneSchema = z.object({ success: z.literal(true) });

/** One line without invisible characters. */
export const givenNameSchema = z.string().check(z.overwrite(visibleLine), z.minLength(1), z.maxLength(120));
