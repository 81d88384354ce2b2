import type { listRelatedProducts, ProductHit } from '@pricehunt/api-contract';
import type { Product } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import type { EndpointAnswer } from '../../plugins/contract';
import { categorySlugOf } from '../../products/category-views';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { differencesBetween, findVariants } from '../../products/product-variants';
import { productHitOf } from './product-hit';
import { requireProduct } from './read-product';

type Answer = Omit<EndpointAnswer<typeof listRelatedProducts>, 'success'>;

const similarMax = 8;

export async function findRelatedProducts(
  storage: Storage,
  id: string,
  place: PlaceOfRequest,
): Promise<Answer> {
  const viewed = await requireProduct(storage, id);
  const variants = await findVariants(storage, viewed);
  const items = await storage.search.listItems(
    variants.map((each) => each.id),
    place,
  );
  const hits = new Map(
    items.filter(({ isVouched }) => isVouched).map((item) => [item.product.id, productHitOf(item)]),
  );
  return {
    variants: variants.flatMap((product) => {
      const hit = hits.get(product.id);
      return hit === undefined ? [] : [{ ...hit, differences: [...differencesBetween(viewed, product)] }];
    }),
    similar: await similarTo(
      storage,
      viewed,
      place,
      new Set([viewed.id, ...variants.map((each) => each.id)]),
    ),
  };
}

async function similarTo(
  storage: Storage,
  viewed: Product,
  place: PlaceOfRequest,
  left: ReadonlySet<string>,
): Promise<ProductHit[]> {
  const category = categorySlugOf(viewed, viewed.category);
  if (category === null) return [];
  const { items } = await storage.search.search({
    ...place,
    text: '',
    filters: { category, isOffered: true },
    sort: 'relevance',
    cursor: null,
    limit: similarMax + left.size,
  });
  return items
    .filter(({ product }) => !left.has(product.id))
    .slice(0, similarMax)
    .map(productHitOf);
}
