import type { MarkupItem, MarkupMethod, MarkupValue } from './markup-item';
import type { PageDocument, PageElement } from '../page/page-document';
import { collapse, textOf } from '../page/page-text';
import { isStrike } from '../page/strike-through';

export interface MarkupDialect {
  readonly method: MarkupMethod;
  /** Without vocabulary, in lower case; null if the element starts no item. */
  readonly typesOf: (element: PageElement) => readonly string[] | null;
  readonly propertiesOf: (element: PageElement) => readonly string[];
  readonly idOf: (element: PageElement) => string | null;
  /** Elements elsewhere on the page whose properties belong to this item. */
  readonly referredFrom: (element: PageElement, page: PageDocument) => readonly PageElement[];
}

export interface ScopedMarkup {
  readonly items: readonly MarkupItem[];
  readonly loose: MarkupItem;
}

interface OpenItem extends MarkupItem {
  readonly properties: Map<string, MarkupValue[]>;
}

/** In one pass in document order. */
export function readScopedMarkup(page: PageDocument, dialect: MarkupDialect): ScopedMarkup {
  const loose = newItem(dialect.method, [], null);
  const items: OpenItem[] = [];
  const itemAt = new Map<PageElement, OpenItem>();
  const ownerAt = referredOwners(page, dialect);
  const owners: (OpenItem | null)[] = [];
  const openItem = (element: PageElement, types: readonly string[]): OpenItem => {
    const known = itemAt.get(element) ?? newItem(dialect.method, types, dialect.idOf(element));
    itemAt.set(element, known);
    return known;
  };
  for (const element of page.elements) {
    const referring = ownerAt.get(element);
    const inherited = element.parent === null ? null : (owners[element.parent.order] ?? null);
    const owner = referring === undefined ? inherited : openItem(referring, dialect.typesOf(referring) ?? []);
    const types = dialect.typesOf(element);
    const names = dialect.propertiesOf(element);
    if (types !== null) {
      const item = openItem(element, types);
      if (element.attributes['content'] !== undefined && !item.properties.has('@value'))
        addValue(item, '@value', valueOf(element));
      if (names.length === 0 || owner === null) items.push(item);
      for (const name of names) addValue(owner ?? loose, name, item);
      owners[element.order] = item;
    } else {
      for (const name of names) {
        const { property, value } = unstruck(name, element);
        addValue(owner ?? loose, property, value);
      }
      owners[element.order] = owner;
    }
  }
  return { items, loose };
}

/** Maps each referenced element to the element of the referring item. */
function referredOwners(page: PageDocument, dialect: MarkupDialect): ReadonlyMap<PageElement, PageElement> {
  const owners = new Map<PageElement, PageElement>();
  for (const element of page.elements) {
    if (dialect.typesOf(element) === null) continue;
    for (const referred of dialect.referredFrom(element, page))
      if (!owners.has(referred)) owners.set(referred, element);
  }
  return owners;
}

function newItem(method: MarkupMethod, types: readonly string[], id: string | null): OpenItem {
  return { method, types, id, properties: new Map() };
}

function addValue(item: OpenItem, name: string, value: MarkupValue): void {
  if (value === '') return;
  const values = item.properties.get(name);
  if (values === undefined) item.properties.set(name, [value]);
  else if (values.length < 500) values.push(value);
}

const attributesByTag: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  img: ['src', 'data-src', 'data-original', 'data-lazy'],
  source: ['src', 'srcset'],
  video: ['src'],
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  input: ['value'],
  time: ['datetime'],
};

/** A price that is struck through is the list price. Of two in one element, the other is the price. */
function unstruck(name: string, element: PageElement): { readonly property: string; readonly value: string } {
  const stated = valueOf(element);
  if (name !== 'price') return { property: name, value: stated };
  const rest = element.attributes['content'] === undefined ? textWithoutStruck(element) : '';
  if (/\d/u.test(rest)) return { property: name, value: rest };
  return { property: isStruckItself(element) ? 'listPrice' : name, value: stated };
}

function isStruckItself(element: PageElement): boolean {
  let outer: PageElement | null = element;
  for (let level = 0; outer !== null && level < 3; level += 1, outer = outer.parent) {
    if (isStrike(outer)) return true;
  }
  return false;
}

/** Empty if nothing in it is struck through. */
function textWithoutStruck({ children }: PageElement): string {
  const others = children.filter((child) => typeof child === 'string' || !isStrike(child));
  return others.length === children.length
    ? ''
    : collapse(others.map((child) => (typeof child === 'string' ? child : textOf(child))).join(' '));
}

/** Its `content`, the value attribute of its tag, or its text. */
function valueOf(element: PageElement): string {
  const content = element.attributes['content'];
  if (content !== undefined) return content.trim();
  const attributes = Object.hasOwn(attributesByTag, element.tag) ? attributesByTag[element.tag] : undefined;
  for (const attribute of attributes ?? []) {
    const value = element.attributes[attribute]?.trim();
    if (value !== undefined && value !== '' && !value.startsWith('data:')) return value;
  }
  return element.tag === 'meta' ? '' : textOf(element);
}
