import { deliverySentence, shippingSentence, taxSentence, totalSentence } from '@pricehunt/offers';
import type {
  DeliveryDays,
  Money,
  Offer,
  PriceTax,
  ShippingTo,
  ShopFactsFor,
  StatedRating,
  StatedTotal,
} from '@pricehunt/offers';
import { useDisplayLocale } from './display-locale';
import type { KitMessages } from './messages/english';
import { useKitMessages } from './messages/use-kit-messages';

export interface ShippedOffer {
  readonly price: Money;
  /** Shipping to the shopper's location. */
  readonly shipping: ShippingTo;
  readonly shippingDetails?: {
    readonly origin?: string;
    readonly freeFrom?: Money;
    readonly deliveryDays?: DeliveryDays;
    readonly note?: string;
  };
  /** Missing when the price includes tax. */
  readonly tax?: PriceTax;
}

export interface OfferWords {
  /** "New, in stock", without what isn't known. */
  readonly conditionAndStock: (offer: Pick<Offer, 'condition' | 'availability'>) => string;
  /** "€4.99 shipping, free from €29.00". */
  readonly shipping: (offer: ShippedOffer) => string;
  /** Delivery time, source of the shipping cost, and notes; empty when none are known. */
  readonly shippingNotes: (offer: ShippedOffer) => string;
  /** How its shop's customers rate the product: "4.6 of 5 (128 ratings)". */
  readonly rating: (rating: StatedRating) => string;
  /** Returns and payment as the shop states them; empty when neither is known. */
  readonly terms: (offer: { readonly facts?: ShopFactsFor }) => string;
  /** What a total includes: "incl. shipping, plus sales tax". */
  readonly total: (offer: ShippedOffer, hasShipping: boolean) => string;
  /** The same for a price in a list. */
  readonly holds: (stated: StatedTotal) => string;
  /** That tax is added or may be; null when the amount includes it. */
  readonly tax: (stated: { readonly tax?: PriceTax; readonly currency: string }) => string | null;
  /** "2 min. ago". */
  readonly timeAgo: (instant: string, now: Date) => string;
}

export function useOfferWords(): OfferWords {
  const words = useKitMessages();
  const locale = useDisplayLocale();
  const { shippingWords } = words.offers;
  return {
    conditionAndStock: (offer) => conditionAndStock(offer, words),
    shipping: ({ shipping, shippingDetails }) =>
      shippingSentence({ shipping, freeFrom: shippingDetails?.freeFrom ?? null }, shippingWords, locale),
    shippingNotes: ({ shippingDetails = {} }) => {
      const { deliveryDays, origin, note } = shippingDetails;
      const said = [
        ...(deliveryDays === undefined ? [] : [deliverySentence(deliveryDays, shippingWords, locale)]),
        ...(origin === 'policy' || origin === 'operator' ? [shippingWords.origins[origin]] : []),
        ...(note === undefined ? [] : [note]),
      ];
      return said.join(' · ');
    },
    rating: (rating) => ratingSentence(rating, words, locale),
    terms: ({ facts = {} }) => termsSentence(facts, words),
    total: ({ tax = 'included', price: { currency } }, hasShipping) =>
      totalSentence({ kind: hasShipping ? 'delivered' : 'item-only', tax, currency }, shippingWords),
    holds: (stated) => totalSentence(stated, shippingWords),
    tax: ({ tax = 'included', currency }) => taxSentence({ tax, currency }, shippingWords),
    timeAgo: (instant, now) => timeAgo(instant, now, locale, words),
  };
}

/** Such as "4.6 of 5 (128 ratings)". */
export function ratingSentence(
  { value, best, count }: StatedRating,
  { facts: words }: KitMessages,
  locale: string,
): string {
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return words.rating(figure.format(value), figure.format(best), figure.format(count), count === 1);
}

/** Such as "30 days to return, free · card, PayPal". */
export function termsSentence(
  { returns, payments = [] }: ShopFactsFor,
  { facts: words }: KitMessages,
): string {
  const { days = null, isFree = false } = returns ?? {};
  const terms =
    returns === undefined
      ? null
      : days === 0
        ? words.noReturns
        : days === null
          ? words.returnsAnytime
          : words.returns(String(days), days === 1);
  const said = [
    ...(terms === null ? [] : [isFree ? words.free(terms) : terms]),
    ...(payments.length === 0 ? [] : [payments.map((method) => words.payments[method]).join(', ')]),
  ];
  return said.join(' · ');
}

export function conditionAndStock(
  { condition, availability }: Pick<Offer, 'condition' | 'availability'>,
  words: KitMessages,
): string {
  const parts = [
    condition === 'unknown' ? null : words.conditions[condition],
    availability === 'unknown' ? null : words.availabilities[availability],
  ].filter((each) => each !== null);
  if (parts.length === 0) return words.conditionNotStated;
  const phrase = parts.join(', ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** In the largest unit that fits: "2 min. ago". Under a minute and in the future: "just now". */
export function timeAgo(instant: string, now: Date, locale: string, words: KitMessages): string {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1000;
  if (!(seconds >= 60)) return words.justNow;
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' });
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}
