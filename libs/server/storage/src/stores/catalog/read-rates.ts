import type { ExchangeRates } from '@pricehunt/offers';
import type { Access } from '../../access';
import type { JsonValue } from '../../json';
import { shippedExchangeRates } from './shipped-exchange-rates';
import { findSetting } from '../operations/stored-setting';

/** The rates saved last, or the shipped ones, read in the transaction. */
export async function readRates(access: Pick<Access, 'database' | 'tables'>): Promise<ExchangeRates> {
  const stored = ratesOf(await findSetting(access, ratesKey));
  return stored !== null && stored.date > shippedExchangeRates.date ? stored : shippedExchangeRates;
}

export const ratesKey = 'exchange-rates';

function ratesOf(value: JsonValue | undefined): ExchangeRates | null {
  if (!isObject(value) || !isObject(value['rates'])) return null;
  const { base, date, rates } = value;
  if (typeof base !== 'string' || typeof date !== 'string') return null;
  const numbers = Object.entries(rates).flatMap(([currency, rate]) =>
    typeof rate === 'number' ? [[currency, rate] as const] : [],
  );
  return { base, date, rates: Object.fromEntries(numbers) };
}

function isObject(value: JsonValue | undefined): value is { readonly [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
