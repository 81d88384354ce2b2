import type { Offer, ShippingPolicy } from '@pricehunt/offers';

export type CountKind =
  'category' | 'brand' | 'product' | 'offered-category' | 'offered-brand' | 'retailer' | 'strange-retailer';

export interface ProductOffer {
  readonly productId: string;
  readonly offer: Offer;
}

export interface ProductDecision {
  /** Two different ids, in either order. */
  readonly productIds: readonly [string, string];
  /** same: offers of both belong to one product; apart: they never do, however similar. */
  readonly decision: 'same' | 'apart';
  readonly decidedAt: string;
  readonly decidedBy: string;
  /** The merge or split that it belongs to; null if older than these records. */
  readonly regroupingId: string | null;
}

/** An offer as it was when somebody decided about it. */
export interface DecidedOffer extends Pick<
  Offer,
  'title' | 'brand' | 'gtins' | 'mpn' | 'attributes' | 'condition' | 'price'
> {
  readonly offerId: string;
  readonly retailerDomain: string;
}

/** A person's merge or split of products, with what undoing it and training from it need. */
export interface RegroupingRow {
  /** Sortable by time. */
  readonly id: string;
  readonly decision: ProductDecision['decision'];
  /** The pairs of products that it decided about. */
  readonly productPairs: readonly ProductDecision['productIds'][];
  /** The earlier decisions about these pairs. */
  readonly replaced: readonly ProductDecision[];
  readonly moves: readonly {
    readonly offerId: string;
    readonly fromProductId: string;
    readonly toProductId: string;
  }[];
  /** Pairs of offers to which the decision applies. */
  readonly offerPairs: readonly (readonly [DecidedOffer, DecidedOffer])[];
  readonly reason: string;
  readonly decidedAt: string;
  readonly decidedBy: string;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
}

export interface ShippingPolicyRow {
  readonly retailerDomain: string;
  /** Empty if its pages publish none. */
  readonly policy: ShippingPolicy;
  readonly link: string;
  readonly readAt: string;
}
