import type { FeedItem, FeedMapping } from '@pricehunt/merchant-feeds';
import type { Availability, ShippingRate } from '@pricehunt/offers';
import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { HoldReason } from '@pricehunt/product-matching';
import type { JsonValue } from '../json';

export type DomainVerificationMethod = 'meta-tag' | 'dns' | 'file';

export interface BusinessDomainRow {
  readonly id: string;
  readonly businessId: string;
  /** The host without a leading www. */
  readonly domain: string;
  /** The token to put on the store's site or DNS. */
  readonly token: string;
  readonly state: 'pending' | 'verified' | 'failed' | 'lost';
  readonly method: DomainVerificationMethod | null;
  readonly claimedAt: string;
  readonly checkedAt: string | null;
  readonly verifiedAt: string | null;
  readonly problem: string | null;
  /** The merchant's shipping rules for the shop; used while the domain is verified. */
  readonly shippingRates: readonly ShippingRate[];
}

export interface BusinessProfileRow {
  readonly businessId: string;
  readonly webAddress: string | null;
  /** The preferred currency, ISO 4217. */
  readonly currency: string | null;
  /** An IANA name. */
  readonly timeZone: string;
}

/** By the notification's name; missing ones have the default. */
export type NoticeChoices = Readonly<Record<string, boolean>>;

/** A member's filters of a dashboard screen, under a name. */
export interface SavedView {
  readonly path: string;
  readonly name: string;
  readonly query: string;
}

export type FeedKind = 'link' | 'upload' | 'shopify' | 'shopify-admin' | 'woocommerce' | 'api';

export type FeedSchedule = 'manual' | 'hourly' | 'six-hourly' | 'daily';

export type FeedImportState =
  | 'queued'
  | 'reading'
  | 'awaiting-confirmation'
  | 'applying'
  | 'applied'
  | 'unchanged'
  | 'cancelled'
  | 'failed';

/** The HTTP validators of each fetched URL, in order. */
export type FeedValidators = readonly {
  readonly link: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}[];

export interface FeedRow {
  readonly id: string;
  readonly businessId: string;
  readonly kind: FeedKind;
  readonly name: string;
  readonly link: string | null;
  readonly schedule: FeedSchedule;
  readonly currency: string | null;
  readonly country: string | null;
  readonly columnMapping: FeedMapping;
  readonly isAutoConfirmed: boolean;
  readonly isPaused: boolean;
  readonly createdAt: string;
  readonly nextRunAt: string | null;
  readonly contentDigest: string | null;
  readonly validators: FeedValidators;
}

/** What a file would change, with its issues, small enough for one value. */
export interface FeedPreview {
  readonly rowCount: number;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly removedCount: number;
  readonly rejectedCount: number;
  readonly format: string | null;
  readonly byteCount: number;
  readonly isComplete: boolean;
  readonly issueCounts: { readonly error: number; readonly warning: number; readonly notice: number };
  /** The issues by code, with samples. */
  readonly issues: JsonValue;
}

export interface FeedImportRow {
  readonly id: string;
  readonly feedId: string;
  readonly businessId: string;
  readonly state: FeedImportState;
  readonly startedBy: 'person' | 'schedule' | 'upload';
  readonly requestedAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly rowsRead: number;
  readonly preview: FeedPreview | null;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly removedCount: number;
  readonly removalHeldBack: string | null;
  readonly waitsFor: 'confirmation' | 'removal-confirmation' | 'verified-domain' | null;
  readonly failure: string | null;
  readonly isConfirmed: boolean;
  readonly isRemovalConfirmed: boolean;
  readonly fileKey: string | null;
  readonly fileName: string | null;
  readonly contentType: string | null;
  readonly contentDigest: string | null;
  readonly validators: FeedValidators;
}

/** What every import has before its first row is read. */
export const queuedImport: Omit<FeedImportRow, 'id' | 'feedId' | 'businessId' | 'startedBy' | 'requestedAt'> =
  {
    state: 'queued',
    startedAt: null,
    finishedAt: null,
    rowsRead: 0,
    preview: null,
    createdCount: 0,
    updatedCount: 0,
    unchangedCount: 0,
    removedCount: 0,
    removalHeldBack: null,
    waitsFor: null,
    failure: null,
    isConfirmed: false,
    isRemovalConfirmed: false,
    fileKey: null,
    fileName: null,
    contentType: null,
    contentDigest: null,
    validators: [],
  };

export interface FeedImportIssueRow {
  readonly importId: string;
  /** From 0, in the order of the file. */
  readonly number: number;
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly row: number | null;
  readonly line: number | null;
  readonly itemId: string | null;
  readonly column: string | null;
  readonly given: string | null;
}

export interface ItemCheckRow {
  readonly businessId: string;
  readonly itemId: string;
  /** The item's digest at that time; the check is outdated if it has changed. */
  readonly digest: string;
  readonly checkedAt: string;
  /** gone: the shop has no such page; unread: the shop refused or didn't respond. */
  readonly page: 'read' | 'gone' | 'unread';
  readonly image: 'shown' | 'broken' | 'unread' | 'none';
  /** The price on the page; null if none could be read. */
  readonly pageMinor: number | null;
  readonly pageCurrency: string | null;
  readonly pageAvailability: Availability | null;
  readonly codes: readonly string[];
}

export interface ItemDisapprovalRow {
  readonly businessId: string;
  readonly itemId: string;
  readonly reason: string;
  readonly at: string;
  readonly byId: string;
}

export interface ItemReleaseRow {
  readonly businessId: string;
  readonly itemId: string;
  readonly reason: string;
  readonly at: string;
  readonly byId: string;
  readonly identityKey: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/** An issue without its place in the file. */
export interface MerchantItemIssue {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly column: string | null;
  readonly given: string | null;
}

/** A product as the merchant submitted it, with its state in the catalog. */
export interface MerchantItemRow {
  readonly businessId: string;
  readonly itemId: string;
  /** The feed and run that contained it last. */
  readonly feedId: string;
  readonly importId: string;
  /** Of what the merchant submitted. */
  readonly digest: string;
  /** The catalog offer, which exists while `isShown`. */
  readonly offerId: string;
  readonly productId: string;
  readonly item: FeedItem;
  readonly issues: readonly MerchantItemIssue[];
  /** The searchable text, in lower case. */
  readonly words: string;
  readonly titleKey: string;
  readonly priceMinor: number;
  readonly currency: string;
  readonly availability: Availability;
  readonly isShown: boolean;
  readonly standing: MerchantProductStanding;
  /** Empty unless the item is held. */
  readonly holdReasons: readonly HoldReason[];
  /** When the effective price changes or the item expires; null for never. */
  readonly repriceAt: string | null;
  readonly updatedAt: string;
}

export interface WithheldItemRow {
  readonly businessId: string;
  readonly itemId: string;
  readonly at: string;
  readonly byId: string;
}
