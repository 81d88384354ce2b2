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
export { pastedStorefrontSource, shopifyStorefrontSource } from './shopify-storefront-source';
export type { StorefrontServices } from './shopify-reader';
export { structuredPageSource } from './structured-page-source';
export type { ReadPage, StructuredPageServices } from './structured-page-source';
export { ucpCatalogSource } from './ucp-catalog-source';
export type { UcpCatalogOptions } from './ucp-catalog-source';
export { withGuard } from './with-guard';
export type { GuardedSource, GuardTerms } from './with-guard';
export { createOfferSources } from './create-offer-sources';
export type { NamedAddress, OfferSourcesOptions } from './create-offer-sources';
