/** What of a browser's storage is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What tracking reaches beyond itself for; everything that differs between a browser and a test. */
export interface TrackingServices {
  /** The storage of this browser session. Opening it may throw where a browser refuses storage. */
  readonly sessionStorage: () => KeyValueStore;
  /** The storage of this device. Opening it may throw too. */
  readonly deviceStorage: () => KeyValueStore;
  readonly fetch: typeof globalThis.fetch;
  /** Sends without waiting for an answer; false where the browser does not take it. */
  readonly sendBeacon: (address: string, body: Blob) => boolean;
  readonly isOnline: () => boolean;
  readonly nowMs: () => number;
  /** Random text of letters and digits, of a length that no two are the same. */
  readonly randomText: () => string;
  /** The page as it is now. */
  readonly page: () => { readonly url: string; readonly referrer: string };
  /** The query of the address that the session began at. */
  readonly landingQuery: string;
  /** The list that tag managers read; what is pushed is plain data. */
  readonly dataLayer: () => { readonly push: (entry: object) => unknown };
  /** What the browser says of the person's wish: Global Privacy Control and Do Not Track. */
  readonly privacySignals: () => { readonly gpc: boolean; readonly dnt: boolean };
  /** The id of the account that is signed in; null for everyone else. */
  readonly userId: () => string | null;
  readonly log: Pick<Console, 'debug' | 'error'>;
}

/** How long a call may take before it counts as failed, in milliseconds. */
export const callTimeoutMs = 5_000;
