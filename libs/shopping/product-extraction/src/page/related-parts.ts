import type { PageDocument, PageElement } from './page-document';
import { textOf } from './page-text';
import { isRelatedTitle } from './related-titles';

const titleTags = new Set(['h2', 'h3', 'h4', 'h5', 'div', 'span', 'p', 'strong', 'legend']);
const titleLengthMax = 60;
const partsMax = 60;

/** In document order, both ends inclusive. */
export interface PagePart {
  readonly from: number;
  readonly to: number;
}

/** "Customers also bought", "Ähnliche Artikel": each up to the next title of the same rank. */
export function relatedParts(page: PageDocument, heading: PageElement | null): readonly PagePart[] {
  const parts: PagePart[] = [];
  for (const element of page.elements) {
    if (parts.length >= partsMax) break;
    const last = parts.at(-1);
    if (last !== undefined && element.order <= last.to) continue;
    if (heading !== null && element.order < heading.order) continue;
    if (!titleTags.has(element.tag) || element.endOrder - element.order > 3) continue;
    if (!startsWithText(element)) continue;
    const text = textOf(element, titleLengthMax + 20);
    if (text.length < 3 || text.length > titleLengthMax || !isRelatedTitle(text)) continue;
    const to = endOfPart(element);
    if (to > element.endOrder) parts.push({ from: element.order, to });
  }
  return parts;
}

function startsWithText({ children }: PageElement): boolean {
  return children.some((child) => typeof child === 'string' && child.length < 200 && /\S/u.test(child));
}

/** The title may be alone in its wrappers, beside or above its content. */
function endOfPart(title: PageElement): number {
  let branch = title;
  while (branch.parent !== null && branch.parent.tag !== 'body' && elementsIn(branch.parent).length === 1)
    branch = branch.parent;
  const { parent } = branch;
  if (parent === null) return title.endOrder;
  const later = elementsIn(parent).filter((sibling) => sibling.order > branch.order);
  const next = later.find((sibling) => beginsWith(sibling, title.tag));
  return next === undefined ? parent.endOrder : next.order - 1;
}

function beginsWith(element: PageElement, tag: string): boolean {
  if (!/^h\d$/u.test(tag)) return /^h[1-4]$/u.test(element.tag);
  let inner: PageElement | undefined = element;
  for (let level = 0; inner !== undefined && level < 4; level += 1) {
    if (inner.tag === tag) return true;
    inner = elementsIn(inner)[0];
  }
  return false;
}

function elementsIn({ children }: PageElement): readonly PageElement[] {
  return children.filter((child) => typeof child !== 'string');
}
