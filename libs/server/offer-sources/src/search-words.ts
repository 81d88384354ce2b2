import { printableGtin } from '@pricehunt/offers';
import type { ProductIdentity } from '@pricehunt/offers';
import { foldText, readTerms } from '@pricehunt/product-search';

/** What a shop is asked for to find a product, the surest first; each is worth asking only where the one before found nothing. */
export function searchWords(product: ProductIdentity): readonly string[] {
  const [gtin] = product.gtins;
  const words = [
    gtin === undefined ? null : printableGtin(gtin),
    product.mpn === null ? null : `${product.brand ?? ''} ${product.mpn}`,
    branded(product, titleWordsMax),
    branded(product, briefTitleWordsMax),
  ];
  return [...new Set(words.map((one) => one?.trim() ?? '').filter((one) => one !== ''))];
}

/** The words that a search by meaning is given: brand and model number, or brand and title. */
export function plainSearchWords(product: ProductIdentity): string | null {
  const byModel = product.mpn === null ? '' : `${product.brand ?? ''} ${product.mpn}`.trim();
  return byModel || branded(product, titleWordsMax) || null;
}

/** The share of the wanted words, from 0 to 1, that the text has. 0 where nothing is wanted. */
export function shareOfWords(wanted: string, text: string): number {
  const terms = [...new Set(termsOf(wanted))];
  const known = new Set(termsOf(text));
  return terms.length === 0 ? 0 : terms.filter((term) => known.has(term)).length / terms.length;
}

const titleWordsMax = 8;
const briefTitleWordsMax = 4;

function branded({ title, brand }: ProductIdentity, wordsMax: number): string {
  const words = title.split(/[\s,;|()[\]]+|\s[-–]\s/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isNamed = brand === null || title.toLowerCase().includes(brand.toLowerCase());
  return (isNamed ? words : [brand, ...words]).slice(0, wordsMax).join(' ');
}

function termsOf(text: string): readonly string[] {
  return readTerms(foldText(text)).map((term) => term.text);
}
