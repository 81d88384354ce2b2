export { SourceFailure } from './offer-source';
export type {
  FoundOffer,
  KeyRule,
  OfferRequest,
  OfferSource,
  RetentionPolicy,
  SourceReport,
} from './offer-source';
export { findOffers } from './find-offers';
export { readOfferPage } from './read-offer-page';
export { createOfferSources } from './create-offer-sources';
export { marketplaceHeaderNames } from './marketplaces/marketplaces';
export { retailerOf } from './variant-facts';
export { barcodePlaceOf, createShopSource } from './platforms/create-shop-source';
export { openShopSources, pacedFetch } from './platforms/open-shop-sources';
export type { ShopSources } from './platforms/open-shop-sources';
export { createShopRecogniser } from './platforms/recognise-shop';
export type { ShopFinding, ShopRecogniser } from './platforms/recognise-shop';
export { previewProduct, previewResults } from './platforms/generic/preview-rules';
export type { ProductPreview, ResultsPreview } from './platforms/generic/preview-rules';
export type { UcpAccess } from './platforms/ucp/probe-ucp';
export { ownTemplate } from './platforms/search-template';
export { fetchForShop } from './platforms/rendered-fetch';
export type { RenderPage } from './platforms/rendered-fetch';
export { isOfShop } from './platforms/shop-offer';
export { platforms, shopSourceId } from './platforms/shop';
export type { Platform, Shop } from './platforms/shop';
export { keyedSearches, webSearchHeaderNames } from './discovery/keyed-search';
export { searxngSearch } from './discovery/searxng';
export { WebSearchFailure, webSearchProblems, webSearchSourceId } from './discovery/web-search';
export type { WebSearch, WebSearchEngine } from './discovery/web-search';
export { guardedWebSearch } from './discovery/web-search-source';
export type { EngineReport } from './discovery/web-search-source';
export { judgeResults } from './discovery/worth-reading';
