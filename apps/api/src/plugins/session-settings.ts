import type { SessionAudience } from '@pricehunt/storage';

/** How long sessions of an audience last, in milliseconds. */
interface SessionLimits {
  /** Without a request. */
  readonly idleMs: number;
  /** However active it is. */
  readonly absoluteMs: number;
}

/** What sessions are made with. */
export interface SessionSettings {
  /** Secrets that sign the cookie, newest first. */
  readonly secrets: readonly string[];
  /** Whether the origins are https: then the cookie is Secure and its name has the __Host- prefix. */
  readonly isSecure: boolean;
  readonly limits: Readonly<Record<SessionAudience, SessionLimits>>;
}
