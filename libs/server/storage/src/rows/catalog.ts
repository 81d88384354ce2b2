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
}

export interface ShippingPolicyRow {
  readonly retailerDomain: string;
  /** Empty if its pages publish none. */
  readonly policy: ShippingPolicy;
  readonly link: string;
  readonly readAt: string;
}
