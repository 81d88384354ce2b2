export type { Money } from './money';
export { compareMoney, decimalFromMoney, moneyFromDecimal, subtractMoney } from './money';
export { moneyToEdit, numberToEdit, typedMoney } from './typed-money';
export { formatMoney, moneyParts } from './money-format';
export { signsOfCurrency } from './currency-signs';
export { currencyCodes, isCurrency, minorUnitDigits } from './currencies';
export { statedTax, statesBothTaxes } from './price-kinds';
export type { PriceHints } from './price-reading';
export { readPrice } from './price-reading';
export type { Place } from './guess-place';
export { guessPlace } from './guess-place';
export { countryCodes, currencyOfCountry, isCountry } from './country-currencies';
export { isGtin, printableGtin, readGtin, toGtin14 } from './gtin';
export { visibleLine, visibleText } from './visible-text';
export type { Product, ProductIdentity } from './product';
export type { Measure, MeasureUnit } from './measure';
export { readMeasure } from './measure';
export { detailSpan, isDetailName, productDetail, variantAttributes, withDetailsOf } from './product-details';
export {
  availabilities,
  conditions,
  conditionClassOf,
  conditionClasses,
  isInStock,
  networkFeedSource,
  priceTaxes,
} from './offer';
export type { Availability, Condition, Offer, PriceTax, Retailer, ConditionClass } from './offer';
export type { PaymentMethod, ReturnTerms, ShopFacts, ShopFactsFor, StatedRating } from './shop-facts';
export { factsFor, mergedFacts, paymentMethods } from './shop-facts';
export type { DeliveryDays, Shipping, ShippingRate, ShippingTo, ShopRate } from './shipping';
export { taxOf, expectedTaxAt, isLowerForCertain, taxPlace, usualTaxAt } from './price-tax';
export { gramsOfUnit, readGrams, wholeGrams } from './weight';
export type { ShippingCondition, ShippingPolicy } from './shipping-policy';
export { policyOn } from './shipping-policy';
export type { ExchangeRates } from './exchange';
export {
  areRatesOld,
  convertMoney,
  freshRates,
  moneyOfReference,
  referenceAmount,
  currencyWithRate,
  referenceUnits,
} from './exchange';
export { dayMs } from './day-length';
export { pricePlaces } from './price-place';
export type { PricePlace } from './price-place';
export type { PricePoint } from './price-history';
export type { DailyLow, DaySpan, LowsBasis, OfferPast, PastTerms } from './daily-lows';
export { basisOf, dailyLows, latestBasis, soldOutSpans } from './daily-lows';
export type { PriceDrop } from './price-past';
export { dropPercentOn, priceDrop, pricePast } from './price-past';
export type { PriceBasis } from './verdict-words';
export {
  basisSentence,
  englishVerdict,
  germanVerdict,
  dropSentence,
  verdictSentence,
  verdictWithBasis,
} from './verdict-words';
export type { AlertFiring, AlertMemory, AlertObservation, AlertRule } from './price-alert';
export { alertThreshold, beginAlert, judgeAlert } from './price-alert';
export { alertPast, simulateAlert } from './price-alert-simulation';
export type { Destination } from './shop-home';
export { countryOfDomain } from './shop-home';
export type { ShippingTerms } from './destination';
export {
  anywhere,
  destinationsFor,
  destinationsOf,
  mainCountryOf,
  shippingOrigins,
  shippingTerms,
  shippingTo,
} from './destination';
export { orderShipping } from './order-shipping';
export type { OfferTotal } from './offer-total';
export { offerTotal, totalIn } from './offer-total';
export type { RankedOffer, RankingFacts } from './best-offer';
export {
  bestOffer,
  cheapestItem,
  conditionShown,
  productPrice,
  rankOffers,
  rankingCurrency,
  savingsAgainst,
} from './best-offer';
export { breakEven } from './break-even';
export { cheapestVersion } from './cheapest-version';
export {
  firstReadingIntervalMs,
  hostRest,
  isNearThreshold,
  nextReading,
  readingIntervals,
} from './reading-interval';
export { changeBetween } from './comparable-totals';
export type { StatedTotal } from './shipping-words';
export { deliverySentence, shippingSentence, taxSentence, totalSentence } from './shipping-words';
export { englishShipping } from './english-shipping';
export { germanShipping } from './german-shipping';
