import * as z from 'zod/mini';
import { contextShape, filtersShape, matching } from './catalog-filters';
import { rankedBy } from './catalog-ranking';
import type { CatalogProduct, UcpCatalog } from './ucp-catalog';
import type { RpcFailure } from './rpc-failure';
import { productDocument, productWithMatrix } from './ucp-documents';
import type { Input } from './ucp-documents';
import { ucpVersion } from './ucp-profile';

const searchShape = z.object({
  query: z.optional(z.string()),
  filters: z.optional(filtersShape),
  context: z.optional(contextShape),
  like: z.optional(z.array(z.object({ id: z.string() })).check(z.minLength(1), z.maxLength(2))),
  pagination: z.optional(
    z.object({ limit: z.optional(z.int().check(z.positive())), cursor: z.optional(z.nullable(z.string())) }),
  ),
});
const lookupShape = z.object({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
  filters: z.optional(filtersShape),
  context: z.optional(contextShape),
});
const getShape = z.object({
  id: z.string(),
  selected: z.optional(z.array(z.object({ name: z.string(), label: z.string() }))),
  context: z.optional(contextShape),
});
const pageSizeUsual = 10;

/** Runs one of the three tools; fails for an unknown tool or invalid arguments. */
export function answerTool(
  catalog: UcpCatalog,
  tool: string,
  input: unknown,
  isAnonymous: boolean,
): object | RpcFailure {
  switch (tool) {
    case 'search_catalog':
      return search(catalog, input, isAnonymous);
    case 'lookup_catalog':
      return lookup(catalog, input);
    case 'get_product':
      return getProduct(catalog, input);
    default:
      return { code: -32602, message: `Unknown tool: ${tool}` };
  }
}

function search(catalog: UcpCatalog, input: unknown, isAnonymous: boolean): object | RpcFailure {
  const wish = searchShape.safeParse(input);
  if (!wish.success) return unfit(wish.error);
  const { query, filters, context, like, pagination } = wish.data;
  if (query === undefined && filters === undefined && like === undefined) {
    return { code: -32602, message: 'search_catalog needs a query, filters or like' };
  }
  const similar =
    like === undefined
      ? catalog.products
      : likeThese(
          catalog,
          like.map(({ id }) => id),
        );
  const candidates = query === undefined ? similar : rankedBy(query, similar);
  const found = candidates.flatMap((product) => matching(product, filters, context, catalog.currency));
  const limit = Math.min(pagination?.limit ?? pageSizeUsual, catalog.pageSizeMax);
  const start = isAnonymous ? 0 : cursorStart(pagination?.cursor ?? null);
  const end = start + limit;
  return envelope('search', {
    products: found.slice(start, end).map((product) => productDocument(product, [])),
    pagination: isAnonymous
      ? null
      : {
          cursor: end < found.length ? cursorAt(end) : null,
          has_next_page: end < found.length,
          total_count: found.length,
        },
  });
}

function lookup(catalog: UcpCatalog, input: unknown): object | RpcFailure {
  const wish = lookupShape.safeParse(input);
  if (!wish.success) return unfit(wish.error);
  const { ids, filters, context } = wish.data;
  const inputsOf = new Map<CatalogProduct, Input[]>();
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const product = productWith(catalog, id);
    if (product === undefined) missing.push(id);
    else inputsOf.set(product, [...(inputsOf.get(product) ?? []), { id, isVariant: product.id !== id }]);
  }
  const products = [...inputsOf].flatMap(([product, inputs]) =>
    matching(product, filters, context, catalog.currency).map((matched) => productDocument(matched, inputs)),
  );
  return envelope('lookup', { products, messages: missing.map(notFound) });
}

function getProduct(catalog: UcpCatalog, input: unknown): object | RpcFailure {
  const wish = getShape.safeParse(input);
  if (!wish.success) return unfit(wish.error);
  const product = productWith(catalog, wish.data.id);
  if (product === undefined) return envelope('lookup', { product: null, messages: [notFound(wish.data.id)] });
  return envelope('lookup', { product: productWithMatrix(product, wish.data.id, wish.data.selected ?? []) });
}

function productWith({ products }: UcpCatalog, id: string): CatalogProduct | undefined {
  return products.find(
    (product) => product.id === id || product.variants.some((variant) => variant.id === id),
  );
}

function likeThese(catalog: UcpCatalog, ids: readonly string[]): readonly CatalogProduct[] {
  const models = ids.map((id) => productWith(catalog, id)).filter((product) => product !== undefined);
  return catalog.products.filter(
    (product) => !models.includes(product) && models.some(({ category }) => category === product.category),
  );
}

function envelope(capability: 'search' | 'lookup', content: object): object {
  const capabilities = { [`dev.ucp.shopping.catalog.${capability}`]: [{ version: ucpVersion }] };
  return { ucp: { version: ucpVersion, capabilities }, ...content };
}

function notFound(id: string): object {
  return { type: 'info', code: 'not_found', content: id };
}

function unfit(error: z.core.$ZodError): RpcFailure {
  const first = error.issues[0];
  return {
    code: -32602,
    message: `catalog.${first?.path.join('.') ?? ''}: ${first?.message ?? 'does not fit'}`,
  };
}

function cursorAt(position: number): string {
  return Buffer.from(JSON.stringify({ position })).toString('base64url');
}

function cursorStart(cursor: string | null): number {
  const digits = /\d+/.exec(Buffer.from(cursor ?? '', 'base64url').toString('utf8'))?.[0];
  return Number(digits ?? 0);
}
