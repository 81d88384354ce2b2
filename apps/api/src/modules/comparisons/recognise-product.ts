import type { Product, ProductIdentity } from '@pricehunt/offers';
import { isMatch, matchProfiles, readProfile } from '@pricehunt/product-matching';
import type { MatchContext, MatchProfile } from '@pricehunt/product-matching';
import { indexedFields, parseQuery } from '@pricehunt/product-search';
import type { Storage } from '@pricehunt/storage';
import { findCatalogProduct } from '../../products/catalog-product';
import { differencesBetween, isVariantOf } from '../../products/product-variants';

const candidateCount = 60;

export interface RecognisedProduct {
  readonly product: Product;
  /** Other products that fit equally well, such as other colours if none was named; not duplicates. */
  readonly siblingIds: ReadonlySet<string>;
  /** The product and its variants that fit equally well, because nothing that distinguishes them was named. */
  readonly variants: readonly Product[];
}

/** Null unless the match is certain: a wrong one would show another product's offers and history. Follows merges. */
export async function recogniseProduct(
  storage: Storage,
  identity: ProductIdentity,
  context: MatchContext,
): Promise<RecognisedProduct | null> {
  const candidates = await storage.search.findCandidates(identity, candidateCount);
  const pasted = readProfile(identity);
  const fitting = candidates
    .map((product) => ({ product, profile: readProfile(product) }))
    .map((each) => ({ ...each, match: matchProfiles(pasted, each.profile, context) }))
    .filter(({ match }) => isMatch(match))
    .sort(
      (one, other) =>
        // A product without codes must not replace one with codes.
        Number(hasCode(other.product)) - Number(hasCode(one.product)) || other.match.score - one.match.score,
    );
  const [surest, ...others] = fitting.filter(({ match }) => match.decision === 'same');
  if (surest === undefined) return null;
  const product = (await findCatalogProduct(storage, surest.product.id)) ?? surest.product;
  const siblingIds = new Set(
    others
      .filter(({ profile }) => !isMatch(matchProfiles(surest.profile, profile, context)))
      .map((each) => each.product.id),
  );
  const variants = variantsAmong(surest, fitting, context).filter(({ id }) => id !== product.id);
  return { product, siblingIds, variants: [product, ...variants] };
}

export function hasCode({ gtins, mpn }: Pick<ProductIdentity, 'gtins' | 'mpn'>): boolean {
  return gtins.length > 0 || mpn !== null;
}

interface ReadProduct {
  readonly product: Product;
  readonly profile: MatchProfile;
}

function variantsAmong(
  surest: ReadProduct,
  fitting: readonly ReadProduct[],
  context: MatchContext,
): readonly Product[] {
  const [, ...variants] = fitting.reduce<readonly ReadProduct[]>(
    (chosen, each) => (chosen.every((one) => areVariants(one, each, context)) ? [...chosen, each] : chosen),
    [surest],
  );
  return variants.map(({ product }) => product);
}

/** By an attribute that both state, or by their titles. */
function areVariants(one: ReadProduct, other: ReadProduct, context: MatchContext): boolean {
  const isStated = differencesBetween(one.product, other.product).some(
    (difference) => difference.asked !== null && difference.other !== null,
  );
  if (isStated && isVariantOf(one.product, other.product)) return true;
  return matchProfiles(one.profile, other.profile, context).decision === 'variant';
}

/** The best hit that contains every word; null if there is none. */
export async function recogniseWords(storage: Storage, words: string): Promise<RecognisedProduct | null> {
  const found = await storage.search.search({
    text: words,
    filters: {},
    currency: null,
    country: null,
    sort: 'relevance',
    cursor: null,
    limit: 5,
    onlyItems: true,
  });
  // A page nobody vouches for must not decide what words mean.
  const product = found.items
    .filter(({ isVouched }) => isVouched)
    .map((item) => item.product)
    .find((each) => hasEveryWord(each, words));
  return product === undefined ? null : { product, siblingIds: new Set(), variants: [product] };
}

function hasEveryWord(product: Product, words: string): boolean {
  const { terms, gtin, modelCodes } = parseQuery(words);
  if (gtin !== null) return product.gtins.includes(gtin);
  const fields = indexedFields(product);
  const known = new Set([fields.title, fields.brand, fields.model, fields.codes].join(' ').split(' '));
  if (modelCodes.some((code) => known.has(code) && code.length >= 5)) return true;
  return terms.length >= 2 && terms.every((term) => known.has(term.text));
}
