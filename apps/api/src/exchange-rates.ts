import type { ExchangeRates } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod';

const schema = z.object({
  base: z.string(),
  date: z.string(),
  rates: z.record(z.string(), z.number().positive()),
});

/** The exchange rates that the operator's installation keeps, or null: offers in other currencies are then named, not ranked. */
export async function readExchangeRates(storage: Storage): Promise<ExchangeRates | null> {
  const stored = schema.safeParse(await storage.settings.findSetting('exchange-rates'));
  return stored.success ? stored.data : null;
}

/** Keeps the rates in place of those before. */
export async function saveExchangeRates(storage: Storage, rates: ExchangeRates): Promise<void> {
  await storage.settings.saveSetting('exchange-rates', { ...rates, rates: { ...rates.rates } });
}
