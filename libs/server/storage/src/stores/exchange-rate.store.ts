import type { ExchangeRates } from '@pricehunt/offers';
import { asc, gt } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Access, Session } from '../access';
import type { JsonValue } from '../json';
import { refreshListings } from './product-listings';
import { ratesKey, readRates } from './read-rates';
import { findSetting, saveSetting } from './stored-setting';

/** The reference rates that prices of different currencies are compared at. */
export interface ExchangeRateStore {
  /** The newest rates at hand: those that were saved last, or the shipped ones. Their date says how old they are. */
  readRates(): Promise<ExchangeRates>;
  /** Keeps the rates in place of those before. The prices of products follow with `bringPricesUpToDate`. */
  saveRates(rates: ExchangeRates): Promise<void>;
  /**
   * Brings the prices of all products in line with the rates, some products at a time; does nothing when they are. Throws where
   * the signal was aborted; the next call begins anew.
   */
  bringPricesUpToDate(signal?: AbortSignal): Promise<void>;
}

/** The exchange rate store over either dialect. */
export function createExchangeRateStore(session: Session): ExchangeRateStore {
  return {
    readRates: () => readRates(session.reading),
    saveRates: (rates) => session.writing((access) => saveSetting(access, ratesKey, jsonOf(rates))),
    async bringPricesUpToDate(signal) {
      const rates = jsonOf(await readRates(session.reading));
      const priced = { rates, reckoning };
      if (isDeepStrictEqual(await findSetting(session.reading, pricedAtKey), priced)) return;
      for (let after: number | null = 0; after !== null;) {
        signal?.throwIfAborted();
        const last: number = after;
        after = await session.writing((access) => refreshSome(access, last));
      }
      await session.writing((access) => saveSetting(access, pricedAtKey, priced));
    },
  };
}

/** How prices are reckoned; a higher number has all of them reckoned anew after an upgrade. */
const reckoning = 3;
/** The rates that the prices of all products were reckoned at, and how. */
const pricedAtKey = 'product-prices';
/** Products whose prices are reckoned in one transaction. */
const productsAtOnce = 500;

/** Brings some products up to date. Resolves with the number of the last one, or null when there are no more. */
async function refreshSome(access: Access, after: number): Promise<number | null> {
  await access.lockCatalog();
  const { id, number } = access.tables.products;
  const rows = await access.database
    .select({ id, number })
    .from(access.tables.products)
    .where(gt(number, after))
    .orderBy(asc(number))
    .limit(productsAtOnce);
  await refreshListings(
    access,
    rows.map((row) => row.id),
  );
  return rows.at(-1)?.number ?? null;
}

function jsonOf({ base, date, rates }: ExchangeRates): JsonValue {
  return { base, date, rates: { ...rates } };
}
