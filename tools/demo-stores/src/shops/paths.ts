import type { Listing } from '../world/listings';
import type { ShopProfile } from '../world/shops';
import type { Category } from '../world/words';

export function pathOf(listing: Listing): string {
  const { shop, handle, slug, sku, number } = listing;
  switch (shop.kind) {
    case 'shopify':
      return `/products/${handle}?variant=${number}`;
    case 'json-ld':
      return `/artikel/${handle}/${sku}`;
    case 'microdata':
      return `/product/${sku}/${slug}`;
    case 'open-graph':
      return `/produkt/${slug}-${number}`;
    case 'flaky':
      return `/item/${sku}`;
    case 'guarded':
      return `/p/${number}/${slug}`;
  }
}

export function categoryPathOf(shop: ShopProfile, category: Category): string {
  return `${sitePaths[shop.kind].category}${category}`;
}

export function imagePathOf(listing: Listing): string {
  return `/images/${listing.product.key}.svg`;
}

export const sitePaths = {
  shopify: { category: '/collections/', about: '/pages/about', shipping: '/policies/shipping-policy' },
  'json-ld': { category: '/kategorie/', about: '/ueber-uns', shipping: '/versand' },
  microdata: { category: '/department/', about: '/about-us', shipping: '/delivery' },
  'open-graph': { category: '/kategori/', about: '/om-oss', shipping: '/frakt' },
  flaky: { category: '/aisle/', about: '/about', shipping: '/shipping' },
  guarded: { category: '/categorie/', about: '/over-ons', shipping: '/bezorging' },
} as const satisfies Record<ShopProfile['kind'], Record<'category' | 'about' | 'shipping', string>>;
