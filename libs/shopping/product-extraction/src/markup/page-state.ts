import type { Availability } from '@pricehunt/offers';
import type { PageDocument } from '../page/page-document';
import { plainText, rawTextOf } from '../page/page-text';
import { similarity } from '../page/title-similarity';
import { readAmount, readCurrency } from './amount';
import { endOfValue, fieldsOf, listOf, readJsonAt } from './lenient-json';
import type { JsonFields, JsonValue } from './lenient-json';
import { noClaims } from './product-claims';
import type { PriceClaim, ProductClaims } from './product-claims';
import { readScriptLiteral } from './script-literal';
import { readAvailabilityCode } from './stock-words';

const scriptLengthMax = 600_000;
const valuesMax = 100;
const recordsMax = 20_000;
const levelsMax = 24;
/** Records whose name is compared with the page's titles. */
const comparedMax = 300;
const nameSimilarityMin = 0.6;

/**
 * The product in a page's own data: the state of its scripts (`__NEXT_DATA__`, `dataLayer`, `utag_data`) or an attribute
 * with JSON. Only a record with the page's title, a price and a currency counts.
 */
export function claimsOfPageState(page: PageDocument, titles: readonly string[]): ProductClaims | null {
  let compared = 0;
  for (const claims of statedProducts(page)) {
    const { title } = claims;
    if (title !== null && titles.some((other) => similarity(other, title) >= nameSimilarityMin))
      return claims;
    compared += 1;
    if (compared >= comparedMax) return null;
  }
  return null;
}

function* statedProducts(page: PageDocument): Generator<ProductClaims> {
  let values = valuesMax;
  let records = recordsMax;
  for (const { where, read } of sourcesIn(page)) {
    for (const value of read()) {
      for (const record of recordsIn(value)) {
        const claims = claimsOf(record, where);
        if (claims !== null) yield claims;
        records -= 1;
        if (records <= 0) return;
      }
      values -= 1;
      if (values <= 0) return;
    }
  }
}

interface StateSource {
  readonly where: string;
  readonly read: () => readonly JsonValue[];
}

function sourcesIn(page: PageDocument): readonly StateSource[] {
  const scripts = page.byTag('script').flatMap((script): readonly StateSource[] => {
    const { type = '', id, src } = script.attributes;
    if (src !== undefined || /ld\+json/iu.test(type)) return [];
    return [
      {
        where: id === undefined ? 'data in a script' : `data in the script ${id.slice(0, 60)}`,
        read: () => {
          const values = valuesIn(rawTextOf(script).slice(0, scriptLengthMax), /json/iu.test(type));
          return id === '__NUXT_DATA__' ? values.map(resolvedPayload) : values;
        },
      },
    ];
  });
  return [...scripts, ...attributeSources(page)];
}

const attributesMax = 20;

function attributeSources(page: PageDocument): readonly StateSource[] {
  const found: StateSource[] = [];
  for (const { attributes } of page.elements) {
    for (const name in attributes) {
      const text = attributes[name] ?? '';
      if (!name.startsWith('data-') || !/^\s*[{[]/u.test(text) || !namesPrice.test(text)) continue;
      found.push({ where: `the attribute ${name}`, read: () => valuesIn(text, true) });
      if (found.length >= attributesMax) return found;
    }
  }
  return found;
}

const namesPrice = /price|amount/iu;

/** A whole text of JSON, or what is assigned or pushed in code. Reads each character once. */
function valuesIn(text: string, isJson: boolean): readonly JsonValue[] {
  if (!namesPrice.test(text)) return [];
  const start = isJson ? /^\s*(?=[{[])/gu : /(?:=|\bpush\()\s*(?=[{[])/gu;
  const values: JsonValue[] = [];
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const at = found.index + found[0].length;
    const end = endOfValue(text, at);
    if (end === null) break;
    start.lastIndex = end;
    if (!namesPrice.test(text.slice(at, end))) continue;
    const value = readJsonAt(text, at) ?? readScriptLiteral(text, at);
    if (value !== null) values.push(value);
  }
  return values;
}

const payloadRecordsMax = 20;
const payloadFieldsMax = 30;

/** The priced records of a Nuxt payload, a list whose records give each value by its place in the list. */
function resolvedPayload(payload: JsonValue): JsonValue {
  const table = listOf(payload);
  const resolved = (place: JsonValue, level: number): JsonValue => {
    const value = typeof place === 'number' ? (table[place] ?? null) : null;
    if (!isObject(value)) return value;
    const [wrapper, inner = null] = listOf(value);
    if (typeof wrapper === 'string') return level > 0 ? resolved(inner, level - 1) : null;
    return level > 0 ? resolvedFields(fieldsOf(value), level - 1) : null;
  };
  const resolvedFields = (fields: JsonFields, level: number): JsonValue =>
    Object.fromEntries(
      Object.entries(fields)
        .slice(0, payloadFieldsMax)
        .map(([name, place]) => [name, resolved(place, level)]),
    );
  return table
    .map(fieldsOf)
    .filter((fields) => {
      const names = Object.keys(fields);
      return (
        names.some((name) => namesPrice.test(name)) && names.some((name) => nameFields.has(plainName(name)))
      );
    })
    .slice(0, payloadRecordsMax)
    .map((fields) => resolvedFields(fields, 2));
}

interface StatedRecord {
  readonly value: JsonValue;
  readonly level: number;
  /** Its own, or that of an outer record. */
  readonly currency: string | null;
}

/** Outer records first. */
function* recordsIn(root: JsonValue): Generator<StatedRecord> {
  const waiting: StatedRecord[] = [{ value: root, level: 0, currency: currencyOf(fieldsOf(root)) }];
  for (const record of waiting) {
    yield record;
    const { value, level, currency } = record;
    if (level >= levelsMax) continue;
    for (const inner of [...listOf(value), ...Object.values(fieldsOf(value))])
      if (isObject(inner) && waiting.length < recordsMax)
        waiting.push({ value: inner, level: level + 1, currency: currencyOf(fieldsOf(inner)) ?? currency });
  }
}

const nameFields = new Set(['name', 'title', 'productname', 'producttitle', 'itemname', 'displayname']);
const currencyFields = new Set([
  'currency',
  'currencycode',
  'currencyiso',
  'currencyisocode',
  'pricecurrency',
  'productcurrency',
]);
const priceFields = [
  ...['saleprice', 'specialprice', 'finalprice', 'currentprice', 'sellingprice', 'offerprice', 'promoprice'],
  ...['discountedprice', 'displayprice', 'actualprice', 'priceamount', 'productprice', 'productunitprice'],
  ...['price', 'prices', 'pricing', 'priceinfo', 'offers', 'offer', 'baseprice', 'unitprice'],
];
/** Only inside a field for the price. */
const amountFields = [
  ...['sale', 'special', 'final', 'current', 'selling', 'discounted', 'now', 'withtax', 'gross'],
  ...['amount', 'value', 'lowprice'],
];
const listFields = [
  ...['listprice', 'regularprice', 'originalprice', 'compareatprice', 'wasprice', 'oldprice', 'strikeprice'],
  ...['mrp', 'msrp', 'rrp'],
];

function claimsOf({ value, currency }: StatedRecord, where: string): ProductClaims | null {
  if (mayBeInCents(fieldsOf(value))) return null;
  const named = plainFields(fieldsOf(value));
  const name = nameOf(named);
  const price = name === null ? null : priceIn(named, priceFields, currency, 0);
  if (price === null || price.currency === null) return null;
  const before = priceIn(named, listFields, price.currency, 0);
  return {
    ...noClaims('meta', where, 0.6),
    title: name,
    price,
    listPrice: before !== null && Number(before.amount) > Number(price.amount) ? before.amount : null,
    availability: availabilityOf(named),
  };
}

type NamedFields = ReadonlyMap<string, JsonValue>;

/** "productPriceTo", "product_price_to" and "product-price-to" are one name. */
function plainFields(fields: JsonFields): NamedFields {
  return new Map(
    Object.entries(fields)
      .slice(0, 500)
      .map(([name, value]) => [plainName(name), value]),
  );
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/gu, '');
}

function nameOf(fields: NamedFields): string | null {
  for (const [name, value] of fields) {
    const text = textOf(nameFields.has(name) ? value : undefined);
    if (text !== null) return text;
  }
  const info = fields.get('productinfo');
  return info === undefined ? null : nameOf(plainFields(fieldsOf(info)));
}

function currencyOf(fields: JsonFields): string | null {
  for (const name in fields) {
    if (!currencyFields.has(plainName(name))) continue;
    const currency = readCurrency(textOf(fields[name]));
    if (currency !== null) return currency;
  }
  return null;
}

/** Prefers a price with its currency. */
function priceIn(
  fields: NamedFields,
  names: readonly string[],
  currency: string | null,
  level: number,
): PriceClaim | null {
  let first: PriceClaim | null = null;
  for (const name of names) {
    const stated = fields.get(name);
    const [only = stated, ...others] = listOf(stated);
    if (only === undefined || others.length > 0) continue;
    const price = isObject(only) ? priceOfObject(only, currency, level) : priceOf(only, currency);
    if (price !== null && price.currency !== null) return price;
    first ??= price;
  }
  return first;
}

function priceOfObject(value: JsonValue, currency: string | null, level: number): PriceClaim | null {
  if (level >= 3 || mayBeInCents(fieldsOf(value))) return null;
  const named = plainFields(fieldsOf(value));
  const own = currencyOf(fieldsOf(value)) ?? currency;
  return priceInCents(named, own) ?? priceIn(named, [...amountFields, ...priceFields], own, level + 1);
}

/** "centAmount" with "fractionDigits", as commercetools states prices. */
function priceInCents(fields: NamedFields, currency: string | null): PriceClaim | null {
  const cents = fields.get('centamount');
  const digits = fields.get('fractiondigits') ?? 2;
  return typeof cents === 'number' && typeof digits === 'number'
    ? priceOf(cents / 10 ** digits, currency)
    : null;
}

/** As Medusa ("amount" with "currency_code": "eur") and Vendure ("price" with "priceWithTax") state prices. */
function mayBeInCents({ amount, price, priceWithTax, ...fields }: JsonFields): boolean {
  const isOfMedusa = Number.isInteger(amount) && /^[a-z]{3}$/u.test(textOf(fields['currency_code']) ?? '');
  const isOfVendure = typeof fields['currencyCode'] === 'string' && isWhole(price) && isWhole(priceWithTax);
  return isOfMedusa || isOfVendure;
}

/** Of an amount, or of each amount of a range. */
function isWhole(value: JsonValue | undefined): boolean {
  const inner = Object.values(fieldsOf(value));
  return (
    Number.isInteger(value) || (inner.length > 0 && inner.every((each) => !isObject(each) && isWhole(each)))
  );
}

function priceOf(value: JsonValue, currency: string | null): PriceClaim | null {
  const text = textOf(value);
  const reading = text === null ? null : readAmount(text, currency);
  return reading === null || reading.isRange
    ? null
    : { amount: reading.amount, currency: reading.currency ?? currency, kind: 'exact' };
}

function availabilityOf(fields: NamedFields): Availability | null {
  for (const name of [
    'availability',
    'stockstatus',
    'stock',
    'instock',
    'isinstock',
    'available',
    'isavailable',
  ]) {
    const value = fields.get(name);
    const code = typeof value === 'boolean' ? String(value) : textOf(value);
    const availability = readAvailabilityCode(code);
    if (availability !== null) return availability;
  }
  return null;
}

/** A list with one value counts as that value. */
function textOf(value: JsonValue | undefined): string | null {
  const [only = value] = listOf(value);
  if (typeof only === 'number') return String(only);
  const text = typeof only === 'string' ? plainText(only.slice(0, 500)) : '';
  return text === '' ? null : text;
}

function isObject(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null;
}
