import { and, asc, eq, gt, inArray, or, sql, sum } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { conditionClassOf, type Product, type Retailer } from '@pricehunt/offers';
import { linkForms, sitesOf } from '@pricehunt/product-links';
import { keepFirst, type Access, type Session } from '../../access';
import { boundedBatches } from '../../bounded-batches';
import { digestOf } from '../../keys';
import { CountChanges } from './catalog-counts';
import { offerRow, type OfferRow } from './offer-rows';
import { isGone } from './price-pasts';
import { deleteOldDrops, refreshDrops } from './price-drops';
import { refreshListings } from './product-listings';
import { inOrderOf } from './product-rows';
import { saveProductRows } from './product.store';
import { countStrange, removeOffers } from './remove-offers';
import { productOffersOf } from './shop-rates';
import type { ProductOffer } from '../../rows/catalog';

export interface OfferToSave extends ProductOffer {
  /** False if the source's terms forbid price history; true by default. */
  readonly storesPriceHistory?: boolean;
}

interface RetailerCount extends Retailer {
  readonly offerCount: number;
}

export interface OfferStore {
  /** Saves offers of existing products, except those of blocked shops; new offers and changes of price, shipping and stock are observed at `checkedAt`, and search and price drops follow. */
  saveOffers(offers: readonly OfferToSave[]): Promise<void>;
  /** `saveProducts` and `saveOffers` in one transaction that writes each listing once. */
  saveProductsWithOffers(products: readonly Product[], offers: readonly OfferToSave[]): Promise<void>;
  /** Ignores missing offers; search follows in the same transaction, and the price history stays. */
  removeOffers(ids: readonly string[]): Promise<void>;
  /** Removes up to `limit` offers of a retailer, and returns how many. */
  removeOffersOf(retailerDomain: string, limit: number): Promise<number>;
  /** Records that the offers were unchanged at the moment (ISO 8601). */
  confirmOffers(ids: readonly string[], checkedAt: string): Promise<void>;
  /** Cheapest first within a currency. */
  listOffersOfProducts(productIds: readonly string[]): Promise<readonly ProductOffer[]>;
  /** Up to 50 offers whose page the link leads to in any spelling (see `linkForms`), closest spelling first. */
  findOffersByLink(link: string): Promise<readonly ProductOffer[]>;
  /** Up to 50 offers with any of these item keys (see product-links). */
  findOffersByItem(itemKeys: readonly string[]): Promise<readonly ProductOffer[]>;
  /** Existing ones, in the requested order. */
  findOffersByIds(ids: readonly string[]): Promise<readonly ProductOffer[]>;
  /** Whether the link is exactly an offer's page or affiliate link, so that a redirect may go there. */
  isOfferLink(link: string): Promise<boolean>;
  hasOffers(): Promise<boolean>;
  listRetailers(): Promise<readonly RetailerCount[]>;
  /** The domains of retailers with an offer from another source than `strangersSource`. */
  listVouchedDomains(): Promise<readonly string[]>;
}

export function createOfferStore(session: Session, clock: () => number): OfferStore {
  return {
    saveOffers: (offers) => session.writing((access) => save(access, [], offers, clock())),
    saveProductsWithOffers: (products, offers) =>
      session.writing((access) => save(access, products, offers, clock())),
    removeOffers: (ids) =>
      session.writing(async (access) => {
        await access.lockCatalog();
        for (const batch of boundedBatches(ids, (id) => id)) await removeOffers(access, batch);
      }),
    removeOffersOf: (retailerDomain, limit) =>
      session.writing(async (access) => {
        await access.lockCatalog();
        const { offers } = access.tables;
        const rows = await access.database
          .select({ id: offers.id })
          .from(offers)
          .where(eq(offers.retailerDomain, retailerDomain))
          .limit(limit);
        const ids = rows.map(({ id }) => id);
        for (const batch of boundedBatches(ids, (id) => id)) await removeOffers(access, batch);
        return ids.length;
      }),
    confirmOffers: (ids, checkedAt) =>
      session.writing(async ({ database, tables, isOneOf }) => {
        await database.update(tables.offers).set({ checkedAt }).where(isOneOf(tables.offers.id, ids));
      }),
    async listOffersOfProducts(productIds) {
      const { database, tables, isOneOf } = session.reading;
      const { productId, currency, priceMinor, id } = tables.offers;
      const rows = await database
        .select()
        .from(tables.offers)
        .where(isOneOf(productId, productIds))
        .orderBy(asc(currency), asc(priceMinor), asc(id));
      return productOffersOf(session.reading, rows);
    },
    async hasOffers() {
      const { database, tables } = session.reading;
      const found = await database.select({ id: tables.offers.id }).from(tables.offers).limit(1);
      return found.length > 0;
    },
    async findOffersByLink(link) {
      const { database, tables, isOneOf } = session.reading;
      const forms = linkForms(link);
      const rows = await database
        .select()
        .from(tables.offers)
        .where(isOneOf(tables.offers.linkKey, forms.map(digestOf)))
        .orderBy(asc(tables.offers.id))
        .limit(foundOffersMax);
      const place = ({ offer }: ProductOffer) => forms.indexOf(offer.link);
      const found = await productOffersOf(session.reading, rows);
      return found.filter((each) => place(each) >= 0).sort((one, other) => place(one) - place(other));
    },
    async findOffersByItem(itemKeys) {
      if (itemKeys.length === 0) return [];
      const { database, tables, isOneOf } = session.reading;
      const rows = await database
        .select()
        .from(tables.offers)
        .where(isOneOf(tables.offers.itemKey, itemKeys.map(digestOf)))
        .orderBy(asc(tables.offers.id))
        .limit(foundOffersMax);
      return productOffersOf(session.reading, rows);
    },
    async findOffersByIds(ids) {
      const { database, tables, isOneOf } = session.reading;
      const rows = await database.select().from(tables.offers).where(isOneOf(tables.offers.id, ids));
      return inOrderOf(ids, await productOffersOf(session.reading, rows), ({ offer }) => offer.id);
    },
    async isOfferLink(link) {
      const { database, tables } = session.reading;
      const { offers } = tables;
      const key = digestOf(link);
      const rows = await database
        .select({ link: offers.link, affiliateLink: offers.affiliateLink })
        .from(offers)
        .where(or(eq(offers.linkKey, key), eq(offers.affiliateLinkKey, key)))
        .limit(8);
      return rows.some((row) => row.link === link || row.affiliateLink === link);
    },
    async listVouchedDomains() {
      const { database, tables } = session.reading;
      const { kind, key, count } = tables.catalogCounts;
      const rows = await database
        .select({ key, offers: sum(sql`case when ${kind} = 'retailer' then ${count} else -${count} end`) })
        .from(tables.catalogCounts)
        .where(inArray(kind, ['retailer', 'strange-retailer']))
        .groupBy(key)
        .orderBy(asc(key));
      return rows.filter(({ offers }) => Number(offers) > 0).map((row) => row.key);
    },
    async listRetailers() {
      const { database, tables } = session.reading;
      const { kind, key, name, count } = tables.catalogCounts;
      return database
        .select({ domain: key, name, offerCount: count })
        .from(tables.catalogCounts)
        .where(and(eq(kind, 'retailer'), gt(count, 0)))
        .orderBy(asc(key));
    },
  };
}

const foundOffersMax = 50;

const replaceOffer = { taken: 'replace', key: ['id'] } as const;

/** The stored columns that decide what a saved offer changes. */
type KnownOffer = Pick<
  OfferRow,
  | 'id'
  | 'productId'
  | 'source'
  | 'priceMinor'
  | 'currency'
  | 'availability'
  | 'condition'
  | 'retailerDomain'
  | 'retailerName'
  | 'shippingKind'
  | 'shippingMinor'
  | 'shippingCurrency'
  | 'shippingRates'
  | 'tax'
  | 'weightGrams'
  | 'facts'
>;

async function save(
  access: Access,
  products: readonly Product[],
  offers: readonly OfferToSave[],
  nowMs: number,
): Promise<void> {
  await access.lockCatalog();
  const touched = new Set<string>();
  for (const batch of boundedBatches(products, ({ id }) => id))
    for (const id of await saveProductRows(access, batch, nowMs)) touched.add(id);
  await deleteOldDrops(access, nowMs);
  const allowed = await withoutBlocked(access, offers);
  for (const batch of boundedBatches(allowed, ({ offer }) => offer.id))
    for (const id of await saveBatch(access, batch)) touched.add(id);
  for (const batch of boundedBatches([...touched], (id) => id)) {
    await refreshDrops(access, batch, nowMs);
    await refreshListings(access, batch);
  }
}

async function withoutBlocked(
  { database, tables: { discoveredShops: shops } }: Access,
  offers: readonly OfferToSave[],
): Promise<readonly OfferToSave[]> {
  if (offers.length === 0) return offers;
  const rows = await database.select({ domain: shops.domain }).from(shops).where(eq(shops.decision, 'never'));
  const blocked = new Set(rows.map(({ domain }) => domain));
  if (blocked.size === 0) return offers;
  return offers.filter(({ offer }) => !sitesOf(offer.retailer.domain).some((site) => blocked.has(site)));
}

/** Saves offers with everything except drops and listings. Returns the ids of products whose drops and listings must follow. */
async function saveBatch(access: Access, batch: readonly OfferToSave[]): Promise<ReadonlySet<string>> {
  const known = await knownOffers(access, batch);
  const rows = batch.map((each) => {
    const row = offerRow(each);
    // A feed states none, but the shop's page did.
    return { ...row, facts: row.facts ?? known.get(row.id)?.facts ?? null };
  });
  await access.saveRows(access.tables.offers, rows, replaceOffer);
  const counts = new CountChanges();
  const touchedProducts = new Set<string>();
  const observations: Access['tables']['priceObservations']['$inferInsert'][] = [];
  rows.forEach((row, place) => {
    const before = known.get(row.id);
    if (before?.retailerDomain !== row.retailerDomain) {
      counts.add('retailer', row.retailerDomain, row.retailerName, 1);
      if (before) counts.add('retailer', before.retailerDomain, before.retailerName, -1);
    }
    countStrange(counts, row, 1);
    if (before) countStrange(counts, before, -1);
    const hasMoved = before !== undefined && before.productId !== row.productId;
    if (hasMoved) touchedProducts.add(before.productId);
    const isRepriced =
      before?.priceMinor !== row.priceMinor ||
      before.currency !== row.currency ||
      conditionClassOf(before.condition) !== conditionClassOf(row.condition);
    if (isRepriced || hasMoved || !isListedSame(row, before)) touchedProducts.add(row.productId);
    const isChanged = isRepriced || !isShippedSame(row, before) || !isStockSame(row, before);
    if (isChanged && batch[place]?.storesPriceHistory !== false) observations.push(observationOf(row));
  });
  await access.saveRows(access.tables.priceObservations, observations, keepFirst);
  await counts.save(access);
  return touchedProducts;
}

/** Whether what lists show of an offer, except its price, is unchanged. */
function isListedSame(row: OfferRow, before: KnownOffer): boolean {
  return (
    before.availability === row.availability &&
    before.condition === row.condition &&
    before.retailerDomain === row.retailerDomain &&
    before.tax === row.tax &&
    before.weightGrams === row.weightGrams &&
    isShippedSame(row, before)
  );
}

function isShippedSame(row: OfferRow, before: KnownOffer): boolean {
  return (
    before.shippingKind === row.shippingKind &&
    before.shippingMinor === row.shippingMinor &&
    before.shippingCurrency === row.shippingCurrency &&
    isSameJson(before.shippingRates, row.shippingRates)
  );
}

/** Whether both are stored alike; the order of keys and fields without a value don't count. */
function isSameJson(left: unknown, right: unknown): boolean {
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  return one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
}

/** Whether it can be ordered as before, or only in the shop. */
function isStockSame(row: OfferRow, before: KnownOffer): boolean {
  return (
    isGone(before.availability) === isGone(row.availability) &&
    (before.availability === 'in_store') === (row.availability === 'in_store')
  );
}

async function knownOffers(
  { database, tables: { offers }, isOneOf }: Access,
  batch: readonly OfferToSave[],
): Promise<ReadonlyMap<string, KnownOffer>> {
  const {
    id,
    productId,
    source,
    priceMinor,
    currency,
    availability,
    condition,
    retailerDomain,
    retailerName,
  } = offers;
  const { shippingKind, shippingMinor, shippingCurrency, shippingRates, tax, weightGrams, facts } = offers;
  const rows = await database
    .select({
      id,
      productId,
      source,
      priceMinor,
      currency,
      availability,
      condition,
      retailerDomain,
      retailerName,
      shippingKind,
      shippingMinor,
      shippingCurrency,
      shippingRates,
      tax,
      weightGrams,
      facts,
    })
    .from(offers)
    .where(
      isOneOf(
        id,
        batch.map(({ offer }) => offer.id),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

function observationOf(row: OfferRow): Access['tables']['priceObservations']['$inferInsert'] {
  const { id: offerId, productId, retailerDomain, priceMinor, currency, checkedAt: observedAt } = row;
  const { shippingKind, shippingMinor, shippingCurrency, shippingRates, availability } = row;
  return {
    offerId,
    productId,
    retailerDomain,
    priceMinor,
    currency,
    conditionClass: conditionClassOf(row.condition),
    observedAt,
    day: observedAt.slice(0, 10),
    shippingKind,
    shippingMinor,
    shippingCurrency,
    shippingRates,
    availability,
  };
}
