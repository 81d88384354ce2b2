import { readAmount, readCurrency } from './amount';
import type { MetaTags } from './meta-tags';
import { metaContent } from './meta-tags';
import { plainText } from '../page/page-text';
import { noClaims } from './product-claims';
import type { PriceClaim, ProductClaims } from './product-claims';
import { readStatedGtin } from './stated-gtin';
import { readAvailabilityCode, readConditionCode } from './stock-words';

/** Reads `og:` and `product:` tags. A sale price takes precedence. */
export function claimsOfOpenGraph(tags: MetaTags): ProductClaims {
  const regular = priceOf(tags, 'product:price', 'og:price', 'product:original_price');
  const sale = priceOf(tags, 'product:sale_price');
  const original = priceOf(tags, 'product:original_price', 'og:standard_amount');
  const price = sale ?? regular;
  const before = sale === null ? original : regular;
  return {
    ...noClaims('open-graph', 'meta og: and product:', 1.2),
    title: textOf(tags, 'og:title'),
    brand: textOf(tags, 'product:brand', 'og:brand'),
    sku: textOf(tags, 'product:retailer_item_id', 'product:sku', 'product:retailer_part_no'),
    mpn: textOf(tags, 'product:mfr_part_no', 'product:mpn'),
    gtins: ['product:ean', 'product:gtin', 'product:upc', 'product:isbn', 'og:upc', 'og:ean', 'og:isbn']
      .map((name) => readStatedGtin(metaContent(tags, name)))
      .filter((gtin) => gtin !== null),
    attributes: attributesOf(tags),
    description: textOf(tags, 'og:description'),
    imageUrls: [
      ...(tags.get('og:image:secure_url') ?? []),
      ...(tags.get('og:image') ?? []),
      ...(tags.get('og:image:url') ?? []),
    ].slice(0, 20),
    link: metaContent(tags, 'og:url'),
    price,
    listPrice:
      before !== null && price !== null && Number(before.amount) > Number(price.amount)
        ? before.amount
        : null,
    availability: readAvailabilityCode(metaContent(tags, 'product:availability', 'og:availability')),
    condition: readConditionCode(metaContent(tags, 'product:condition', 'og:condition')),
    breadcrumb: (textOf(tags, 'product:category') ?? '').split(/\s*>\s*/u).filter((part) => part !== ''),
    siteName: textOf(tags, 'og:site_name'),
  };
}

/** Weak evidence: other meta tags are written for search results and social media. */
export function claimsOfOtherMeta(tags: MetaTags): ProductClaims {
  const labelled = [1, 2, 3, 4].flatMap((number) => {
    const label = metaContent(tags, `twitter:label${String(number)}`);
    const data = metaContent(tags, `twitter:data${String(number)}`);
    return label !== null && data !== null && /^(?:price|preis|prix|precio|prezzo|prijs|cena)/iu.test(label)
      ? [data]
      : [];
  });
  const amount = labelled
    .map((data) => readAmount(data.slice(0, 60), null))
    .find((reading) => reading !== null);
  return {
    ...noClaims('meta', 'meta description and twitter:', 0.4),
    title: textOf(tags, 'twitter:title', 'title', 'dc.title'),
    description: textOf(tags, 'description', 'twitter:description'),
    imageUrls: [metaContent(tags, 'twitter:image', 'twitter:image:src')].filter((image) => image !== null),
    price:
      amount === null || amount === undefined || amount.isRange
        ? null
        : { amount: amount.amount, currency: amount.currency, kind: 'exact' },
  };
}

/** By its Open Graph type ("product", "og:product", "shop:item"). */
export function isProductByOpenGraph(tags: MetaTags): boolean {
  const type = metaContent(tags, 'og:type') ?? '';
  return (
    /(?:^|[:.])(?:product|item|book|article)$|^product/iu.test(type) &&
    !/^article$|product\.?group|products/iu.test(type)
  );
}

function priceOf(tags: MetaTags, ...names: readonly string[]): PriceClaim | null {
  for (const name of names) {
    const currency = readCurrency(
      metaContent(
        tags,
        `${name}:currency`,
        'product:price:currency',
        'og:price:currency',
        'product:currency',
      ),
    );
    const value = metaContent(tags, `${name}:amount`, name);
    const reading = value === null ? null : readAmount(value, currency);
    if (reading !== null) {
      return {
        amount: reading.amount,
        currency: currency ?? reading.currency,
        kind: reading.isRange ? 'from' : 'exact',
      };
    }
  }
  return null;
}

function attributesOf(tags: MetaTags): Readonly<Record<string, string>> {
  const stated = [
    ['colour', textOf(tags, 'product:color')],
    ['size', textOf(tags, 'product:size')],
    ['material', textOf(tags, 'product:material')],
  ] as const;
  return Object.fromEntries(
    stated
      .filter(([, value]) => value !== null && value.length <= 100)
      .map(([name, value]) => [name, value ?? '']),
  );
}

function textOf(tags: MetaTags, ...names: readonly string[]): string | null {
  const content = metaContent(tags, ...names);
  const text = content === null ? '' : plainText(content.slice(0, 5_000));
  return text === '' ? null : text;
}
