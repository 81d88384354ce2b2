import type { FeedAttribute } from './feed-attributes';

/** The attribute a shop's option name means, such as "Farbe"; null for others. */
export function choiceAttributeOf(name: string): FeedAttribute | null {
  return attributesByChoice.get(name.trim().toLowerCase()) ?? null;
}

const attributesByChoice: ReadonlyMap<string, FeedAttribute> = new Map([
  ...['color', 'colour', 'farbe', 'couleur'].map((name): [string, FeedAttribute] => [name, 'color']),
  ...['size', 'größe', 'groesse', 'taille'].map((name): [string, FeedAttribute] => [name, 'size']),
  ...['material', 'matière'].map((name): [string, FeedAttribute] => [name, 'material']),
  ...['pattern', 'muster'].map((name): [string, FeedAttribute] => [name, 'pattern']),
]);

/** Builds a link for exports without one; empty without a domain. */
export function storeLink(storeDomain: string | null, path: string): string {
  if (storeDomain === null) return '';
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(storeDomain) ? 'http' : 'https';
  return `${scheme}://${storeDomain}${path}`;
}
