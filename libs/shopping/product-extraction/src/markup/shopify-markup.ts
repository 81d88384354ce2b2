import { trimmedDecimal } from './amount';
import { fieldsOf, listOf, readJsonAt, readLenientJson } from './lenient-json';
import type { JsonFields, JsonValue } from './lenient-json';
import type { PageDocument, PageElement } from '../page/page-document';
import { plainText, rawTextOf } from '../page/page-text';
import { noClaims } from './product-claims';
import type { PriceClaim, ProductClaims, VariantClaims } from './product-claims';
import { attributeName, jointAvailability } from './schema-org-product';
import { lowest } from './schema-org-offers';
import { readStatedGtin } from './stated-gtin';

const scriptLengthMax = 600_000;

export interface ShopifyMarkup {
  readonly isShopify: boolean;
  readonly claims: ProductClaims | null;
}

/**
 * Reads the analytics record and the product JSON of Shopify themes. Their amounts are hundredths in every currency.
 */
export function readShopifyMarkup(page: PageDocument, link: string): ShopifyMarkup {
  const scripts = page.byTag('script');
  const isShopify =
    scripts.some((script) => /cdn\.shopify\.com|shopify\.shop\b|shopifyanalytics/iu.test(hintIn(script))) ||
    page.byTag('link').some((element) => /cdn\.shopify\.com/iu.test(element.attributes['href'] ?? ''));
  if (!isShopify) return { isShopify, claims: null };
  const currency = currencyIn(scripts);
  const handle = /\/products\/([^/?#]+)/u.exec(link)?.[1] ?? null;
  const products = [...productScripts(scripts), ...analyticsProducts(scripts)].filter(
    (product) =>
      handle === null ||
      typeof product['handle'] !== 'string' ||
      decodeURIComponentSafely(handle) === product['handle'],
  );
  const [product] = products;
  return { isShopify, claims: product === undefined ? null : claimsOf(product, currency, link) };
}

function hintIn(script: PageElement): string {
  return script.attributes['src'] ?? rawTextOf(script).slice(0, scriptLengthMax);
}

function claimsOf(product: JsonFields, currency: string | null, link: string): ProductClaims {
  const options = listOf(product['options']).map((option) =>
    typeof option === 'string' ? option : (textOf(fieldsOf(option)['name']) ?? ''),
  );
  const variants = listOf(product['variants'])
    .slice(0, 250)
    .map((variant) => variantOf(fieldsOf(variant), options, currency, link));
  const prices = variants.map((variant) => variant.price).filter((price) => price !== null);
  const only = variants.length === 1 ? variants[0] : undefined;
  return {
    ...noClaims('shopify', 'product data of the shop software', 2),
    title: textOf(product['title']) ?? null,
    brand: textOf(product['vendor']) ?? null,
    sku: only?.sku ?? null,
    gtins: only?.gtins ?? [],
    description: textOf(product['description']) ?? null,
    imageUrls: listOf(product['images'])
      .filter((image) => typeof image === 'string')
      .slice(0, 20),
    price: lowest(prices),
    listPrice: only?.listPrice ?? null,
    availability:
      jointAvailability(variants.map((variant) => variant.availability)) ??
      (typeof product['available'] === 'boolean'
        ? product['available']
          ? 'in_stock'
          : 'out_of_stock'
        : null),
    breadcrumb: [textOf(product['type'])].filter((type) => type !== null),
    variants: variants.length > 1 ? variants : [],
  };
}

function variantOf(
  variant: JsonFields,
  options: readonly string[],
  currency: string | null,
  link: string,
): VariantClaims {
  const id = textOf(variant['id']);
  const attributes = options.flatMap((option, index) => {
    const name = attributeName(option);
    const value = textOf(variant[`option${String(index + 1)}`]);
    return name === null || value === null ? [] : [[name, value] as const];
  });
  const gtin = readStatedGtin(textOf(variant['barcode']));
  const price = hundredths(variant['price'], currency);
  const before = hundredths(variant['compare_at_price'], currency);
  return {
    name: textOf(variant['public_title']) ?? textOf(variant['title']),
    attributes: Object.fromEntries(attributes),
    id,
    sku: textOf(variant['sku']),
    mpn: null,
    gtins: gtin === null ? [] : [gtin],
    price,
    listPrice:
      before !== null && price !== null && Number(before.amount) > Number(price.amount)
        ? before.amount
        : null,
    availability:
      typeof variant['available'] === 'boolean' ? (variant['available'] ? 'in_stock' : 'out_of_stock') : null,
    condition: null,
    shipping: null,
    link:
      id === null || !URL.canParse(link)
        ? null
        : `${new URL(link).origin}${new URL(link).pathname}?variant=${id}`,
    imageUrls: [imageOf(variant['featured_image'])].filter((image) => image !== null),
  };
}

function imageOf(value: JsonValue | undefined): string | null {
  return textOf(typeof value === 'string' ? value : fieldsOf(value)['src']);
}

function hundredths(value: JsonValue | undefined, currency: string | null): PriceClaim | null {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0) return null;
  const digits = String(value).padStart(3, '0');
  return { amount: trimmedDecimal(`${digits.slice(0, -2)}.${digits.slice(-2)}`), currency, kind: 'exact' };
}

function productScripts(scripts: readonly PageElement[]): readonly JsonFields[] {
  return scripts
    .filter(
      (script) =>
        /^application\/json/iu.test(script.attributes['type'] ?? '') &&
        rawTextOf(script).includes('"variants"'),
    )
    .slice(0, 10)
    .flatMap((script) => readLenientJson(rawTextOf(script)))
    .map((value) =>
      Array.isArray(fieldsOf(value)['variants']) ? fieldsOf(value) : fieldsOf(fieldsOf(value)['product']),
    )
    .filter((product) => Array.isArray(product['variants']) && typeof product['title'] === 'string');
}

function analyticsProducts(scripts: readonly PageElement[]): readonly JsonFields[] {
  return scripts.flatMap((script) => {
    const text = script.attributes['src'] === undefined ? rawTextOf(script).slice(0, scriptLengthMax) : '';
    const found = /\bvar meta\s*=\s*(?=\{)/u.exec(text);
    if (found === null || !text.includes('ShopifyAnalytics')) return [];
    const product = fieldsOf(fieldsOf(readJsonAt(text, found.index + found[0].length))['product']);
    return Array.isArray(product['variants']) ? [product] : [];
  });
}

function currencyIn(scripts: readonly PageElement[]): string | null {
  for (const script of scripts) {
    const found =
      /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"|meta\.currency\s*=\s*'([A-Z]{3})'/u.exec(
        rawTextOf(script).slice(0, scriptLengthMax),
      );
    if (found !== null) return found[1] ?? found[2] ?? null;
  }
  return null;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function textOf(value: JsonValue | undefined): string | null {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? plainText(value.slice(0, 10_000)) : '';
  return text === '' ? null : text;
}
