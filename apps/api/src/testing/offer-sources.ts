import type { OfferSource } from '@pricehunt/offer-sources';
import { catalogSource } from '@pricehunt/offer-sources/testing';
import type { TestServices } from './test-api';

/** The catalog in the test's own storage, which is opened only after its sources are given. */
export function testCatalogSource(opened: () => TestServices): OfferSource {
  return catalogSource({
    findCandidates: (identity, limit) => opened().services.storage.search.findCandidates(identity, limit),
    listOffers: (ids) => opened().services.storage.offers.listOffersOfProducts(ids),
  });
}

/** Offers from pages are stored under this source's terms. It finds none. */
export const testPageSource: OfferSource = {
  id: 'structured-page',
  name: 'Shop pages',
  appliesTo: () => false,
  retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
  findOffers: () => Promise.resolve([]),
};
