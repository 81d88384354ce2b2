import type { Offer } from '@pricehunt/offers';
import { matchProducts } from '@pricehunt/product-matching';
import type { FoundOffer, OfferRequest, OfferSource, RetentionPolicy } from '../offer-source';
import { climbLadder, queryRungs } from '../query-ladder';
import type { Rung } from '../query-ladder';
import { askShop } from './ask-shop';
import type { ShopServices } from './ask-shop';
import { shopSourceId } from './shop';
import type { Shop } from './shop';
import { taxOnPage } from './shop-offer';

interface PlatformSearch {
  /** Throws SourceFailure for blocks and errors. */
  search(rung: Rung, signal: AbortSignal): Promise<readonly Offer[]>;
  /** Whether it only finds the exact words. */
  readonly isLiteral?: boolean;
  /** False if results contain everything the product page has. */
  readonly needsPages: boolean;
}

export type OpenPlatform = (services: ShopServices, shop: Shop, request: OfferRequest) => PlatformSearch;

/** Public prices without terms that limit storing them. */
const retention: RetentionPolicy = {
  historyAllowed: true,
  ageMsMax: null,
  mustShowTimestamp: false,
  disclaimer: null,
};

const pagesMax = 2;

/** Searches a shop with one request at a time. Reads the pages of possible matches without a barcode. */
export function shopSource(services: ShopServices, shop: Shop, open: OpenPlatform): OfferSource {
  return {
    id: shopSourceId(shop),
    name: shop.name,
    offersArePages: true,
    retention,
    appliesTo: ({ product }) => queryRungs(product).length > 0,
    findOffers: async (request, signal) => {
      const platform = open(services, shop, request);
      const readPages = new Map<string, Offer>();
      return climbLadder({
        request,
        rungs: queryRungs(request.product, { isLiteral: platform.isLiteral ?? false }),
        ask: async (rung) => {
          const offers = await platform.search(rung, signal);
          const known = offers.map((offer) => readPages.get(offer.id) ?? offer);
          return platform.needsPages
            ? confirmed(known, { services, shop, request, signal, readPages })
            : found(known);
        },
      });
    },
  };
}

interface Confirming {
  readonly services: ShopServices;
  readonly shop: Shop;
  readonly request: OfferRequest;
  readonly signal: AbortSignal;
  readonly readPages: Map<string, Offer>;
}

/** Adds page data to the most likely offers; an unreadable page changes nothing. */
async function confirmed(offers: readonly Offer[], confirming: Confirming): Promise<readonly FoundOffer[]> {
  const { request, readPages, signal } = confirming;
  const likely = offers
    .filter((offer) => offer.gtins.length === 0 && !readPages.has(offer.id))
    .map((offer) => ({ offer, match: matchProducts(request.product, offer, request) }))
    .filter(({ match }) => match.decision !== 'different')
    .sort((one, other) => other.match.score - one.match.score);
  for (const { offer } of likely) {
    if (readPages.size >= pagesMax || signal.aborted) break;
    readPages.set(offer.id, await withPage(offer, confirming));
  }
  return found(offers.map((offer) => readPages.get(offer.id) ?? offer));
}

/** Adds codes, shipping, brand and unknown stock from the page. The price doesn't change. */
async function withPage(offer: Offer, { services, shop, signal }: Confirming): Promise<Offer> {
  try {
    const page = await askShop(services.safeFetch, shop, offer.link, { accept: 'html', signal });
    const reading = await services.readPage(page.text, page.link);
    if (reading.kind !== 'product') return offer;
    const { gtins, mpn, brand, shipping, shippingRates, condition, availability, weightGrams, facts } =
      reading.product;
    return {
      ...offer,
      gtins: offer.gtins.length > 0 ? offer.gtins : gtins,
      mpn: offer.mpn ?? mpn,
      brand: offer.brand ?? brand,
      shipping,
      shippingRates,
      availability: offer.availability === 'unknown' ? availability : offer.availability,
      condition: offer.condition === 'unknown' ? condition : offer.condition,
      ...taxOnPage(offer, reading.product),
      ...(offer.weightGrams === undefined && weightGrams !== null ? { weightGrams } : {}),
      ...(facts === null ? {} : { facts }),
    };
  } catch {
    return offer;
  }
}

function found(offers: readonly Offer[]): readonly FoundOffer[] {
  return offers.map((offer) => ({ offer, productId: null }));
}
