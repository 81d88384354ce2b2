import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { networkFeedSource } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import type { PageReading } from '@pricehunt/product-extraction';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { CatalogLookups } from './catalog-source';
import { asOnPage } from './offer-on-page';
import type { FoundOffer, OfferSource } from './offer-source';
import { shopSourceId } from './platforms/shop';
import { failureOf } from './source-answer';

/** What confirming the catalog's prices takes. */
export interface StructuredPageServices {
  readonly safeFetch: SafeFetch;
  readonly listOffers: CatalogLookups['listOffers'];
  /** The sources of the shops whose pages show prices before tax; left out, there are none. */
  readonly taxedSourceIds?: () => Promise<ReadonlySet<string>>;
  /** Reads a page as product-extraction does, wherever that is done; rejects where the page had to be given up. */
  readonly readPage: ReadPage;
  readonly now: () => Date;
}

/** What a page, as served, says of its product; with the absolute address that it was fetched from. */
export type ReadPage = (html: string, link: string) => Promise<PageReading>;

const pageCountMax = 6;
const freshMs = 15 * 60_000;

/**
 * Confirms what the catalog says of a recognised product: of its offers that were not checked within the last quarter of
 * an hour, the pages of the first six are read, all at once, and each that still shows the product gives the offer with
 * its present price, shipping and stock. A page that is blocked, gone, no product, of another product, or without a
 * certain price says nothing. No network's link is followed, which the network would count as a click, and no page is read
 * of a shop that shows prices before tax. Throws the failure of the first page when no page could be fetched.
 */
export function structuredPageSource({
  safeFetch,
  listOffers,
  taxedSourceIds = async () => new Set(),
  readPage,
  now,
}: StructuredPageServices): OfferSource {
  return {
    id: 'structured-page',
    name: 'Shop pages',
    ...{ offersArePages: true, shopsAreStrangers: true },
    retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
    appliesTo: (request) => request.productId !== null,
    findOffers: async ({ productId, link }, signal) => {
      if (productId === null) return [];
      const listed = await listOffers([productId]);
      const taxed = await taxedSourceIds();
      const staleAt = now().getTime() - freshMs;
      const stale = listed
        .map(({ offer }) => offer)
        .filter((offer) => Date.parse(offer.checkedAt) < staleAt && offer.link !== link)
        .filter((offer) => offer.source !== networkFeedSource && readNetworkLink(offer.link) === null)
        .filter(({ retailer }) => !taxed.has(shopSourceId(retailer)))
        .slice(0, pageCountMax);
      const pages = await Promise.allSettled(stale.map((offer) => confirmed(offer, signal)));
      const offers = pages.flatMap((page) => (page.status === 'fulfilled' ? (page.value ?? []) : []));
      const failed = pages.find((page) => page.status === 'rejected');
      if (failed !== undefined && pages.every((page) => page.status === 'rejected')) throw failed.reason;
      return offers.map((offer): FoundOffer => ({ offer, productId }));
    },
  };

  async function confirmed(offer: Offer, signal: AbortSignal): Promise<Offer | null> {
    const outcome = await safeFetch.fetch(offer.link, { accept: 'html', signal });
    if (outcome.kind === 'gone') return null;
    if (outcome.kind !== 'ok') throw failureOf(outcome, offer.link);
    const page = await readPage(outcome.text(), outcome.finalLink);
    if (page.kind !== 'product') return null;
    return asOnPage(offer, page.product, now().toISOString());
  }
}
