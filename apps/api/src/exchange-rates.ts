import type { ExchangeRates } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod';
import { shippedExchangeRates } from './shipped-exchange-rates';

const schema = z.object({
  base: z.string(),
  date: z.string(),
  rates: z.record(z.string(), z.number().positive()),
});

/** The newest exchange rates at hand: those that were fetched last, or the shipped ones. Their date says how old they are. */
export async function readExchangeRates(storage: Storage): Promise<ExchangeRates> {
  const stored = schema.safeParse(await storage.settings.findSetting('exchange-rates'));
  return stored.success && stored.data.date > shippedExchangeRates.date ? stored.data : shippedExchangeRates;
}

/** Keeps the rates in place of those before. */
export async function saveExchangeRates(storage: Storage, rates: ExchangeRates): Promise<void> {
  await storage.settings.saveSetting('exchange-rates', { ...rates, rates: { ...rates.rates } });
}
