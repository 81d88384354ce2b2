import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { FeedItem } from '@pricehunt/merchant-feeds';
import type { Availability } from '@pricehunt/offers';
import type { HoldReason } from '@pricehunt/product-matching';

/** What is wrong with an item, without its place in the file. */
export interface MerchantItemIssue {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly column: string | null;
  readonly given: string | null;
}

/** A product as a merchant gave it, and where it stands in the catalog. */
export interface MerchantItemRow {
  readonly businessId: string;
  /** The merchant's own id. */
  readonly itemId: string;
  /** The feed and the run that named it last. */
  readonly feedId: string;
  readonly importId: string;
  /** Of what the merchant gave. */
  readonly digest: string;
  /** The offer in the catalog, which exists while `isShown`. */
  readonly offerId: string;
  readonly productId: string;
  /** What the merchant gave, as it was read. */
  readonly item: FeedItem;
  readonly issues: readonly MerchantItemIssue[];
  /** What a search looks through, in lower case. */
  readonly words: string;
  /** The title as lists are sorted by it. */
  readonly titleKey: string;
  /** The price in effect. */
  readonly priceMinor: number;
  readonly currency: string;
  readonly availability: Availability;
  readonly isShown: boolean;
  readonly standing: MerchantProductStanding;
  /** What it contradicts; empty unless it is held. */
  readonly holdReasons: readonly HoldReason[];
  /** When the price in effect changes or the item expires by itself; null for never. */
  readonly repriceAt: string | null;
  readonly updatedAt: string;
}

/** What is kept of an item beside itself, to filter and sort by. */
export type Derived = { readonly issueCodes: string; readonly issueCount: number };

/** The row of an item. */
export function rowOf(item: MerchantItemRow): MerchantItemRow & Derived {
  const codes = [...new Set(item.issues.map(({ code }) => code))];
  return {
    ...item,
    issueCodes: codes.length === 0 ? '' : ` ${codes.join(' ')} `,
    issueCount: item.issues.length,
  };
}

/** The item of a row, without what is kept to filter and sort by. */
export function itemOf({
  issueCodes: _codes,
  issueCount: _count,
  ...item
}: MerchantItemRow & Derived): MerchantItemRow {
  return item;
}
