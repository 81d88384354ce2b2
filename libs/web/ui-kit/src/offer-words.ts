import type { Offer } from '@pricehunt/offers';
import { useDisplayLocale } from './display-locale';
import type { KitMessages } from './messages/english';
import { useKitMessages } from './messages/use-kit-messages';

/** How an offer's condition, stock and age are said. */
export interface OfferWords {
  /** Condition and stock as one short phrase: "New, in stock". What is not known is left out. */
  readonly conditionAndStock: (offer: Pick<Offer, 'condition' | 'availability'>) => string;
  /** How long ago an instant was: "2 min. ago". */
  readonly timeAgo: (instant: string, now: Date) => string;
}

/** Gives what says it in the language and the locale that this component stands in. */
export function useOfferWords(): OfferWords {
  const words = useKitMessages();
  const locale = useDisplayLocale();
  return {
    conditionAndStock: (offer) => conditionAndStock(offer, words),
    timeAgo: (instant, now) => timeAgo(instant, now, locale, words),
  };
}

/** Condition and stock as one short phrase: "New, in stock". What is not known is left out. */
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

/** How long ago something was, in the largest unit that fits: "2 min. ago". Under a minute, and ahead of now: "just now". */
export function timeAgo(instant: string, now: Date, locale: string, words: KitMessages): string {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1000;
  if (!(seconds >= 60)) return words.justNow;
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' });
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}
