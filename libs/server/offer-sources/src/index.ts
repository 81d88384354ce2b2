export { SourceFailure } from './offer-source';
export type {
  FoundOffer,
  OfferRequest,
  OfferSource,
  RetentionPolicy,
  SourceOutcome,
  SourceReport,
} from './offer-source';
