import { networkFeedSource } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import { isOfTaxedShop, readTaxedSourceIds } from '../../price-tracking/taxed-shops';
import type { Services } from '../../services';
import { licencesOf } from '../../source-licences';
import { taxAndWeightOf } from '../../tax-and-weight';
import type { ComparedProduct, Placement } from './gathered-offers';

/**
 * Keeps what was seen for the product's history: fresh prices of offers that the catalog already has. An offer of a
 * page nobody vouches for is never added to the catalog: anyone can put any price on a page.
 */
export async function keepFoundOffers(
  services: Services,
  product: ComparedProduct,
  placements: readonly Placement[],
): Promise<void> {
  if (product.productId === null) return;
  const licences = licencesOf(services.offerSources);
  const taxedSourceIds = await readTaxedSourceIds(services.storage);
  const seen = placements
    .filter((placement) => placement.kind === 'same')
    .map((placement) => placement.offer)
    .filter((offer) => offer.source !== 'catalog' && licences.mayKeepHistory(offer.source))
    // What others read of a shop that shows prices before tax, its pages among them, may be such a price.
    .filter((offer) => taxedSourceIds.has(offer.source) || !isOfTaxedShop(offer, taxedSourceIds));
  const refreshed: { readonly productId: string; readonly offer: Offer }[] = [];
  for (const offer of seen) {
    const listed = await services.storage.offers.findOffersByLink(offer.link);
    // A feed may allow no history, and its prices are its merchant's own: nobody else's reading goes under its name.
    const ofProduct = listed.filter(
      (each) => each.productId === product.productId && each.offer.source !== networkFeedSource,
    );
    const known = ofProduct.find((each) => each.offer.id === offer.id) ?? ofProduct[0];
    if (known !== undefined && known.offer.price.currency === offer.price.currency) {
      const { price, shipping, shippingRates, availability, checkedAt } = offer;
      refreshed.push({
        productId: known.productId,
        offer: {
          ...known.offer,
          ...{ price, availability, checkedAt },
          shipping: shipping.kind === 'unknown' ? known.offer.shipping : shipping,
          shippingRates: shippingRates.length > 0 ? shippingRates : known.offer.shippingRates,
          ...taxAndWeightOf(offer),
        },
      });
    }
  }
  if (refreshed.length > 0) await services.storage.offers.saveOffers(refreshed);
}
