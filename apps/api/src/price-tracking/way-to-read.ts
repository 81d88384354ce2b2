import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { retailerOf } from '@pricehunt/offer-sources';
import type { OfferSource } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import type { WatchedOffer } from '@pricehunt/storage';
import { isItemSource } from '../merchant-items/item-shop';
import { allowsKeeping } from '../source-licences';

/** How an offer is read again. */
export type WayToRead = Pick<WatchedOffer, 'host' | 'sourceId' | 'requestsMax'>;

/** What is known of the sources that offers come from. */
export interface KnownSources {
  readonly sources: readonly OfferSource[];
  /** The sources of shops whose pages show prices before tax. */
  readonly taxedSourceIds: ReadonlySet<string>;
  /** Whether the operator has turned a source off. */
  readonly isOff: (sourceId: string) => boolean;
  /** The domains that the operator never wants to be read. */
  readonly neverDomains: ReadonlySet<string>;
}

/** A search takes so many requests at most: five rungs of the ladder and two pages. */
const requestsOfSearch = 7;

/** Where offers of pages came from whose source is not there any more, such as a shop that was taken off the list. */
const pageSources = /^(?:catalog$|structured-page$|watched-page$|shop:|shopify)/;
/** Marketplaces that license prices by their interfaces and not by their pages. */
const licensedMarketplaceIds: readonly string[] = ['amazon'];

/**
 * How an offer is read again: the page of a shop by safe-fetch, what an interface listed by its source. Null for what may not be kept, what
 * comes from its merchant, what is licensed by an interface only, and what the operator turned off or never wants to be read. A page that stated no
 * price gives way to its source for good.
 */
export function wayToRead(
  offer: Pick<Offer, 'source' | 'link'>,
  { sources, taxedSourceIds, isOff, neverDomains }: KnownSources,
  pageStatesNoPrice: boolean,
): WayToRead | null {
  const { source: sourceId } = offer;
  if (isItemSource(sourceId) || isOff(sourceId)) return null;
  const source = sources.find(({ id }) => id === sourceId) ?? null;
  // What may be shown for a time only would be forgotten between two readings.
  if (source !== null && !allowsKeeping(source.retention)) return null;
  const isPage = source === null ? pageSources.test(sourceId) : source.offersArePages === true;
  if (source === null && !isPage) return null;
  const isAskedInstead = taxedSourceIds.has(sourceId) || (pageStatesNoPrice && sourceId !== catalogSourceId);
  if (source !== null && (!isPage || isAskedInstead))
    return { host: sourceId, sourceId, requestsMax: requestsOfSearch };
  const marketplace = detectMarketplace(offer.link)?.id ?? '';
  if (!URL.canParse(offer.link) || licensedMarketplaceIds.includes(marketplace)) return null;
  // A network would count a look through its link as a click.
  if (readNetworkLink(offer.link) !== null) return null;
  if (neverDomains.has(retailerOf(offer.link, null).domain)) return null;
  return { host: new URL(offer.link).host.replace(/^www\./, ''), sourceId: null, requestsMax: 1 };
}

/** The installation's own database: asking it again tells nothing new. */
const catalogSourceId = 'catalog';
