export { SourceFailure } from './offer-source';
export type { FoundOffer, OfferRequest, OfferSource, SourceReport } from './offer-source';
export { findOffers } from './find-offers';
export { createOfferSources } from './create-offer-sources';
export { retailerOf } from './variant-facts';
