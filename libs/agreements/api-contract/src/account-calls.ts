import * as z from 'zod/mini';
import { consoles } from './console-door';
import type { ConsoleDoor } from './console-door';
import { defineEndpoint } from './endpoint';
import {
  bothFactorsSchema,
  doneSchema,
  emailSchema,
  linkTokenSchema,
  passwordSchema,
  recoveryCodesSchema,
  signedInPlacesSchema,
  totpSchema,
  totpSecretSchema,
} from './identity.schema';

const audiences = {
  business: { ...consoles.business, leaving: 'Sign out of a business account' },
  shopper: {
    part: 'Shopper',
    leaving: 'Sign out',
    signedOut: { audience: 'shopper', session: 'optional' },
    signedIn: { audience: 'shopper' },
  },
} as const;

/** The password and e-mail address of an account that people register themselves. */
export function ownAccountCalls(audience: keyof typeof audiences) {
  const { part, leaving, signedIn, signedOut } = audiences[audience];
  const path = `/api/${audience}/auth`;
  return {
    signOut: defineEndpoint({
      ...signedOut,
      name: `signOut${part}`,
      method: 'POST',
      path: `${path}/logout`,
      summary: leaving,
      rateClass: 'write',
      answers: { 200: doneSchema },
      errors: [],
    }),
    signOutEverywhere: defineEndpoint({
      ...signedIn,
      name: `signOut${part}Everywhere`,
      method: 'POST',
      path: `${path}/logout-everywhere`,
      summary: 'Sign out of all sessions',
      rateClass: 'write',
      answers: { 200: doneSchema },
      errors: ['auth.signed-out'],
    }),
    /** The response is the same whether or not the address has an account. */
    forgotPassword: defineEndpoint({
      ...signedOut,
      name: `forgot${part}Password`,
      method: 'POST',
      path: `${path}/forgot-password`,
      summary: 'Request a password reset link',
      rateClass: 'write',
      body: z.strictObject({ email: emailSchema }),
      answers: { 200: doneSchema },
      errors: ['auth.too-many-attempts'],
    }),
    /** Signs out all sessions. */
    resetPassword: defineEndpoint({
      ...signedOut,
      name: `reset${part}Password`,
      method: 'POST',
      path: `${path}/reset-password`,
      summary: 'Reset the password with a link from an e-mail',
      rateClass: 'write',
      body: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
      answers: { 200: doneSchema },
      errors: ['auth.token-invalid', 'auth.password-refused', 'auth.too-many-attempts'],
    }),
    /** A sign-up link sets the password and signs in. A change-of-address link requires the account's password. */
    verifyEmail: defineEndpoint({
      ...signedOut,
      name: `verify${part}Email`,
      method: 'POST',
      path: `${path}/verify-email`,
      summary: 'Verify an e-mail address with a link from an e-mail',
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
    }),
    resendVerification: defineEndpoint({
      ...signedIn,
      name: `resend${part}Verification`,
      method: 'POST',
      path: `${path}/resend-verification`,
      summary: 'Resend the verification e-mail',
      rateClass: 'write',
      answers: { 200: doneSchema },
      errors: ['auth.signed-out', 'auth.too-many-attempts'],
    }),
    /** Signs out all other sessions. */
    changePassword: defineEndpoint({
      ...signedIn,
      name: `change${part}Password`,
      method: 'POST',
      path: `${path}/change-password`,
      summary: 'Change the password',
      rateClass: 'write',
      body: z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }),
      answers: { 200: doneSchema },
      errors: ['auth.signed-out', 'auth.wrong-password', 'auth.password-refused', 'auth.too-many-attempts'],
    }),
  };
}

/** The open sessions of a console's account. */
export function sessionCalls(door: ConsoleDoor, sessionId: z.ZodMiniString) {
  const { part, account, signedIn, errors } = consoles[door];
  const path = `/api/${door}/auth/sessions`;
  return {
    list: defineEndpoint({
      ...signedIn,
      name: `list${part}Sessions`,
      method: 'GET',
      path,
      summary: `List ${account}'s sessions`,
      rateClass: 'read',
      answers: { 200: signedInPlacesSchema },
      errors,
    }),
    end: defineEndpoint({
      ...signedIn,
      name: `end${part}Session`,
      method: 'DELETE',
      path: `${path}/:sessionId`,
      summary: 'Sign out of one session',
      rateClass: 'write',
      params: z.strictObject({ sessionId }),
      answers: { 200: doneSchema },
      errors: [...errors, 'auth.session-not-found'],
    }),
    endOthers: defineEndpoint({
      ...signedIn,
      name: `endOther${part}Sessions`,
      method: 'POST',
      path: `${path}/end-others`,
      summary: 'Sign out of all other sessions',
      rateClass: 'write',
      answers: { 200: doneSchema },
      errors,
    }),
  };
}

const factors = {
  business: { part: '', whose: '', errorsWithout: consoles.business.errors },
  /** An admin who has to set up a second factor may. */
  admin: { part: 'Admin', whose: ' of an admin', errorsWithout: ['auth.signed-out', 'auth.not-allowed'] },
} as const;

/** Two-factor authentication of a console's account. */
export function totpCalls(door: ConsoleDoor) {
  const { signedIn, errors } = consoles[door];
  const { part, whose, errorsWithout } = factors[door];
  const path = `/api/${door}/auth/mfa`;
  const factorErrors = [
    ...errors,
    'auth.wrong-password',
    'auth.totp-not-started',
    'auth.totp-required',
    'auth.wrong-code',
    'auth.too-many-attempts',
  ] as const;
  return {
    /** Creates a secret, which takes effect once it is confirmed. */
    start: defineEndpoint({
      ...signedIn,
      name: `start${part}Totp`,
      method: 'POST',
      path: `${path}/start`,
      summary: 'Start setting up two-factor authentication',
      rateClass: 'write',
      body: z.strictObject({ password: passwordSchema }),
      answers: { 200: totpSecretSchema },
      errors: [...errorsWithout, 'auth.wrong-password', 'auth.totp-already-on', 'auth.too-many-attempts'],
    }),
    /** Requires a first code. The ten backup codes are returned only once. */
    confirm: defineEndpoint({
      ...signedIn,
      name: `confirm${part}Totp`,
      method: 'POST',
      path: `${path}/confirm`,
      summary: 'Turn on two-factor authentication',
      rateClass: 'write',
      body: z.strictObject({ totp: totpSchema }),
      answers: { 200: recoveryCodesSchema },
      errors: [
        ...errorsWithout,
        'auth.wrong-code',
        'auth.totp-not-started',
        'auth.totp-already-on',
        'auth.too-many-attempts',
      ],
    }),
    /**
     * Requires a code in addition to the password, in case a session was stolen. Admins whose installation requires
     * two-factor authentication then set it up again before anything else.
     */
    disable: defineEndpoint({
      ...signedIn,
      name: `disable${part}Totp`,
      method: 'POST',
      path: `${path}/disable`,
      summary: `Turn off two-factor authentication${whose}`,
      rateClass: 'write',
      body: bothFactorsSchema,
      answers: { 200: doneSchema },
      errors: factorErrors,
    }),
    /** Returned only once. The old codes stop working. */
    renewCodes: defineEndpoint({
      ...signedIn,
      name: `renew${part}RecoveryCodes`,
      method: 'POST',
      path: `${path}/recovery-codes`,
      summary: `Create new backup codes${whose}`,
      rateClass: 'write',
      body: bothFactorsSchema,
      answers: { 200: recoveryCodesSchema },
      errors: factorErrors,
    }),
  };
}
