import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { retailerOf } from '@pricehunt/offer-sources';
import type { OfferSource } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import type { WatchedOffer } from '@pricehunt/storage';
import { isItemSource } from '../item-owners/item-shop';
import { allowsStoring } from '../sources/source-licences';

export type WayToRead = Pick<WatchedOffer, 'host' | 'sourceId' | 'requestsMax'>;

export interface KnownSources {
  readonly sources: readonly OfferSource[];
  readonly taxedSourceIds: ReadonlySet<string>;
  readonly isOff: (sourceId: string) => boolean;
  readonly neverDomains: ReadonlySet<string>;
}

/** At most five steps of the search ladder and two pages. */
const requestsOfSearch = 7;

/** Sources whose offers came from pages, even when the source is gone, such as a delisted shop. */
const pageSources = /^(?:catalog$|structured-page$|watched-page$|shop:|shopify)/;
/** Marketplaces that license prices through their APIs and not through their pages. */
const licensedMarketplaceIds: readonly string[] = ['amazon'];

/** Null for offers that may not be stored, come from the merchant, or were turned off or blocked by the operator. */
export function wayToRead(
  offer: Pick<Offer, 'source' | 'link'>,
  { sources, taxedSourceIds, isOff, neverDomains }: KnownSources,
  pageStatesNoPrice: boolean,
): WayToRead | null {
  const { source: sourceId } = offer;
  if (isItemSource(sourceId) || isOff(sourceId)) return null;
  const source = sources.find(({ id }) => id === sourceId) ?? null;
  // Offers with a time limit would be deleted between two rechecks.
  if (source !== null && !allowsStoring(source.retention)) return null;
  const isPage = source === null ? pageSources.test(sourceId) : source.offersArePages === true;
  if (source === null && !isPage) return null;
  const isSearchedInstead =
    taxedSourceIds.has(sourceId) || (pageStatesNoPrice && sourceId !== catalogSourceId);
  if (source !== null && (!isPage || isSearchedInstead))
    return { host: sourceId, sourceId, requestsMax: requestsOfSearch };
  const marketplace = detectMarketplace(offer.link)?.id ?? '';
  if (!URL.canParse(offer.link) || licensedMarketplaceIds.includes(marketplace)) return null;
  // The network would count this request as a click.
  if (readNetworkLink(offer.link) !== null) return null;
  if (neverDomains.has(retailerOf(offer.link, null).domain)) return null;
  return { host: new URL(offer.link).host.replace(/^www\./, ''), sourceId: null, requestsMax: 1 };
}

/** The installation's own database, which has nothing new to return. */
const catalogSourceId = 'catalog';
