import type { Money } from '@pricehunt/offers';
import type { Listing } from '../world/listings';

/** One buyable variant in a UCP catalog, with what is needed to write and to filter it. */
export interface CatalogVariant {
  /** gid://shopify/ProductVariant/…, in a global catalog with ?shop=. */
  readonly id: string;
  readonly listing: Listing;
  readonly isAvailable: boolean;
  /** Where to open it. */
  readonly url: string;
  readonly checkoutUrl: string;
  readonly imageUrl: string;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  readonly seller: CatalogSeller;
}

/** Who sells a variant. */
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

/** What a UCP endpoint serves from. */
export interface UcpCatalog {
  readonly name: string;
  readonly products: readonly CatalogProduct[];
  /** The largest page it gives, whatever the caller asks. */
  readonly pageSizeMax: number;
  /** The currency of price filters when the caller names none. */
  readonly currency: Money['currency'];
}
