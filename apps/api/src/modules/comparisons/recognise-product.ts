import type { Product, ProductIdentity } from '@pricehunt/offers';
import { matchProfiles, readProfile } from '@pricehunt/product-matching';
import { indexedFields, parseQuery } from '@pricehunt/product-search';
import type { Storage } from '@pricehunt/storage';
import { findCatalogProduct } from '../../catalog-product';

/** How many catalog products are weighed against what was pasted. */
const candidateCount = 60;

/** A catalog product that was recognised. */
export interface RecognisedProduct {
  readonly product: Product;
  /** Other products that fit as surely, such as its other colours where what was pasted names none. */
  readonly siblingIds: ReadonlySet<string>;
}

/**
 * The catalog product that is the same as what was pasted, or null. Only a sure match is taken: a wrong one would put
 * another product's offers and history under it. Where a person merged that product into another, it is that one.
 */
export async function recogniseProduct(
  storage: Storage,
  identity: ProductIdentity,
): Promise<RecognisedProduct | null> {
  const candidates = await storage.search.findCandidates(identity, candidateCount);
  const pasted = readProfile(identity);
  const [surest, ...others] = candidates
    .map((product) => ({ product, match: matchProfiles(pasted, readProfile(product)) }))
    .filter(({ match }) => match.decision === 'same')
    .sort((one, other) => other.match.score - one.match.score);
  if (surest === undefined) return null;
  const product = await findCatalogProduct(storage, surest.product.id);
  const siblingIds = new Set(others.map(({ product: other }) => other.id));
  return { product: product ?? surest.product, siblingIds };
}

/** The catalog product that a shopper's words mean: the best hit that has every one of the words; null when there is none. */
export async function recogniseWords(storage: Storage, words: string): Promise<RecognisedProduct | null> {
  const found = await storage.search.search({
    text: words,
    filters: {},
    currency: null,
    country: null,
    sort: 'relevance',
    cursor: null,
    limit: 5,
  });
  const product = found.items.map((item) => item.product).find((each) => hasEveryWord(each, words));
  return product === undefined ? null : { product, siblingIds: new Set() };
}

function hasEveryWord(product: Product, words: string): boolean {
  const { terms, gtin, modelCodes } = parseQuery(words);
  if (gtin !== null) return product.gtins.includes(gtin);
  const fields = indexedFields(product);
  const known = new Set([fields.title, fields.brand, fields.model, fields.codes].join(' ').split(' '));
  if (modelCodes.some((code) => known.has(code) && code.length >= 5)) return true;
  return terms.length >= 2 && terms.every((term) => known.has(term.text));
}
