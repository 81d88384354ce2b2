import type { VariantChoice } from '@pricehunt/api-contract';
import type { ExtractedProduct, ExtractedVariant } from '@pricehunt/product-extraction';
import { canonicalLink, pageKey, readWebUrl } from '@pricehunt/product-links';

/**
 * The variants of a page whose link chooses none, each with the link that chooses it. Empty where there is nothing to choose: the
 * link names its variant, or the page has no words or codes that tell its variants apart.
 */
export function choicesOf(page: ExtractedProduct, link: string): readonly VariantChoice[] {
  const { variants } = page;
  if (variants.length < 2 || variants.some(({ isSelected }) => isSelected)) return [];
  const haveOwnPages =
    new Set([link, ...variants.map((variant) => variant.link ?? link)].map(pageKey)).size ===
    variants.length + 1;
  const choices = variants.flatMap((variant) => {
    const { name, imageUrl, price, availability } = variant;
    const own = haveOwnPages ? variant.link : linkWithCode(link, variant);
    if (name === null || own === null) return [];
    const fitting = { imageUrl: imageUrl ?? page.imageUrls[0] ?? null, price, availability };
    return [{ name, ...fitting, link: haveOwnPages ? canonicalLink(own) : own }];
  });
  const names = new Set(choices.map(({ name }) => name));
  return names.size === variants.length ? choices : [];
}

/** The part of a link that chooses among variants that share their page's address: "#variant=CODE". Empty for none. */
export function chosenVariantIn(link: string): string {
  return /^#variant=[^#]+$/.exec(readWebUrl(link)?.hash ?? '')?.[0] ?? '';
}

function linkWithCode(link: string, { sku, mpn, gtins }: ExtractedVariant): string | null {
  const code = sku ?? gtins[0]?.replace(/^0+/, '') ?? mpn;
  return code === null || code === undefined
    ? null
    : `${canonicalLink(link)}#variant=${encodeURIComponent(code)}`;
}
