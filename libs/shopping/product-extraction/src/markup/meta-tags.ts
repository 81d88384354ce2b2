import type { PageDocument } from '../page/page-document';

/** By lower-case name or property, in document order. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

const tagsMax = 2_000;

export function readMetaTags(page: PageDocument): MetaTags {
  const tags = new Map<string, string[]>();
  for (const element of page.byTag('meta').slice(0, tagsMax)) {
    const { property, name, content } = element.attributes;
    const value = content?.trim() ?? '';
    for (const key of new Set([property, name])) {
      if (key === undefined || value === '') continue;
      const known = tags.get(key.toLowerCase());
      if (known === undefined) tags.set(key.toLowerCase(), [value]);
      else known.push(value);
    }
  }
  return tags;
}

/** The first content of the first tag that exists. */
export function metaContent(tags: MetaTags, ...names: readonly string[]): string | null {
  for (const name of names) {
    const [content] = tags.get(name) ?? [];
    if (content !== undefined) return content;
  }
  return null;
}
