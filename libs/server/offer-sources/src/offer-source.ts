import type { Offer, ProductIdentity } from '@pricehunt/offers';

/** How long and in what form offers of a source may be kept and shown. Each source states its own. */
export interface RetentionPolicy {
  /** Whether prices may be kept as history. */
  readonly historyAllowed: boolean;
  /** How old a price may be when it is shown, in milliseconds; null when the source sets no limit. */
  readonly ageMsMax: number | null;
  /** Whether the time of the last check must stand beside the price. */
  readonly mustShowTimestamp: boolean;
  /** A sentence that must stand on the page, or null. */
  readonly disclaimer: string | null;
}

/** What offers are wanted for. */
export interface OfferRequest {
  /** The product as far as it is known; only the title may be there. */
  readonly product: ProductIdentity;
  /** The catalog product it was recognised as, or null. */
  readonly productId: string | null;
  /** The canonical link that was pasted, or null for a search by words. */
  readonly link: string | null;
  /** ISO 4217; what the shopper wants to see, a hint for sources that ask. */
  readonly currency: string | null;
  /** ISO 3166-1 alpha-2 country of the shopper, a hint. */
  readonly country: string | null;
}

/** What a source found: an offer, and the catalog product it belongs to where the source knows that already. */
export interface FoundOffer {
  readonly offer: Offer;
  readonly productId: string | null;
}

/** One place that offers come from. */
export interface OfferSource {
  readonly id: string;
  /** For people: "Shopify catalog". */
  readonly name: string;
  readonly retention: RetentionPolicy;
  /** False when this source cannot know anything about the request; it is then skipped and costs nothing. */
  appliesTo(request: OfferRequest): boolean;
  /**
   * Candidate offers, likely the same product; whether they are is decided by the matcher, not here.
   * Must end when the signal aborts. Throws SourceFailure for anything that went wrong at the source.
   */
  findOffers(request: OfferRequest, signal: AbortSignal): Promise<readonly FoundOffer[]>;
  /** True where its offers are pages of shops, which can be read again without asking the source. */
  readonly offersArePages?: boolean;
  /** True where its shops are those of pasted links or of pages that a search of the web found: nobody vouches for them. */
  readonly shopsAreStrangers?: boolean;
  /** The names of the keys that the source can be given; none where left out. */
  readonly keyNames?: readonly string[];
  /** What it says of the account that its keys belong to; left out where it has none. */
  readonly account?: SourceAccount;
  /** For health: whether calls go out (closed), are being held back (open) or one is let through to try (half-open). */
  circuit?(): CircuitState;
  /** Lets calls out again at once, whatever failed before; there where circuit is. */
  closeCircuit?(): void;
}

/** The operator's account at a platform whose interface takes keys. */
interface SourceAccount {
  /** What each of the keyNames has to be, by name. */
  readonly keyRules: Readonly<Record<string, KeyRule>>;
  /** Calls a day that the platform allows, as it documents them; null where it doesn't. Each call is counted as it goes out. */
  readonly callsPerDayMax: number | null;
  /** What the platform said last of its own limit, in this process; null when it said nothing. */
  toldQuota(): ToldQuota | null;
  /** One cheap call with the keys. Never throws for what the platform answers. */
  testKeys(signal: AbortSignal): Promise<KeyTest>;
}

/** What a key has to be. */
export interface KeyRule {
  /** True where the source is asked without it too. */
  readonly isOptional: boolean;
  /** False for a name or a number that others may see. */
  readonly isSecret: boolean;
  readonly form: RegExp;
}

/** A platform's own count of calls. */
export interface ToldQuota {
  readonly limit: number | null;
  readonly remaining: number | null;
  /** When it counts from zero again, ISO 8601 in UTC; null when it did not say. */
  readonly endsAt: string | null;
}

/** What came of testing keys. */
export interface KeyTest {
  readonly outcome:
    'accepted' | 'missing' | 'refused' | 'expired' | 'quota-reached' | 'unreachable' | 'bad-answer';
  /** Of a quota that is reached: when it ends, ISO 8601 in UTC; null when that isn't known. */
  readonly endsAt: string | null;
}

/** The state of a source's circuit breaker. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** A source could not answer. The reason is for logs and health, not for people. */
export class SourceFailure extends Error {
  constructor(
    readonly reason: 'blocked' | 'rate-limited' | 'unreachable' | 'bad-answer' | 'refused',
    message: string,
    /** How long the source asked to be left alone, in milliseconds; null when it did not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
    this.name = 'SourceFailure';
  }
}

/** The platform does not take the keys, or takes no more calls with them for now. */
export class KeyFailure extends SourceFailure {
  constructor(
    /** `calls-used-up` is the limit that this installation keeps; the others are the platform's word. */
    readonly problem: 'refused' | 'expired' | 'quota-reached' | 'calls-used-up',
    message: string,
    terms: { readonly retryAfterMs?: number | null; readonly endsAt?: string | null } = {},
  ) {
    super(isOfCalls(problem) ? 'rate-limited' : 'blocked', message, terms.retryAfterMs ?? null);
    this.name = 'KeyFailure';
    this.endsAt = terms.endsAt ?? null;
  }

  /** Of a quota: when it ends, ISO 8601 in UTC; null when that isn't known. */
  readonly endsAt: string | null;
}

function isOfCalls(problem: KeyFailure['problem']): boolean {
  return problem === 'quota-reached' || problem === 'calls-used-up';
}

/** A source was not asked, because it failed too often a moment ago. */
export class CircuitOpen extends Error {
  constructor(sourceId: string) {
    super(`${sourceId} is paused after errors`);
    this.name = 'CircuitOpen';
  }
}

/** What one source has to say, as it happens. */
export type SourceOutcome =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly offers: readonly FoundOffer[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'skipped'; readonly reason: 'not-applicable' | 'circuit-open' };

/** One outcome of one source. */
export interface SourceReport {
  readonly source: OfferSource;
  readonly outcome: SourceOutcome;
}
