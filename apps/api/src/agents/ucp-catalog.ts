import type { PricedOffer } from '@pricehunt/api-contract';
import { isCountry, isCurrency, visibleLine } from '@pricehunt/offers';
import * as z from 'zod/mini';
import type { PlaceOfRequest } from '../access/country-of-request';
import { rankedOffers } from '../modules/browsing/read-product';
import { findProducts } from '../modules/browsing/search-products';
import { findCatalogProducts } from '../products/catalog-product';
import { productViewOf } from '../products/wire-views';
import type { Needs, Services } from '../services';
import { productDocument, ucpEnvelope } from './ucp-documents';
import type { ProductWithOffers } from './ucp-documents';

/** A JSON-RPC error with invalid params. */
export class InvalidParams extends Error {}

const pageSize = { usual: 10, max: 25 };
const idsMax = 50;

const context = z.optional(
  z.object({ address_country: z.optional(z.string()), currency: z.optional(z.string()) }),
);
const amount = z.optional(z.int().check(z.nonnegative()));
const text = z.string().check(z.minLength(1), z.maxLength(300));

const searchShape = z.object({
  query: z.optional(text),
  filters: z.optional(z.object({ price: z.optional(z.object({ min: amount, max: amount })) })),
  context,
  pagination: z.optional(
    z.object({
      limit: z.optional(z.int().check(z.positive())),
      cursor: z.nullish(z.string().check(z.maxLength(2_000))),
    }),
  ),
});
const lookupShape = z.object({ ids: z.array(text).check(z.minLength(1)), context });
const productShape = z.object({ id: text, context });

export interface UcpCatalog {
  readonly services: Services;
  readonly shopperOrigin: string;
}

export const ucpTools = [
  { name: 'search_catalog', description: 'Finds products by words, model number or barcode.' },
  { name: 'lookup_catalog', description: 'Returns products by their IDs or the IDs of their variants.' },
  { name: 'get_product', description: 'Returns one product with the offers of all known shops.' },
] as const;

/** Reads this installation's own catalog only, so that installations can search each other. Throws InvalidParams. */
export async function runUcpTool(catalog: UcpCatalog, name: string, input: unknown): Promise<object> {
  switch (name) {
    case 'search_catalog':
      return searchCatalog(catalog, parsed(searchShape, input));
    case 'lookup_catalog':
      return lookUp(catalog, parsed(lookupShape, input));
    case 'get_product':
      return getProduct(catalog, parsed(productShape, input));
    default:
      throw new InvalidParams(`unknown tool: ${name}`);
  }
}

async function searchCatalog(
  { services, shopperOrigin }: UcpCatalog,
  { query, filters, pagination, ...given }: z.infer<typeof searchShape>,
): Promise<object> {
  if (query === undefined && filters?.price === undefined) {
    throw new InvalidParams('catalog needs a query or a price filter');
  }
  const place = placeOf(given.context);
  const { min, max } = filters?.price ?? {};
  const found = await findProducts(
    services.storage,
    {
      limit: Math.min(pagination?.limit ?? pageSize.usual, pageSize.max),
      ...(query === undefined ? {} : { q: query }),
      ...(min === undefined ? {} : { minPrice: min }),
      ...(max === undefined ? {} : { maxPrice: max }),
      ...(pagination?.cursor ? { cursor: pagination.cursor } : {}),
    },
    place,
  );
  if (found.limitIgnoredIn !== undefined) {
    throw new InvalidParams(`catalog.filters.price: no exchange rate for ${found.limitIgnoredIn}`);
  }
  const offersOf = await offersOfProducts(
    services,
    found.items.map(({ product }) => product.id),
    place,
  );
  const products = found.items.map(({ product }) =>
    productDocument({ product, offers: offersOf(product.id) }, { shopperOrigin, inputs: [] }),
  );
  const { nextCursor, total } = found;
  return ucpEnvelope('search', {
    products: products.filter((product) => product !== null),
    pagination: {
      has_next_page: nextCursor !== null,
      ...(nextCursor === null ? {} : { cursor: nextCursor }),
      ...(found.totalIsLowerBound ? {} : { total_count: total }),
    },
    messages: [pricesAtShops],
  });
}

async function lookUp(catalog: UcpCatalog, { ids, ...given }: z.infer<typeof lookupShape>): Promise<object> {
  const wanted = [...new Set(ids)];
  if (wanted.length > idsMax) throw new InvalidParams(`request_too_large: at most ${idsMax} ids`);
  const found = new Map<string, { readonly of: ProductWithOffers; readonly ids: string[] }>();
  const missing: string[] = [];
  const known = await productsWith(catalog, wanted, given.context);
  for (const id of wanted) {
    const of = known.get(id);
    if (of === undefined) missing.push(id);
    else found.set(of.product.id, { of, ids: [...(found.get(of.product.id)?.ids ?? []), id] });
  }
  const products = [...found.values()].map(({ of, ids: asked }) => {
    const isOffer = (id: string) => of.offers.some(({ offer }) => offer.id === id);
    const inputs = asked.map((id) => ({
      id,
      match: isOffer(id) ? ('exact' as const) : ('featured' as const),
    }));
    // Every variant must name an input: without the product's own ID, only the variants that were asked for remain.
    const offers = inputs.some(({ match }) => match === 'featured')
      ? of.offers
      : of.offers.filter(({ offer }) => asked.includes(offer.id));
    return productDocument({ ...of, offers }, { shopperOrigin: catalog.shopperOrigin, inputs });
  });
  return ucpEnvelope('lookup', { products, messages: [...missing.map(notFound), pricesAtShops] });
}

async function getProduct(
  catalog: UcpCatalog,
  { id, ...given }: z.infer<typeof productShape>,
): Promise<object> {
  const found = (await productsWith(catalog, [id], given.context)).get(id);
  const product =
    found === undefined
      ? null
      : productDocument(found, { shopperOrigin: catalog.shopperOrigin, inputs: [{ id, match: 'featured' }] });
  if (product !== null) return ucpEnvelope('lookup', { product, messages: [pricesAtShops] });
  const { ucp, ...rest } = { ucp: {}, ...ucpEnvelope('lookup', {}) };
  const message = { ...notFound(id), type: 'error', severity: 'unrecoverable' };
  return { ucp: { ...ucp, status: 'error' }, ...rest, messages: [message] };
}

/** By ID: the product with this ID, or with an offer of this ID, unless it has no offers. */
async function productsWith(
  { services }: UcpCatalog,
  ids: readonly string[],
  given: z.infer<typeof context>,
): Promise<ReadonlyMap<string, ProductWithOffers>> {
  const listed = await services.storage.offers.findOffersByIds(ids);
  const productIds = new Map(listed.map(({ offer, productId }) => [offer.id, productId]));
  const productIdOf = (id: string) => productIds.get(id) ?? id;
  const products = await findCatalogProducts(services.storage, ids.map(productIdOf));
  const currentIds = [...products.values()].map((product) => product.id);
  const offersOf = await offersOfProducts(services, currentIds, placeOf(given));
  return new Map(
    ids.flatMap((id) => {
      const product = products.get(productIdOf(id));
      const offers = product === undefined ? [] : offersOf(product.id);
      return product === undefined || offers.length === 0
        ? []
        : [[id, { product: productViewOf(product), offers }] as const];
    }),
  );
}

/** The offers of each product, best total first. */
async function offersOfProducts(
  services: Needs<'storage' | 'outboundSigner'>,
  productIds: readonly string[],
  place: PlaceOfRequest,
): Promise<(productId: string) => readonly PricedOffer[]> {
  const { offers, exchangeRates } = services.storage;
  const [listed, rates] = await Promise.all([
    offers.listOffersOfProducts([...new Set(productIds)]),
    exchangeRates.readRates(),
  ]);
  return (productId) => {
    const own = listed.filter((each) => each.productId === productId).map(({ offer }) => offer);
    return rankedOffers(services, own, rates, place).items;
  };
}

const pricesAtShops = {
  type: 'info',
  code: 'prices_at_shops',
  content: 'Prices were seen at the shops at the time in observed_at. Checkout is at the shop.',
};

function notFound(id: string) {
  return { type: 'info', code: 'not_found', content: visibleLine(id) };
}

/** Unknown countries and currencies are ignored. Without a country no shipping is added. */
function placeOf(given: z.infer<typeof context>): PlaceOfRequest {
  const { address_country: country = '', currency = '' } = given ?? {};
  return {
    country: isCountry(country) ? country : null,
    currency: isCurrency(currency) ? currency : null,
  };
}

function parsed<Shape extends z.ZodMiniType>(shape: Shape, input: unknown): z.infer<Shape> {
  const read = shape.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new InvalidParams(`catalog.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}`);
}
