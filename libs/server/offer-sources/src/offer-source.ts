import type { Offer, ProductIdentity } from '@pricehunt/offers';
import type { MatchContext } from '@pricehunt/product-matching';

export interface RetentionPolicy {
  readonly historyAllowed: boolean;
  /** The maximum age of a shown price in milliseconds; null for no limit. */
  readonly ageMsMax: number | null;
  readonly mustShowTimestamp: boolean;
  /** Required text; null for none. */
  readonly disclaimer: string | null;
}

/** With the rarity of words in the catalog, to match the product with offers. */
export interface OfferRequest extends Pick<MatchContext, 'tokenRarity'> {
  /** As far as known; may be only a title. */
  readonly product: ProductIdentity;
  /** Null if not in the catalog. */
  readonly productId: string | null;
  /** The pasted link, canonical; null for a text search. */
  readonly link: string | null;
  /** ISO 4217; a hint for sources that accept one. */
  readonly currency: string | null;
  /** ISO 3166-1; a hint. */
  readonly country: string | null;
}

export interface FoundOffer {
  readonly offer: Offer;
  readonly productId: string | null;
}

export interface OfferSource {
  readonly id: string;
  readonly name: string;
  readonly retention: RetentionPolicy;
  /** False if the source can't have results; it is then skipped. */
  appliesTo(request: OfferRequest): boolean;
  /** Possible matches. Must end when the signal aborts. Throws SourceFailure for any error. */
  findOffers(request: OfferRequest, signal: AbortSignal): Promise<readonly FoundOffer[]>;
  /** Whether its offers are shop pages that can be rechecked without the source. */
  readonly offersArePages?: boolean;
  /** Whether its shops are unknown: from pasted links or web search. */
  readonly shopsAreStrangers?: boolean;
  readonly keyNames?: readonly string[];
  readonly account?: SourceAccount;
  /** closed: active. open: paused. half-open: one test call. */
  circuit?(): CircuitState;
  /** Closes the circuit; defined if `circuit` is. */
  closeCircuit?(): void;
}

interface SourceAccount {
  readonly keyRules: Readonly<Record<string, KeyRule>>;
  /** The platform's documented daily limit; null if there is none. Each call is counted when it is made. */
  readonly callsPerDayMax: number | null;
  /** The last quota the platform reported to this process; null for none. */
  reportedQuota(): ReportedQuota | null;
  /** Makes one cheap call. Never throws for the platform's response. */
  testKeys(signal: AbortSignal): Promise<KeyTest>;
}

export interface KeyRule {
  /** Whether the source works without it. */
  readonly isOptional: boolean;
  /** False for public names and numbers. */
  readonly isSecret: boolean;
  readonly form: RegExp;
}

export interface ReportedQuota {
  readonly limit: number | null;
  readonly remaining: number | null;
  /** ISO 8601 in UTC; null if not reported. */
  readonly endsAt: string | null;
}

export interface KeyTest {
  readonly outcome:
    'accepted' | 'missing' | 'refused' | 'expired' | 'quota-reached' | 'unreachable' | 'bad-answer';
  /** When an exhausted quota is renewed, ISO 8601 in UTC; null if unknown. */
  readonly endsAt: string | null;
}

export type CircuitState = 'closed' | 'open' | 'half-open';

/** The reason is for logs and health, not for people. */
export class SourceFailure extends Error {
  constructor(
    readonly reason: 'blocked' | 'rate-limited' | 'unreachable' | 'bad-answer' | 'refused',
    message: string,
    /** The pause the source asked for, in milliseconds; null for none. */
    readonly retryAfterMs: number | null = null,
    /** The HTTP status; null without a response. */
    readonly status: number | null = null,
  ) {
    super(message);
    this.name = 'SourceFailure';
  }
}

/** The platform rejects the keys or has reached their limit. */
export class KeyFailure extends SourceFailure {
  constructor(
    /** `calls-used-up` is this installation's limit; the others are reported by the platform. */
    readonly problem: 'refused' | 'expired' | 'quota-reached' | 'calls-used-up',
    message: string,
    terms: {
      readonly retryAfterMs?: number | null;
      readonly endsAt?: string | null;
      readonly status?: number;
    } = {},
  ) {
    super(
      isOfCalls(problem) ? 'rate-limited' : 'blocked',
      message,
      terms.retryAfterMs ?? null,
      terms.status ?? null,
    );
    this.name = 'KeyFailure';
    this.endsAt = terms.endsAt ?? null;
  }

  /** When a quota is renewed, ISO 8601 in UTC; null if unknown. */
  readonly endsAt: string | null;
}

function isOfCalls(problem: KeyFailure['problem']): boolean {
  return problem === 'quota-reached' || problem === 'calls-used-up';
}

/** Thrown without a request after too many recent failures. */
export class CircuitOpen extends Error {
  constructor(sourceId: string) {
    super(`${sourceId} is paused after errors`);
    this.name = 'CircuitOpen';
  }
}

export type SourceOutcome =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly offers: readonly FoundOffer[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'skipped'; readonly reason: 'not-applicable' | 'circuit-open' };

export interface SourceReport {
  readonly source: OfferSource;
  readonly outcome: SourceOutcome;
}
