import type { searchProducts } from '@pricehunt/api-contract/browsing';
import { conditions } from '@pricehunt/offers';
import { findCategory } from '@pricehunt/product-categories';
import type { SearchFilters, SearchRequest, Storage } from '@pricehunt/storage';
import type { EndpointAnswer, EndpointInput } from '../../plugins/contract';
import { categoryViewOf, requireCategory } from '../../products/category-views';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { Refusal } from '../../answers/refusal';
import { productHitOf } from './product-hit';

type Query = EndpointInput<typeof searchProducts>['query'];
type Answer = Omit<EndpointAnswer<typeof searchProducts>, 'success'>;

export async function findProducts(storage: Storage, query: Query, place: PlaceOfRequest): Promise<Answer> {
  const found = await storage.search.search(searchRequest(query, place));
  const { brand, category, retailer, condition, availability, price, shipping, attributes } = found.facets;
  return {
    items: found.items.map(productHitOf),
    total: found.total,
    totalIsLowerBound: found.totalIsLowerBound,
    facets: {
      brand: [...brand],
      category: category.flatMap(({ value, count }) => {
        const known = findCategory(value);
        return known === null ? [] : [{ value, name: categoryViewOf(known).name, count }];
      }),
      retailer: [...retailer],
      condition: [...condition],
      availability: [...availability],
      price: [...price],
      shipping: [...shipping],
      attributes: attributes.map(({ name, values }) => ({ name, values: [...values] })),
    },
    corrections: [...found.corrections],
    nextCursor: found.nextCursor,
    ...(found.limitIgnoredIn === null ? {} : { limitIgnoredIn: found.limitIgnoredIn }),
  };
}

function searchRequest(query: Query, { currency, country }: PlaceOfRequest): SearchRequest {
  return {
    currency,
    country,
    text: query.q ?? '',
    filters: filtersOf(query),
    sort: query.sort ?? 'relevance',
    cursor: query.cursor ?? null,
    limit: query.limit ?? 24,
  };
}

function filtersOf(query: Query): SearchFilters {
  return {
    ...(query.category ? { category: requireCategory(query.category).slug } : {}),
    ...(query.brand ? { brands: query.brand } : {}),
    ...(query.retailer ? { retailers: query.retailer } : {}),
    ...(query.condition ? { conditions: query.condition.map(readCondition) } : {}),
    ...(query.minPrice === undefined ? {} : { minPriceMinor: query.minPrice }),
    ...(query.maxPrice === undefined ? {} : { maxPriceMinor: query.maxPrice }),
    ...(query.inStock === 'true' ? { inStock: true } : {}),
    ...(query.freeShipping === 'true' ? { shipsFree: true } : {}),
    ...(query.attributes ? { attributes: query.attributes } : {}),
    isOffered: true,
  };
}

function readCondition(text: string): (typeof conditions)[number] {
  const known = conditions.find((condition) => condition === text);
  if (known) return known;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'condition', message: `must be one of ${conditions.join(', ')}` }],
  });
}
