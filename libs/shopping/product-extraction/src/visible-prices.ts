import { readPrice } from '@pricehunt/offers';
import type { PriceHints } from '@pricehunt/offers';
import { trimmedDecimal } from './amount';
import type { PageDocument, PageElement } from './page-document';
import { collapse, ownTextOf, textOf } from './page-text';
import type { PageZones } from './page-zones';
import { hasCurrencySign, priceTextOf } from './price-text';

/** A text of the page that may be the product's price. */
export interface PriceCandidate {
  readonly element: PageElement;
  readonly text: string;
  /** Plain decimal, trailing zeros left out. */
  readonly amount: string;
  readonly currency: string | null;
  readonly kind: 'exact' | 'from';
  /** Whether it is struck through or labelled as an earlier or recommended price. */
  readonly isListPrice: boolean;
  /** How much speaks for it; from about 3 on it is likely the price. */
  readonly score: number;
}

/** Where the product stands in the page. */
export interface PriceAnchors {
  readonly heading: PageElement | null;
  readonly buyButton: PageElement | null;
  /** The order in the page from which other products begin, or Infinity. */
  readonly hints: PriceHints;
}

const candidatesMax = 1_500;
const textLengthMax = 45;

/**
 * Every text of the page that reads as a price, the likeliest first: by its names and labels, its size, its nearness to
 * the heading and the buy button, how often it is repeated; against it speak struck-through text, instalments, savings,
 * delivery, other products' places and rows of equal cards.
 */
export function findPrices(
  page: PageDocument,
  zones: PageZones,
  anchors: PriceAnchors,
): readonly PriceCandidate[] {
  const raw = rawCandidates(page, zones, anchors.hints);
  const repeats = repeatedCards(raw, zones);
  const counts = new Map<string, number>();
  for (const { amount, element } of raw) {
    if (zones.zoneOf(element) === 'product') counts.set(amount, (counts.get(amount) ?? 0) + 1);
  }
  return raw
    .map((candidate) => {
      const often = Math.min((counts.get(candidate.amount) ?? 1) - 1, 3) * 0.35;
      const card = repeats.has(candidate.element) ? -3 : 0;
      return {
        ...candidate,
        score: candidate.score + often + card + placeScore(candidate.element, zones, anchors),
      };
    })
    .sort((one, other) => other.score - one.score);
}

function rawCandidates(page: PageDocument, zones: PageZones, hints: PriceHints): readonly PriceCandidate[] {
  const found = new Map<PageElement, PriceCandidate>();
  for (const element of page.elements) {
    if (found.size >= candidatesMax) break;
    if (
      silent.has(element.tag) ||
      !element.children.some((child) => typeof child === 'string' && /\p{Nd}/u.test(child))
    )
      continue;
    if (ownTextOf(element).length > 90) continue;
    const container = priceContainer(element);
    if (container === null || found.has(container)) continue;
    const text = priceTextOf(container);
    const names = `${zones.namesOf(element)}${namesAround(container, zones)}`.replace(/ {2,}/gu, ' ');
    const around = neighbourText(container);
    const isNamed = / (?:price|preis|prix|precio|prezzo|prijs|cena|preco|pris|hinta|amount|betrag) /u.test(
      names,
    );
    if (!hasCurrencySign(text) && !hasCurrencySign(around.near) && !isNamed) continue;
    const reading = readPrice(
      hasCurrencySign(text) ? text : `${around.before} ${text} ${around.after}`.trim(),
      hints,
    );
    if (reading.amount === null || !/[1-9]/u.test(reading.amount)) continue;
    if (reading.kind !== 'exact' && reading.kind !== 'from' && reading.kind !== 'range') continue;
    const wording = wordingScore(names, around.label, container);
    if (wording.isRejected) continue;
    found.set(container, {
      element: container,
      text,
      amount: trimmedDecimal(reading.amount),
      currency: reading.currency,
      kind: reading.kind === 'exact' ? 'exact' : 'from',
      isListPrice: wording.isListPrice,
      score: wording.score + (hasCurrencySign(text) ? 0.6 : 0) + (isNamed ? 1 : 0) - wordiness(text) * 1.5,
    });
  }
  return [...found.values()];
}

/** From 0 for a bare price to 1 for a sentence around it. */
function wordiness(text: string): number {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  return Math.min(1, Math.max(0, letters - 8) / 10);
}

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'option',
  'textarea',
  'title',
  'select',
  'svg',
  'code',
]);

/** The outermost element around a number that still holds nothing but one short price. */
function priceContainer(element: PageElement): PageElement | null {
  let text = priceTextOf(element);
  if (!isOnePrice(text)) return null;
  let container = element;
  for (
    let outer = element.parent, level = 0;
    outer !== null && level < 4 && outer.tag !== 'body';
    outer = outer.parent, level += 1
  ) {
    if (outer.endOrder - outer.order > 8) break;
    const wider = priceTextOf(outer);
    const completes = !hasCurrencySign(text) && hasCurrencySign(wider) && wider.length <= 20;
    if (!isOnePrice(wider) || (wider.length > text.length + 6 && !completes)) break;
    container = outer;
    text = wider;
  }
  return container;
}

function isOnePrice(text: string): boolean {
  return text.length <= textLengthMax && (text.match(/\p{Nd}[\p{Nd}.,'’\s]*/gu) ?? []).length === 1;
}

function namesAround(element: PageElement, zones: PageZones): string {
  const names: string[] = [zones.namesOf(element)];
  const only = element.children.find((child) => typeof child !== 'string');
  if (only !== undefined && typeof only !== 'string') names.push(zones.namesOf(only));
  for (let outer = element.parent, level = 0; outer !== null && level < 3; outer = outer.parent, level += 1) {
    if (outer.endOrder - outer.order < 40) names.push(zones.namesOf(outer));
  }
  return names.join('').replace(/ {2,}/gu, ' ');
}

interface Neighbours {
  readonly before: string;
  readonly after: string;
  readonly near: string;
  readonly label: string;
}

/** The texts just before and after an element, in its parent or, where that holds nothing else, in the next one out. */
function neighbourText(element: PageElement): Neighbours {
  let inner = element;
  for (let level = 0; level < 3 && inner.parent !== null; level += 1, inner = inner.parent) {
    const siblings = inner.parent.children;
    const at = siblings.indexOf(inner);
    const before = collapse(
      siblings
        .slice(Math.max(0, at - 3), at)
        .map(shortText)
        .join(' '),
    );
    const after = collapse(
      siblings
        .slice(at + 1, at + 3)
        .map(shortText)
        .join(' '),
    );
    if (before !== '' || after !== '') {
      const head = after.slice(0, 5);
      const tail = before.slice(-5);
      return {
        before: tail,
        after: head,
        near: `${tail} ${head}`,
        label: `${before.slice(-40)} | ${after.slice(0, 24)}`.toLowerCase(),
      };
    }
  }
  return { before: '', after: '', near: '', label: '' };
}

function shortText(node: PageElement | string): string {
  if (typeof node === 'string') return node.slice(-200);
  return silent.has(node.tag) ? '' : textOf(node, 60);
}

const listNames =
  / (?:old|was|regular|list|strike\w*|crossed|cross|before|original|rrp|msrp|uvp|retail|previous|barred|tachado|ancien|compare|instead|standard|normal|reference|full|pvp) /u;
const earlierNames =
  / (?:old|was|original|strike\w*|crossed|rrp|msrp|uvp|previous|barred|ancien|tachado|former|msrp) (?:price|preis|prix|precio|prezzo|prijs|cena|preco|amount) /u;
const saleNames =
  / (?:current|sale|sales|final|our|ourprice|now|special|actual|deal|selling|new|main|product|pdp|today|reduced|offer|big|buybox|dealprice) /u;
const rejectedNames =
  / (?:sav\w+|discount\w*|rabatt|descuento|coupon|gift|voucher|cashback|points|bonus|install?ments?|monthly|month|monat|finance|financing|klarna|afterpay|credit|emi|shipping|delivery|versand|livraison|postage|freight|tax|deposit|warranty|insurance|protection|fee|subtotal|cart|basket|threshold|rating|reviews?|qty|quantity|unit|ppu|grundpreis|countdown|phone|tel|date|swatch|range|slider|filter) /u;
const listLabels =
  /\b(?:was|rrp|uvp|statt|list price|msrp|ancien|au lieu de|antes|prima|adviesprijs|van|było|tidigare|ord\.|listenpreis|conseill|instead|r\.r\.p|retail|regular|before|de:|de r\$|konsumentenpreis|barré|prezzo consigliato|prix de vente)\b|定價|原價|市價|参考価格/u;
const rejectedLabels =
  /\b(?:sav(?:e|ing)|you save|shipping|versand|livraison|spedizione|envío|delivery|from £\d+ off|discount|rabatt|per month|monat|mois|x de|off|gift card|deposit|pfand|cashback|postage|free over|orders over|trade in|tax|mwst)\b|運費|月/u;
const priceLabels =
  /\b(?:price|preis|prix|precio|prezzo|prijs|cena|preço|pris|hinta|pret|now|jetzt|nur|seulement|today|preț)\b|цена|価格|가격|價|מחיר|سعر/u;

interface Wording {
  readonly score: number;
  readonly isListPrice: boolean;
  readonly isRejected: boolean;
}

function wordingScore(names: string, label: string, element: PageElement): Wording {
  const before = label.split(' | ')[0] ?? '';
  const isStruck = hasStrike(element);
  const isListPrice =
    isStruck ||
    earlierNames.test(names.slice(0, 120)) ||
    (listNames.test(names) && !saleNames.test(names)) ||
    listLabels.test(before);
  const isRejected =
    (rejectedNames.test(names) && !/ (?:sale|final|our|now|current) price /u.test(names)) ||
    rejectedLabels.test(before);
  const size = fontSize(element);
  return {
    isListPrice,
    isRejected,
    score:
      (saleNames.test(names) ? 0.7 : 0) +
      (priceLabels.test(before) ? 0.8 : 0) +
      (size === null ? 0 : size >= 18 ? 1 : size <= 11 ? -0.4 : 0) +
      (isListPrice ? -2.5 : 0),
  };
}

function hasStrike(element: PageElement): boolean {
  const inner = element.children.filter((child): child is PageElement => typeof child !== 'string');
  let outer: PageElement | null = element;
  for (let level = 0; outer !== null && level < 4; level += 1, outer = outer.parent)
    if (isStrike(outer)) return true;
  return inner.some(isStrike);
}

function isStrike({ tag, attributes }: PageElement): boolean {
  return tag === 'del' || tag === 's' || tag === 'strike' || /line-through/iu.test(attributes['style'] ?? '');
}

function fontSize({ attributes, parent }: PageElement): number | null {
  const style = `${attributes['style'] ?? ''};${parent?.attributes['style'] ?? ''}`.slice(0, 500);
  const found = /font(?:-size)?:[^;]{0,20}?(\d{1,3})(?:\.\d+)?px/iu.exec(style);
  return found?.[1] === undefined ? null : Number(found[1]);
}

function placeScore(element: PageElement, zones: PageZones, { heading, buyButton }: PriceAnchors): number {
  const zone = { product: 0, related: -4, surroundings: -3, reviews: -2.5, hidden: -1 }[
    zones.zoneOf(element)
  ];
  const link = otherPageLink(element) ? -2 : 0;
  return zone + link + headingScore(element, heading) + nearness(element, buyButton);
}

function headingScore(element: PageElement, heading: PageElement | null): number {
  if (heading === null) return 0;
  const distance = element.order - heading.order;
  if (distance < 0) return distance > -60 ? 0.4 : -1;
  return distance < 120 ? 2 : distance < 400 ? 1.5 : distance < 1_000 ? 0.6 : distance < 2_500 ? -0.3 : -1;
}

function nearness(element: PageElement, button: PageElement | null): number {
  if (button === null) return 0;
  const distance = Math.abs(element.order - button.order);
  return distance < 60 ? 1.2 : distance < 200 ? 0.8 : distance < 600 ? 0.3 : 0;
}

/** Whether a price stands inside a link to some other page. */
function otherPageLink(element: PageElement): boolean {
  for (
    let outer: PageElement | null = element, level = 0;
    outer !== null && level < 5;
    outer = outer.parent, level += 1
  ) {
    if (outer.tag === 'a') return /^(?:https?:|\/)/u.test(outer.attributes['href'] ?? '');
  }
  return false;
}

/** The candidates that stand alike in a row of at least four places with different amounts: the cards of a list. */
function repeatedCards(candidates: readonly PriceCandidate[], zones: PageZones): ReadonlySet<PageElement> {
  const rows = new Map<string, PriceCandidate[]>();
  for (const candidate of candidates) {
    const names: string[] = [];
    for (
      let outer: PageElement | null = candidate.element, level = 0;
      outer !== null && level < 6;
      outer = outer.parent, level += 1
    ) {
      names.push(`${outer.tag}${zones.namesOf(outer).replace(/\d+/gu, '#').slice(0, 60)}`);
    }
    const key = names.join('<');
    rows.set(key, [...(rows.get(key) ?? []), candidate]);
  }
  const repeated = [...rows.values()].filter(
    (row) => row.length >= 4 && (row.length >= 8 || new Set(row.map(({ amount }) => amount)).size >= 3),
  );
  return new Set(repeated.flat().map(({ element }) => element));
}
