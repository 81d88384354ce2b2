import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { FeedItem } from '@pricehunt/merchant-feeds';
import type { Availability } from '@pricehunt/offers';
import type { HoldReason } from '@pricehunt/product-matching';

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

export type Derived = { readonly issueCodes: string; readonly issueCount: number };

export function rowOf(item: MerchantItemRow): MerchantItemRow & Derived {
  const codes = [...new Set(item.issues.map(({ code }) => code))];
  return {
    ...item,
    issueCodes: codes.length === 0 ? '' : ` ${codes.join(' ')} `,
    issueCount: item.issues.length,
  };
}

export function itemOf({
  issueCodes: _codes,
  issueCount: _count,
  ...item
}: MerchantItemRow & Derived): MerchantItemRow {
  return item;
}
