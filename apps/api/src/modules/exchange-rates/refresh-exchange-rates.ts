import { isCurrency } from '@pricehunt/offers';
import type { ExchangeRates } from '@pricehunt/offers';
import { load } from 'cheerio';
import type { Needs } from '../../services';

/** Throws if the ECB's eurofxref-daily.xml can't be fetched or read; the stored rates stay. */
export async function refreshExchangeRates(
  { storage, safeFetch }: Needs<'storage' | 'safeFetch'>,
  address: string,
  signal?: AbortSignal,
): Promise<ExchangeRates> {
  const fetched = await safeFetch.fetch(address, { accept: 'xml', respectRobots: false });
  if (fetched.kind !== 'ok') throw new Error(`Could not download the exchange rates: ${fetched.kind}`);
  const rates = readReferenceRates(fetched.text());
  if (rates === null) throw new Error('Could not read the exchange rates: the document has no dated rates');
  await storage.exchangeRates.saveRates(rates);
  await storage.exchangeRates.bringPricesUpToDate(signal);
  return rates;
}

/** Null for another document. Skips currencies that aren't in ISO 4217. */
export function readReferenceRates(xml: string): ExchangeRates | null {
  const document = load(xml, { xml: true });
  const date = document('Cube[time]').attr('time') ?? '';
  const rates: Record<string, number> = {};
  document('Cube[currency]').each((_index, cube) => {
    const currency = document(cube).attr('currency') ?? '';
    const rate = Number(document(cube).attr('rate'));
    if (isCurrency(currency) && Number.isFinite(rate) && rate > 0) rates[currency] = rate;
  });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Object.keys(rates).length === 0) return null;
  return { base: 'EUR', date, rates };
}
