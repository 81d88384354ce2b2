import { and, asc, eq, exists, gt, lte, max, ne, notExists, or, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Product } from '@pricehunt/offers';
import { keepFirst, type Access, type Reporting, type Session } from '../../access';
import { boundedBatches } from '../../bounded-batches';
import { bringCategoriesUpToDate } from './bring-categories-up-to-date';
import { CountChanges, countedNames } from './catalog-counts';
import { refreshListings } from './product-listings';
import { inOrderOf, productOf, productRow, type ProductRowToSave } from './product-rows';
import { removeBareProducts } from './remove-bare-products';
import { strangersSource } from './strangers';
import { indexProducts } from '../search/text-documents';

interface CategoryCount {
  readonly slug: string;
  /** Including subcategories. */
  readonly productCount: number;
}

interface NumberRange {
  readonly above: number;
  readonly upTo: number;
}

export interface ProductStore {
  findProduct(id: string): Promise<Product | null>;
  /** Existing ones, in the requested order. */
  findProductsByIds(ids: readonly string[]): Promise<readonly Product[]>;
  /** GTINs have 14 digits. */
  findProductsByGtin(gtins: readonly string[]): Promise<readonly Product[]>;
  /** Both keys come from `squashedKey`. */
  /** Of any brand; the keys come from `squashedKey`. */
  findProductsByModelKeys(modelKeys: readonly string[]): Promise<readonly Product[]>;
  /** Creates or replaces products; search follows in the same transaction. The last of duplicate products wins. */
  saveProducts(products: readonly Product[]): Promise<void>;
  /**
   * Deletes products that only tracking added (`trackedProductIdPrefix`) and that nothing references, if they were first
   * seen, last viewed and last priced before the day (YYYY-MM-DD), in batches.
   */
  removeBareProducts(unusedSince: string, signal?: AbortSignal): Promise<void>;
  /** Whether a product with this ID was deleted by `removeBareProducts`. */
  wasRemoved(id: string): Promise<boolean>;
  /** The highest assigned number; 0 if there never was a product. */
  lastProductNumber(): Promise<number>;
  /** Ids by number, `above` exclusive, `upTo` inclusive, without products whose only offers are those nobody vouches for. */
  listProductIds(range: NumberRange): Promise<readonly string[]>;
  /** The same products with the time (ISO 8601) at which they were first seen or one of their prices changed, if later. */
  listProductChanges(
    range: NumberRange,
  ): Promise<readonly { readonly id: string; readonly changedAt: string }[]>;
  /** Categories with offered products, including subcategories, largest first. */
  listCategories(): Promise<readonly CategoryCount[]>;
  /** Reclassifies all products by this program's taxonomy, in batches. Throws if aborted; the next call starts again. */
  bringCategoriesUpToDate(signal?: AbortSignal): Promise<void>;
}

export function createProductStore(session: Session, clock: () => number): ProductStore {
  const findProductsByIds = async (ids: readonly string[]) => {
    const { database, tables, isOneOf } = session.reading;
    const rows = await database.select().from(tables.products).where(isOneOf(tables.products.id, ids));
    return inOrderOf(ids, rows.map(productOf), ({ id }) => id);
  };
  return {
    findProduct: async (id) => (await findProductsByIds([id]))[0] ?? null,
    findProductsByIds,
    async findProductsByGtin(gtins) {
      const { database, tables, isOneOf } = session.reading;
      const { productGtins } = tables;
      const rows = await database
        .selectDistinct({ id: productGtins.productId })
        .from(productGtins)
        .where(isOneOf(productGtins.gtin, gtins))
        .orderBy(asc(productGtins.productId));
      return findProductsByIds(rows.map(({ id }) => id));
    },
    async findProductsByModelKeys(modelKeys) {
      const { database, tables, isOneOf } = session.reading;
      const { products } = tables;
      const rows = await database
        .select()
        .from(products)
        .where(isOneOf(products.modelKey, modelKeys))
        .orderBy(asc(products.id));
      return rows.map(productOf);
    },
    saveProducts: (products) =>
      session.writing(async (access) => {
        await access.lockCatalog();
        for (const batch of boundedBatches(products, ({ id }) => id))
          await refreshListings(access, await saveProductRows(access, batch, clock()));
      }),
    async removeBareProducts(unusedSince, signal) {
      for (let after: string | null = ''; after !== null && signal?.aborted !== true;) {
        const from: string = after;
        after = await removeBareProducts(session, { unusedSince, after: from, nowMs: clock() });
      }
    },
    async wasRemoved(id) {
      const { database, tables } = session.reading;
      const { removedProducts } = tables;
      const rows = await database.select().from(removedProducts).where(eq(removedProducts.id, id));
      return rows.length > 0;
    },
    async lastProductNumber() {
      const { database, tables } = session.reading;
      const [row] = await database.select({ last: max(tables.products.number) }).from(tables.products);
      return row?.last ?? 0;
    },
    async listProductIds(range) {
      const { database, tables } = session.reading;
      const { id, number } = tables.products;
      const rows = await database
        .select({ id })
        .from(tables.products)
        .where(isNamedWithin(session.reading, range))
        .orderBy(asc(number));
      return rows.map((row) => row.id);
    },
    async listProductChanges(range) {
      const { database, tables } = session.reporting;
      const { priceObservations } = tables;
      const { id, number, firstSeenAt } = tables.products;
      const rows = await database
        .select({ id, firstSeenAt, pricedAt: max(priceObservations.observedAt) })
        .from(tables.products)
        .leftJoin(priceObservations, eq(priceObservations.productId, id))
        .where(isNamedWithin(session.reporting, range))
        .groupBy(id, number, firstSeenAt)
        .orderBy(asc(number));
      return rows.map(({ pricedAt, ...row }) => {
        const isPricedLater = pricedAt !== null && pricedAt > row.firstSeenAt;
        return { id: row.id, changedAt: isPricedLater ? pricedAt : row.firstSeenAt };
      });
    },
    async listCategories() {
      const rows = await countedNames(session.reading, 'category', { isOffered: true });
      return rows.map(({ key, count }) => ({ slug: key, productCount: count }));
    },
    bringCategoriesUpToDate: (signal) => bringCategoriesUpToDate(session, signal),
  };
}

const replaceProduct = { taken: 'replace', key: ['id'], keep: ['firstSeenAt'] } as const;

function isNamedWithin(
  { database, tables }: Pick<Reporting, 'database' | 'tables'>,
  { above, upTo }: NumberRange,
) {
  const { offers } = tables;
  const { id, number } = tables.products;
  const offersOf = (condition: SQL) =>
    database
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.productId, id), condition));
  const isNamed = or(
    notExists(offersOf(eq(offers.source, strangersSource))),
    exists(offersOf(ne(offers.source, strangersSource))),
  );
  return and(gt(number, above), lte(number, upTo), isNamed);
}

/** Saves products with everything except listings. Returns the ids whose listings must follow; unchanged products are not written. */
export async function saveProductRows(
  access: Access,
  products: readonly Product[],
  nowMs: number,
): Promise<readonly string[]> {
  const { database, tables, isOneOf } = access;
  const now = new Date(nowMs).toISOString();
  const before = await knownProducts(
    access,
    products.map(({ id }) => id),
  );
  const changed = products.filter((product) => !isSame(product, before.get(product.id)));
  const ids = changed.map(({ id }) => id);
  const rows = changed.map((product) => productRow(product, now));
  await access.saveRows(tables.products, rows, replaceProduct);
  const old = ids.filter((id) => before.has(id));
  if (old.length > 0)
    await database.delete(tables.productGtins).where(isOneOf(tables.productGtins.productId, old));
  const gtins = changed.flatMap(({ id: productId, gtins: own }) => own.map((gtin) => ({ gtin, productId })));
  await access.saveRows(tables.productGtins, gtins, keepFirst);
  await countChanges(rows, before).save(access);
  const numbers = await numbersOf(access, before, ids);
  const numbered = products.flatMap((product) => {
    const number = numbers.get(product.id);
    return number === undefined ? [] : [{ number, product }];
  });
  await indexProducts(access, numbered);
  return ids;
}

type KnownProduct = Access['tables']['products']['$inferSelect'];

async function knownProducts(
  { database, tables: { products }, isOneOf }: Access,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownProduct>> {
  const rows = await database.select().from(products).where(isOneOf(products.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The numbers of the known products, and of those of the ids that exist by now. */
async function numbersOf(
  { database, tables: { products }, isOneOf }: Access,
  before: ReadonlyMap<string, KnownProduct>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { id, number } = products;
  const fresh = ids.filter((each) => !before.has(each));
  const rows =
    fresh.length === 0 ? [] : await database.select({ id, number }).from(products).where(isOneOf(id, fresh));
  return new Map([...before.values(), ...rows].map((row) => [row.id, row.number]));
}

function isSame(product: Product, row: KnownProduct | undefined): boolean {
  if (row === undefined) return false;
  const { number: _number, ...stored } = row;
  return isDeepStrictEqual(stored, productRow(product, stored.firstSeenAt));
}

function countChanges(
  rows: readonly ProductRowToSave[],
  before: ReadonlyMap<string, KnownProduct>,
): CountChanges {
  const counts = new CountChanges();
  for (const row of rows) {
    const old = before.get(row.id);
    if (old === undefined) counts.add('product', '', '', 1);
    else {
      counts.addCategory(old.categorySlug, -1);
      counts.add('brand', old.brandKey, old.brand, -1);
    }
    counts.addCategory(row.categorySlug, 1);
    counts.add('brand', row.brandKey, row.brand, 1);
  }
  return counts;
}
