import type { ShopperAccount } from '@pricehunt/api-contract';
import type { AuthOutcome } from './auth-failure';
import type { SessionState } from './session-holder';

/** Whether the shopper is signed in (S§4). */
export type ShopperSession = SessionState<ShopperAccount>;

/** What a shopper signs in with. */
interface ShopperCredentials {
  readonly email: string;
  readonly password: string;
}

/** A new shopper: credentials, and the language to write to them in. */
interface NewShopper extends ShopperCredentials {
  readonly locale?: 'en' | 'de';
}

/** How shoppers sign in. No operation rejects: what goes wrong is in its outcome. */
export interface ShopperAuth {
  /** api: real accounts. mock: everything succeeds, and nothing is checked or kept (S§1). */
  readonly kind: 'api' | 'mock';
  readonly state: () => ShopperSession;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Finds out who is signed in; the state is loading until the first of these ends. */
  readonly check: () => Promise<void>;
  readonly signIn: (credentials: ShopperCredentials) => Promise<AuthOutcome>;
  readonly signUp: (shopper: NewShopper) => Promise<AuthOutcome>;
  /** Signs out here at once, whatever the network does (S§4). Resolves when the server was told or could not be. */
  readonly signOut: () => Promise<void>;
  /** Asks for a link to set a new password; tells nobody whether the address has an account. */
  readonly requestReset: (email: string) => Promise<AuthOutcome>;
}
