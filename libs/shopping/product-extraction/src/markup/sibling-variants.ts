import type { MarkupItem } from './markup-item';
import type { ProductClaims, VariantClaims } from './product-claims';
import { lowest } from './schema-org-offers';
import { claimsOfProduct, jointAvailability } from './schema-org-product';
import { variantOfLink } from './variant-of-link';

/** Combines a product with its variants of the same name. Offer properties outside any item fill its gaps. */
export function claimsOfSiblings(
  main: MarkupItem,
  siblings: readonly MarkupItem[],
  link: string,
  loose: MarkupItem | null,
): ProductClaims {
  const own = withLoose(claimsOfProduct(main), loose);
  if (siblings.length === 0 || own.variants.length > 0) return own;
  const all = [own, ...siblings.slice(0, 250).map(claimsOfProduct)];
  const variants = all.map(asVariant);
  const isOneThing =
    new Set(
      variants.map(({ sku, link: address, price }) => `${sku ?? ''} ${address ?? ''} ${price?.amount ?? ''}`),
    ).size === 1;
  if (isOneThing) return own;
  const selected = variantOfLink(variants, link);
  const prices = variants
    .filter(({ availability }) => availability !== 'out_of_stock')
    .map(({ price }) => price);
  return {
    ...(selected === null ? own : (all[selected] ?? own)),
    price:
      selected === null
        ? (lowest(prices.filter((price) => price !== null)) ?? own.price)
        : (variants[selected]?.price ?? null),
    availability:
      selected === null
        ? jointAvailability(variants.map(({ availability }) => availability))
        : (variants[selected]?.availability ?? null),
    variants,
  };
}

function asVariant(claims: ProductClaims): VariantClaims {
  const {
    title,
    attributes,
    sku,
    mpn,
    gtins,
    price,
    listPrice,
    availability,
    condition,
    shipping,
    link,
    imageUrls,
  } = claims;
  return {
    name: title,
    attributes,
    id: null,
    sku,
    mpn,
    gtins,
    price,
    listPrice,
    availability,
    condition,
    shipping,
    link,
    imageUrls,
  };
}

function withLoose(claims: ProductClaims, loose: MarkupItem | null): ProductClaims {
  if (loose === null || loose.properties.size === 0) return claims;
  const strays = claimsOfProduct(loose);
  return {
    ...claims,
    price: claims.price ?? strays.price,
    availability: claims.availability ?? strays.availability,
    sku: claims.sku ?? strays.sku,
    mpn: claims.mpn ?? strays.mpn,
    gtins: claims.gtins.length > 0 ? claims.gtins : strays.gtins,
    brand: claims.brand ?? strays.brand,
    imageUrls: claims.imageUrls.length > 0 ? claims.imageUrls : strays.imageUrls,
  };
}
