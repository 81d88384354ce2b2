import type { Availability } from '@pricehunt/offers';
import type { BuyButton } from './buy-button';
import type { PageDocument, PageElement } from './page-document';
import { ownTextOf, textOf } from './page-text';
import type { PageZones } from './page-zones';
import { readStockWords, saysOutOfStock, saysPreOrder } from './stock-wording';

export interface VisibleStock {
  readonly availability: Availability;
  readonly weight: number;
  readonly text: string;
}

const stockNames =
  / (?:availability|stock|inventory|instock|in stock|outofstock|out of stock|verfuegbarkeit|disponibilite|disponibilidad|dispo|lager|soldout|sold out|unavailable|avail|delivery status) /u;
const optionNames =
  / (?:swatch\w*|option|options|variant|variants|sizes|size (?:selector|picker|list|option|button|chart)|colou?r (?:selector|picker|list|option)|store|stores|pickup|collect|bopis|filter|tooltip) /u;

/**
 * Texts in places named for stock and on the buy button count most. Ignores options, other products and long sentences.
 */
export function findStock(
  page: PageDocument,
  zones: PageZones,
  heading: PageElement | null,
  buyButton: BuyButton | null,
): VisibleStock | null {
  const found: VisibleStock[] = [];
  for (const element of page.elements) {
    if (found.length > 200) break;
    const statement = readStatement(element);
    if (statement === null || zones.zoneOf(element) !== 'product') continue;
    const names = namesAround(element, zones);
    if (optionNames.test(names) && !stockNames.test(zones.namesOf(element))) continue;
    const distance = heading === null ? 500 : element.order - heading.order;
    if (distance < -150 || distance > 1_500) continue;
    const named = stockNames.test(names) ? 0.9 : 0;
    const short = statement.text.length < 40 ? 0.4 : 0;
    const near = distance < 500 ? 0.3 : 0;
    found.push({ ...statement, weight: 0.3 + named + short + near });
  }
  const [strongest = null] = [...found].sort(
    (one, other) => other.weight - one.weight || rank(other) - rank(one),
  );
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

function rank({ availability }: VisibleStock): number {
  return availability === 'out_of_stock' ? 1 : 0;
}

function readStatement(element: PageElement): Omit<VisibleStock, 'weight'> | null {
  if (
    silent.has(element.tag) ||
    !element.children.some((child) => typeof child === 'string' && /\S.*\S/u.test(child))
  )
    return null;
  const text = ownTextOf(element);
  if (text.length < 2 || text.length > 90) return null;
  const state = readStockWords(text);
  return state === null ? null : { availability: state, text };
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
