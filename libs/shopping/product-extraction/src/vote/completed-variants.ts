import { absoluteLink } from '../page/page-link';
import type { ProductClaims, VariantClaims } from '../markup/product-claims';

export function completedVariants(
  variants: readonly VariantClaims[],
  all: readonly ProductClaims[],
  pageLink: string,
): readonly VariantClaims[] {
  const others = all.flatMap((claims) => (claims.variants === variants ? [] : claims.variants));
  return variants.map((variant) =>
    others.filter((other) => areOne(variant, other, pageLink)).reduce(completed, variant),
  );
}

function areOne(one: VariantClaims, other: VariantClaims, pageLink: string): boolean {
  if (one.sku !== null && other.sku !== null) return one.sku === other.sku;
  if (one.gtins.some((gtin) => other.gtins.includes(gtin))) return true;
  const link = absoluteLink(one.link, pageLink);
  return link !== null && link === absoluteLink(other.link, pageLink);
}

function completed(variant: VariantClaims, other: VariantClaims): VariantClaims {
  return {
    ...variant,
    name: variant.name ?? other.name,
    attributes: { ...other.attributes, ...variant.attributes },
    mpn: variant.mpn ?? other.mpn,
    gtins: variant.gtins.length > 0 ? variant.gtins : other.gtins,
    price: variant.price ?? other.price,
    availability: variant.availability ?? other.availability,
    imageUrls: variant.imageUrls.length > 0 ? variant.imageUrls : other.imageUrls,
  };
}
