import { availabilities, isCurrency, moneyFromDecimal, readPrice } from '@pricehunt/offers';
import type { Availability, Shipping } from '@pricehunt/offers';
import { readAmount, readCurrency, trimmedDecimal } from '../markup/amount';
import type { Evidence, EvidenceField, ExtractedProduct, PageReading } from '../vote/extracted-product';
import { extractProduct } from '../extract-product';
import { readStatedGtin } from '../markup/stated-gtin';
import { readAvailabilityCode } from '../markup/stock-words';
import { readStockWords } from '../visible/stock-wording';
import { ruleProblem } from './rule-problem';
import { ruleFields } from './shop-rules';
import type { PageRule, RuleField, RuleProblem, ShopRules } from './shop-rules';
import { placeOfPage, placesByRule, takeByRule, wordsOfPlace } from './take-by-rule';
import type { RulePlace } from './take-by-rule';
import { timed } from './timed';

export interface RulePage {
  readonly html: string;
  readonly link: string;
  readonly rules: ShopRules;
  /** ISO 4217, for prices without a currency; null if unknown. */
  readonly currency: string | null;
}

/** What a rule found: a value, nothing, an invalid text, or a timeout. */
export type RuleReading =
  | {
      readonly kind: 'value';
      /** As written on the page. */
      readonly taken: string;
      /** As a decimal, code or URL. */
      readonly value: string;
      /** If the price includes a currency. */
      readonly currency: string | null;
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreadable'; readonly taken: string }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'bad-rule'; readonly problem: RuleProblem };

export type ResultsReading =
  | {
      readonly kind: 'links';
      readonly links: readonly { readonly link: string; readonly title: string }[];
    }
  | {
      readonly kind: 'bad-rule';
      readonly problem: RuleProblem;
      readonly part: 'item' | 'link';
    }
  | Exclude<RuleReading, { readonly kind: 'value' | 'bad-rule' }>;

export interface RuledPage {
  readonly markup: PageReading;
  readonly results: ResultsReading | null;
  readonly fields: Readonly<Partial<Record<RuleField, RuleReading>>>;
}

const ruleMs = 1_000;
const allRulesMs = 3_000;
const resultsMax = 30;
const shownMax = 300;

/** Never throws. A rule is stopped after a second, all of them after three. */
export function readByRules(page: RulePage): RuledPage {
  const place = placeOfPage(page.html);
  const inTime = createTimeLimit();
  const { results, product } = page.rules;
  const fields: Partial<Record<RuleField, RuleReading>> = {};
  for (const field of ruleFields) {
    const rule = product[field];
    if (rule === undefined) continue;
    const problem = ruleProblem(rule);
    fields[field] =
      problem === null ? inTime(() => readField(place, field, rule, page)) : { kind: 'bad-rule', problem };
  }
  return {
    markup: extractProduct(page.html, page.link),
    results: results === null ? null : resultsInTime(place, results, page.link, inTime),
    fields,
  };
}

/** Null without a title, or if a rule for the price found nothing: a wrong price is worse than none. */
export function productByRules({ markup, fields }: RuledPage, link: string): ExtractedProduct | null {
  if (
    (['price', 'currency'] as const).some((field) => fields[field] !== undefined && !isTaken(fields[field]))
  ) {
    return null;
  }
  const stated = markup.kind === 'product' ? markup.product : null;
  const taken = (field: RuleField) => valueOf(fields[field]);
  const title = taken('title') ?? stated?.title ?? null;
  if (title === null) return null;
  const currency = taken('currency') ?? currencyOf(fields.price) ?? stated?.currency ?? null;
  const gtin = taken('gtin');
  const image = taken('image');
  const shipping = taken('shipping');
  const amount = taken('price');
  return {
    ...(stated ?? { ...blank, canonicalLink: link }),
    title,
    ...(amount === null ? {} : { amount, priceKind: 'exact', listPrice: null }),
    currency,
    currencyIsGuess:
      taken('currency') === null && currencyOf(fields.price) === null && (stated?.currencyIsGuess ?? true),
    ...(gtin === null ? {} : { gtins: [gtin] }),
    mpn: taken('mpn') ?? stated?.mpn ?? null,
    brand: taken('brand') ?? stated?.brand ?? null,
    ...(image === null ? {} : { imageUrls: [image] }),
    availability: availabilityIn(taken('availability')) ?? stated?.availability ?? 'unknown',
    ...(shipping === null ? {} : { shipping: shippingOf(shipping, currency), shippingRates: [] }),
    evidence: { ...stated?.evidence, ...evidenceOf(fields) },
  };
}

const blank: Omit<ExtractedProduct, 'title' | 'canonicalLink'> = {
  brand: null,
  gtins: [],
  mpn: null,
  sku: null,
  attributes: {},
  description: null,
  imageUrls: [],
  tax: 'unknown',
  weightGrams: null,
  facts: null,
  price: null,
  amount: null,
  currency: null,
  currencyIsGuess: false,
  priceKind: null,
  listPrice: null,
  availability: 'unknown',
  condition: 'unknown',
  shipping: { kind: 'unknown' },
  shippingRates: [],
  seller: null,
  category: [],
  variants: [],
  siteName: null,
  shopifyHint: false,
  evidence: {},
};

function readField(place: RulePlace, field: RuleField, rule: PageRule, page: RulePage): RuleReading {
  const [taken] = takeByRule(place, rule, { max: 1, ...(field === 'image' ? { usual: 'image' } : {}) });
  if (taken === undefined) return { kind: 'nothing' };
  const understood = understand(field, taken, page);
  const shown = taken.slice(0, shownMax);
  return understood === null
    ? { kind: 'unreadable', taken: shown }
    : { kind: 'value', taken: shown, ...understood };
}

/** Null if the text isn't valid for the field. */
function understand(
  field: RuleField,
  taken: string,
  { link, currency }: RulePage,
): { readonly value: string; readonly currency: string | null } | null {
  const plain = (value: string | null) => (value === null ? null : { value, currency: null });
  switch (field) {
    case 'title':
    case 'mpn':
    case 'brand':
      return plain(taken.slice(0, shownMax));
    case 'price': {
      return priceIn(taken, currency);
    }
    case 'currency': {
      const code = readCurrency(taken);
      return plain(code !== null && isCurrency(code) ? code : null);
    }
    case 'availability':
      return plain(readAvailabilityCode(taken) ?? readStockWords(taken));
    case 'image':
      return plain(webAddress(taken, link));
    case 'gtin':
      return plain(readStatedGtin(taken));
    case 'shipping':
      return plain(shippingAmount(taken, currency));
  }
}

/** Words without a currency aren't a price, whatever numbers they contain. */
function priceIn(
  taken: string,
  hint: string | null,
): { readonly value: string; readonly currency: string | null } | null {
  if (/\p{L}/u.test(taken) && readPrice(taken).currencySign === null) return null;
  const read = readAmount(taken, hint);
  return read === null || read.isRange
    ? null
    : { value: trimmedDecimal(read.amount), currency: read.currency };
}

/** "0" if free; null for a condition or no amount. */
function shippingAmount(taken: string, currency: string | null): string | null {
  if (/^\D*\b(?:free|kostenlos|kostenfrei|versandkostenfrei|gratis|gratuite?)\b\D*$/iu.test(taken))
    return '0';
  if (/^0+([.,]0+)?$/.test(taken.replace(/[^\d.,]/gu, ''))) return '0';
  if (/\b(?:free|kostenlos|kostenfrei|versandkostenfrei|gratis|gratuite?)\b/iu.test(taken)) return null;
  return priceIn(taken, currency)?.value ?? null;
}

function readResults(
  place: RulePlace,
  { item, link }: NonNullable<ShopRules['results']>,
  page: string,
): ResultsReading {
  const places = item === null ? [place] : placesByRule(place, item, resultsMax);
  const max = item === null ? resultsMax : 1;
  const links = new Map<string, string>();
  let firstTaken: string | null = null;
  for (const each of places) {
    for (const taken of takeByRule(each, link, { max, usual: 'link' })) {
      firstTaken ??= taken;
      const address = webAddress(taken, page);
      if (address === null || links.has(address)) continue;
      links.set(address, item === null ? wordsOfAddress(address) : wordsOfPlace(each));
    }
  }
  if (links.size > 0) return { kind: 'links', links: [...links].map(([at, title]) => ({ link: at, title })) };
  return firstTaken === null
    ? { kind: 'nothing' }
    : { kind: 'unreadable', taken: firstTaken.slice(0, shownMax) };
}

function resultsInTime(
  place: RulePlace,
  results: NonNullable<ShopRules['results']>,
  page: string,
  inTime: ReturnType<typeof createTimeLimit>,
): ResultsReading {
  for (const part of ['item', 'link'] as const) {
    const rule = results[part];
    const problem = rule === null ? null : ruleProblem(rule);
    if (problem !== null) return { kind: 'bad-rule', problem, part };
  }
  return inTime(() => readResults(place, results, page));
}

/** Allows a second per rule and three seconds in total. */
function createTimeLimit() {
  const endsAt = performance.now() + allRulesMs;
  return <Reading>(read: () => Reading): Reading | { readonly kind: 'too-slow' } => {
    const leftMs = Math.min(ruleMs, Math.ceil(endsAt - performance.now()));
    if (leftMs <= 0) return { kind: 'too-slow' };
    const came = timed(read, leftMs);
    return came.isDone ? came.value : { kind: 'too-slow' };
  };
}

function isTaken(reading: RuleReading | undefined): boolean {
  return reading?.kind === 'value';
}

function valueOf(reading: RuleReading | undefined): string | null {
  return reading?.kind === 'value' ? reading.value : null;
}

function currencyOf(reading: RuleReading | undefined): string | null {
  return reading?.kind === 'value' ? reading.currency : null;
}

function availabilityIn(value: string | null): Availability | null {
  return availabilities.find((each) => each === value) ?? null;
}

function shippingOf(amount: string, currency: string | null): Shipping {
  if (amount === '0') return { kind: 'free' };
  const cost = currency === null ? null : moneyFromDecimal(amount, currency);
  return cost === null ? { kind: 'unknown' } : { kind: 'known', cost };
}

function evidenceOf(fields: RuledPage['fields']): Partial<Record<EvidenceField, Evidence>> {
  const evidence: Partial<Record<EvidenceField, Evidence>> = {};
  for (const field of ruleFields) {
    if (isTaken(fields[field])) evidence[evidenceFields[field]] = { method: 'operator-rule', where: field };
  }
  return evidence;
}

const evidenceFields: Readonly<Record<RuleField, EvidenceField>> = {
  title: 'title',
  price: 'price',
  currency: 'currency',
  availability: 'availability',
  image: 'imageUrls',
  gtin: 'gtins',
  mpn: 'mpn',
  brand: 'brand',
  shipping: 'shipping',
};

function webAddress(address: string, page: string): string | null {
  if (!URL.canParse(address, page)) return null;
  const url = new URL(address, page);
  url.hash = '';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** "/p/oak-tray-12" becomes "oak tray 12". */
function wordsOfAddress(address: string): string {
  const part = new URL(address).pathname.split('/').findLast((each) => each !== '') ?? '';
  return part
    .replace(/\.[a-z]+$/u, '')
    .replace(/[-_.+]+/gu, ' ')
    .slice(0, 200);
}
