export { catalogSource } from './catalog-source';
export { describeOfferSource } from './testing/describe-offer-source';
export { sampleOffer, sampleRequest } from './testing/samples';
export { stubOfferSource } from './testing/stub-offer-source';
