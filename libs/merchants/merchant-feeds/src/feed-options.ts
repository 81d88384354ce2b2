import { currencyOfCountry, isCurrency } from '@pricehunt/offers';
import type { FeedFormat } from './feed-format';
import type { FeedMapping } from './feed-mapping';
import type { ShopTerms } from './read-shop-links';

/** Bounds of what is read. Past a bound reading goes on with the next row or ends, always with an issue. */
export interface FeedLimits {
  /** Bytes after unpacking. */
  readonly bytesMax: number;
  readonly rowsMax: number;
  /** Characters of one row, with its markup. A row is the most that is held of the file at once. */
  readonly rowLengthMax: number;
  readonly columnsMax: number;
  readonly xmlDepthMax: number;
  /** Malformed places after which the rest of a file is not read. */
  readonly faultsMax: number;
}

/** 4 GiB, a million rows of up to 262,144 characters, 500 columns, 32 levels of XML, 100 malformed places. */
export const feedLimitsByDefault: FeedLimits = {
  bytesMax: 4 * 1024 ** 3,
  rowsMax: 1_000_000,
  rowLengthMax: 262_144,
  columnsMax: 500,
  xmlDepthMax: 32,
  faultsMax: 100,
};

/** What is known about a file besides its content. */
export interface FeedHints {
  /** The Content-Type header. */
  readonly contentType?: string | null;
  readonly fileName?: string | null;
}

/** What the reader is told about a feed. */
export interface ReadFeedOptions {
  /** The format, when it is known; otherwise it is found from the first bytes. */
  readonly format?: FeedFormat;
  readonly hints?: FeedHints;
  readonly limits?: Partial<FeedLimits>;
  /** What a person chose for columns of a table, before what their names mean. */
  readonly mapping?: FeedMapping;
  /** What prices without a currency are in: the currency, or else the country's. */
  readonly defaults?: { readonly currency?: string | null; readonly country?: string | null };
  /**
   * The store's verified domains (or a host with its port). Links elsewhere are refused; with none, links are not held against a
   * domain. The first one completes the links of Shopify's and WooCommerce's products.
   */
  readonly storeDomains?: readonly string[];
  /** For a feed of one or several shops that are not the feed owner's: tells links of networks from those of the shops, and which shops count. */
  readonly shops?: ShopTerms;
  /** The time in milliseconds since 1970 that expiration dates are held against; without it nothing expires. */
  readonly nowMs?: number;
}

/** Reads a click link of an affiliate network: the link to use, and where it leads if it says. Null for any other link. */
export type ReadDeepLink = (link: string) => { readonly link: string; readonly target: string | null } | null;

/** The options with every default filled in. */
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

/** Thrown when the caller's options make no sense: a mistake in the program, never in a feed. */
export class FeedOptionsInvalid extends Error {
  override readonly name = 'FeedOptionsInvalid';

  constructor(readonly option: string) {
    super(`The option ${option} cannot be used.`);
  }
}

/** The terms that options mean. Throws FeedOptionsInvalid on a limit below 1, an unknown currency or a time that is no number. */
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
