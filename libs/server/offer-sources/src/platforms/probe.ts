import type { ShopServices } from './ask-shop';
import type { Shop } from './shop';

export interface Site extends Pick<Shop, 'domain' | 'origin' | 'currency' | 'country'> {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ProbeFacts {
  readonly apiBase: string | null;
  readonly currency: string | null;
  /** Displayed decimals; null if not stated. */
  readonly decimals: number | null;
  readonly searchTemplate: string | null;
}

/** Makes one request to a platform's API. Throws SourceFailure if it is closed. */
export type ProbePlatform = (services: ShopServices, site: Site, signal: AbortSignal) => Promise<ProbeFacts>;
