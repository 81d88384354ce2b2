import { networkFeedSource } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import { isOfTaxedShop, readTaxedSourceIds } from '../../price-tracking/taxed-shops';
import type { Needs } from '../../services';
import { licencesOf } from '../../sources/source-licences';
import { statedDetailsOf } from '../../pricing/stated-details';
import type { ComparedProduct } from './gathered-offers';
import type { Placement } from './placement';

/** A page nobody vouches for is never added to the catalog: anyone can put any price on a page. */
export async function saveFoundOffers(
  { storage, offerSources }: Needs<'storage' | 'offerSources'>,
  product: ComparedProduct,
  placements: readonly Placement[],
): Promise<void> {
  if (product.productId === null) return;
  const licences = licencesOf(offerSources);
  const taxedSourceIds = await readTaxedSourceIds(storage);
  const seen = placements
    .filter((placement) => placement.kind === 'same')
    .map((placement) => placement.offer)
    .filter((offer) => offer.source !== 'catalog' && licences.mayKeepHistory(offer.source))
    // Other sources' prices for a shop that shows prices before tax may lack the tax.
    .filter((offer) => taxedSourceIds.has(offer.source) || !isOfTaxedShop(offer, taxedSourceIds));
  const seenById = new Map<string, Offer>();
  for (const offer of seen) {
    const listed = await storage.offers.findOffersByLink(offer.link);
    // A feed may not allow a price history, and only its merchant may set its prices.
    const ofProduct = listed.filter(
      (each) => each.productId === product.productId && each.offer.source !== networkFeedSource,
    );
    const known = ofProduct.find((each) => each.offer.id === offer.id) ?? ofProduct[0];
    if (known !== undefined && known.offer.price.currency === offer.price.currency)
      seenById.set(known.offer.id, offer);
  }
  if (seenById.size === 0) return;
  await storage.atomically(async (stores) => {
    // Locks the offers: those read, moved or removed since are left alone.
    await stores.offers.removeOffers([]);
    const current = await stores.offers.findOffersByIds([...seenById.keys()]);
    const refreshed = current.flatMap(({ productId, offer: known }) => {
      const offer = seenById.get(known.id);
      return offer === undefined || offer.checkedAt < known.checkedAt
        ? []
        : [{ productId, offer: refreshedOffer(known, offer) }];
    });
    if (refreshed.length > 0) await stores.offers.saveOffers(refreshed);
  });
}

function refreshedOffer(known: Offer, seen: Offer): Offer {
  const { price, shipping, shippingRates, availability, checkedAt } = seen;
  return {
    ...known,
    price,
    availability,
    checkedAt,
    shipping: shipping.kind === 'unknown' ? known.shipping : shipping,
    shippingRates: shippingRates.length > 0 ? shippingRates : known.shippingRates,
    ...statedDetailsOf(seen),
  };
}
