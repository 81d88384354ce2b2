import { readParameters, readWebUrl } from '@pricehunt/product-links';
import { referenceParameter } from '@pricehunt/affiliate-tagging';
import type { MatchMethod } from './attribution-vocabulary';

export interface OrderMarks {
  /** Cart attributes or order notes. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** From the pixel, by checkout token. */
  readonly checkoutReferences: readonly string[];
  /** The landing URL or path. */
  readonly landingLink: string | null;
}

/** A reference id and the strongest way it was found. */
export interface OrderClue {
  readonly reference: string;
  readonly method: MatchMethod;
  /** A sign of a paid ad in the URL, such as gclid. */
  readonly paidBy?: string;
}

/** Parameters and attributes with reference ids, besides the merchant's own. */
export const referenceNames = [referenceParameter, 'ph_click'] as const;
const cluesMax = 40;

/** Each reference id once, strongest first: cart attributes, checkout, landing URL. */
export function orderClues(marks: OrderMarks, clickParameter: string): readonly OrderClue[] {
  const names = new Set([clickParameter, ...referenceNames].map((name) => name.toLowerCase()));
  const isReference = (name: string) => names.has(name.toLowerCase().replace(/^_+/, ''));
  const fromAttributes = marks.attributes
    .filter(({ name }) => isReference(name))
    .flatMap(({ value }) => referencesIn(value));
  const fromLanding = landingParameters(marks.landingLink)
    .filter(({ name }) => isReference(name))
    .flatMap(({ value }) => referencesIn(value));
  const found: readonly (readonly [MatchMethod, readonly string[]])[] = [
    ['cart-attribute', fromAttributes],
    ['checkout-token', marks.checkoutReferences.flatMap(referencesIn)],
    ['landing-address', fromLanding],
  ];
  const clues = new Map<string, OrderClue>();
  for (const [method, references] of found) {
    for (const reference of references) {
      if (!clues.has(reference)) clues.set(reference, { reference, method });
    }
  }
  return [...clues.values()].slice(0, cluesMax);
}

/** Whether the order names PriceHunt without a click id, as for visitors who opted out. */
export function cameWithoutId(marks: OrderMarks, utmCampaign: string): boolean {
  return landingParameters(marks.landingLink).some(
    ({ name, value }) => name.toLowerCase() === 'utm_campaign' && value === utmCampaign,
  );
}

function referencesIn(text: string): readonly string[] {
  return text.split(/[\s,;|]+/).filter((part) => /^[\w.:-]{8,200}$/.test(part));
}

function landingParameters(link: string | null) {
  if (link === null) return [];
  const url = readWebUrl(link.startsWith('/') ? `https://shop.invalid${link}` : link);
  return readParameters(url?.search ?? '');
}
