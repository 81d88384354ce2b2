import type { BrowserApi } from './browser-api';
import { readSiteAddress } from './site-address';

const key = 'site';

/** The origin of the PriceHunt site that the shopper chose; null before. */
export async function readSite({ storage }: Pick<BrowserApi, 'storage'>): Promise<string | null> {
  const stored = (await storage.local.get(key))[key];
  const address = readSiteAddress(typeof stored === 'string' ? stored : '');
  return address.kind === 'site' ? address.origin : null;
}

export async function storeSite({ storage }: Pick<BrowserApi, 'storage'>, origin: string): Promise<void> {
  await storage.local.set({ [key]: origin });
}
