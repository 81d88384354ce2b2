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

export interface StructuredPageServices {
  readonly safeFetch: SafeFetch;
  readonly listOffers: CatalogLookups['listOffers'];
  /** Sources of shops that show prices before tax; none by default. */
  readonly taxedSourceIds?: () => Promise<ReadonlySet<string>>;
  /** Rejects if reading took too long. */
  readonly readPage: ReadPage;
  readonly now: () => Date;
}

/** Extracts a product; takes the final absolute URL. */
export type ReadPage = (html: string, link: string) => Promise<PageReading>;

const pageCountMax = 6;
const freshMs = 15 * 60_000;

/**
 * Rechecks catalog offers of a recognised product: reads the first six pages not checked in the last 15 minutes, in
 * parallel, and updates price, shipping and stock. Pages that are blocked, missing, of another product or without a
 * certain price give nothing. Skips network links, which would count as clicks, and shops that show prices before tax.
 * If no page could be fetched, throws the first error.
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
    offersArePages: true,
    shopsAreStrangers: true,
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
