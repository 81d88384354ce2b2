import type { ShopServices } from './ask-shop';
import type { Shop } from './shop';

/** The home page of a shop, as a probe sees it. */
export interface Site extends Pick<Shop, 'domain' | 'origin' | 'currency' | 'country'> {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What one probe learned of a shop's interface. */
export interface ProbeFacts {
  readonly apiBase: string | null;
  readonly currency: string | null;
  /** How many decimals the shop displays; null where it does not say. */
  readonly decimals: number | null;
  readonly searchTemplate: string | null;
}

/** Asks one question of the interface of a platform. Throws a SourceFailure where it is closed. */
export type ProbePlatform = (services: ShopServices, site: Site, signal: AbortSignal) => Promise<ProbeFacts>;
