/** The five ways to share an order's credit among its touches. */
export const attributionModels = ['first', 'last', 'linear', 'position', 'time-decay'] as const;
export type AttributionModel = (typeof attributionModels)[number];

/**
 * What in an order led to a touch, the strongest first: an attribute of the cart, the checkout token that the pixel told of,
 * the click id in the landing address, a discount code, a customer who came through us before.
 */
export const matchMethods = [
  'cart-attribute',
  'checkout-token',
  'landing-address',
  'discount-code',
  'known-customer',
] as const;
export type MatchMethod = (typeof matchMethods)[number];

/**
 * Why a touch or an order has the credit that it has. credited; outside-window; after-order; later-touch-won and earlier-touch-won (the
 * model gives all to another); same-journey (a referral whose visit another touch tells of already); self-referral (the
 * merchant's own people); bot; duplicate-order; test-order; currency-unsupported; merchant-denied; no-touch; consent-missing;
 * waiting (not matched yet).
 */
export const reasonCodes = [
  'credited',
  'outside-window',
  'after-order',
  'later-touch-won',
  'earlier-touch-won',
  'same-journey',
  'self-referral',
  'bot',
  'duplicate-order',
  'test-order',
  'currency-unsupported',
  'merchant-denied',
  'no-touch',
  'consent-missing',
  'waiting',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** How many days before an order a touch may lie and still count, where the merchant chose nothing else. */
export const windowDaysDefault = 30;
/** The longest window that may be chosen, in days. */
export const windowDaysMax = 365;
