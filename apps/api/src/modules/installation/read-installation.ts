import type { getInstallation } from '@pricehunt/api-contract/installation';
import { isCountry } from '@pricehunt/offers';
import type { OfferSource } from '@pricehunt/offer-sources';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { EndpointAnswer } from '../../plugins/contract';
import type { Needs } from '../../services';

export interface InstallationPlace {
  readonly country: string;
  readonly currency: string;
}

const placeKey = 'installation-place';
const placeSchema = z.object({
  country: z.string().check(z.refine(isCountry)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

export async function readInstallationPlace({
  settings,
}: Pick<Storage, 'settings'>): Promise<InstallationPlace | null> {
  return z.safeParse(placeSchema, await settings.findSetting(placeKey)).data ?? null;
}

export async function saveInstallationPlace(
  { settings }: Pick<Storage, 'settings'>,
  { country, currency }: InstallationPlace,
): Promise<void> {
  await settings.saveSetting(placeKey, { country, currency });
}

const namesMax = 6;

export async function readInstallation({
  storage,
  offerSources,
}: Needs<'storage' | 'offerSources'>): Promise<Omit<EndpointAnswer<typeof getInstallation>, 'success'>> {
  const searched = offerSources.list().filter(isSearched);
  return {
    hasProducts: await storage.offers.hasOffers(),
    searched: {
      count: searched.length,
      names: searched.slice(0, namesMax).map(({ name }) => name),
    },
    place: await readInstallationPlace(storage),
  };
}

/** A source that is off or lacks a required key doesn't apply. */
function isSearched(source: OfferSource): boolean {
  if (source.id === 'catalog') return false;
  return source.appliesTo(requestFor('kettle'));
}

export function requestFor(words: string): Parameters<OfferSource['appliesTo']>[0] {
  return {
    product: { title: words, brand: null, gtins: [], mpn: null, attributes: {} },
    productId: null,
    link: null,
    currency: null,
    country: null,
  };
}
