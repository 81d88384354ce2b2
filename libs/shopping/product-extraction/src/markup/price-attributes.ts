import type { PageDocument, PageElement } from '../page/page-document';
import type { PageZones } from '../page/page-zones';
import { rawTextOf } from '../page/page-text';
import { readAmount, readCurrency } from './amount';
import { noClaims } from './product-claims';
import type { ProductClaims } from './product-claims';

const priceAttribute =
  /^data-(?:product-|item-|final-|sale-|current-)?price(?:-amount|-value|-final|-current|-with-tax|-incl-tax|-incl-vat)?$/u;
const currencyAttribute = /^data-(?:price-|product-|item-)?currency(?:-code|-iso)?$/u;
const priceInput = /^(?:product_?|item_?)?price$/iu;
const currencyInput = /^(?:product_?|price_?)?currency(?:_?code)?$/iu;
const levelsMax = 3;

/** A price and its currency in data attributes or hidden inputs, if the product's part of the page has only one. */
export function claimsOfAttributes(
  page: PageDocument,
  zones: PageZones,
  pageCurrency: string | null,
): ProductClaims | null {
  const currencyOfPage = pageCurrency ?? currencyOfInput(page) ?? currencyOfPattern(page);
  const found = new Map<string, { readonly amount: string; readonly currency: string }>();
  for (const element of page.elements) {
    const stated = statedPrice(element);
    if (stated === null || !['product', 'hidden'].includes(zones.zoneOf(element))) continue;
    const currency = currencyAround(element) ?? currencyOfPage;
    const reading = readAmount(stated, currency);
    const code = reading?.currency ?? currency;
    if (reading === null || reading.isRange || code === null) continue;
    found.set(reading.amount, { amount: reading.amount, currency: code });
    if (found.size > 1) return null;
  }
  const [only] = found.values();
  return only === undefined
    ? null
    : { ...noClaims('meta', 'an attribute for the price', 0.5), price: { ...only, kind: 'exact' } };
}

function statedPrice({ tag, attributes }: PageElement): string | null {
  if (tag === 'input')
    return isHidden(attributes) && priceInput.test(attributes['name'] ?? '')
      ? (attributes['value'] ?? null)
      : null;
  if (/old|regular|base/iu.test(attributes['data-price-type'] ?? '')) return null;
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    if (name.startsWith('data-') && value.length <= 40 && priceAttribute.test(name)) return value;
  }
  return null;
}

function currencyAround(element: PageElement): string | null {
  for (
    let outer: PageElement | null = element, level = 0;
    outer !== null && level <= levelsMax;
    outer = outer.parent, level += 1
  ) {
    for (const name in outer.attributes) {
      if (!currencyAttribute.test(name)) continue;
      const currency = readCurrency(outer.attributes[name] ?? null);
      if (currency !== null) return currency;
    }
  }
  return null;
}

function currencyOfInput(page: PageDocument): string | null {
  const input = page
    .byTag('input')
    .find(({ attributes }) => isHidden(attributes) && currencyInput.test(attributes['name'] ?? ''));
  return input === undefined ? null : readCurrency(input.attributes['value'] ?? null);
}

/** Magento's pattern for prices, such as "%s zł". */
function currencyOfPattern(page: PageDocument): string | null {
  for (const script of page.byTag('script').slice(0, 200)) {
    const found = /"priceFormat":\{"pattern":"([^"]{1,40})"/u.exec(rawTextOf(script).slice(0, 300_000));
    if (found?.[1] === undefined) continue;
    const sign = found[1]
      .replace(/\\u([\da-f]{4})/giu, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace('%s', ' ');
    return readCurrency(sign);
  }
  return null;
}

function isHidden({ type = '' }: Readonly<Record<string, string>>): boolean {
  return /^hidden$/iu.test(type);
}
