import type { Offer, ProductIdentity } from '@pricehunt/offers';
import { matchProducts } from '@pricehunt/product-matching';
import type { FoundOffer, OfferSource, RetentionPolicy } from '../offer-source';
import { climbLadder, queryRungs } from '../query-ladder';
import type { Rung } from '../query-ladder';
import { askShop } from './ask-shop';
import type { ShopServices } from './ask-shop';
import { shopSourceId } from './shop';
import type { Shop } from './shop';
import { taxOnPage } from './shop-offer';

/** How the shops of one platform are searched. */
interface PlatformSearch {
  /** What the shop has for a rung. Throws a SourceFailure where it blocks or breaks. */
  search(rung: Rung, signal: AbortSignal): Promise<readonly Offer[]>;
  /** True when the search looks for exactly the words that it is given. */
  readonly isLiteral?: boolean;
  /** False when an answer says all that the product page does. */
  readonly needsPages: boolean;
}

/** Opens the search of one shop for one comparison. */
export type OpenPlatform = (services: ShopServices, shop: Shop, product: ProductIdentity) => PlatformSearch;

/** Public prices of a shop's own pages; nobody sets terms for keeping what was seen. */
const retention: RetentionPolicy = {
  historyAllowed: true,
  ageMsMax: null,
  mustShowTimestamp: false,
  disclaimer: null,
};

/** How many product pages of a shop are read in one comparison. */
const pagesMax = 2;

/**
 * A shop as a source: searched by the query ladder, one request at a time. Offers without a barcode that may be the product
 * have their pages read for what the platform leaves out.
 */
export function shopSource(services: ShopServices, shop: Shop, open: OpenPlatform): OfferSource {
  return {
    id: shopSourceId(shop),
    name: shop.name,
    offersArePages: true,
    retention,
    appliesTo: ({ product }) => queryRungs(product).length > 0,
    findOffers: async ({ product }, signal) => {
      const platform = open(services, shop, product);
      const readPages = new Map<string, Offer>();
      return climbLadder({
        product,
        rungs: queryRungs(product, { isLiteral: platform.isLiteral ?? false }),
        ask: async (rung) => {
          const offers = await platform.search(rung, signal);
          const known = offers.map((offer) => readPages.get(offer.id) ?? offer);
          return platform.needsPages
            ? confirmed(known, { services, shop, product, signal, readPages })
            : found(known);
        },
      });
    },
  };
}

interface Confirming {
  readonly services: ShopServices;
  readonly shop: Shop;
  readonly product: ProductIdentity;
  readonly signal: AbortSignal;
  /** Offers whose pages were read, by id. */
  readonly readPages: Map<string, Offer>;
}

/** The offers, the likeliest with what their pages add. A page that cannot be read leaves its offer as it is. */
async function confirmed(offers: readonly Offer[], confirming: Confirming): Promise<readonly FoundOffer[]> {
  const { product, readPages, signal } = confirming;
  const likely = offers
    .filter((offer) => offer.gtins.length === 0 && !readPages.has(offer.id))
    .map((offer) => ({ offer, match: matchProducts(product, offer) }))
    .filter(({ match }) => match.decision !== 'different')
    .sort((one, other) => other.match.score - one.match.score);
  for (const { offer } of likely) {
    if (readPages.size >= pagesMax || signal.aborted) break;
    readPages.set(offer.id, await withPage(offer, confirming));
  }
  return found(offers.map((offer) => readPages.get(offer.id) ?? offer));
}

/** The offer with the codes, shipping and brand of its page, and stock that the platform's answer leaves open; the price stays. */
async function withPage(offer: Offer, { services, shop, signal }: Confirming): Promise<Offer> {
  try {
    const page = await askShop(services.safeFetch, shop, offer.link, { accept: 'html', signal });
    const reading = await services.readPage(page.text, page.link);
    if (reading.kind !== 'product') return offer;
    const { gtins, mpn, brand, shipping, shippingRates, condition, availability, weightGrams } =
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
    };
  } catch {
    return offer;
  }
}

function found(offers: readonly Offer[]): readonly FoundOffer[] {
  return offers.map((offer) => ({ offer, productId: null }));
}
