import type { VariantChoice } from '@pricehunt/api-contract';
import type { Offer } from '@pricehunt/offers';
import { variantNames } from '@pricehunt/product-extraction';
import type { ExtractedProduct, ExtractedVariant } from '@pricehunt/product-extraction';
import { canonicalLink, pageKey, withChosenVariant } from '@pricehunt/product-links';

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

/**
 * The offers of several products that the catalog has under one link, to choose from where its page cannot be read. Empty where nothing
 * tells them apart.
 */
export function choicesOfEntries(entries: readonly Offer[], link: string): readonly VariantChoice[] {
  const names = variantNames(entries.map(({ title, attributes }) => ({ name: title, attributes })));
  const choices = entries.flatMap((offer, index) => {
    const { imageUrl, price, availability } = offer;
    const [name, own] = [names[index] ?? null, linkWithCode(link, offer)];
    return name === null || own === null ? [] : [{ name, imageUrl, price, availability, link: own }];
  });
  return new Set(choices.map(({ name }) => name)).size === entries.length ? choices : [];
}

function linkWithCode(
  link: string,
  { sku, mpn, gtins }: Pick<ExtractedVariant, 'sku' | 'mpn' | 'gtins'>,
): string | null {
  const code = sku ?? gtins[0]?.replace(/^0+/, '') ?? mpn;
  return code === null || code === undefined ? null : withChosenVariant(canonicalLink(link), code);
}
