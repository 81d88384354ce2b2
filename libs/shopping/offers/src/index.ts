export type { Money } from './money';
export {
  CurrencyMismatch,
  addMoney,
  compareMoney,
  decimalFromMoney,
  moneyFromDecimal,
  subtractMoney,
} from './money';
export type { MoneyPart } from './money-format';
export { formatMoney, moneyParts } from './money-format';
export { currencyCodes, isCurrency, minorUnitDigits } from './currencies';
export type { PriceKind } from './price-kinds';
export type { PriceHints, PriceReading } from './price-reading';
export { readMoney, readPrice } from './price-reading';
export { currencyOfCountry } from './country-currencies';
export { isGtin, printableGtin, readGtin, sameGtin, toGtin14 } from './gtin';
export type { Product, ProductIdentity } from './product';
export { availabilities, conditions } from './offer';
export type { Availability, Condition, Offer, Retailer, Shipping } from './offer';
export type { TotalPrice } from './total-price';
export { amountOf, inCurrency, totalPrice } from './total-price';
export type { ExchangeRates } from './exchange';
export { convertMoney, minorUnitsIn } from './exchange';
export type { OfferRanking, RankedOffer, RankingFacts, RankingTerms, UnrankedOffer } from './ranking';
export { bestOffer, rankOffers, savingsAgainst } from './ranking';
export { pricePlaces } from './price-place';
export type { PricePlace } from './price-place';
export type { DealEvidence, DealVerdict, PricePoint, Verdict } from './price-history';
export { dealVerdict } from './price-history';
export type { AlertFiring, AlertMemory, AlertObservation, AlertRule, AlertTerms } from './price-alert';
export {
  alertThreshold,
  beginAlert,
  firingIntervalMs,
  judgeAlert,
  lowerBarPercent,
  rearmPercent,
} from './price-alert';
export type { AlertSimulation } from './price-alert-simulation';
export { alertPast, simulateAlert } from './price-alert-simulation';
