import { describe } from '../pages/product-page';
import { imagePathOf, pathOf, sitePaths } from '../shops/paths';
import { isAvailable, optionNamesOf, productIdOf, shopIdOf } from '../shops/shopify-documents';
import type { Group } from '../shops/shopify-documents';
import { groupsOf } from '../shops/store';
import type { Store } from '../shops/store';
import type { Listing } from '../world/listings';
import { categories } from '../world/words';
import type { CatalogProduct, CatalogSeller, CatalogVariant, UcpCatalog } from './ucp-catalog';

export function storeCatalog(store: Store): UcpCatalog {
  return {
    name: store.profile.name,
    products: groupsOf(store).map((group) => productOf(store, group)),
    pageSizeMax: 250,
    currency: store.profile.currency,
  };
}

export function variantOf(store: Store, group: Group, listing: Listing): CatalogVariant {
  const names = optionNamesOf(group);
  const labels = listing.title.options.length === 0 ? ['Default Title'] : listing.title.options;
  return {
    id: `gid://shopify/ProductVariant/${listing.number}`,
    listing,
    isAvailable: isAvailable(listing),
    url: `${store.origin}${pathOf(listing)}`,
    checkoutUrl: `${store.origin}/cart/${listing.number}:1`,
    imageUrl: `${store.origin}${imagePathOf(listing)}`,
    options: labels.map((label, index) => ({ name: names[index] ?? 'Title', label })),
    seller: sellerOf(store),
  };
}

function productOf(store: Store, group: Group): CatalogProduct {
  const [first] = group;
  return {
    id: `gid://shopify/Product/${productIdOf(group)}`,
    handle: first.handle,
    title: first.title.group,
    description: describe(first),
    url: `${store.origin}/products/${first.handle}`,
    category: categories[first.category][first.shop.language],
    variants: group.map((listing) => variantOf(store, group, listing)),
  };
}

function sellerOf({ profile, origin }: Store): CatalogSeller {
  return {
    id: `gid://shopify/Shop/${shopIdOf(profile)}`,
    name: profile.name,
    domain: new URL(origin).host,
    url: origin,
    shippingPolicyUrl: `${origin}${sitePaths[profile.kind].shipping}`,
  };
}
