import type { Availability, Condition, PriceTax } from '@pricehunt/offers';
import { areEarlierAndCurrent, readAmount, readCurrency } from './amount';
import { readStatedGtin } from './stated-gtin';
import type { MarkupItem, MarkupValue } from './markup-item';
import { itemsOf, textOfValue, textValue, valuesOf } from './markup-item';
import type { PriceClaim, ShippingClaim } from './product-claims';
import { readShipping } from './shipping-markup';
import { readAvailabilityCode, readConditionCode } from './stock-words';

export interface OfferClaims {
  readonly price: PriceClaim | null;
  readonly listPrice: string | null;
  readonly availability: Availability | null;
  readonly condition: Condition | null;
  readonly shipping: ShippingClaim | null;
  readonly tax: PriceTax | null;
  readonly seller: string | null;
  readonly sku: string | null;
  readonly mpn: string | null;
  readonly gtins: readonly string[];
  readonly id: string | null;
  readonly name: string | null;
  readonly link: string | null;
  readonly itemOffered: MarkupItem | null;
}

const offersMax = 500;

/** Without priced offers, the low price of an AggregateOffer counts as "from". */
export function readOffers(product: MarkupItem): readonly OfferClaims[] {
  const items = itemsOf(product, 'offers', 'offer', 'makesOffer');
  const offers = items.flatMap((item) => expandedOffers(item, null, 0)).slice(0, offersMax);
  if (offers.some((offer) => offer.price !== null)) return offers;
  const direct = readOffer(product, null);
  return direct.price === null ? offers : [{ ...direct, ...withoutNulls(offers[0]), price: direct.price }];
}

/** Valid ones with 14 digits. */
export function readGtins(item: MarkupItem): readonly string[] {
  const named = ['gtin', 'gtin13', 'gtin14', 'gtin12', 'gtin8', 'ean', 'upc', 'barcode', 'isbn'].flatMap(
    (name) => valuesOf(item, name),
  );
  const coded = valuesOf(item, 'productID', 'identifier').filter((value) =>
    /^\W*(?:isbn|ean|upc|gtin)/iu.test(textOfValue(value) ?? ''),
  );
  const codes = [...named, ...coded].map((value) => readStatedGtin(textOfValue(value)));
  return [...new Set(codes.filter((code) => code !== null))];
}

function expandedOffers(item: MarkupItem, currency: string | null, depth: number): readonly OfferClaims[] {
  const own = readOffer(item, currency);
  if (depth > 3) return [own];
  const inner = itemsOf(item, 'offers').flatMap((offer) =>
    expandedOffers(offer, currencyOf(item) ?? currency, depth + 1),
  );
  if (!inner.some((offer) => offer.price !== null)) return [own];
  return inner.map((offer) => ({
    ...offer,
    availability: offer.availability ?? own.availability,
    shipping: offer.shipping ?? own.shipping,
  }));
}

function withoutNulls(offer: OfferClaims | undefined): Partial<OfferClaims> {
  return offer === undefined
    ? {}
    : Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== null));
}

function readOffer(offer: MarkupItem, outerCurrency: string | null): OfferClaims {
  const currency = currencyOf(offer) ?? outerCurrency;
  const specifications = itemsOf(offer, 'priceSpecification').filter((item) => !isCharge(item));
  const own = currentOfTwo(valuesOf(offer, 'price')) ?? valuesOf(offer, 'price', 'lowPrice', 'minPrice')[0];
  const low = valuesOf(offer, 'price').length === 0 && !isOneAmount(offer);
  const stated = own === undefined ? null : priceFrom(own, currency, low);
  const paidItems = withTaxFirst(specifications.filter((item) => roleOf(item) === 'paid'));
  const paid = paidItems.map((item) => specified(item, currency));
  const listed = specifications
    .filter((item) => roleOf(item) === 'list')
    .map((item) => specified(item, currency));
  const price = stated ?? lowest(paid.filter((each) => each !== null));
  const ofPrice = specifications.filter((item) => specified(item, currency)?.amount === price?.amount);
  return {
    price,
    tax: taxOfPrice([offer, ...withTaxFirst(ofPrice)]),
    listPrice: [...listed, ...earlierPrices(offer, currency)].find((price) => price !== null)?.amount ?? null,
    availability: readAvailabilityCode(textValue(offer, 'availability')),
    condition: readConditionCode(textValue(offer, 'itemCondition')),
    shipping: readShipping(offer),
    seller: textValue(offer, 'seller', 'offeredBy'),
    sku: textValue(offer, 'sku'),
    mpn: textValue(offer, 'mpn'),
    gtins: readGtins(offer),
    id: offer.id,
    name: textValue(offer, 'name'),
    link: textValue(offer, 'url'),
    itemOffered: itemsOf(offer, 'itemOffered')[0] ?? null,
  };
}

/** Of two different prices in one offer, the lower one; null otherwise. */
function currentOfTwo(values: readonly MarkupValue[]): MarkupValue | null {
  const amounts = values.map((value) => readAmount(textOfValue(value) ?? '', null)?.amount ?? null);
  const [first = null, second = null, ...others] = amounts;
  if (first === null || second === null || others.length > 0) return null;
  return values[areEarlierAndCurrent(first, second) ? 1 : 0] ?? null;
}

/** Stated as the list price, or first of two prices in one offer. */
function earlierPrices(offer: MarkupItem, currency: string | null): readonly (PriceClaim | null)[] {
  const [first, second] = valuesOf(offer, 'price');
  const isEarlier = first !== undefined && second !== undefined && currentOfTwo([first, second]) === second;
  return [...valuesOf(offer, 'listPrice'), ...(isEarlier ? [first] : [])].map((value) =>
    priceFrom(value, currency, false),
  );
}

/** Prefers prices with tax, which is what consumers pay. */
function withTaxFirst(specifications: readonly MarkupItem[]): readonly MarkupItem[] {
  const taxed = specifications.filter((item) => taxOfPrice([item]) === 'included');
  return taxed.length > 0 ? taxed : specifications;
}

function taxOfPrice(items: readonly MarkupItem[]): PriceTax | null {
  for (const item of items) {
    const stated = textValue(item, 'valueAddedTaxIncluded')?.toLowerCase();
    if (stated === 'true' || stated === '1') return 'included';
    if (stated === 'false' || stated === '0') return 'excluded';
  }
  return null;
}

function isOneAmount(offer: MarkupItem): boolean {
  const high = textValue(offer, 'highPrice');
  return high !== null && Number(high) === Number(textValue(offer, 'lowPrice'));
}

function currencyOf(offer: MarkupItem): string | null {
  const stated = readCurrency(textValue(offer, 'priceCurrency', 'currency'));
  if (stated !== null) return stated;
  const specified = itemsOf(offer, 'priceSpecification').map((item) =>
    readCurrency(textValue(item, 'priceCurrency')),
  );
  return specified.find((currency) => currency !== null) ?? null;
}

function priceFrom(value: MarkupValue, currency: string | null, isLow: boolean): PriceClaim | null {
  const text = typeof value === 'object' ? textOfValue(value) : value;
  const reading = text === null ? null : readAmount(text, currency);
  if (reading === null) return null;
  return {
    amount: reading.amount,
    currency: currency ?? reading.currency,
    kind: isLow || reading.isRange ? 'from' : 'exact',
  };
}

function specified(item: MarkupItem, outerCurrency: string | null): PriceClaim | null {
  const currency = readCurrency(textValue(item, 'priceCurrency')) ?? outerCurrency;
  const value = valuesOf(item, 'price', 'minPrice')[0];
  return value === undefined ? null : priceFrom(value, currency, valuesOf(item, 'price').length === 0);
}

function roleOf(specification: MarkupItem): 'paid' | 'list' | 'other' {
  const type = (textValue(specification, 'priceType') ?? '').toLowerCase();
  if (/listprice|srp|msrp|strikethrough|regularprice/u.test(type)) return 'list';
  if (/invoiceprice|minimumadvertised|unitprice/u.test(type)) return 'other';
  const isForMembers = specification.properties.has('validForMemberTier');
  const isInstalment =
    specification.properties.has('billingDuration') || specification.properties.has('billingIncrement');
  return isForMembers || isInstalment || isPerMeasure(specification) ? 'other' : 'paid';
}

function isPerMeasure(specification: MarkupItem): boolean {
  const reference = itemsOf(specification, 'referenceQuantity')[0];
  if (reference === undefined) return false;
  return !/^(?:c62|ea|h87|pce|piece)?$/iu.test(textValue(reference, 'unitCode', 'unitText') ?? '');
}

function isCharge(specification: MarkupItem): boolean {
  return specification.types.some((type) => /charge/u.test(type));
}

/** Marked "from" if they differ. */
export function lowest(prices: readonly PriceClaim[]): PriceClaim | null {
  const [first, ...others] = prices;
  if (first === undefined) return null;
  const least = others.reduce(
    (best, price) => (Number(price.amount) < Number(best.amount) ? price : best),
    first,
  );
  const isOne = others.every((price) => Number(price.amount) === Number(first.amount));
  return isOne ? first : { ...least, kind: 'from' };
}
