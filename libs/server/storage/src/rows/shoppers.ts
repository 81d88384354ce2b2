import type {
  AlertFiring,
  AlertMemory,
  AlertRule,
  Condition,
  ConditionClass,
  StatedTotal,
} from '@pricehunt/offers';

/** dropped: no longer wanted; dead: every attempt failed. */
type AlertMessageState = 'waiting' | 'sent' | 'dropped' | 'dead';

export interface AlertMessageRow {
  readonly id: string;
  readonly firingId: string;
  readonly channel: 'email' | 'push' | 'service';
  /** The push subscription or the notification service; empty for the shopper's own e-mail address. */
  readonly receiver: string;
  /** Sent together with the recipient's other messages of the day. */
  readonly isDigest: boolean;
  readonly state: AlertMessageState;
  readonly attempts: number;
  readonly nextAt: string;
  readonly lastError: string | null;
}

/** `service:` is followed by the id of one of the shopper's notification services. */
export type AlertChannel = 'email' | 'push' | `service:${string}`;

/** The last seen state of an alert's product. Amounts are minor units of the alert's currency. */
export interface AlertSighting {
  readonly at: string;
  readonly priceMinor: number | null;
  /** What that price includes; left out if there is none, and by older versions. */
  readonly holds?: StatedTotal;
  readonly inStock: boolean | null;
  /** It would have fired at or below this price. */
  readonly thresholdMinor: number | null;
  /** No price can be compared, because the alert's currency has no exchange rate. */
  readonly lacksRate?: true;
}

export interface AlertRow {
  readonly id: string;
  readonly shopperId: string;
  readonly productId: string;
  readonly rule: AlertRule;
  readonly currency: string;
  /** ISO 3166 code of the delivery country; null for anywhere. */
  readonly country: string | null;
  /** Whether it waits for a new or a used price: the class of the product's price when it was created. */
  readonly conditionClass: ConditionClass;
  readonly shippingCounted: boolean;
  /** Registrable domains of the shops whose prices count; null for all. */
  readonly shops: readonly string[] | null;
  readonly channels: readonly AlertChannel[];
  readonly isPaused: boolean;
  readonly createdAt: string;
  readonly memory: AlertMemory;
  readonly sighting: AlertSighting | null;
  /** The latest `checkedAt` of the evaluated offers; empty before the first. */
  readonly seenCheckedAt: string;
  readonly firingCount: number;
  /** Incremented with each change, for optimistic locking. */
  readonly version: number;
}

/** What a search alert looks for; values of one field are alternatives. */
export interface AlertedSearch {
  /** Empty for any. */
  readonly words: string;
  /** A slug; null for any. */
  readonly category: string | null;
  readonly brands: readonly string[];
  /** Registrable domains of the shops whose prices count; empty for all. */
  readonly shops: readonly string[];
  readonly conditions: readonly Condition[];
  readonly isInStock: boolean;
  readonly shipsFree: boolean;
  /** Inclusive, in minor units of the alert's currency; null for no bound. */
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
  /** Only products whose price has recently dropped by this many percent; null for all. */
  readonly dropPercent: number | null;
}

/** A product that fits a search alert, or did until `leftAt`. */
export interface KnownMatch {
  readonly productId: string;
  readonly leftAt: string | null;
}

/** An alert for every product that newly fits a search. */
export interface SearchAlertRow {
  readonly id: string;
  readonly shopperId: string;
  readonly search: AlertedSearch;
  readonly currency: string;
  /** ISO 3166 code of the delivery country; null for anywhere. */
  readonly country: string | null;
  readonly channels: readonly AlertChannel[];
  readonly isPaused: boolean;
  readonly createdAt: string;
  readonly known: readonly KnownMatch[];
  /** How many products fit; null if they are too many to follow. */
  readonly matchCount: number | null;
  /** Whether its price limit can't be compared, because its currency has no exchange rate. */
  readonly lacksRate: boolean;
  readonly judgedAt: string;
  readonly lastFiredAt: string | null;
  readonly firingCount: number;
  /** Incremented with each change, for optimistic locking. */
  readonly version: number;
}

export interface AlertFiringRow {
  readonly id: string;
  readonly alertId: string;
  readonly shopperId: string;
  readonly productId: string;
  /** search-match: the product newly fits a search alert. */
  readonly kind: AlertRule['kind'] | 'search-match';
  readonly currency: string;
  readonly firedAt: string;
  readonly priceMinor: AlertFiring['priceMinor'];
  readonly previousMinor: AlertFiring['previousMinor'];
  readonly thresholdMinor: AlertFiring['thresholdMinor'];
  readonly holds: StatedTotal | null;
}

export interface ClaimedMessage {
  readonly message: AlertMessageRow;
  readonly firing: AlertFiringRow;
}

/** A browser's push subscription, as defined by the Push API. */
export interface PushSubscriptionRow {
  readonly id: string;
  readonly shopperId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: string;
}

/** A service that a shopper connected, such as an ntfy topic. */
export interface NotificationServiceRow {
  readonly id: string;
  readonly shopperId: string;
  readonly kind: 'ntfy' | 'gotify' | 'telegram' | 'discord' | 'slack' | 'webhook' | 'apprise';
  /** As the shopper calls it. */
  readonly name: string;
  /** Where messages go, without secrets. */
  readonly place: string;
  /** Encrypted JSON. */
  readonly settings: string;
  readonly createdAt: string;
}

/** When a shopper receives alerts. Times of day are HH:MM in their time zone. */
export interface NotificationTimesRow {
  readonly shopperId: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Null without quiet hours, as `quietUntil`. */
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  /** Null sends each alert at once. */
  readonly digestAt: string | null;
}

export type ShopperList = 'history' | 'favorites' | 'shopping-lists';

export interface WrongPriceReportRow {
  readonly id: string;
  readonly receivedAt: string;
  readonly offerId: string;
  readonly retailerDomain: string;
  readonly link: string;
  readonly reason: 'price' | 'shipping' | 'availability' | 'other-product' | 'gone';
  /** The price shown at the time of the report, in minor units, and when it had been checked. */
  readonly shownMinor: number;
  readonly shownCurrency: string;
  readonly shownCheckedAt: string;
  /** The shop's real price according to the shopper; null if not given. */
  readonly seenMinor: number | null;
  readonly seenCurrency: string | null;
  readonly note: string | null;
}

export interface ReportResolutionRow {
  readonly reportId: string;
  readonly outcome: 'offer-removed' | 'already-right' | 'no-fault';
  readonly note: string | null;
  readonly at: string;
  readonly byId: string;
}
