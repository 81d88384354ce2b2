import type { CheerioAPI } from 'cheerio/slim';
import { load } from 'cheerio/slim';
import { boundedHtml } from '../page/bounded-html';
import { readLenientJson } from '../markup/lenient-json';
import type { JsonValue } from '../markup/lenient-json';
import { readJsonPath, valuesAtPath } from './json-path';
import type { PageRule } from './shop-rules';

type AnyNode = NonNullable<ReturnType<CheerioAPI['root']>[0]>['children'][number];

/** A page, or one product of a list. */
export interface RulePlace {
  /** For regular expressions. */
  readonly source: string;
  /** For CSS selectors, including the place itself. */
  readonly elements: () => { readonly $: CheerioAPI; readonly within: AnyNode | null };
  readonly json: () => readonly JsonValue[];
}

const takenMax = 2_000;
const scriptsMax = 60;

/** Parsed at most once, and only when a rule needs it. */
export function placeOfPage(html: string): RulePlace {
  const source = boundedHtml(html);
  let parsed: CheerioAPI | null = null;
  let found: readonly JsonValue[] | null = null;
  const page = () => (parsed ??= load(source));
  return {
    source,
    elements: () => ({ $: page(), within: null }),
    json: () => (found ??= jsonOfPage(source, page)),
  };
}

/** The document itself if it is JSON, otherwise its JSON scripts. */
function jsonOfPage(source: string, page: () => CheerioAPI): readonly JsonValue[] {
  if (/^\s*[[{]/u.test(source)) return readLenientJson(source);
  const $ = page();
  return $('script[type*=json]')
    .toArray()
    .slice(0, scriptsMax)
    .flatMap((script) => readLenientJson($(script).text()));
}

export function placesByRule(place: RulePlace, rule: PageRule, max: number): readonly RulePlace[] {
  switch (rule.kind) {
    case 'css': {
      const { $ } = place.elements();
      return elementsBy(place, rule.selector)
        .slice(0, max)
        .map((element) => {
          const source = $.html(element);
          return { source, elements: () => ({ $, within: element }), json: () => [] };
        });
    }
    case 'json-path':
      return jsonBy(place, rule.path, max).map((value) => placeOfText(JSON.stringify(value), [value]));
    case 'regex':
      return textsBy(place, rule.pattern, max).map((source) => placeOfText(source, []));
  }
}

/** In page order. `usual` is the attribute used if the rule has none. */
export function takeByRule(
  place: RulePlace,
  rule: PageRule,
  { max, usual }: { readonly max: number; readonly usual?: 'link' | 'image' },
): readonly string[] {
  switch (rule.kind) {
    case 'css': {
      const { $ } = place.elements();
      return elementsBy(place, rule.selector)
        .slice(0, max)
        .map((element) => plain(textOf($, element, rule.attribute, usual)))
        .filter((text) => text !== '');
    }
    case 'json-path':
      return jsonBy(place, rule.path, max).flatMap((value) => {
        const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
        return typeof text === 'string' && text.trim() !== '' ? [plain(text)] : [];
      });
    case 'regex':
      return textsBy(place, rule.pattern, max)
        .map((text) =>
          plain(/[<&]/u.test(text) ? load(text.slice(0, takenMax), null, false).root().text() : text),
        )
        .filter((text) => text !== '');
  }
}

export function wordsOfPlace(place: RulePlace): string {
  const { $, within } = place.elements();
  if (within !== null) {
    const heading = $(within).find('h1,h2,h3,h4,h5').first().text();
    // Separates adjacent elements into words.
    const parted = load(place.source.slice(0, 10 * takenMax).replaceAll('<', ' <'), null, false);
    const image = $(within).find('img').first().attr('alt') ?? '';
    return plain([heading, parted.root().text(), image].find((text) => text.trim() !== '') ?? '').slice(
      0,
      200,
    );
  }
  return plain(place.json().map(stringsOf).join(' ') || place.source.replace(/<[^<>]*>/gu, ' ')).slice(
    0,
    200,
  );
}

function placeOfText(source: string, json: readonly JsonValue[]): RulePlace {
  let parsed: CheerioAPI | null = null;
  return {
    source,
    elements: () => ({ $: (parsed ??= load(boundedHtml(source))), within: null }),
    json: () => json,
  };
}

/** Matching elements within the place, or the place itself if it is one element and nothing within matches. */
function elementsBy(place: RulePlace, selector: string): readonly AnyNode[] {
  const { $, within } = place.elements();
  if (within === null) return $.root().find(selector).toArray();
  const inside = $(within).find(selector).toArray();
  return inside.length > 0 ? inside : $(within).filter(selector).toArray();
}

function textOf($: CheerioAPI, element: AnyNode, attribute: string | null, usual?: 'link' | 'image'): string {
  const one = $(element);
  if (attribute !== null) return one.attr(attribute) ?? '';
  if (usual === 'link') return one.attr('href') ?? one.find('a[href]').first().attr('href') ?? '';
  if (usual === 'image')
    return one.attr('src') ?? one.attr('content') ?? one.find('img').first().attr('src') ?? '';
  if (one.is('meta')) return one.attr('content') ?? '';
  return one.text();
}

function jsonBy(place: RulePlace, path: string, max: number): readonly JsonValue[] {
  const steps = readJsonPath(path) ?? [];
  for (const document of place.json()) {
    const values = valuesAtPath(document, steps).filter((value) => value !== null);
    if (values.length > 0) return values.slice(0, max);
  }
  return [];
}

function textsBy({ source }: RulePlace, pattern: string, max: number): readonly string[] {
  const found: string[] = [];
  for (const [, text] of source.matchAll(new RegExp(pattern, 'gs'))) {
    if (text !== undefined) found.push(text);
    if (found.length >= max) break;
  }
  return found;
}

function stringsOf(value: JsonValue): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .slice(0, 20)
    .map((each: JsonValue) => (typeof each === 'string' ? each : ''))
    .join(' ');
}

function plain(text: string): string {
  return text
    .slice(0, 10 * takenMax)
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, takenMax);
}
