import type { PageElement } from './page-document';

/** Whether an element, one of its five nearest ancestors or a child is struck through. */
export function hasStrike(element: PageElement): boolean {
  let outer: PageElement | null = element;
  for (let level = 0; outer !== null && level < 6; level += 1, outer = outer.parent) {
    if (isStrike(outer)) return true;
  }
  return element.children.some((child) => typeof child !== 'string' && isStrike(child));
}

export function isStrike({ tag, attributes }: PageElement): boolean {
  return tag === 'del' || tag === 's' || tag === 'strike' || /line-through/iu.test(attributes['style'] ?? '');
}
