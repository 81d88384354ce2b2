import type { PageDocument, PageElement } from '../page/page-document';
import { collapse, ownTextOf, textOf } from '../page/page-text';
import { valueIn } from './choice-values';
import type { PageZones } from '../page/page-zones';
import { attributeName } from '../markup/schema-org-product';
import { readStatedGtin } from '../markup/stated-gtin';
import { brandLabel, gtinLabel, mpnLabel, skuLabel } from './fact-labels';
import { findNamedBrand } from './visible-brand';

export interface VisibleFacts {
  readonly sku: string | null;
  readonly mpn: string | null;
  readonly gtins: readonly string[];
  readonly brand: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** Number of different shop numbers beside labels. */
  readonly numbersCount: number;
}

interface LabelledText {
  readonly label: string;
  readonly value: string;
}

const factsMax = 600;
/** From table rows, definition lists and lines with a colon. */
export function findFacts(page: PageDocument, zones: PageZones, heading: PageElement | null): VisibleFacts {
  const pairs: LabelledText[] = [];
  for (const element of page.elements) {
    if (pairs.length >= factsMax) break;
    if (!labelled.has(element.tag)) continue;
    const zone = zones.zoneOf(element);
    if (zone === 'related' || zone === 'surroundings') continue;
    if (heading !== null && element.order < heading.order - 120) continue;
    const pair = pairAt(element);
    if (pair !== null) pairs.push(pair);
  }
  const first = (pattern: RegExp, isRight: (value: string) => boolean): string | null =>
    pairs.find(({ label, value }) => pattern.test(label) && isRight(value))?.value ?? null;
  const sku = first(skuLabel, isCode) ?? namedCode(page, zones, heading);
  const mpn = first(mpnLabel, isCode);
  const numbers = pairs.filter(({ label, value }) => skuLabel.test(label) && isCode(value));
  return {
    numbersCount: new Set(numbers.map(({ value }) => value)).size,
    sku: sku === null ? null : firstCode(sku),
    mpn: mpn === null ? null : untilNextLabel(mpn),
    gtins: [
      ...new Set(
        pairs
          .filter(({ label }) => gtinLabel.test(label))
          .map(({ value }) => readStatedGtin(value))
          .filter((gtin) => gtin !== null),
      ),
    ],
    brand: first(brandLabel, (value) => value.length <= 60) ?? findNamedBrand(page, zones, heading),
    attributes: Object.fromEntries(
      [...pairs].reverse().flatMap(({ label, value }) => {
        const name = attributeName(label);
        return name === null || value.length > 60 || (name === 'capacity' && !/\d/u.test(value))
          ? []
          : [[name, value] as const];
      }),
    ),
  };
}

/** A code without a label, in an element named as the product number ("product-reference", "catNumber"). */
function namedCode(page: PageDocument, zones: PageZones, heading: PageElement | null): string | null {
  const from = Math.max(0, (heading?.order ?? 0) - 40);
  for (const element of page.elements.slice(from, from + 700)) {
    const text = ownTextOf(element);
    if (text.length < 4 || text.length > 24 || text.includes(' ') || (text.match(/\d/gu) ?? []).length < 3)
      continue;
    if (zones.zoneOf(element) !== 'product') continue;
    const { parent } = element;
    const outer = parent !== null && parent.endOrder - parent.order <= 2 ? zones.namesOf(parent) : ' ';
    if (codeNames.test(`${zones.namesOf(element)}${testNamesOf(element)}`) || codeNames.test(outer))
      return text;
  }
  return null;
}

const codeNames =
  / (?:(?:product|item|article|style|pdp) (?:reference|ref|code|number|no|nr|id|sku)|sku|cat ?(?:alogue)? number|reference number) /u;

function testNamesOf({ attributes }: PageElement): string {
  const values = Object.entries(attributes).flatMap(([name, value]) =>
    /^data-(?:qa|test|cy|auto)/u.test(name) ? [value.slice(0, 80)] : [],
  );
  return ` ${values
    .join(' ')
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replace(/[^A-Za-z\d]+/gu, ' ')
    .toLowerCase()
    .trim()} `;
}

const labelled = new Set([
  'tr',
  'dt',
  'li',
  'p',
  'span',
  'div',
  'strong',
  'b',
  'label',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'th',
  'em',
  'small',
]);

function pairAt(element: PageElement): LabelledText | null {
  if (element.endOrder - element.order > 12) return null;
  if (element.tag === 'tr') {
    const cells = element.children.filter(
      (child): child is PageElement => typeof child !== 'string' && /^t[dh]$/u.test(child.tag),
    );
    return cells.length === 2 ? pairOf(cells[0] ?? null, cells[1] ?? null) : null;
  }
  if (element.tag === 'dt') return pairOf(element, nextElement(element));
  const own = ownTextOf(element);
  if (own.length > 0 && own.length < 30) {
    const beside = besideLabel(element, own);
    if (beside !== null) return beside;
  }
  const text = element.endOrder === element.order ? own : textOf(element, 130);
  if (text.length < 5 || text.length > 120) return null;
  const found =
    /^([^:：#]{2,40}?)\s*(?:[:：]|\bno\.?\s*#?|#| - )\s*(\S.{0,80})$/iu.exec(text) ??
    /^(sku|réf\.?|ref\.?|ean|mpn|art\.?-?nr\.?|item|produkta kods)\s+(\S.{0,60})$/iu.exec(text);
  return found?.[1] === undefined || found[2] === undefined
    ? null
    : { label: cleanLabel(found[1]), value: withoutMark(found[2]) };
}

/** A label in its own element, with the value next to it. */
function besideLabel(element: PageElement, own: string): LabelledText | null {
  const label = cleanLabel(own);
  if (
    !skuLabel.test(label) &&
    !mpnLabel.test(label) &&
    !gtinLabel.test(label) &&
    !brandLabel.test(label) &&
    attributeName(label) === null
  )
    return null;
  const siblings = element.parent?.children ?? [];
  const rest = siblings.slice(element.place + 1, element.place + 8);
  const next = rest.find((node) => (typeof node === 'string' ? node.replace(/[:\s-]/gu, '') !== '' : true));
  const value = next === undefined ? '' : typeof next === 'string' ? collapse(next) : valueIn(next, 120);
  const clean = withoutMark(value);
  return clean === '' || clean.length > 80 ? null : { label, value: clean };
}

function withoutMark(value: string): string {
  return value.replace(/^[:：\s-]+/u, '').trim();
}

function pairOf(label: PageElement | null, value: PageElement | null): LabelledText | null {
  if (label === null || value === null) return null;
  const text = valueIn(value, 120);
  return text === '' || text.length > 100 ? null : { label: cleanLabel(textOf(label, 60)), value: text };
}

function nextElement(element: PageElement): PageElement | null {
  const siblings = element.parent?.children ?? [];
  const rest = siblings.slice(element.place + 1, element.place + 8);
  return rest.find((node): node is PageElement => typeof node !== 'string') ?? null;
}

function cleanLabel(text: string): string {
  return text
    .replace(/[\s:：.#№º°-]+$/u, '')
    .replace(/^[\s•·-]+/u, '')
    .replace(/[\u200e\u200f]/gu, '')
    .trim();
}

/** Short, with a digit, and not a sentence. */
function isCode(value: string): boolean {
  return value.length <= 50 && /\d/u.test(value) && value.split(' ').length <= 5;
}

/** Up to the next label in the same line. */
function untilNextLabel(value: string): string {
  return value.replace(/\s+\p{L}[\p{L} ]{1,20}:.*$/u, '').trim();
}

function firstCode(value: string): string {
  const [first = value] = value.split(/\s*[|,;(]\s*/u);
  const words = first.trim().split(' ');
  const isPlainWord = (word: string): boolean => /\p{Ll}/u.test(word) && !/\d/u.test(word);
  const start = words.findIndex((word) => !isPlainWord(word));
  const end = words.findIndex((word, index) => index > start && isPlainWord(word));
  return words.slice(Math.max(0, start), end < 0 ? words.length : end).join(' ');
}
