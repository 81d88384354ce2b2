export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Everything that differs between a browser and a test. */
export interface TrackingServices {
  /** Throws when the browser refuses storage. */
  readonly sessionStorage: () => KeyValueStore;
  /** Throws when the browser refuses storage. */
  readonly deviceStorage: () => KeyValueStore;
  readonly fetch: typeof globalThis.fetch;
  /** Returns false when the browser refuses the beacon. */
  readonly sendBeacon: (address: string, body: Blob) => boolean;
  readonly isOnline: () => boolean;
  readonly nowMs: () => number;
  /** Random letters and digits, long enough to be unique. */
  readonly randomText: () => string;
  readonly page: () => { readonly url: string; readonly referrer: string };
  /** The query of the session's first address. */
  readonly landingQuery: string;
  /** Read by tag managers; entries are plain data. */
  readonly dataLayer: () => { readonly push: (entry: object) => unknown };
  /** Global Privacy Control and Do Not Track. */
  readonly privacySignals: () => { readonly gpc: boolean; readonly dnt: boolean };
  readonly userId: () => string | null;
  readonly log: Pick<Console, 'debug' | 'error'>;
}

/** In milliseconds. */
export const callTimeoutMs = 5_000;
