import { codesInLink, placeOf } from '../page/page-link';
import type { VariantClaims } from './product-claims';

/** By parameter, code in the path, or its own URL. Null for several, so that none is picked by chance. */
export function variantOfLink(variants: readonly VariantClaims[], pageLink: string): number | null {
  const codes = codesInLink(pageLink);
  const byCode = onlyOne(variants, (variant) => hasCode(variant, codes));
  if (byCode !== null) return byCode;
  const exact = onlyOne(variants, (variant) => leadsTo(variant, pageLink, true));
  if (exact !== null) return exact;
  const hasPlacesOfTheirOwn =
    new Set(variants.map((variant) => placeOf(variant.link, pageLink))).size === variants.length;
  return hasPlacesOfTheirOwn ? onlyOne(variants, (variant) => leadsTo(variant, pageLink, false)) : null;
}

function onlyOne(
  variants: readonly VariantClaims[],
  holds: (variant: VariantClaims) => boolean,
): number | null {
  const found = variants.flatMap((variant, index) => (holds(variant) ? [index] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function hasCode(variant: VariantClaims, codes: ReadonlySet<string>): boolean {
  return [
    variant.id,
    variant.sku,
    variant.mpn,
    ...variant.gtins.map((gtin) => gtin.replace(/^0+/u, '')),
  ].some((code) => code !== null && code.length > 2 && codes.has(code.toLowerCase()));
}

/** Same path, including all parameters. */
function leadsTo(variant: VariantClaims, pageLink: string, byParameters: boolean): boolean {
  const place = placeOf(variant.link, pageLink);
  if (variant.link === null || place === null || place !== placeOf(pageLink, pageLink)) return false;
  const own = [...new URL(variant.link, pageLink).searchParams];
  const asked = new URL(pageLink).searchParams;
  return byParameters ? own.length > 0 && own.every(([name, value]) => asked.get(name) === value) : true;
}
