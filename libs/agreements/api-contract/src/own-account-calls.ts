import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema, emailSchema, linkTokenSchema, passwordSchema } from './identity.schema';

/** `part`: of the calls' names. `leaving`: the summary of signing out. */
interface OwnAccount {
  readonly part: 'Business' | 'Shopper';
  readonly leaving: string;
  readonly signedIn: { readonly audience: 'business' | 'shopper'; readonly right?: null };
}

/** The password and e-mail address of an account that people register themselves. */
export function ownAccountCalls({ part, leaving, signedIn }: OwnAccount) {
  const { audience } = signedIn;
  const signedOut = { audience, session: 'optional' } as const;
  const path = `/api/${audience}/auth` as const;
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
