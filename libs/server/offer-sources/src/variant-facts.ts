import { toGtin14 } from '@pricehunt/offers';
import type { Retailer } from '@pricehunt/offers';
import { createHash } from 'node:crypto';
import { getDomain } from 'tldts';

/** Stable for the same source, canonical link and variant, so that a known offer is recognised. */
export function offerIdOf(sourceId: string, link: string, variantId: string): string {
  const digest = createHash('sha256').update(`${link}\n${variantId}`).digest('base64url').slice(0, 22);
  return `${sourceId}:${digest}`;
}

/** The name defaults to the domain. */
export function retailerOf(link: string, name: string | null): Retailer {
  const url = new URL(link);
  const site = getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname;
  const domain = url.port === '' ? site : url.host;
  return { name: name?.trim() || domain, domain };
}

/** "Trail shoe - Red / 42". */
export function variantTitle(product: string, variant: string | null): string {
  const own = variant?.trim() ?? '';
  if (own === '' || own === 'Default Title' || product.toLowerCase().includes(own.toLowerCase())) {
    return product;
  }
  return own.toLowerCase().includes(product.toLowerCase()) ? own : `${product} - ${own}`;
}

/** By lower-case English name where the option's name is known. */
export function variantAttributes(
  options: readonly { readonly name: string; readonly label: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    options
      .filter(({ name, label }) => name.trim() !== '' && label.trim() !== '' && label !== 'Default Title')
      .map(({ name, label }) => [attributeName(name), label.trim()]),
  );
}

/** Valid ones with 14 digits, without duplicates. */
export function gtinsOf(barcodes: readonly (string | null | undefined)[]): readonly string[] {
  const valid = barcodes.flatMap((barcode) => toGtin14((barcode ?? '').replace(/[\s-]/g, '')) ?? []);
  return [...new Set(valid)];
}

/** Null unless it is an http(s) URL. */
export function webAddress(address: string | null | undefined, base?: string): string | null {
  const stated = address?.trim() ?? '';
  if (stated === '' || !URL.canParse(stated, base)) return null;
  const url = new URL(stated, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

const attributeNames: readonly (readonly [RegExp, string])[] = [
  [/^colou?rs?$|^farbe$|^couleur$|^kleur$|^färg$|^kolor$|^colore$|^cor$/u, 'colour'],
  [/^(?:shoe )?size$|^größe$|^taille$|^talla$|^taglia$|^maat$|^rozmiar$|^tamanho$|^storlek$/u, 'size'],
  [/capacity|storage|speicher|capacit[éà]|capacidad/u, 'capacity'],
  [/^pack|^quantity$|stückzahl/u, 'pack'],
];

function attributeName(name: string): string {
  const plain = name.trim().toLowerCase();
  return attributeNames.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
}
