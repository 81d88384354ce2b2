import type { OfferMatch } from '@pricehunt/api-contract/comparisons';
import type { Offer } from '@pricehunt/offers';

/** Where an offer is listed in a comparison. */
export type Placement =
  | { readonly kind: 'same'; readonly offer: Offer; readonly match: OfferMatch }
  | { readonly kind: 'variant'; readonly offer: Offer; readonly match: OfferMatch; readonly label: string }
  | { readonly kind: 'similar'; readonly offer: Offer; readonly match: OfferMatch }
  | Find;

/** For searches by words, when there is no product to compare with. */
export interface Find {
  readonly kind: 'found';
  readonly offer: Offer;
  readonly match: OfferMatch;
  /** How well it matches the words, from 0 to 1. */
  readonly fit: number;
  /** Shared by all finds of one product. */
  readonly group: string;
  /** Null if the catalog doesn't list the offer. */
  readonly productId: string | null;
}
