import type { Money, Offer, Product } from '@pricehunt/offers';

/** What one offer cost at one moment. */
export interface PriceObservation {
  readonly offerId: string;
  readonly productId: string;
  readonly retailerDomain: string;
  /** The UTC day of `observedAt`, such as "2026-11-21". */
  readonly day: string;
  readonly price: Money;
  /** ISO 8601 in UTC. */
  readonly observedAt: string;
}

/** The lowest price of a day. */
export interface DailyLow {
  /** UTC day, such as "2026-11-21". */
  readonly day: string;
  readonly low: Money;
}

/** A product's daily lows in one currency, oldest first. */
export interface DailyLows {
  readonly currency: string;
  readonly days: readonly DailyLow[];
}

/** An offer that really became cheaper. */
export interface PriceDrop {
  readonly product: Product;
  readonly offer: Offer;
  /** The median of what this same offer cost on the days of the 30 before its present price. */
  readonly previous: Money;
  readonly current: Money;
  /** How much cheaper, in per cent of `previous`, to one decimal. */
  readonly percent: number;
}

/** What prices were, and which fell. */
export interface PriceHistoryStore {
  /** Keeps the observations; the same offer and moment again changes nothing. Price drops follow in the same transaction. */
  recordObservations(observations: readonly PriceObservation[]): Promise<void>;
  /**
   * The lowest price on each day from `sinceDay` on, a group for each currency. A price holds from its observation until the
   * next one of the same offer, at most until the offer was last confirmed.
   */
  listDailyLows(productId: string, sinceDay: string): Promise<readonly DailyLows[]>;
  /** Offers now under every price of their last 30 days, the largest drop first. */
  listPriceDrops(request: { readonly limit: number }): Promise<readonly PriceDrop[]>;
}
