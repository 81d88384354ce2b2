import type { listRelatedProducts } from '@pricehunt/api-contract/browsing';
import { changeBetween } from '@pricehunt/offers';
import type { Money, Product } from '@pricehunt/offers';
import type { SearchItem, Storage } from '@pricehunt/storage';
import type { EndpointAnswer } from '../../plugins/contract';
import { priceHoldsOf } from '../../pricing/price-holds';
import { categorySlugOf } from '../../products/category-views';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { differencesBetween, findVariants, isVariantOf } from '../../products/product-variants';
import { productHitOf } from './product-hit';
import { requireProduct } from './read-product';

type Answer = Omit<EndpointAnswer<typeof listRelatedProducts>, 'success'>;

const similarMax = 8;
const candidatesMax = 60;
const priceShare = 0.4;

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

/** Available products of the same category at a price within 40 %, the nearest price first, one of each family. */
async function similarTo(
  storage: Storage,
  viewed: Product,
  place: PlaceOfRequest,
  left: ReadonlySet<string>,
): Promise<Answer['similar']> {
  const category = categorySlugOf(viewed, viewed.category);
  if (category === null) return [];
  const [own] = await storage.search.listItems([viewed.id], place);
  const price = own?.lowestPrice ?? null;
  const { items } = await storage.search.search({
    ...place,
    text: '',
    filters: { category, isOffered: true, ...(price === null ? {} : priceNear(price)) },
    sort: 'relevance',
    cursor: null,
    limit: candidatesMax,
    onlyItems: true,
    ...(price === null ? {} : { currency: price.currency }),
  });
  const distance = ({ lowestPrice }: SearchItem) =>
    price === null || lowestPrice === null ? 0 : Math.abs(lowestPrice.amountMinor - price.amountMinor);
  const families: SearchItem[] = [];
  const others = items.filter(({ product, isObtainable }) => isObtainable && !left.has(product.id));
  for (const item of others.toSorted((one, other) => distance(one) - distance(other))) {
    if (families.length === similarMax) break;
    if (!families.some(({ product }) => isVariantOf(product, item.product))) families.push(item);
  }
  return families.map((item) => ({
    ...productHitOf(item),
    differences: differencesBetween(viewed, item.product).filter(
      ({ asked, other }) => asked !== null && other !== null,
    ),
    priceDifference: differenceOf(own, item),
  }));
}

function priceNear({ amountMinor }: Money) {
  return {
    minPriceMinor: Math.ceil(amountMinor * (1 - priceShare)),
    maxPriceMinor: Math.floor(amountMinor * (1 + priceShare)),
  };
}

/** Null if one is used and the other isn't, or if their prices don't include the same. */
function differenceOf(own: SearchItem | undefined, other: SearchItem): Money | null {
  return own === undefined || own.condition !== other.condition
    ? null
    : changeBetween(heldPriceOf(own), heldPriceOf(other));
}

function heldPriceOf(item: SearchItem) {
  return { price: item.lowestPrice, holds: priceHoldsOf(item).priceHolds ?? null };
}
