import {
  anywhere,
  conditionShown,
  type ConditionClass,
  type Money,
  type Offer,
  type Product,
} from '@pricehunt/offers';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { keepFirst, type Access, type Session } from '../access';
import { boundedBatches } from '../bounded-batches';
import { dailyLowsOf, type DailyLows, type OfferPast } from './daily-lows';
import { productOfferOf } from './offer-rows';
import type { PricePoint } from './price-drop';
import { newsSince, refreshDrops } from './price-drops';
import { refreshListings } from './product-listings';
import { productOf } from './product-rows';

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

/** What prices were, and which fell. */
export interface PriceHistoryStore {
  /** Keeps the observations; the same offer and moment again changes nothing. Price drops follow in the same transaction. */
  recordObservations(observations: readonly PriceObservation[]): Promise<void>;
  /**
   * The lowest item price on each day from `sinceDay` on, a group for each currency. A price holds from its observation until the
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
  /** Offers now under every price of their last 30 days, the largest drop first. */
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
        .where(gte(priceDrops.since, newsSince(clock())))
        .orderBy(desc(priceDrops.basisPoints), asc(priceDrops.offerId))
        .limit(limit);
      return rows.map(({ drop, product, offer }) => ({
        product: productOf(product),
        offer: productOfferOf(offer).offer,
        previous: { amountMinor: drop.previousMinor, currency: drop.currency },
        current: { amountMinor: drop.currentMinor, currency: drop.currency },
        percent: Math.round(drop.basisPoints / 10) / 10,
      }));
    },
  };
}

function keyOf({ productId, offerId, observedAt }: PriceObservation): string {
  return `${productId} ${offerId} ${observedAt}`;
}

async function pastOf(
  { database, tables: { priceObservations, offers } }: Access,
  productId: string,
): Promise<{ readonly conditionClass: ConditionClass; readonly offers: readonly OfferPast[] }> {
  const { offerId, day, observedAt, priceMinor, currency, conditionClass } = priceObservations;
  const rows = await database
    .select({ offerId, day, observedAt, priceMinor, currency, conditionClass })
    .from(priceObservations)
    .where(eq(priceObservations.productId, productId))
    .orderBy(asc(observedAt));
  const current = await database
    .select({ id: offers.id, checkedAt: offers.checkedAt, condition: offers.condition })
    .from(offers)
    .where(eq(offers.productId, productId));
  const wasNew = rows.some((row) => row.conditionClass === 'new');
  const shown = current.length > 0 ? conditionShown(current) : wasNew ? 'new' : 'used';
  const confirmedDay = new Map(current.map(({ id, checkedAt }) => [id, checkedAt.slice(0, 10)]));
  const byOffer = new Map<string, PricePoint[]>();
  for (const { offerId: id, conditionClass: ofPoint, ...point } of rows) {
    if (ofPoint !== shown) continue;
    const own = byOffer.get(id) ?? [];
    own.push(point);
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
