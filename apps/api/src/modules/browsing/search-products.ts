import type { searchProducts } from '@pricehunt/api-contract';
import { conditions, minorUnitsIn } from '@pricehunt/offers';
import type { PriceScale, SearchFilters, SearchRequest, Storage } from '@pricehunt/storage';
import { readExchangeRates } from '../../exchange-rates';
import type { EndpointAnswer, EndpointInput } from '../../plugins/contract';
import { Refusal } from '../../refusal';
import { productViewOf } from '../../wire-views';

type Query = EndpointInput<typeof searchProducts>['query'];
type Answer = Omit<EndpointAnswer<typeof searchProducts>, 'success'>;

/** Searches what shops offer, or browses it where there are no words. */
export async function findProducts(storage: Storage, query: Query): Promise<Answer> {
  const found = await storage.search.search(await searchRequest(storage, query));
  const { brand, category, retailer, condition, availability, price } = found.facets;
  return {
    items: found.items.map((item) => ({
      ...item,
      product: productViewOf(item.product),
    })),
    total: found.total,
    totalIsLowerBound: found.totalIsLowerBound,
    facets: {
      brand: [...brand],
      category: [...category],
      retailer: [...retailer],
      condition: [...condition],
      availability: [...availability],
      price: [...price],
    },
    corrections: [...found.corrections],
    nextCursor: found.nextCursor,
  };
}

async function searchRequest(storage: Storage, query: Query): Promise<SearchRequest> {
  const { currency } = query;
  return {
    ...(currency === undefined ? {} : { comparedIn: await priceScale(storage, query, currency) }),
    text: query.q ?? '',
    filters: filtersOf(query),
    sort: query.sort ?? 'relevance',
    cursor: query.cursor ?? null,
    limit: query.limit ?? 24,
  };
}

/**
 * The scale of the currency that was asked for. Where nothing converts to it, prices compare all the same, in the currency that the
 * rates are of; but bounds in the one that was asked for mean no other.
 */
async function priceScale(
  storage: Storage,
  { minPrice, maxPrice }: Query,
  currency: string,
): Promise<PriceScale> {
  const rates = await readExchangeRates(storage);
  const minorUnits = minorUnitsIn(currency, rates);
  const hasBounds = minPrice !== undefined || maxPrice !== undefined;
  return minorUnits.size > 1 || hasBounds
    ? { currency, minorUnits }
    : { currency: rates.base, minorUnits: minorUnitsIn(rates.base, rates) };
}

function filtersOf(query: Query): SearchFilters {
  return {
    ...(query.category ? { category: query.category } : {}),
    ...(query.brand ? { brands: query.brand } : {}),
    ...(query.retailer ? { retailers: query.retailer } : {}),
    ...(query.condition ? { conditions: query.condition.map(readCondition) } : {}),
    ...(query.minPrice === undefined ? {} : { minPriceMinor: query.minPrice }),
    ...(query.maxPrice === undefined ? {} : { maxPriceMinor: query.maxPrice }),
    ...(query.inStock === 'true' ? { inStock: true } : {}),
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
