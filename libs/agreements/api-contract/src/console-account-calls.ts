import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import type { ErrorCode } from './error-codes';
import {
  bothFactorsSchema,
  doneSchema,
  passwordSchema,
  recoveryCodesSchema,
  signedInPlacesSchema,
  totpSchema,
  totpSecretSchema,
} from './identity.schema';

interface ConsoleAccount {
  readonly signedIn: { readonly audience: 'business' | 'admin'; readonly right?: null };
  readonly errors: readonly ErrorCode[];
}

/** `part`: of the calls' names. */
interface SessionsAccount extends ConsoleAccount {
  readonly part: 'Business' | 'Admin';
  readonly account: string;
  readonly sessionId: z.ZodMiniString;
}

/** The open sessions of a console's account. */
export function sessionCalls({ part, account, signedIn, errors, sessionId }: SessionsAccount) {
  const path = `/api/${signedIn.audience}/auth/sessions` as const;
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

/** `setupErrors`: those of turning it on. */
interface FactorsAccount extends ConsoleAccount {
  readonly part: '' | 'Admin';
  readonly whose: '' | ' of an admin';
  readonly setupErrors: readonly ErrorCode[];
}

/** Two-factor authentication of a console's account. */
export function totpCalls({ part, whose, signedIn, errors, setupErrors }: FactorsAccount) {
  const path = `/api/${signedIn.audience}/auth/mfa` as const;
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
      errors: [...setupErrors, 'auth.wrong-password', 'auth.totp-already-on', 'auth.too-many-attempts'],
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
        ...setupErrors,
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
