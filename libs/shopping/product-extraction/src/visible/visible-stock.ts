import type { Availability } from '@pricehunt/offers';
import type { BuyButton } from './buy-button';
import type { PageDocument, PageElement } from '../page/page-document';
import { ownTextOf, textOf } from '../page/page-text';
import type { PageZones } from '../page/page-zones';
import { otherPageLink } from './price-place';
import { readStockWords, saysOutOfStock, saysPreOrder } from './stock-wording';
import type { PriceCandidate } from './price-candidate';

export interface VisibleStock {
  readonly availability: Availability;
  readonly weight: number;
  readonly text: string;
}

export interface StockAnchors {
  readonly heading: PageElement | null;
  readonly buyButton: BuyButton | null;
  /** The product's own. */
  readonly price: PriceCandidate | null;
  /** All prices of the page, also of other products. */
  readonly prices: readonly PriceCandidate[];
}

const stockNames =
  / (?:availability|stock|inventory|instock|in stock|outofstock|out of stock|verfuegbarkeit|disponibilite|disponibilidad|dispo|lager|soldout|sold out|unavailable|avail|delivery status) /u;
const optionNames =
  / (?:swatch\w*|option|options|variant|variants|sizes|size (?:selector|picker|list|option|button|chart)|colou?r (?:selector|picker|list|option)|store|stores|pickup|collect|bopis|filter|tooltip) /u;

/**
 * Texts in places named for stock and on the buy button count most. Ignores options, other products and long sentences.
 */
export function findStock(page: PageDocument, zones: PageZones, anchors: StockAnchors): VisibleStock | null {
  const { heading, buyButton } = anchors;
  const found: VisibleStock[] = [];
  for (const element of page.elements) {
    if (found.length > 200) break;
    const statement = readStatement(element);
    if (statement === null || zones.zoneOf(element) !== 'product') continue;
    const names = namesAround(element, zones);
    if (optionNames.test(names) && !stockNames.test(zones.namesOf(element))) continue;
    const distance = heading === null ? 500 : element.order - heading.order;
    if (distance < -150 || distance > 1_500 || isOnOtherCard(element, page, anchors)) continue;
    const named = stockNames.test(names) ? 0.9 : 0;
    const short = statement.text.length < 40 ? 0.4 : 0;
    const near = distance < 500 ? 0.3 : 0;
    found.push({ ...statement, weight: 0.3 + named + short + near });
  }
  const strongest = strongestOf(found);
  if (buyButton === null || buyButton.isDisabled) {
    if (strongest?.availability === 'out_of_stock') return { ...strongest, weight: strongest.weight + 0.7 };
    if (buyButton === null) return strongest;
  }
  const label = textOf(buyButton.element, 60);
  if (saysOutOfStock(label)) return { availability: 'out_of_stock', weight: 1.6, text: label };
  if (saysPreOrder(label)) return { availability: 'pre_order', weight: 1.5, text: label };
  const buyable: VisibleStock = {
    availability: 'in_stock',
    weight: buyButton.isDisabled ? 0.1 : 0.9,
    text: label,
  };
  return strongest !== null && strongest.weight > buyable.weight ? strongest : buyable;
}

/** "Only 3 left" says more than "In stock". */
function strongestOf(found: readonly VisibleStock[]): VisibleStock | null {
  const [strongest = null] = [...found].sort(
    (one, other) => other.weight - one.weight || rank(other) - rank(one),
  );
  if (strongest?.availability !== 'in_stock') return strongest;
  const limited = found.find(({ availability, weight }) => availability === 'limited' && weight >= 1);
  return limited === undefined ? strongest : { ...limited, weight: strongest.weight };
}

function rank({ availability }: VisibleStock): number {
  return availability === 'out_of_stock' ? 1 : 0;
}

const cardElementsMax = 60;

/** A small box with a price and a link of its own, without the product's heading, price or buy button. */
function isOnOtherCard(
  element: PageElement,
  page: PageDocument,
  { heading, buyButton, price, prices }: StockAnchors,
): boolean {
  if (otherPageLink(element)) return true;
  const ownParts = [heading, buyButton?.element ?? null, price?.element ?? null].filter(
    (part) => part !== null,
  );
  for (let outer = element.parent, level = 0; outer !== null && level < 5; outer = outer.parent, level += 1) {
    const { order, endOrder } = outer;
    const contains = (part: PageElement): boolean => part.order >= order && part.order <= endOrder;
    if (endOrder - order > cardElementsMax || ownParts.some(contains)) return false;
    const hasLink = page.elements
      .slice(order, endOrder + 1)
      .some(({ tag, attributes }) => tag === 'a' && /^(?:https?:|\/)/u.test(attributes['href'] ?? ''));
    if (hasLink && prices.some((each) => contains(each.element))) return true;
  }
  return false;
}

function readStatement(element: PageElement): Omit<VisibleStock, 'weight'> | null {
  if (
    silent.has(element.tag) ||
    !element.children.some((child) => typeof child === 'string' && /\S.*\S/u.test(child)) ||
    (element.parent !== null && emphasis.has(element.tag) && isOneSentence(element.parent))
  )
    return null;
  const text = isOneSentence(element) ? textOf(element, sentenceLengthMax + 1) : ownTextOf(element);
  if (text.length < 2 || text.length > sentenceLengthMax) return null;
  const state = readStockWords(text);
  return state === null ? null : { availability: state, text };
}

const sentenceLengthMax = 90;
const emphasis = new Set(['b', 'strong', 'em', 'i', 'u', 'mark', 'span']);

/** Such as "Nur noch <b>3</b> verfügbar", whose parts say something else. */
function isOneSentence(element: PageElement): boolean {
  const { children } = element;
  return (
    children.length < 12 &&
    children.some((child) => typeof child === 'string' && /\p{L}/u.test(child)) &&
    children.every(
      (child) =>
        typeof child === 'string' ||
        (emphasis.has(child.tag) && child.children.every((inner) => typeof inner === 'string')),
    ) &&
    textOf(element, sentenceLengthMax + 1).length <= sentenceLengthMax
  );
}

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'option',
  'title',
  'textarea',
  'a',
  'svg',
]);

function namesAround(element: PageElement, zones: PageZones): string {
  let names = zones.namesOf(element);
  for (let outer = element.parent, level = 0; outer !== null && level < 3; outer = outer.parent, level += 1) {
    if (outer.endOrder - outer.order < 60) names += zones.namesOf(outer);
  }
  return names.replace(/ {2,}/gu, ' ');
}
