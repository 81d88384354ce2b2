import type { VariantDifference } from '@pricehunt/api-contract';
import type { Product } from '@pricehunt/offers';
import { squashedKey } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';

/** How many candidates are compared, and how many variants are taken at most. */
const candidatesMax = 60;
const variantsMax = 24;

/** The other variants of a product among the likeliest of the catalog. */
export async function findVariants(
  { search }: Pick<Storage, 'search'>,
  asked: Product,
): Promise<readonly Product[]> {
  const family = { ...asked, gtins: [], mpn: null, title: familyWords(asked).join(' ') };
  const candidates = await search.findCandidates(family, candidatesMax);
  return candidates.filter((each) => each.id !== asked.id && isVariantOf(asked, each)).slice(0, variantsMax);
}

/**
 * Whether two products are one in another colour, size, capacity or pack: of the same brand, with the same title once what
 * their own attributes say is taken out of it, and with an attribute that differs. Titles that differ in anything else, a
 * model name for example, are of different products, however alike they are.
 */
export function isVariantOf(one: Product, other: Product): boolean {
  if (squashedKey(one.brand) !== squashedKey(other.brand)) return false;
  if (differencesBetween(one, other).length === 0) return false;
  const told = new Set([...attributeWords(one), ...attributeWords(other)]);
  const family = (product: Product) => wordsOf(product.title).filter((word) => !told.has(word));
  const [some, others] = [new Set(family(one)), new Set(family(other))];
  return some.size > 0 && some.size === others.size && [...some].every((word) => others.has(word));
}

/** The attributes of which the two say something different, in the order of the first one's. */
export function differencesBetween(asked: Product, other: Product): readonly VariantDifference[] {
  const names = new Set([...Object.keys(asked.attributes), ...Object.keys(other.attributes)]);
  return [...names].flatMap((attribute) => {
    const said = asked.attributes[attribute] ?? null;
    const otherwise = other.attributes[attribute] ?? null;
    if (fold(said ?? '') === fold(otherwise ?? '')) return [];
    return [{ attribute, asked: said, other: otherwise }];
  });
}

/** The words of a product's title without those of its own attributes: what its variants have in common. */
function familyWords(product: Product): readonly string[] {
  const told = new Set(attributeWords(product));
  return wordsOf(product.title).filter((word) => !told.has(word));
}

function attributeWords({ attributes }: Product): readonly string[] {
  return Object.values(attributes).flatMap(wordsOf);
}

function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}.+]+/u)
    .filter((word) => word !== '');
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
