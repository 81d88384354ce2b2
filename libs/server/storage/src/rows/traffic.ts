import type { PricePlace } from '@pricehunt/offers';
import type { JsonValue } from '../json';
import type { ClickDevice, ClickRow } from './clicks';

export type ActivityKind = 'click' | 'referral' | 'event' | 'order' | 'refund';

export type ClickExclusion = 'bot' | 'own' | 'repeat';

export interface ActivityEntryRow {
  /** Grows with every entry, in commit order. */
  readonly sequence: number;
  readonly businessId: string;
  readonly kind: ActivityKind;
  /** The id of the click, referral, event, order or refund; unique with the kind. */
  readonly recordId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly visit: ClickRow['visit'];
  readonly botReason: string | null;
  /** Of clicks; null if billable. */
  readonly exclusion: ClickExclusion | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly country: string | null;
  readonly device: ClickDevice | null;
  readonly retailerDomain: string | null;
  readonly offerId: string | null;
  readonly productTitle: string | null;
  readonly link: string | null;
  readonly referenceId: string | null;
  readonly eventType: string | null;
  readonly position: number | null;
  readonly offersShown: number | null;
  /** The price's bucket compared with the best other offer. */
  readonly priceGap: string | null;
  readonly orderId: string | null;
  readonly orderName: string | null;
  /** Of orders and refunds; figures include only credited ones. */
  readonly isCredited: boolean;
  readonly amountMinor: number | null;
  readonly currency: string | null;
}

/** Words that were typed, or a product that was opened or compared. */
export type DemandKind = 'words' | 'product';

export interface DemandRow {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly kind: DemandKind;
  /** The words in lower case, or the product's id. */
  readonly key: string;
  readonly visitorHash: string;
  /** What the words find, best first; or the product itself. */
  readonly productIds: readonly string[];
}

export interface PricePositionRow {
  readonly businessId: string;
  readonly offerId: string;
  readonly itemId: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly priceMinor: number;
  readonly currency: string;
  /** 1 for the cheapest. */
  readonly position: number;
  readonly place: PricePlace;
  readonly offersShown: number;
  /** The cheapest other offer, in the same currency; null without another offer. */
  readonly bestMinor: number | null;
  readonly bestRetailerName: string | null;
  readonly bestRetailerDomain: string | null;
  /** Own price less the best, in hundredths of a per cent of the best; 0 without another offer. */
  readonly gapPoints: number;
  /** The bucket of that difference. */
  readonly priceGap: string;
  /** Human clicks of the 30 days before the ranking. */
  readonly clicks: number;
  /** Minor units of the reference currency by which the best other price is lower, times the clicks; 0 if none is. */
  readonly impact: number;
  /** The item price, in the same currency, that would rank first; null if it does, or if no price would. */
  readonly winMinor: number | null;
  /** Clicks gained in 30 days by ranking first; null with too few clicks to estimate. */
  readonly winClicks: number | null;
  readonly rankedAt: string;
}

export interface TrackedBy {
  readonly id: string;
  /** Records with a known key are duplicates and ignored. */
  readonly dedupeKey: string;
  /** ISO 8601 in UTC, by this server's clock. */
  readonly receivedAt: string;
  readonly businessDomain: string | null;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
  /** Hash of the visitor with its day's salt; null if none may be stored. */
  readonly visitorHash: string | null;
  /** True if the visitor refused tracking: nothing in the row identifies them. */
  readonly isAnonymous: boolean;
}

/** A person who went to a merchant's shop (S§3). Append-only. */
export interface ReferralRow extends TrackedBy {
  readonly referralId: string | null;
  readonly targetUrl: string | null;
  readonly sourceUrl: string | null;
  readonly productName: string | null;
  readonly userId: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
  /** The parameter of paid advertising, such as gclid; null without one. */
  readonly paidBy?: string | null;
}

/** A custom event (S§3). Append-only. */
export interface TrackingEventRow extends TrackedBy {
  readonly eventType: string;
  /** ISO 8601 in UTC: the caller's time if plausible, otherwise `receivedAt`. */
  readonly occurredAt: string;
  readonly sessionId: string | null;
  readonly userId: string | null;
  readonly url: string | null;
  readonly data: JsonValue;
}

export interface OwnVisitorRow {
  readonly businessId: string;
  readonly visitorHash: string;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
}
