import type { AuthOutcome } from '@pricehunt/auth-context';

/** Signs a business account in, or an admin. Where the outcome's code is auth.totp-required, it is asked again with a code. */
export type SignIn = (credentials: {
  readonly email: string;
  readonly password: string;
  readonly totp?: string;
  readonly recoveryCode?: string;
}) => Promise<AuthOutcome>;
