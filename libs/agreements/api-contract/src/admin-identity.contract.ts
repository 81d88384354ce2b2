import * as z from 'zod/mini';
import { adminErrors, adminIdSchema } from './admin.schema';
import { businessAccountSchema } from './business-identity.contract';
import { defineEndpoint } from './endpoint';
import {
  businessSignInSchema,
  doneSchema,
  emailSchema,
  linkTokenSchema,
  mailLocaleSchema,
  passwordSchema,
  recoveryCodesSchema,
  signedInPlacesSchema,
  totpSchema,
  totpSecretSchema,
} from './identity.schema';

/**
 * The signed-in admin: the business account that has isAdmin (S§6), in the shape of S§7. `isSecondFactorMissing` says that
 * nothing but these calls works until an authenticator app is set up.
 */
const signedIn = z.object({
  success: z.literal(true),
  business: businessAccountSchema,
  isSecondFactorMissing: z.boolean(),
});

/** The session of the admin console is its own: it ends after 30 minutes without a call, and after 12 hours. */
export const getAdminSession = defineEndpoint({
  name: 'getAdminSession',
  method: 'GET',
  path: '/api/admin/auth/me',
  summary: 'Get the signed-in admin',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: signedIn },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/**
 * Signs a business account with isAdmin in to the console. An account with a second factor is answered auth.totp-required
 * first: send the same again with the code, or with a recovery code. An account without isAdmin is refused.
 */
export const signInAdmin = defineEndpoint({
  name: 'signInAdmin',
  method: 'POST',
  path: '/api/admin/auth/login',
  summary: 'Sign in to the admin console',
  audience: 'admin',
  session: 'optional',
  rateClass: 'write',
  body: businessSignInSchema,
  answers: { 200: signedIn },
  errors: [
    'auth.wrong-credentials',
    'auth.totp-required',
    'auth.wrong-code',
    'auth.too-many-attempts',
    'auth.not-allowed',
  ],
});

/** The page of the console on which the first admin is created. The token of its link is in the fragment: `#token=…`. */
export const firstAdminPage = '/first-admin';

/** Whether the link for the first admin works: it does until it is used, is a day old or replaced, and while there is no admin. */
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

/** Creates the first admin and signs them in to the console. The link works once. */
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
  answers: { 200: signedIn },
  errors: ['auth.token-invalid', 'auth.password-refused', 'auth.email-taken', 'auth.too-many-attempts'],
});

/** Signs out; succeeds with no session too. */
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

/** Makes a secret for an authenticator app; nothing changes until it is confirmed. */
export const startAdminTotp = defineEndpoint({
  name: 'startAdminTotp',
  method: 'POST',
  path: '/api/admin/auth/mfa/start',
  summary: 'Start setting up two-factor authentication',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ password: passwordSchema }),
  answers: { 200: totpSecretSchema },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'auth.wrong-password',
    'auth.totp-already-on',
    'auth.too-many-attempts',
  ],
});

/** Turns the second factor on by its first code. The ten recovery codes are shown this once. */
export const confirmAdminTotp = defineEndpoint({
  name: 'confirmAdminTotp',
  method: 'POST',
  path: '/api/admin/auth/mfa/confirm',
  summary: 'Turn on two-factor authentication',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ totp: totpSchema }),
  answers: { 200: recoveryCodesSchema },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'auth.wrong-code',
    'auth.totp-not-started',
    'auth.totp-already-on',
    'auth.too-many-attempts',
  ],
});

export const listAdminSessions = defineEndpoint({
  name: 'listAdminSessions',
  method: 'GET',
  path: '/api/admin/auth/sessions',
  summary: "List the admin's sessions",
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: signedInPlacesSchema },
  errors: adminErrors,
});

export const endAdminSession = defineEndpoint({
  name: 'endAdminSession',
  method: 'DELETE',
  path: '/api/admin/auth/sessions/:sessionId',
  summary: 'Sign out of one session',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ sessionId: adminIdSchema }),
  answers: { 200: doneSchema },
  errors: [...adminErrors, 'auth.session-not-found'],
});

export const endOtherAdminSessions = defineEndpoint({
  name: 'endOtherAdminSessions',
  method: 'POST',
  path: '/api/admin/auth/sessions/end-others',
  summary: 'Sign out of all other sessions',
  audience: 'admin',
  rateClass: 'write',
  answers: { 200: doneSchema },
  errors: adminErrors,
});
