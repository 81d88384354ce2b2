import type { Product, ProductIdentity } from '@pricehunt/offers';
import { parseQuery } from '@pricehunt/product-search';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Searching } from '../../access';
import { squashedKey } from '../../keys';
import { priceView } from './priced-listings';
import { productOf } from '../catalog/product-rows';
import { everything, planLikeness, searchText } from './text-search';

/** Possible matches, likeliest first: by GTIN, then model, then words. */
export async function findCandidates(
  access: Searching,
  identity: ProductIdentity,
  limit: number,
): Promise<readonly Product[]> {
  const found = new Map<number, Product>();
  for (const find of [byGtin, byModel, byWords]) {
    if (found.size >= limit) break;
    for (const { number, product } of await find(access, identity, limit)) {
      if (!found.has(number)) found.set(number, product);
    }
  }
  return [...found.values()].slice(0, limit);
}

interface Candidate {
  readonly number: number;
  readonly product: Product;
}

async function byGtin(
  access: Searching,
  { gtins }: ProductIdentity,
  limit: number,
): Promise<readonly Candidate[]> {
  if (gtins.length === 0) return [];
  const { database, tables, isOneOf } = access;
  const { products, productGtins } = tables;
  const rows = await database
    .select({ product: products })
    .from(productGtins)
    .innerJoin(products, eq(products.id, productGtins.productId))
    .where(isOneOf(productGtins.gtin, gtins))
    .orderBy(asc(products.number))
    .limit(limit * gtins.length);
  return rows.map(({ product }) => candidateOf(product));
}

async function byModel(
  { database, tables: { products } }: Searching,
  { mpn, brand }: ProductIdentity,
  limit: number,
): Promise<readonly Candidate[]> {
  const modelKey = squashedKey(mpn);
  const brandKey = squashedKey(brand);
  if (modelKey === null) return [];
  const ofBrand =
    brandKey === null ? undefined : or(eq(products.brandKey, brandKey), isNull(products.brandKey));
  const rows = await database
    .select()
    .from(products)
    .where(and(eq(products.modelKey, modelKey), ofBrand))
    .orderBy(asc(products.number))
    .limit(limit);
  return rows.map(candidateOf);
}

async function byWords(
  access: Searching,
  { title, brand, mpn }: ProductIdentity,
  limit: number,
): Promise<readonly Candidate[]> {
  const has = (part: string | null): part is string => part !== null && part !== '';
  const missing = [brand, mpn]
    .filter(has)
    .filter((part) => !title.toLowerCase().includes(part.toLowerCase()));
  const plan = await planLikeness(access, parseQuery([...missing, title].join(' ')));
  const { listings } = await searchText(
    access,
    plan,
    { view: priceView(null), sort: 'relevance' },
    everything,
  );
  const { database, tables, isOneOf } = access;
  const { products } = tables;
  const best = listings.slice(0, limit).map(({ number }) => number);
  const rows = await database.select().from(products).where(isOneOf(products.number, best));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return best.flatMap((number) => {
    const row = byNumber.get(number);
    return row === undefined ? [] : [candidateOf(row)];
  });
}

function candidateOf(row: Searching['tables']['products']['$inferSelect']): Candidate {
  return { number: row.number, product: productOf(row) };
}
