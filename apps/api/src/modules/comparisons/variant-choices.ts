import type { VariantChoice } from '@pricehunt/api-contract/comparisons';
import type { Offer, Product } from '@pricehunt/offers';
import { variantNames } from '@pricehunt/product-extraction';
import type { ExtractedProduct, ExtractedVariant } from '@pricehunt/product-extraction';
import { canonicalLink, pageKey, withChosenVariant } from '@pricehunt/product-links';
import type { Storage } from '@pricehunt/storage';

/** Empty if the link names its variant, or if the variants have no distinguishing words or codes. */
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

const storedBytesMax = 64_000;

export function choicesToStore(choices: readonly VariantChoice[]): readonly VariantChoice[] {
  let bytes = 0;
  const over = choices.findIndex(
    (choice) => (bytes += Buffer.byteLength(JSON.stringify(choice))) > storedBytesMax,
  );
  return over === -1 ? choices : choices.slice(0, over);
}

/** For a link shared by several catalog products whose page can't be read. Empty if nothing distinguishes them. */
export function choicesOfEntries(entries: readonly Offer[], link: string): readonly VariantChoice[] {
  const names = variantNames(entries.map(({ title, attributes }) => ({ name: title, attributes })));
  const choices = entries.flatMap((offer, index) => {
    const { imageUrl, price, availability } = offer;
    const [name, own] = [names[index] ?? null, linkWithCode(link, offer)];
    return name === null || own === null ? [] : [{ name, imageUrl, price, availability, link: own }];
  });
  return new Set(choices.map(({ name }) => name)).size === entries.length ? choices : [];
}

/** The variant in stock whose whole name is in the link's words, else all in stock. Empty if no shop offers any. */
export async function variantsLeftOpen(
  { search }: Pick<Storage, 'search'>,
  variants: readonly Product[],
  words: string,
): Promise<readonly Product[]> {
  const ids = variants.map(({ id }) => id);
  const offered = (await search.listItems(ids, { currency: null, country: null }))
    .filter(({ offerCount }) => offerCount > 0)
    .map(({ product }) => product);
  const wordsOfLink = new Set(wordsOf(words));
  const names = namesOf(offered).map(wordsOf);
  const wordsNamed = names.map((name) => (name.every((word) => wordsOfLink.has(word)) ? name.length : 0));
  const most = Math.max(0, ...wordsNamed);
  const named = offered.filter((_product, index) => most > 0 && wordsNamed[index] === most);
  return named.length > 0 ? named : offered;
}

/** Each product is chosen by its id; prices are added for the reader. */
export function choicesOfProducts(products: readonly Product[], link: string): readonly VariantChoice[] {
  const names = namesOf(products);
  return products
    .map(({ id, title, imageUrl }, index) => ({
      name: names[index] ?? title,
      imageUrl,
      price: null,
      availability: 'unknown' as const,
      link: withChosenVariant(canonicalLink(link), id),
      productId: id,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

function namesOf(products: readonly Product[]): readonly string[] {
  const names = variantNames(products.map(({ title, attributes }) => ({ name: title, attributes })));
  return products.map(({ title }, index) => names[index] ?? title);
}

/** Single letters, such as the "s" of "levi's", are left out. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}|\p{N}/gu) ?? [];
}

function linkWithCode(
  link: string,
  { sku, mpn, gtins }: Pick<ExtractedVariant, 'sku' | 'mpn' | 'gtins'>,
): string | null {
  const code = sku ?? gtins[0]?.replace(/^0+/, '') ?? mpn;
  return code === null || code === undefined ? null : withChosenVariant(canonicalLink(link), code);
}
