import type { Place } from '@pricehunt/offers';

export type { Place };

export function readPlace(text: string | null): Place | null {
  const [, country, currency] = /^([A-Z]{2}) ([A-Z]{3})$/.exec(text ?? '') ?? [];
  return country === undefined || currency === undefined ? null : { country, currency };
}

export function writePlace({ country, currency }: Place): string {
  return `${country} ${currency}`;
}
