import type { RuleField, ShopRules } from '@pricehunt/product-extraction';
import type { NetworkPreset } from '@pricehunt/merchant-feeds';

/** A shop added by the operator for comparisons. */
export interface OfferShopRow {
  readonly domain: string;
  readonly name: string;
  /** The platform used to search it. */
  readonly platform: string;
  readonly software: string;
  readonly origin: string;
  readonly apiBase: string | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly taxMode: 'included' | 'excluded' | 'unknown';
  readonly taxPercent: number | null;
  readonly searchTemplate: string | null;
  readonly decimals: number | null;
  /** Whether scripts render its pages, so they are read in a browser. */
  readonly needsBrowser: boolean;
  readonly addedAt: string;
  readonly checkedAt: string;
  readonly checkResult: string;
}

/** An operator feed's settings. Its items belong to a business with the same id and no members. */
export interface OperatorFeedRow {
  readonly feedId: string;
  readonly preset: NetworkPreset;
  /** The URL with credentials, sealed; null for a feed of uploads. */
  readonly sealedLink: string | null;
  /** The name of the feed's only shop; null for the name in the file. */
  readonly shopName: string | null;
  readonly shops: readonly FeedShop[];
  /** Offers missing from the feed for this many days are deleted; null for never. */
  readonly retentionDays: number | null;
  readonly mayShowHistory: boolean;
  /** Whether all its data, including price history, is deleted when the feed ends. */
  readonly endsWithMembership: boolean;
  /** When the operator ended it; its offers are then being deleted. */
  readonly endedAt: string | null;
}

export interface FeedShop {
  readonly domain: string;
  /** The network's id of the shop, to distinguish links that hide their target; null if unknown. */
  readonly advertiserId: string | null;
}

type ShopRulesState =
  'unchecked' | 'works' | 'rule-broken' | 'page-changed' | 'page-gone' | 'shop-refused' | 'unreachable';

export interface ShopRulesRow {
  readonly domain: string;
  readonly rules: ShopRules;
  readonly savedAt: string;
  /** The product page used to check the rules; null for none. */
  readonly exampleLink: string | null;
  readonly state: ShopRulesState;
  readonly stateSince: string;
  readonly checkedAt: string | null;
  /** The facts that the rules no longer extract. */
  readonly brokenFields: readonly RuleField[];
}

export interface ShopExampleRow {
  readonly domain: string;
  /** Its URL after redirects. */
  readonly link: string;
  /** Its source; at most 600,000 characters. */
  readonly page: string;
  readonly expected: Readonly<Partial<Record<RuleField, string>>>;
  readonly takenAt: string;
}

/** The result of a request to an offer source. */
export type SourceOutcome = 'found' | 'nothing' | 'failed' | 'timed-out';

export type SourceCountKind = 'outcome' | 'offers' | 'duration' | 'cause';

export interface SourceFailureRow {
  readonly sourceId: string;
  readonly at: string;
  readonly outcome: 'failed' | 'timed-out';
  readonly error: string | null;
  readonly cause: string | null;
  readonly status: number | null;
}

/** A site's response to a Universal Commerce Protocol probe. */
export interface UcpProbeRow {
  readonly origin: string;
  /** The catalog's URL; null for a site that has none. */
  readonly endpoint: string | null;
  readonly transport: 'mcp' | 'rest' | null;
  readonly probedAt: string;
}

/** Why an offer is tracked: an alert, a favourite, or a view of its product, in order of priority. */
export const readingInterests = ['watched', 'favourite', 'viewed'] as const;

export type ReadingInterest = (typeof readingInterests)[number];

export type ReadingOutcome =
  | 'moved'
  | 'same'
  | 'gone'
  | 'no-price'
  | 'other-product'
  | 'not-listed'
  | 'skipped'
  | 'robots'
  | 'blocked'
  | 'rate-limited'
  | 'unreachable';

export interface WatchedOffer {
  readonly offerId: string;
  /** The host of the page, or the id of the source. */
  readonly host: string;
  /** The source to query; null to read its page. */
  readonly sourceId: string | null;
  readonly requestsMax: number;
  readonly interest: ReadingInterest;
  /** Until when somebody wants it tracked. All times here are ISO 8601 in UTC. */
  readonly wantedUntil: string;
}

export interface WatchedOfferRow extends WatchedOffer {
  readonly intervalMs: number;
  /** The operator's own interval; null for the automatic one. */
  readonly pinnedMs: number | null;
  /** The next recheck; null if the operator stopped it. */
  readonly nextAt: string | null;
  readonly lastReadAt: string | null;
  readonly lastOutcome: ReadingOutcome | null;
  readonly goneCount: number;
  readonly readingCount: number;
  readonly moveCount: number;
  readonly lastMovedAt: string | null;
}

export interface ReadingHostRow {
  readonly host: string;
  /** No requests before this time. */
  readonly readyAt: string;
  /** Why the last read failed; null if it succeeded. */
  readonly refusal: ReadingOutcome | null;
  readonly refusedAt: string | null;
  readonly failureCount: number;
  readonly requestsToday: number;
  readonly offerCount: number;
  readonly stoppedCount: number;
  readonly lastReadAt: string | null;
}

export type DiscoveredShopDecision = 'open' | 'never';

/** A shop found with an offer, or that the operator blocked. */
export interface DiscoveredShopRow {
  readonly domain: string;
  readonly origin: string;
  readonly decision: DiscoveredShopDecision;
  /** When it was first and last found, or decided on (ISO 8601 in UTC). */
  readonly firstFoundAt: string;
  readonly lastFoundAt: string;
  readonly timesFound: number;
  /** How many of its offers were the wanted product. */
  readonly offersConfirmed: number;
  /** The product found last and its page; null if never found. */
  readonly lastTitle: string | null;
  readonly lastLink: string | null;
}
