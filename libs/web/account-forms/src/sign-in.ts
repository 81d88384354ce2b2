import type { AuthOutcome } from '@pricehunt/auth-context';

/** Signs in a business account or an admin. After auth.totp-required it is called again with a code. */
export type SignIn = (credentials: {
  readonly email: string;
  readonly password: string;
  readonly totp?: string;
  readonly recoveryCode?: string;
}) => Promise<AuthOutcome>;
