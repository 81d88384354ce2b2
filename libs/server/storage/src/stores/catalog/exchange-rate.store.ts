import type { ExchangeRates } from '@pricehunt/offers';
import { asc, gt } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Access, Session } from '../../access';
import type { JsonValue } from '../../json';
import { renewDrops } from './price-drops';
import { refreshListings } from './product-listings';
import { ratesKey, readRates } from './read-rates';
import { findSetting, saveSetting } from '../operations/stored-setting';

/** The reference rates by which prices of different currencies are compared. */
export interface ExchangeRateStore {
  /** The rates saved last, or the shipped ones. Their date says how old they are. */
  readRates(): Promise<ExchangeRates>;
  /** Replaces the rates; call `bringPricesUpToDate` to update product prices. */
  saveRates(rates: ExchangeRates): Promise<void>;
  /** Updates all product prices, and price drops, to the current rates, in batches. Throws if aborted; the next call starts again. */
  bringPricesUpToDate(signal?: AbortSignal): Promise<void>;
}

export function createExchangeRateStore(session: Session, clock: () => number): ExchangeRateStore {
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
        after = await session.writing((access) => refreshSome(access, last, clock()));
      }
      await session.writing((access) => saveSetting(access, pricedAtKey, priced));
    },
  };
}

/** Increase this when the calculation changes: an upgrade then recalculates all prices. */
const reckoning = 7;
/** The rates and version that all product prices were calculated with. */
const pricedAtKey = 'product-prices';
const productsAtOnce = 500;

/** Returns the number of the last product, or null if there are no more. */
async function refreshSome(access: Access, after: number, nowMs: number): Promise<number | null> {
  await access.lockCatalog();
  const { id, number } = access.tables.products;
  const rows = await access.database
    .select({ id, number })
    .from(access.tables.products)
    .where(gt(number, after))
    .orderBy(asc(number))
    .limit(productsAtOnce);
  const ids = rows.map((row) => row.id);
  await renewDrops(access, ids, nowMs);
  await refreshListings(access, ids);
  return rows.at(-1)?.number ?? null;
}

function jsonOf({ base, date, rates }: ExchangeRates): JsonValue {
  return { base, date, rates: { ...rates } };
}
