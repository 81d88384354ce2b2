import { readAmount, readCurrency } from './amount';
import { fieldsOf, listOf } from './lenient-json';
import type { JsonFields } from './lenient-json';
import type { PageDocument } from '../page/page-document';
import { plainText, rawTextOf } from '../page/page-text';
import { noClaims } from './product-claims';
import type { ProductClaims } from './product-claims';
import { readScriptLiteral } from './script-literal';

const scriptLengthMax = 300_000;
const view = /["']?detail["']?\s*:\s*\{|["']view_item["']/u;
const list = /["']?(?:products|items)["']?\s*:\s*(?=\[)/gu;

/** `detail` and `view_item` of e-commerce tracking: weak evidence, because shops maintain it less well. */
export function claimsOfAnalytics(page: PageDocument): ProductClaims | null {
  for (const script of page.byTag('script')) {
    if (script.attributes['src'] !== undefined) continue;
    const text = rawTextOf(script).slice(0, scriptLengthMax);
    const viewed = view.exec(text);
    if (viewed === null) continue;
    const claims = claimsAfter(text, viewed.index);
    if (claims !== null) return claims;
  }
  return null;
}

function claimsAfter(text: string, from: number): ProductClaims | null {
  list.lastIndex = from;
  const found = list.exec(text);
  if (found === null || found.index - from > 1_500) return null;
  const value = readScriptLiteral(text, found.index + found[0].length);
  const products = listOf(value ?? undefined);
  if (products.length !== 1) return null;
  const product = fieldsOf(products[0]);
  const currency = readCurrency(textOf(product, 'currency', 'currencyCode') ?? currencyIn(text, from));
  const price = textOf(product, 'price');
  const reading = price === null ? null : readAmount(price, currency);
  return {
    ...noClaims('meta', 'the record for web analytics', 0.6),
    title: textOf(product, 'name', 'item_name'),
    brand: textOf(product, 'brand', 'item_brand'),
    sku: textOf(product, 'sku', 'id', 'item_id'),
    price: reading === null || reading.isRange ? null : { amount: reading.amount, currency, kind: 'exact' },
  };
}

function currencyIn(text: string, from: number): string | null {
  const around = text.slice(Math.max(0, from - 500), from + 1_500);
  return /["']?currency(?:Code)?["']?\s*:\s*["']([A-Z]{3})["']/u.exec(around)?.[1] ?? null;
}

function textOf(fields: JsonFields, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    const text =
      typeof value === 'number'
        ? String(value)
        : typeof value === 'string'
          ? plainText(value.slice(0, 500))
          : '';
    if (text !== '' && !/^(?:none|null|undefined|n\/?a|not set|\(not set\))$/iu.test(text)) return text;
  }
  return null;
}
