import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { jsonValueSchema } from './json-value';
import {
  doneSchema,
  emailSchema,
  linkTokenSchema,
  mailLocaleSchema,
  passwordSchema,
} from './identity.schema';
import { instantSchema } from './offers.schema';

/** With the fields of S§3's shopper user. */
export const shopperAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  isEmailVerified: z.boolean(),
});
export type ShopperAccount = z.infer<typeof shopperAccountSchema>;

const signedIn = z.object({ success: z.literal(true), shopper: shopperAccountSchema });

export const getShopperSession = defineEndpoint({
  name: 'getShopperSession',
  method: 'GET',
  path: '/api/shopper/auth/me',
  summary: 'Get the signed-in shopper (null if signed out)',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), shopper: z.nullable(shopperAccountSchema) }) },
  errors: [],
});

export const signInShopper = defineEndpoint({
  name: 'signInShopper',
  method: 'POST',
  path: '/api/shopper/auth/login',
  summary: 'Sign in as a shopper',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ email: emailSchema, password: passwordSchema }),
  answers: { 200: signedIn },
  errors: ['auth.wrong-credentials', 'auth.too-many-attempts'],
});

/** Never reveals whether the address already has an account. */
export const registerShopper = defineEndpoint({
  name: 'registerShopper',
  method: 'POST',
  path: '/api/shopper/auth/register',
  summary: 'Create a shopper account',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({
    email: emailSchema,
    password: passwordSchema,
    locale: z.optional(mailLocaleSchema),
  }),
  answers: { 200: signedIn },
  errors: ['switch.off', 'auth.password-refused', 'auth.too-many-attempts'],
});

export const signOutShopper = defineEndpoint({
  name: 'signOutShopper',
  method: 'POST',
  path: '/api/shopper/auth/logout',
  summary: 'Sign out',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'write',
  answers: { 200: doneSchema },
  errors: [],
});

export const signOutShopperEverywhere = defineEndpoint({
  name: 'signOutShopperEverywhere',
  method: 'POST',
  path: '/api/shopper/auth/logout-everywhere',
  summary: 'Sign out of all sessions',
  audience: 'shopper',
  rateClass: 'write',
  answers: { 200: doneSchema },
  errors: ['auth.signed-out'],
});

/** The response is the same whether or not the address has an account. */
export const forgotShopperPassword = defineEndpoint({
  name: 'forgotShopperPassword',
  method: 'POST',
  path: '/api/shopper/auth/forgot-password',
  summary: 'Request a password reset link',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ email: emailSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.too-many-attempts'],
});

export const resetShopperPassword = defineEndpoint({
  name: 'resetShopperPassword',
  method: 'POST',
  path: '/api/shopper/auth/reset-password',
  summary: 'Reset the password with a link from an e-mail',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.token-invalid', 'auth.password-refused', 'auth.too-many-attempts'],
});

/** A sign-up link sets the password and signs in. A change-of-address link requires the account's password. */
export const verifyShopperEmail = defineEndpoint({
  name: 'verifyShopperEmail',
  method: 'POST',
  path: '/api/shopper/auth/verify-email',
  summary: 'Verify an e-mail address with a link from an e-mail',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
  answers: { 200: z.object({ success: z.literal(true), email: z.string() }) },
  errors: [
    'auth.token-invalid',
    'auth.password-refused',
    'auth.wrong-password',
    'auth.email-taken',
    'auth.too-many-attempts',
  ],
});

export const resendShopperVerification = defineEndpoint({
  name: 'resendShopperVerification',
  method: 'POST',
  path: '/api/shopper/auth/resend-verification',
  summary: 'Resend the verification e-mail',
  audience: 'shopper',
  rateClass: 'write',
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.too-many-attempts'],
});

/** Signs out all other sessions. */
export const changeShopperPassword = defineEndpoint({
  name: 'changeShopperPassword',
  method: 'POST',
  path: '/api/shopper/auth/change-password',
  summary: 'Change the password',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.wrong-password', 'auth.password-refused', 'auth.too-many-attempts'],
});

export const exportShopperData = defineEndpoint({
  name: 'exportShopperData',
  method: 'GET',
  path: '/api/shopper/export',
  summary: 'Export all data of the signed-in shopper',
  audience: 'shopper',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      exportedAt: instantSchema,
      account: shopperAccountSchema,
      data: z.record(z.string(), jsonValueSchema),
    }),
  },
  errors: ['auth.signed-out'],
});

/** One row per record: kind, title, product, link, price, time and detail. */
export const exportShopperTable = defineEndpoint({
  name: 'exportShopperTable',
  method: 'GET',
  path: '/api/shopper/export/csv',
  summary: 'Export all data of the signed-in shopper as CSV',
  audience: 'shopper',
  rateClass: 'read',
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: ['auth.signed-out'],
});

export const deleteShopperAccount = defineEndpoint({
  name: 'deleteShopperAccount',
  method: 'DELETE',
  path: '/api/shopper/account',
  summary: 'Delete the account and its data',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({ password: passwordSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.signed-out', 'auth.wrong-password', 'auth.too-many-attempts'],
});
