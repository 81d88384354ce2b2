import {
  anywhere,
  conditionShown,
  taxOf,
  type ConditionClass,
  type Money,
  type Offer,
  type PriceTax,
  type Product,
} from '@pricehunt/offers';
import { and, asc, desc, eq, gte, lt, min, ne, sql } from 'drizzle-orm';
import { keepFirst, type Access, type Session } from '../access';
import { boundedBatches } from '../bounded-batches';
import { dailyLowsOf, type DailyLows, type OfferPast } from './daily-lows';
import { productOfferOf } from './offer-rows';
import type { PricePoint } from './price-drop';
import { newsSince, refreshDrops } from './price-drops';
import { refreshListings } from './product-listings';
import { productOf } from './product-rows';
import { strangersSource } from './strangers';
import { readRatesOfShops, withShopRates } from './shop-rates';

/** What one offer cost at one moment. */
export interface PriceObservation {
  readonly offerId: string;
  readonly productId: string;
  readonly retailerDomain: string;
  /** The UTC day of `observedAt`, such as "2026-11-21". */
  readonly day: string;
  readonly price: Money;
  readonly conditionClass: ConditionClass;
  /** ISO 8601 in UTC. */
  readonly observedAt: string;
}

/** An offer that really became cheaper. */
interface PriceDrop {
  readonly product: Product;
  readonly offer: Offer;
  /** The median of what this same offer cost on the days of the 30 before its present price. */
  readonly previous: Money;
  readonly current: Money;
  /** How much cheaper, in per cent of `previous`, to one decimal. */
  readonly percent: number;
}

/** What a product cost: item prices of one condition class. */
interface PricePast {
  /** The class that lists show: new, or used where the product has nothing new. */
  readonly conditionClass: ConditionClass;
  readonly groups: readonly DailyLows[];
}

/** Prices of an offer that leave the history. */
export interface PriceRetraction {
  readonly productId: string;
  readonly offerId: string;
  /** ISO 8601; earlier prices stay. Null for all of them. */
  readonly since: string | null;
  /** ISO 8601; prices from then on stay. Left out for all of them. */
  readonly before?: string;
}

/** What prices were, and which fell. */
export interface PriceHistoryStore {
  /** Keeps the observations; the same offer and moment again changes nothing. Price drops follow in the same transaction. */
  recordObservations(observations: readonly PriceObservation[]): Promise<void>;
  /**
   * The lowest item price on each day from `sinceDay` on, a group for each currency and kind of tax. A price holds from its observation until the
   * next one of the same offer, at most until the offer was last confirmed.
   */
  listDailyLows(productId: string, sinceDay: string): Promise<PricePast>;
  /** Has what offers cost belong to another product, as the offers do. Drops and lists follow in the same transaction. */
  moveObservations(move: {
    /** The offers that move; null for all that the product ever had. */
    readonly offerIds: readonly string[] | null;
    readonly fromProductId: string;
    readonly toProductId: string;
  }): Promise<void>;
  /**
   * Takes what offers cost under a product out of its history, all of it or from a moment on. Drops and lists follow in the same
   * transaction.
   */
  retractObservations(retractions: readonly PriceRetraction[]): Promise<void>;
  /** When each of these offers was first seen with a price under the product; those that never were are left out. */
  findFirstObserved(productId: string, offerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Offers now under every price of their last 30 days, the largest drop first, without those that nobody vouches for. */
  listPriceDrops(request: { readonly limit: number }): Promise<readonly PriceDrop[]>;
}

/** The price history store over either dialect. */
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
          const watched = [...new Map(batch.map((each) => [each.offerId, each])).values()];
          await refreshDrops(access, watched, clock());
          await refreshListings(access, [...new Set(batch.map(({ productId }) => productId))]);
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
        const watched = [...new Set(moved.map(({ offerId }) => offerId))];
        await refreshDrops(
          access,
          watched.map((offerId) => ({ offerId, productId: toProductId })),
          clock(),
        );
        await refreshListings(access, [fromProductId, toProductId]);
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
    async listDailyLows(productId, sinceDay) {
      const { conditionClass, offers } = await pastOf(session.reading, productId);
      return { conditionClass, groups: dailyLowsOf(offers, sinceDay) };
    },
    async listPriceDrops({ limit }) {
      const { database, tables } = session.reading;
      const { priceDrops, products, offers, productPrices } = tables;
      const rows = await database
        .select({ drop: priceDrops, product: products, offer: offers })
        .from(priceDrops)
        .innerJoin(offers, eq(offers.id, priceDrops.offerId))
        .innerJoin(products, eq(products.id, priceDrops.productId))
        .innerJoin(
          productPrices,
          and(
            eq(productPrices.number, products.number),
            eq(productPrices.destination, anywhere),
            eq(productPrices.isShown, true),
            // A used offer that became cheaper is no news of a product that is sold new.
            sql`(${productPrices.conditionClass} = 'new') = (${offers.condition} in ('new', 'unknown'))`,
          ),
        )
        .where(and(gte(priceDrops.since, newsSince(clock())), ne(offers.source, strangersSource)))
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
      }));
    },
  };
}

/** SQLite looks up each of the products with each of the offers: as many squared. */
const retractedAtOnce = 25;

async function retract(access: Access, batch: readonly PriceRetraction[], nowMs: number): Promise<void> {
  const [{ since, before } = { since: null }] = batch;
  const { priceObservations: table, offers } = access.tables;
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
  // An offer that is gone took its drop along.
  const current = await access.database
    .select({ offerId: offers.id, productId: offers.productId })
    .from(offers)
    .where(access.isOneOf(offers.id, offerIds));
  if (current.length === 0) return;
  await refreshDrops(access, current, nowMs);
  await refreshListings(access, [...new Set(current.map(({ productId }) => productId))]);
}

function keyOf({ productId, offerId, observedAt }: PriceObservation): string {
  return `${productId} ${offerId} ${observedAt}`;
}

async function pastOf(
  { database, tables: { priceObservations, offers } }: Access,
  productId: string,
): Promise<{ readonly conditionClass: ConditionClass; readonly offers: readonly OfferPast[] }> {
  const { offerId, day, observedAt, priceMinor, currency, conditionClass, retailerDomain } =
    priceObservations;
  const rows = await database
    .select({ offerId, day, observedAt, priceMinor, currency, conditionClass, retailerDomain })
    .from(priceObservations)
    .where(eq(priceObservations.productId, productId))
    .orderBy(asc(observedAt));
  const current = await database
    .select({
      id: offers.id,
      checkedAt: offers.checkedAt,
      condition: offers.condition,
      tax: offers.tax,
    })
    .from(offers)
    .where(eq(offers.productId, productId));
  const wasNew = rows.some((row) => row.conditionClass === 'new');
  const shown = current.length > 0 ? conditionShown(current) : wasNew ? 'new' : 'used';
  const confirmedDay = new Map(current.map(({ id, checkedAt }) => [id, checkedAt.slice(0, 10)]));
  const statedTax = new Map(current.map(({ id, tax }) => [id, tax]));
  const byOffer = new Map<string, (PricePoint & { readonly tax: PriceTax })[]>();
  for (const { offerId: id, conditionClass: ofPoint, retailerDomain: domain, ...point } of rows) {
    if (ofPoint !== shown) continue;
    const tax = taxOf({
      tax: statedTax.get(id) ?? 'unknown',
      retailer: { name: domain, domain },
      price: { amountMinor: point.priceMinor, currency: point.currency },
    });
    const own = byOffer.get(id) ?? [];
    own.push({ ...point, tax });
    byOffer.set(id, own);
  }
  return {
    conditionClass: shown,
    offers: [...byOffer].map(([id, points]) => ({
      points,
      confirmedUntilDay: confirmedDay.get(id) ?? points.at(-1)?.day ?? '',
    })),
  };
}
