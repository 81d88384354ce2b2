import type { Availability, Condition, Offer } from '@pricehunt/offers';

/** Condition and stock as one short phrase: "New, in stock". What is not known is left out. */
export function conditionAndStock({
  condition,
  availability,
}: Pick<Offer, 'condition' | 'availability'>): string {
  const parts = [conditionWords[condition], availabilityWords[availability]].filter((each) => each !== null);
  if (parts.length === 0) return 'Not stated';
  const phrase = parts.join(', ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

const conditionWords: Readonly<Record<Condition, string | null>> = {
  new: 'new',
  refurbished: 'refurbished',
  used: 'used',
  damaged: 'damaged',
  unknown: null,
};

const availabilityWords: Readonly<Record<Availability, string | null>> = {
  in_stock: 'in stock',
  pre_order: 'pre-order',
  back_order: 'on back order',
  special_order: 'made to order',
  out_of_stock: 'out of stock',
  discontinued: 'discontinued',
  unknown: null,
};

/** How long ago something was, in the largest unit that fits: "2 min. ago". Under a minute, and ahead of now: "just now". */
export function timeAgo(instant: string, now: Date, locale: string): string {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1000;
  if (!(seconds >= 60)) return 'just now';
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' });
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}
