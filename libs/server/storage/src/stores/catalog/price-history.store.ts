import type { Availability, ConditionClass, Money, Offer, Product } from '@pricehunt/offers';
import { and, asc, desc, eq, gt, gte, lt, min, ne, or } from 'drizzle-orm';
import { keepFirst, type Access, type Session } from '../../access';
import { boundedBatches } from '../../bounded-batches';
import { readPasts, type ProductPast } from './price-pasts';
import { productOfferOf } from './offer-rows';
import { newsSince, refreshDrops } from './price-drops';
import { refreshListings } from './product-listings';
import { isPickedFor, priceView } from '../search/priced-listings';
import { productOf } from './product-rows';
import { strangersSource } from './strangers';
import { readRatesOfShops, withShopRates } from './shop-rates';

export interface PriceObservation {
  readonly offerId: string;
  readonly productId: string;
  readonly retailerDomain: string;
  /** The UTC day of `observedAt`, such as "2026-11-21". */
  readonly day: string;
  readonly price: Money;
  readonly conditionClass: ConditionClass;
  /** In stock if left out. */
  readonly availability?: Availability;
  readonly observedAt: string;
}

interface PriceDrop {
  readonly product: Product;
  readonly offer: Offer;
  /** The median of the product's lowest prices of 90 days; like `current`, with shipping if the country's is known. */
  readonly previous: Money;
  readonly current: Money;
  /** The drop in per cent of `previous`, to one decimal. */
  readonly percent: number;
  /** The beginning of the first UTC day with the current price (ISO 8601). */
  readonly since: string;
}

export interface PriceRetraction {
  readonly productId: string;
  readonly offerId: string;
  /** ISO 8601; earlier prices stay. Null for all of them. */
  readonly since: string | null;
  /** ISO 8601; prices from then on stay. Left out for all of them. */
  readonly before?: string;
}

export interface PriceHistoryStore {
  /** Ignores known observations (offer and moment). Price drops follow in the same transaction. */
  recordObservations(observations: readonly PriceObservation[]): Promise<void>;
  /**
   * A product's offers as they were, in the class that lists show unless one is given, at all shops or those with the domains.
   * Terms hold until the offer's next, those of a listed offer until the product was last checked at any shop.
   */
  readPast(
    productId: string,
    conditionClass?: ConditionClass,
    shops?: readonly string[] | null,
  ): Promise<ProductPast>;
  /** The same for several products at once, by product. */
  readPasts(
    productIds: readonly string[],
    conditionClass?: ConditionClass,
    shops?: readonly string[] | null,
  ): Promise<ReadonlyMap<string, ProductPast>>;
  /**
   * Moves price history to another product with the offers, and returns the ids of those that had any. Drops and lists
   * follow in the same transaction.
   */
  moveObservations(move: {
    /** Null for all that the product ever had. */
    readonly offerIds: readonly string[] | null;
    readonly fromProductId: string;
    readonly toProductId: string;
  }): Promise<readonly string[]>;
  /** Removes offers' prices from a product's history. Drops and lists follow in the same transaction. */
  retractObservations(retractions: readonly PriceRetraction[]): Promise<void>;
  /** When each offer was first seen with a price under the product; others are left out. */
  findFirstObserved(productId: string, offerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Products with a recent `priceDrop` in the country as offers defines it, largest first, with a vouched-for offer at that
   * price; of all products unless some are named. Without a country, prices are item prices.
   */
  listPriceDrops(request: {
    readonly limit: number;
    readonly country?: string | null;
    readonly productIds?: readonly string[];
  }): Promise<readonly PriceDrop[]>;
}

export function createPriceHistoryStore(session: Session, clock: () => number): PriceHistoryStore {
  return {
    recordObservations: (observations) =>
      session.writing(async (access) => {
        await access.lockCatalog();
        for (const batch of boundedBatches(observations, keyOf)) {
          const rows = batch.map(({ price, ...rest }) => ({
            ...rest,
            priceMinor: price.amountMinor,
            currency: price.currency,
          }));
          await access.saveRows(access.tables.priceObservations, rows, keepFirst);
          const productIds = [...new Set(batch.map(({ productId }) => productId))];
          await refreshDrops(access, productIds, clock());
          await refreshListings(access, productIds);
        }
      }),
    moveObservations: ({ offerIds, fromProductId, toProductId }) =>
      session.writing(async (access) => {
        await access.lockCatalog();
        const { priceObservations: table } = access.tables;
        const moved = await access.database
          .update(table)
          .set({ productId: toProductId })
          .where(
            and(
              eq(table.productId, fromProductId),
              offerIds === null ? undefined : access.isOneOf(table.offerId, offerIds),
            ),
          )
          .returning({ offerId: table.offerId });
        await refreshDrops(access, [fromProductId, toProductId], clock());
        await refreshListings(access, [fromProductId, toProductId]);
        return [...new Set(moved.map(({ offerId }) => offerId))];
      }),
    retractObservations: (retractions) =>
      session.writing(async (access) => {
        await access.lockCatalog();
        const spanOf = ({ since, before }: PriceRetraction) => `${since ?? ''} ${before ?? ''}`;
        for (const span of new Set(retractions.map(spanOf))) {
          const own = retractions.filter((each) => spanOf(each) === span);
          const pairOf = ({ offerId, productId }: PriceRetraction) => `${productId} ${offerId}`;
          for (const batch of boundedBatches(own, pairOf, retractedAtOnce))
            await retract(access, batch, clock());
        }
      }),
    async findFirstObserved(productId, offerIds) {
      const { database, tables, isOneOf } = session.reading;
      const { priceObservations: table } = tables;
      const rows = await database
        .select({ offerId: table.offerId, first: min(table.observedAt) })
        .from(table)
        .where(and(eq(table.productId, productId), isOneOf(table.offerId, offerIds)))
        .groupBy(table.offerId);
      return new Map(rows.flatMap(({ offerId, first }) => (first === null ? [] : [[offerId, first]])));
    },
    async readPast(productId, wanted, shops = null) {
      const past = (await readPasts(session.reading, [productId], { wanted, shops })).get(productId);
      return past ?? { conditionClass: wanted ?? 'new', pasts: [] };
    },
    readPasts: (productIds, wanted, shops = null) =>
      readPasts(session.reading, productIds, { wanted, shops }),
    async listPriceDrops({ limit, country = null, productIds }) {
      const { database, tables, isOneOf } = session.reading;
      const { priceDrops, products, offers, productPrices } = tables;
      const view = priceView(country);
      const rows = await database
        .select({ drop: priceDrops, product: products, offer: offers })
        .from(priceDrops)
        .innerJoin(offers, eq(offers.id, priceDrops.offerId))
        .innerJoin(products, eq(products.id, priceDrops.productId))
        .innerJoin(
          productPrices,
          and(
            eq(productPrices.number, products.number),
            eq(productPrices.destination, priceDrops.destination),
            eq(productPrices.isShown, true),
            eq(productPrices.dropBasisPoints, priceDrops.basisPoints),
          ),
        )
        .where(
          and(
            gt(priceDrops.basisPoints, 0),
            gte(priceDrops.since, newsSince(clock())),
            ne(offers.source, strangersSource),
            or(
              ...view.destinations.map((destination) =>
                and(eq(priceDrops.destination, destination), isPickedFor(session.reading, view, destination)),
              ),
            ),
            productIds === undefined ? undefined : isOneOf(priceDrops.productId, productIds),
          ),
        )
        .orderBy(desc(priceDrops.basisPoints), asc(priceDrops.offerId))
        .limit(limit);
      const rules = await readRatesOfShops(
        session.reading,
        rows.map(({ offer }) => offer.retailerDomain),
      );
      return rows.map(({ drop, product, offer }) => ({
        product: productOf(product),
        offer: withShopRates(productOfferOf(offer).offer, rules),
        previous: { amountMinor: drop.previousMinor, currency: drop.currency },
        current: { amountMinor: drop.currentMinor, currency: drop.currency },
        percent: Math.round(drop.basisPoints / 10) / 10,
        since: drop.since,
      }));
    },
  };
}

/** SQLite looks up every product with every offer, so work grows with the square. */
const retractedAtOnce = 25;

async function retract(access: Access, batch: readonly PriceRetraction[], nowMs: number): Promise<void> {
  const [{ since, before } = { since: null }] = batch;
  const { priceObservations: table } = access.tables;
  const offerIds = batch.map(({ offerId }) => offerId);
  const gone = await access.database
    .delete(table)
    .where(
      and(
        access.isOneOf(
          table.productId,
          batch.map(({ productId }) => productId),
        ),
        access.isOneOf(table.offerId, offerIds),
        since === null ? undefined : gte(table.observedAt, since),
        before === undefined ? undefined : lt(table.observedAt, before),
      ),
    )
    .returning({ offerId: table.offerId });
  if (gone.length === 0) return;
  const productIds = [...new Set(batch.map(({ productId }) => productId))];
  await refreshDrops(access, productIds, nowMs);
  await refreshListings(access, productIds);
}

function keyOf({ productId, offerId, observedAt }: PriceObservation): string {
  return `${productId} ${offerId} ${observedAt}`;
}
