import { currencyOfCountry, isCurrency } from '@pricehunt/offers';
import type { FeedFormat } from './feed-format';
import type { FeedMapping } from './feed-mapping';
import type { ShopTerms } from './read-shop-links';

/** Exceeding a limit skips the row or ends the reading, always with an issue. */
export interface FeedLimits {
  /** After unpacking. */
  readonly bytesMax: number;
  readonly rowsMax: number;
  /** Including markup. At most one row is held in memory. */
  readonly rowLengthMax: number;
  readonly columnsMax: number;
  readonly xmlDepthMax: number;
  readonly faultsMax: number;
}

export const feedLimitsByDefault: FeedLimits = {
  bytesMax: 4 * 1024 ** 3,
  rowsMax: 1_000_000,
  rowLengthMax: 262_144,
  columnsMax: 500,
  xmlDepthMax: 32,
  faultsMax: 100,
};

export interface FeedHints {
  readonly contentType?: string | null;
  readonly fileName?: string | null;
}

export interface ReadFeedOptions {
  /** Detected from the first bytes if left out. */
  readonly format?: FeedFormat;
  readonly hints?: FeedHints;
  readonly limits?: Partial<FeedLimits>;
  /** Column choices of a table. They override names. */
  readonly mapping?: FeedMapping;
  /** For prices without a currency. */
  readonly defaults?: { readonly currency?: string | null; readonly country?: string | null };
  /** Verified domains (or host and port); other links are rejected. The first one completes relative links. */
  readonly storeDomains?: readonly string[];
  readonly shops?: ShopTerms;
  readonly nowMs?: number;
}

export interface FeedTerms {
  readonly format: FeedFormat | null;
  readonly hints: FeedHints;
  readonly limits: FeedLimits;
  readonly currency: string | null;
  readonly country: string | null;
  readonly storeDomains: readonly string[];
  readonly mapping: FeedMapping;
  readonly shops: ShopTerms | null;
  readonly nowMs: number | null;
}

export class FeedOptionsInvalid extends Error {
  override readonly name = 'FeedOptionsInvalid';

  constructor(readonly option: string) {
    super(`The option ${option} cannot be used.`);
  }
}

/** Fills in defaults. Throws FeedOptionsInvalid for a limit below 1, an unknown currency or an invalid time. */
export function feedTerms(options: ReadFeedOptions): FeedTerms {
  const limits = { ...feedLimitsByDefault, ...options.limits };
  for (const [name, limit] of Object.entries(limits)) {
    if (!Number.isSafeInteger(limit) || limit < 1) throw new FeedOptionsInvalid(`limits.${name}`);
  }
  const country = options.defaults?.country ?? null;
  const currency = options.defaults?.currency ?? (country === null ? null : currencyOfCountry(country));
  if (currency !== null && !isCurrency(currency)) throw new FeedOptionsInvalid('defaults.currency');
  const nowMs = options.nowMs ?? null;
  if (nowMs !== null && !Number.isFinite(nowMs)) throw new FeedOptionsInvalid('nowMs');
  const storeDomains = (options.storeDomains ?? []).map((domain) =>
    domain.toLowerCase().replace(/^www\./, ''),
  );
  return {
    format: options.format ?? null,
    hints: options.hints ?? {},
    limits,
    currency,
    country,
    storeDomains,
    mapping: options.mapping ?? [],
    shops: options.shops ?? null,
    nowMs,
  };
}
