import { bareName } from './markup-item';
import type { PageDocument, PageElement } from '../page/page-document';
import { readScopedMarkup } from './scoped-markup';
import type { ScopedMarkup } from './scoped-markup';

/** schema.org items from `vocab` or a prefix, `typeof` and `property`. */
export function readRdfa(page: PageDocument): ScopedMarkup {
  const isUsed = page.elements.some(({ attributes }) => attributes['typeof'] !== undefined);
  if (!isUsed) return { items: [], loose: { method: 'rdfa', types: [], id: null, properties: new Map() } };
  const prefixes = schemaPrefixes(page);
  const hasVocabulary = page.elements.some((element) =>
    /schema\.org/iu.test(element.attributes['vocab'] ?? ''),
  );
  const schemaNames = (attribute: string | undefined): readonly string[] =>
    (attribute ?? '')
      .split(/\s+/u)
      .filter((word) => word !== '' && isSchemaName(word, prefixes, hasVocabulary))
      .map(bareName);
  return readScopedMarkup(page, {
    method: 'rdfa',
    typesOf: (element) => {
      const types = schemaNames(element.attributes['typeof']).map((type) => type.toLowerCase());
      return types.length === 0 ? null : types;
    },
    propertiesOf: (element) => schemaNames(element.attributes['property']),
    idOf: (element) => (element.attributes['resource'] ?? element.attributes['about'] ?? '').trim() || null,
    referredFrom: () => [],
  });
}

/** Including the two that need no declaration. */
function schemaPrefixes(page: PageDocument): ReadonlySet<string> {
  const prefixes = new Set(['schema', 'schema.org']);
  const add = (element: PageElement): void => {
    const declared = element.attributes['prefix'];
    for (const match of (declared ?? '').slice(0, 2_000).matchAll(/([\w-]{1,40}):\s+(\S{1,200})/gu)) {
      const [, prefix, vocabulary] = match;
      if (prefix !== undefined && /schema\.org/iu.test(vocabulary ?? '')) prefixes.add(prefix);
    }
    for (const [name, value] of declared === undefined && element.tag === 'html'
      ? Object.entries(element.attributes)
      : []) {
      if (name.startsWith('xmlns:') && /schema\.org/iu.test(value)) prefixes.add(name.slice(6));
    }
  };
  page.elements.forEach(add);
  return prefixes;
}

function isSchemaName(word: string, prefixes: ReadonlySet<string>, hasVocabulary: boolean): boolean {
  if (/^https?:\/\/(?:www\.)?schema\.org\//iu.test(word)) return true;
  const colon = word.indexOf(':');
  return colon < 0 ? hasVocabulary : prefixes.has(word.slice(0, colon));
}
