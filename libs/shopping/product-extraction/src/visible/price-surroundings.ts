import type { PageElement } from '../page/page-document';
import { collapse, textOf } from '../page/page-text';
import type { PageZones } from '../page/page-zones';

/** Class and id names of an element and up to three small ancestors. */
export function namesAround(element: PageElement, zones: PageZones): string {
  const names: string[] = [zones.namesOf(element)];
  for (let outer = element.parent, level = 0; outer !== null && level < 3; outer = outer.parent, level += 1) {
    if (outer.endOrder - outer.order < 40) names.push(zones.namesOf(outer));
  }
  return names.join('').replace(/ {2,}/gu, ' ');
}

/** Names of the price's own elements, and of their parent if it contains little else. */
export function closeNames(element: PageElement, container: PageElement, zones: PageZones): string {
  const { parent } = container;
  const around = parent !== null && parent.endOrder - parent.order <= 4 ? zones.namesOf(parent) : '';
  const own = element === container ? '' : zones.namesOf(element);
  return `${own}${zones.namesOf(container)}${around}`.replace(/ {2,}/gu, ' ');
}

/** A few characters for a currency sign, more for a label. */
export interface Neighbours {
  readonly before: string;
  readonly after: string;
  readonly near: string;
  readonly label: string;
  /** Short texts that may say what the price includes. */
  readonly textBefore: string;
  readonly textAfter: string;
}

/** From the parent or, if that contains nothing else, the next ancestor. */
export function neighbourText(element: PageElement): Neighbours {
  let inner = element;
  for (let level = 0; level < 3 && inner.parent !== null; level += 1, inner = inner.parent) {
    const siblings = inner.parent.children;
    const at = inner.place;
    const earlier = siblings.slice(Math.max(0, at - 5), at).reverse();
    const before = nearestText(earlier);
    const nearest = earlier.find((node) => collapse(shortText(node)) !== '');
    const after = nearestText(siblings.slice(at + 1, at + 5));
    if (before !== '' || after !== '') {
      const head = /^[^\p{Nd}]{0,5}/u.exec(after)?.[0] ?? '';
      const tail = /[^\p{Nd}]{0,5}$/u.exec(before)?.[0] ?? '';
      const label = /\p{Nd}/u.test(before) ? '' : before.slice(-40);
      return {
        before: tail,
        after: head,
        near: `${tail} ${head}`,
        label: `${label} | ${after.slice(0, 24)}`.toLowerCase(),
        textBefore: label.length <= labelLengthMax && !isHeading(nearest) ? label : '',
        textAfter: after.slice(0, 40),
      };
    }
  }
  return { before: '', after: '', near: '', label: '', textBefore: '', textAfter: '' };
}

const labelLengthMax = 16;

function isHeading(node: PageElement | string | undefined): boolean {
  return typeof node === 'object' && /^h[1-6]$/u.test(node.tag);
}

function nearestText(nodes: readonly (PageElement | string)[]): string {
  for (const node of nodes) {
    const text = collapse(shortText(node));
    if (text !== '') return text;
  }
  return '';
}

function shortText(node: PageElement | string): string {
  if (typeof node === 'string') return node.slice(-200);
  return node.tag === 'script' || node.tag === 'style' ? '' : textOf(node, 60);
}
