import type { listRelatedProducts, ProductHit } from '@pricehunt/api-contract';
import type { Product } from '@pricehunt/offers';
import { categorySlug } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import type { EndpointAnswer } from '../../plugins/contract';
import { commonCurrency } from '../../priced-offer';
import { productViewOf } from '../../wire-views';
import { requireProduct } from './read-product';
import { differencesBetween, familyWords, isVariantOf } from './product-variants';

type Answer = Omit<EndpointAnswer<typeof listRelatedProducts>, 'success'>;

/** How many candidates are compared, and how many of each kind are shown at most. */
const candidatesMax = 60;
const variantsMax = 24;
const similarMax = 8;

/** The variants of a product among the likeliest of the catalog, and other products of its category. */
export async function findRelatedProducts(storage: Storage, id: string): Promise<Answer> {
  const asked = await requireProduct(storage, id);
  const family = { ...asked, gtins: [], mpn: null, title: familyWords(asked).join(' ') };
  const candidates = await storage.search.findCandidates(family, candidatesMax);
  const variants = candidates
    .filter((each) => each.id !== asked.id && isVariantOf(asked, each))
    .slice(0, variantsMax);
  const hits = await hitsOf(storage, variants);
  return {
    variants: variants.flatMap((product) => {
      const hit = hits.get(product.id);
      return hit === undefined ? [] : [{ ...hit, differences: [...differencesBetween(asked, product)] }];
    }),
    similar: await similarTo(storage, asked, new Set([asked.id, ...variants.map((each) => each.id)])),
  };
}

/** Other products of the same category, those with most offers first. */
async function similarTo(storage: Storage, asked: Product, left: ReadonlySet<string>): Promise<ProductHit[]> {
  const category = asked.category === null ? null : categorySlug(asked.category);
  if (category === null) return [];
  const { items } = await storage.search.search({
    text: '',
    filters: { category, isOffered: true },
    sort: 'relevance',
    cursor: null,
    limit: similarMax + left.size,
  });
  return items
    .filter(({ product }) => !left.has(product.id))
    .slice(0, similarMax)
    .map((item) => ({ ...item, product: productViewOf(item.product) }));
}

/** The products with their lowest price in the currency that most of their offers have. */
async function hitsOf(
  storage: Storage,
  products: readonly Product[],
): Promise<ReadonlyMap<string, ProductHit>> {
  const offers = await storage.offers.listOffersOfProducts(products.map(({ id }) => id));
  return new Map(
    products.map((product) => {
      const own = offers.filter(({ productId }) => productId === product.id).map(({ offer }) => offer);
      const currency = commonCurrency(own);
      const inCurrency = own.filter(({ price }) => price.currency === currency);
      const toBuy = inCurrency.filter(({ availability }) => !unavailable.has(availability));
      const lowest = (toBuy.length > 0 ? toBuy : inCurrency)
        .map(({ price }) => price)
        .toSorted((one, other) => one.amountMinor - other.amountMinor)[0];
      const hit: ProductHit = {
        product: productViewOf(product),
        lowestPrice: lowest ?? null,
        offerCount: own.length,
        inStock: own.some(({ availability }) => availability === 'in_stock'),
        dropPercent: null,
      };
      return [product.id, hit] as const;
    }),
  );
}

const unavailable: ReadonlySet<string> = new Set(['out_of_stock', 'discontinued']);
