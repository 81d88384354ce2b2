import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { jsonValueSchema } from './json-value';
import { doneSchema, emailSchema, mailLocaleSchema, passwordSchema } from './identity.schema';
import { instantSchema } from './offers.schema';
import { ownAccountCalls } from './own-account-calls';

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

export const {
  signOut: signOutShopper,
  signOutEverywhere: signOutShopperEverywhere,
  forgotPassword: forgotShopperPassword,
  resetPassword: resetShopperPassword,
  verifyEmail: verifyShopperEmail,
  resendVerification: resendShopperVerification,
  changePassword: changeShopperPassword,
} = ownAccountCalls({ part: 'Shopper', leaving: 'Sign out', signedIn: { audience: 'shopper' } });

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
