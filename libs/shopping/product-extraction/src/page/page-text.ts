import type { PageElement } from './page-document';

const silentTags = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'select',
  'head',
  'iframe',
  'object',
]);
const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data em font i ins kbd mark meter q s del small span strong sub sup time u var wbr label'.split(
    ' ',
  ),
);

/** The visible text with white space collapsed. */
export function textOf(element: PageElement, lengthMax = 2_000): string {
  const parts: string[] = [];
  let length = 0;
  const waiting: (PageElement | string)[] = [element];
  for (let node = waiting.pop(); node !== undefined && length < lengthMax * 2; node = waiting.pop()) {
    if (typeof node === 'string') {
      parts.push(node);
      length += node.length;
    } else if (node === element || !silentTags.has(node.tag)) {
      const isInline = inlineTags.has(node.tag);
      if (!isInline) parts.push(' ');
      if (!isInline) waiting.push(' ');
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        const child = node.children[index];
        if (child !== undefined) waiting.push(child);
      }
    }
  }
  return collapse(parts.join('')).slice(0, lengthMax);
}

/** Without the text of child elements. */
export function ownTextOf(element: PageElement): string {
  const texts = element.children.filter((child) => typeof child === 'string').slice(0, 200);
  return collapse(
    texts
      .map((text) => text.slice(0, 2_000))
      .join(' ')
      .slice(0, 10_000),
  );
}

export function rawTextOf(element: PageElement): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}

/** Replaces white space (including no-break and thin spaces) with single spaces and trims. */
export function collapse(text: string): string {
  return text.replace(/[\s\u200b\u200e\u200f\u2060]+/gu, ' ').trim();
}

/** Decodes common HTML entities and removes tags, because some shops escape texts twice. */
export function plainText(text: string): string {
  const decoded = text
    .replace(/&(?:amp|#38);/giu, '&')
    .replace(/&(?:quot|#34|#x22);/giu, '"')
    .replace(/&(?:apos|#0?39|#x27|rsquo|lsquo);/giu, "'")
    .replace(/&nbsp;/giu, ' ')
    .replace(/&(?:lt|#60);/giu, '<')
    .replace(/&(?:gt|#62);/giu, '>');
  return collapse(decoded.replace(/<\/?[a-z][^<>]{0,300}>/giu, ' '));
}
