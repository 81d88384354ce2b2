import type { VariantDifference } from '@pricehunt/api-contract/browsing';
import { variantAttributes } from '@pricehunt/offers';
import type { Product } from '@pricehunt/offers';
import { squashedKey } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';

const candidatesMax = 60;
const variantsMax = 24;

export async function findVariants(
  { search }: Pick<Storage, 'search'>,
  product: Product,
): Promise<readonly Product[]> {
  const family = { ...product, gtins: [], mpn: null, title: familyWords(product).join(' ') };
  const candidates = await search.findCandidates(family, candidatesMax);
  return candidates
    .filter((each) => each.id !== product.id && isVariantOf(product, each))
    .slice(0, variantsMax);
}

/** Same brand and title apart from their attributes (colour, size, capacity, pack), of which at least one differs. */
export function isVariantOf(one: Product, other: Product): boolean {
  if (squashedKey(one.brand) !== squashedKey(other.brand)) return false;
  if (differencesBetween(one, other).length === 0) return false;
  const ownWords = new Set([...attributeWords(one), ...attributeWords(other)]);
  const family = (product: Product) => wordsOf(product.title).filter((word) => !ownWords.has(word));
  const [some, others] = [new Set(family(one)), new Set(family(other))];
  return some.size > 0 && some.size === others.size && [...some].every((word) => others.has(word));
}

/** The same for products that lists show as one: same brand, and same title apart from their attributes. Null without attributes. */
export function familyKeyOf(product: Product): string | null {
  if (Object.keys(variantAttributes(product.attributes)).length === 0) return null;
  const words = [...new Set(familyWords(product))].sort();
  return words.length === 0 ? null : `${squashedKey(product.brand) ?? ''} ${words.join(' ')}`;
}

export function differencesBetween(product: Product, other: Product): readonly VariantDifference[] {
  const [own, others] = [variantAttributes(product.attributes), variantAttributes(other.attributes)];
  const names = new Set([...Object.keys(own), ...Object.keys(others)]);
  return [...names].flatMap((attribute) => {
    const value = own[attribute] ?? null;
    const otherwise = others[attribute] ?? null;
    if (fold(value ?? '') === fold(otherwise ?? '')) return [];
    return [{ attribute, asked: value, other: otherwise }];
  });
}

function familyWords(product: Product): readonly string[] {
  const ownWords = new Set(attributeWords(product));
  return wordsOf(product.title).filter((word) => !ownWords.has(word));
}

function attributeWords({ attributes }: Product): readonly string[] {
  return Object.values(variantAttributes(attributes)).flatMap(wordsOf);
}

function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}.+]+/u)
    .filter((word) => word !== '');
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
