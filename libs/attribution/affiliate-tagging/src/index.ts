export { affiliateProgrammes } from './affiliate-programmes';
export type { AffiliateIds, AffiliateProgramme, ProgrammeId } from './affiliate-programmes';
export { withCarriedTag } from './carried-tag';
export { readNetworkLink, withClickIdPlace } from './network-link';
export { referenceIdFor, referenceParameter, referralUtm, withReferralUtm } from './referral-link';
export type { ReferralTerms } from './referral-link';
export { programmeOf, tagOutboundLink } from './tag-outbound-link';
