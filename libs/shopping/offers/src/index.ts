export type { Money } from './money';
export type { Product, ProductIdentity } from './product';
export { availabilities, conditions } from './offer';
export type { Availability, Condition, Offer, Retailer, Shipping } from './offer';
