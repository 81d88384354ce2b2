export {
  adminRoles,
  businessStatuses,
  canBecome,
  defaultBusinessName,
  isAdminAccount,
  memberRoles,
} from './business';
export type { AdminRole, Business, BusinessStatus, MemberRole } from './business';
export { emailKeyOf } from './email-key';
export {
  normalizedPassword,
  passwordLengths,
  passwordProblem,
  passwordSentence,
  passwordStrength,
} from './password-rules';
export { storeDomainOf } from './store-domain';
export { verifiedDomainsOf } from './verified-domains';
export { merchantProductStandings, standingsHiddenWithBusiness } from './merchant-product-standing';
export type { MerchantProductStanding } from './merchant-product-standing';
