import { adminRoles } from '@pricehunt/business-accounts';
import * as z from 'zod/mini';
import { adminErrors, adminIdSchema } from './admin.schema';
import { businessAccountSchema } from './business-identity.contract';
import { sessionCalls, totpCalls } from './console-account-calls';
import { consoles } from './console-door';
import { defineEndpoint } from './endpoint';
import {
  businessSignInSchema,
  doneSchema,
  emailSchema,
  linkTokenSchema,
  mailLocaleSchema,
  passwordSchema,
} from './identity.schema';

/** A business account with isAdmin (S§6, S§7), or the account itself when it belongs to no business. */
const adminAccountSchema = z.extend(businessAccountSchema, { adminRole: z.enum(adminRoles) });
export type AdminAccount = z.infer<typeof adminAccountSchema>;

/** `isSecondFactorMissing`: set up two-factor authentication first. */
export const signedInAdminSchema = z.object({
  success: z.literal(true),
  business: adminAccountSchema,
  isSecondFactorMissing: z.boolean(),
});

/** An admin session ends after 30 idle minutes or 12 hours. */
export const getAdminSession = defineEndpoint({
  name: 'getAdminSession',
  method: 'GET',
  path: '/api/admin/auth/me',
  summary: 'Get the signed-in admin',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: signedInAdminSchema },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Requires isAdmin. Returns auth.totp-required first if the account uses two-factor authentication: repeat the request with a code. */
export const signInAdmin = defineEndpoint({
  name: 'signInAdmin',
  method: 'POST',
  path: '/api/admin/auth/login',
  summary: 'Sign in to the admin console',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: businessSignInSchema,
  answers: { 200: signedInAdminSchema },
  errors: [
    'auth.wrong-credentials',
    'auth.totp-required',
    'auth.wrong-code',
    'auth.too-many-attempts',
    'auth.not-allowed',
  ],
});

/** Where the first admin is created. The token is in the fragment: `#token=…`. */
export const firstAdminPage = '/first-admin';

/** Valid for a day, until it is used or replaced, and only while there is no admin. */
export const checkFirstAdminLink = defineEndpoint({
  name: 'checkFirstAdminLink',
  method: 'POST',
  path: '/api/admin/auth/first-admin/check',
  summary: 'Check the setup link for the first admin',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({ token: linkTokenSchema }),
  answers: { 200: doneSchema },
  errors: ['auth.token-invalid', 'auth.too-many-attempts'],
});

export const createFirstAdmin = defineEndpoint({
  name: 'createFirstAdmin',
  method: 'POST',
  path: '/api/admin/auth/first-admin',
  summary: 'Create the first admin',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: z.strictObject({
    token: linkTokenSchema,
    email: emailSchema,
    password: passwordSchema,
    locale: mailLocaleSchema,
  }),
  answers: { 200: signedInAdminSchema },
  errors: ['auth.token-invalid', 'auth.password-refused', 'auth.email-taken', 'auth.too-many-attempts'],
});

export const signOutAdmin = defineEndpoint({
  name: 'signOutAdmin',
  method: 'POST',
  path: '/api/admin/auth/logout',
  summary: 'Sign out of the admin console',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  answers: { 200: doneSchema },
  errors: [],
});

/** An admin who has to set up a second factor may. */
export const {
  start: startAdminTotp,
  confirm: confirmAdminTotp,
  disable: disableAdminTotp,
  renewCodes: renewAdminRecoveryCodes,
} = totpCalls({
  ...consoles.admin,
  whose: ' of an admin',
  setupErrors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Ends all other sessions of the account, in the dashboard too. */
export const changeAdminPassword = defineEndpoint({
  name: 'changeAdminPassword',
  method: 'POST',
  path: '/api/admin/auth/change-password',
  summary: 'Change the password of an admin',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }),
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'auth.wrong-password', 'auth.password-refused', 'auth.too-many-attempts'],
});

export const {
  list: listAdminSessions,
  end: endAdminSession,
  endOthers: endOtherAdminSessions,
} = sessionCalls({ ...consoles.admin, sessionId: adminIdSchema });
