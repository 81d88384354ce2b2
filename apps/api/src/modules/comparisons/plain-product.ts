import { visibleLine } from '@pricehunt/offers';
import type { ExtractedProduct, ExtractedVariant } from '@pricehunt/product-extraction';
import { canonicalLink } from '@pricehunt/product-links';
import { areOfOneSite } from '../../products/catalog-entry';

const textLengthMax = 500;
const linkLengthMax = 2_048;
const attributesMax = 40;
const variantsMax = 200;
const imagesMax = 20;
const gtinsMax = 10;
const categoryMax = 20;
/** More than the number of countries. */
const shippingRatesMax = 250;

/** Limits an untrusted page to short texts without markup, its own site's links, and pictures there or on https. Null without a title. */
export function plainProduct(page: ExtractedProduct, link: string): ExtractedProduct | null {
  const title = plainText(page.title);
  if (title === '') return null;
  const ownLink = (address: string | null) =>
    address !== null && isWebLink(address) && areOfOneSite(address, link) ? address : null;
  const picture = (address: string | null) =>
    address !== null && isWebLink(address) && (address.startsWith('https:') || areOfOneSite(address, link))
      ? address
      : null;
  return {
    ...page,
    title,
    brand: textOrNull(page.brand),
    mpn: textOrNull(page.mpn),
    sku: textOrNull(page.sku),
    gtins: page.gtins.slice(0, gtinsMax),
    attributes: plainAttributes(page.attributes),
    description: null,
    imageUrls: page.imageUrls.flatMap((address) => picture(address) ?? []).slice(0, imagesMax),
    canonicalLink: ownLink(page.canonicalLink) ?? canonicalLink(link),
    seller: textOrNull(page.seller),
    category: page.category
      .slice(0, categoryMax)
      .map(plainText)
      .filter((name) => name !== ''),
    shippingRates: page.shippingRates.slice(0, shippingRatesMax),
    siteName: textOrNull(page.siteName),
    variants: page.variants.slice(0, variantsMax).map((variant): ExtractedVariant => ({
      ...variant,
      name: textOrNull(variant.name),
      sku: textOrNull(variant.sku),
      mpn: textOrNull(variant.mpn),
      gtins: variant.gtins.slice(0, gtinsMax),
      attributes: plainAttributes(variant.attributes),
      imageUrl: picture(variant.imageUrl),
      link: ownLink(variant.link),
    })),
  };
}

function plainText(text: string): string {
  return visibleLine(text.replace(markup, ' '))
    .slice(0, textLengthMax)
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A tag or comment, closed or not, and the remains of nested ones. */
const markup = /<[a-z!/?][^<>]*>?|[<>](?=[a-z!/?])/giu;

function textOrNull(text: string | null): string | null {
  return text === null ? null : plainText(text) || null;
}

function plainAttributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const plain = Object.entries(attributes)
    .slice(0, attributesMax)
    .map(([name, value]) => [plainText(name), plainText(value)] as const);
  return Object.fromEntries(plain.filter(([name, value]) => name !== '' && value !== ''));
}

function isWebLink(address: string): boolean {
  return address.length <= linkLengthMax && /^https?:\/\//u.test(address) && URL.canParse(address);
}
