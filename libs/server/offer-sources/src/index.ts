export { CircuitOpen, SourceFailure } from './offer-source';
export type {
  CircuitState,
  FoundOffer,
  OfferRequest,
  OfferSource,
  RetentionPolicy,
  SourceOutcome,
  SourceReport,
} from './offer-source';
export { findOffers } from './find-offers';
export type { FindOffersTerms } from './find-offers';
export { catalogSource } from './catalog-source';
export type { CatalogLookups } from './catalog-source';
export { createOfferSources } from './create-offer-sources';
export type { OfferSourcesOptions } from './create-offer-sources';
