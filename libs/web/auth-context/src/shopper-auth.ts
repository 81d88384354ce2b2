import type { ShopperAccount } from '@pricehunt/api-contract/shopper-identity';
import type { AuthOutcome } from './auth-failure';
import type { SessionState } from './session-holder';

export type ShopperSession = SessionState<ShopperAccount>;

interface ShopperCredentials {
  readonly email: string;
  readonly password: string;
}

interface NewShopper extends ShopperCredentials {
  readonly locale?: 'en' | 'de';
}

/** How shoppers sign in. No operation rejects: failures are in the outcome. */
export interface ShopperAuth {
  /** api: real accounts. mock: everything succeeds, nothing is checked or stored (S§1). */
  readonly kind: 'api' | 'mock';
  readonly state: () => ShopperSession;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads the session; the state is loading until the first call ends. */
  readonly check: () => Promise<void>;
  readonly signIn: (credentials: ShopperCredentials) => Promise<AuthOutcome>;
  readonly signUp: (shopper: NewShopper) => Promise<AuthOutcome>;
  /** Signs out here at once, even when the server can't be reached (S§4). */
  readonly signOut: () => Promise<void>;
  /** Requests a link to set a new password, without revealing whether the account exists. */
  readonly requestReset: (email: string) => Promise<AuthOutcome>;
}
