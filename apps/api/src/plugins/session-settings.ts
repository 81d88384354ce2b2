import type { SessionAudience } from '@pricehunt/storage';

interface SessionLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

export interface SessionSettings {
  readonly secrets: readonly string[];
  /** Whether the origins are https: then the cookie is Secure and its name has the __Host- prefix. */
  readonly isSecure: boolean;
  readonly limits: Readonly<Record<SessionAudience, SessionLimits>>;
}
