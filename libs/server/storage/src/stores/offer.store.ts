import type { Offer, Retailer } from '@pricehunt/offers';

/** An offer with the product that it is gathered under. */
export interface ProductOffer {
  readonly productId: string;
  readonly offer: Offer;
}

/** An offer to keep. */
export interface OfferToSave extends ProductOffer {
  /** False where the source's terms allow no price history; true when left out. */
  readonly keepsPriceHistory?: boolean;
}

/** A retailer that has offers, with how many. */
export interface RetailerCount extends Retailer {
  readonly offerCount: number;
}

/** What shops ask for the catalog's products. */
export interface OfferStore {
  /**
   * Creates the offers, or replaces those whose id is taken. In the same transaction an offer that is new or whose price
   * changed gets a price observation at its `checkedAt`, and search and price drops follow. Every product must exist.
   */
  saveOffers(offers: readonly OfferToSave[]): Promise<void>;
  /** Every offer of these products, the cheapest first within a currency. */
  listOffersOfProducts(productIds: readonly string[]): Promise<readonly ProductOffer[]>;
  /** An offer whose page is this canonical link, or null. */
  findOfferByLink(canonicalLink: string): Promise<ProductOffer | null>;
  /** Those of the ids that exist, in the order asked for. */
  findOffersByIds(ids: readonly string[]): Promise<readonly ProductOffer[]>;
  /** Whether the link is, to the letter, the page or the affiliate link of an offer: then a redirect may go there. */
  isOfferLink(link: string): Promise<boolean>;
  /** The retailers that have offers, by domain. */
  listRetailers(): Promise<readonly RetailerCount[]>;
}
