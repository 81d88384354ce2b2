import { currencyOfCountry, guessPlace } from '@pricehunt/offers';
import type { Place } from '@pricehunt/offers';
import type { BrowserApi } from './browser-api';
import { readSiteAddress } from './site-address';

const siteKey = 'site';
const countryKey = 'country';

/** The origin of the PriceHunt site that the shopper chose; null before. */
export async function readSite({ storage }: Pick<BrowserApi, 'storage'>): Promise<string | null> {
  const stored = (await storage.local.get(siteKey))[siteKey];
  const address = readSiteAddress(typeof stored === 'string' ? stored : '');
  return address.kind === 'site' ? address.origin : null;
}

export async function storeSite({ storage }: Pick<BrowserApi, 'storage'>, origin: string): Promise<void> {
  await storage.local.set({ [siteKey]: origin });
}

/** Where offers are delivered to, with that country's currency; guessed from the browser's languages until it's chosen. */
export async function readPlace(
  { storage }: Pick<BrowserApi, 'storage'>,
  languages: readonly string[],
): Promise<Place> {
  const country = (await storage.local.get(countryKey))[countryKey];
  const currency = typeof country === 'string' ? currencyOfCountry(country) : null;
  return typeof country === 'string' && currency !== null ? { country, currency } : guessPlace(languages);
}

export async function storeCountry({ storage }: Pick<BrowserApi, 'storage'>, country: string): Promise<void> {
  await storage.local.set({ [countryKey]: country });
}
