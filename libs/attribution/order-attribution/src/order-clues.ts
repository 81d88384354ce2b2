import { readParameters, readWebUrl } from '@pricehunt/product-links';
import { referenceParameter } from '@pricehunt/affiliate-tagging';
import type { MatchMethod } from './attribution-vocabulary';

/** What an order carries that may lead to a click. */
export interface OrderMarks {
  /** Attributes of the cart or notes of the order. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** What the pixel told of the order's checkout token. */
  readonly checkoutReferences: readonly string[];
  /** The address that the visit began with; a path alone is fine. */
  readonly landingLink: string | null;
}

/** A reference id that an order carries, by the strongest way that it was found. */
export interface OrderClue {
  readonly reference: string;
  readonly method: MatchMethod;
  /** What in the address that brought it showed that an advertisement was paid for the visit, such as gclid. */
  readonly paidBy?: string;
}

/** Parameters and attributes that hold reference ids, beside the one that a merchant chose. */
export const referenceNames = [referenceParameter, 'ph_click'] as const;
/** More references than an honest shop keeps are not looked up. */
const cluesMax = 40;

/**
 * The reference ids that an order carries, those of cart attributes first, then the checkout's, then the landing address's;
 * each once, by its strongest way.
 */
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

/** Whether an order says that we sent the visitor without saying by which click: who asks not to be tracked carries no id. */
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
