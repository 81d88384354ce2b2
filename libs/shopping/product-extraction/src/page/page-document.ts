import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio/slim';
import { boundedHtml } from './bounded-html';

type ParsedNode = NonNullable<ReturnType<CheerioAPI['root']>[0]>['children'][number];

export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  readonly children: readonly (PageElement | string)[];
  /** Index among its siblings, including texts. */
  readonly place: number;
  /** Position in document order; the root is 0. */
  readonly order: number;
  /** Position of its last descendant, or its own. */
  readonly endOrder: number;
}

/** A plain tree with the lookups that extraction needs. */
export interface PageDocument {
  readonly root: PageElement;
  /** In document order, at the index of `order`. */
  readonly elements: readonly PageElement[];
  readonly byTag: (tag: string) => readonly PageElement[];
  readonly byId: (id: string) => PageElement | null;
  /** In lower case ("de", "pt-br"); empty if not declared. */
  readonly language: string;
}

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: OpenElement | null;
  readonly children: (OpenElement | string)[];
  readonly place: number;
  readonly order: number;
  endOrder: number;
}

const elementsMax = 120_000;

/** Never throws. Repairs broken markup and drops what exceeds the limits. */
export function readPageDocument(html: string): PageDocument {
  const parsed = load(boundedHtml(html), { xml: { xmlMode: false, decodeEntities: true } });
  const root: OpenElement = {
    tag: '#root',
    attributes: {},
    parent: null,
    children: [],
    place: 0,
    order: 0,
    endOrder: 0,
  };
  const elements = fillTree(root, parsed.root()[0]?.children ?? []);
  const tags = new Map<string, PageElement[]>();
  const ids = new Map<string, PageElement>();
  for (const element of elements) {
    const sameTag = tags.get(element.tag);
    if (sameTag === undefined) tags.set(element.tag, [element]);
    else sameTag.push(element);
    const id = element.attributes['id'];
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  return {
    root,
    elements,
    byTag: (tag) => tags.get(tag) ?? [],
    byId: (id) => ids.get(id) ?? null,
    language: (tags.get('html')?.[0]?.attributes['lang'] ?? '').trim().toLowerCase(),
  };
}

/** Without recursion, because pages can nest deeply. */
function fillTree(root: OpenElement, nodes: readonly ParsedNode[]): OpenElement[] {
  const elements: OpenElement[] = [root];
  const waiting: { readonly node: ParsedNode; readonly parent: OpenElement }[] = [];
  const wait = (children: readonly ParsedNode[], parent: OpenElement): void => {
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const node = children[index];
      if (node !== undefined) waiting.push({ node, parent });
    }
  };
  wait(nodes, root);
  for (let next = waiting.pop(); next !== undefined && elements.length < elementsMax; next = waiting.pop()) {
    const { node, parent } = next;
    if (node.type === 'text') parent.children.push(node.data);
    else if ('attribs' in node) {
      const { name, attribs } = node;
      const order = elements.length;
      const element: OpenElement = {
        tag: name,
        attributes: attribs,
        parent,
        children: [],
        place: parent.children.length,
        order,
        endOrder: order,
      };
      parent.children.push(element);
      elements.push(element);
      wait(node.children, element);
    }
  }
  for (let index = elements.length - 1; index > 0; index -= 1) {
    const element = elements[index];
    const outer = element?.parent ?? null;
    if (element !== undefined && outer !== null && outer.endOrder < element.endOrder) {
      outer.endOrder = element.endOrder;
    }
  }
  return elements;
}
