import { isCountry } from '@pricehunt/offers';
import type { PaymentMethod, ReturnTerms, ShopFacts, StatedRating } from '@pricehunt/offers';
import { bareName, itemsOf, textOfValue, textValue, valuesOf } from './markup-item';
import type { MarkupItem } from './markup-item';
import { readNumber } from './quantities';

const daysMax = 3650;
const policiesMax = 60;

/** Rating of the product; returns and payment of its offers. Null if nothing is stated. */
export function factsOfProduct(product: MarkupItem): ShopFacts | null {
  const offers = itemsOf(product, 'offers').flatMap((offer) => [offer, ...itemsOf(offer, 'offers')]);
  return stated({
    rating: readRating(product),
    returns: firstFilled([product, ...offers].map(readReturns)),
    payments: firstFilled(offers.map(readPayments)),
  });
}

/** What a shop states about itself, for all its products. */
export function factsOfShop(items: readonly MarkupItem[]): ShopFacts | null {
  const shops = items.filter(({ types }) =>
    types.some((type) => /^(?:organization|onlinebusiness|onlinestore|store|corporation)$/u.test(type)),
  );
  return stated({
    rating: null,
    returns: firstFilled(shops.map(readReturns)),
    payments: firstFilled(shops.map(readPayments)),
  });
}

function stated({
  rating,
  returns,
  payments,
}: {
  readonly rating: StatedRating | null;
  readonly returns: readonly ReturnTerms[];
  readonly payments: readonly PaymentMethod[];
}): ShopFacts | null {
  if (rating === null && returns.length + payments.length === 0) return null;
  return {
    ...(rating === null ? {} : { rating }),
    ...(returns.length === 0 ? {} : { returns }),
    ...(payments.length === 0 ? {} : { payments }),
  };
}

function firstFilled<Value>(lists: readonly (readonly Value[])[]): readonly Value[] {
  return lists.find((list) => list.length > 0) ?? [];
}

/** Null without a count, or if the value isn't within its scale. */
function readRating(product: MarkupItem): StatedRating | null {
  const [rating] = itemsOf(product, 'aggregateRating');
  if (rating === undefined) return null;
  const value = readNumber(valuesOf(rating, 'ratingValue')[0]);
  const best = readNumber(valuesOf(rating, 'bestRating')[0]) ?? 5;
  const count = readNumber(valuesOf(rating, 'ratingCount', 'reviewCount')[0]);
  if (value === null || count === null) return null;
  const isOnScale = value > 0 && value <= best && best <= 100;
  return isOnScale && count >= 1 && Number.isInteger(count) ? { value, best, count } : null;
}

function readReturns(thing: MarkupItem): readonly ReturnTerms[] {
  const terms = itemsOf(thing, 'hasMerchantReturnPolicy').slice(0, policiesMax).flatMap(readPolicy);
  return terms.filter(
    ({ countries }, index) =>
      terms.findIndex((other) => String(other.countries) === String(countries)) === index,
  );
}

function readPolicy(policy: MarkupItem): readonly ReturnTerms[] {
  const days = daysOf(policy);
  const places = valuesOf(policy, 'applicableCountry').map((value) =>
    typeof value === 'object' ? (textValue(value, 'identifier') ?? textOfValue(value)) : String(value),
  );
  const countries = places.map((place) => (place ?? '').trim().toUpperCase()).filter(isCountry);
  if (days === undefined || (places.length > 0 && countries.length === 0)) return [];
  const fees = nameIn(policy, 'returnFees');
  return [
    {
      countries: places.length === 0 ? null : [...new Set(countries)],
      days,
      ...(fees === '' || days === 0 ? {} : { isFree: fees === 'freereturn' }),
    },
  ];
}

/** Undefined if not stated. */
function daysOf(policy: MarkupItem): number | null | undefined {
  const category = nameIn(policy, 'returnPolicyCategory');
  if (category === 'merchantreturnnotpermitted') return 0;
  if (category === 'merchantreturnunlimitedwindow') return null;
  const days = readNumber(valuesOf(policy, 'merchantReturnDays')[0]);
  return days !== null && Number.isInteger(days) && days >= 1 && days <= daysMax ? days : undefined;
}

function nameIn(policy: MarkupItem, property: string): string {
  return bareName(textValue(policy, property) ?? '').toLowerCase();
}

const paymentWords: readonly (readonly [RegExp, PaymentMethod])[] = [
  [/apple ?pay/iu, 'apple-pay'],
  [/google ?pay|googlecheckout/iu, 'google-pay'],
  [/amazon ?pay|paywithamazon/iu, 'amazon-pay'],
  [/paypal/iu, 'paypal'],
  [/klarna/iu, 'klarna'],
  [/^ideal$/iu, 'ideal'],
  [/swish/iu, 'swish'],
  [/invoice|rechnung|faktura/iu, 'invoice'],
  [/direct ?debit|lastschrift|sepa/iu, 'direct-debit'],
  [/bank ?transfer|in ?advance|vorkasse|überweisung|prepayment/iu, 'bank-transfer'],
  [/^cod$|on ?delivery|nachnahme/iu, 'cash-on-delivery'],
  [/instal?lment|loan|ratenzahlung|ratenkauf/iu, 'instalments'],
  [/card|visa|master|amex|american ?express|maestro|karte/iu, 'card'],
];

/** Known methods, each once; other names are left out. */
function readPayments(thing: MarkupItem): readonly PaymentMethod[] {
  const names = valuesOf(thing, 'acceptedPaymentMethod', 'paymentAccepted')
    .slice(0, 40)
    .flatMap((value) => (textOfValue(value) ?? '').slice(0, 400).split(/[,;|]/u))
    .map((name) => bareName(name.trim()));
  const methods = names.flatMap((name) => paymentWords.find(([pattern]) => pattern.test(name))?.[1] ?? []);
  return [...new Set(methods)];
}
