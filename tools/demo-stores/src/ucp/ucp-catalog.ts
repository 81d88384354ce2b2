import type { Money } from '@pricehunt/offers';
import type { Listing } from '../world/listings';

/** A variant in a UCP catalog, with what is needed to write and filter it. */
export interface CatalogVariant {
  /** gid://shopify/ProductVariant/…, in a global catalog with ?shop=. */
  readonly id: string;
  readonly listing: Listing;
  readonly isAvailable: boolean;
  readonly url: string;
  readonly checkoutUrl: string;
  readonly imageUrl: string;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  readonly seller: CatalogSeller;
}

export interface CatalogSeller {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly url: string;
  readonly shippingPolicyUrl: string;
}

/** A product of a UCP catalog: variants of one seller, or of many under one UPID. */
export interface CatalogProduct {
  readonly id: string;
  readonly handle: string | null;
  readonly title: string;
  readonly description: string;
  readonly url: string | null;
  readonly category: string;
  readonly variants: readonly CatalogVariant[];
}

/** The data behind a UCP endpoint. */
export interface UcpCatalog {
  readonly name: string;
  readonly products: readonly CatalogProduct[];
  /** The largest page, whatever the caller requests. */
  readonly pageSizeMax: number;
  /** The currency of price filters by default. */
  readonly currency: Money['currency'];
}
