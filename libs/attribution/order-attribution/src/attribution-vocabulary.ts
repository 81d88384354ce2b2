export const attributionModels = ['first', 'last', 'linear', 'position', 'time-decay'] as const;
export type AttributionModel = (typeof attributionModels)[number];

/** Strongest first. */
export const matchMethods = [
  'cart-attribute',
  'checkout-token',
  'landing-address',
  'discount-code',
  'known-customer',
] as const;
export type MatchMethod = (typeof matchMethods)[number];

/**
 * Why a touchpoint or order has its credit. later-touch-won and earlier-touch-won: the model credits another. same-journey: a referral
 * of a visit with another touchpoint. self-referral: the merchant's own team. waiting: not matched yet.
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

export const windowDaysDefault = 30;
export const windowDaysMax = 365;
