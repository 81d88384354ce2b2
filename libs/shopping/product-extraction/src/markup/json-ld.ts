import { readLenientJson } from './lenient-json';
import type { JsonValue } from './lenient-json';
import type { MarkupItem, MarkupValue } from './markup-item';
import { bareName } from './markup-item';
import type { PageDocument } from '../page/page-document';
import { rawTextOf } from '../page/page-text';

type JsonObject = Readonly<Record<string, JsonValue>>;

const scriptsMax = 60;
const itemsMax = 5_000;
const depthMax = 24;

/**
 * The top-level items of a page's JSON-LD, with graphs expanded and local references resolved. Never fetches a context.
 */
export function readJsonLd(page: PageDocument): readonly MarkupItem[] {
  const values = page
    .byTag('script')
    .filter((script) => /ld\+json/iu.test(script.attributes['type'] ?? ''))
    .slice(0, scriptsMax)
    .flatMap((script) => readLenientJson(rawTextOf(script)));
  const things = topLevelThings(values);
  const reader = new JsonLdReader(things);
  return things.map((thing) => reader.itemOf(thing, 0)).filter((item) => item !== null);
}

function topLevelThings(values: readonly JsonValue[]): readonly JsonObject[] {
  const found: JsonObject[] = [];
  const waiting: JsonValue[] = [...values].reverse();
  for (let value = waiting.pop(); value !== undefined && found.length < itemsMax; value = waiting.pop()) {
    if (isList(value)) waiting.push(...[...value.slice(0, itemsMax)].reverse());
    else if (isObject(value)) {
      const graph = value['@graph'];
      if (graph !== undefined && graph !== null) waiting.push(graph);
      if (Object.keys(value).some((key) => !key.startsWith('@') || key === '@type')) found.push(value);
    }
  }
  return found;
}

class JsonLdReader {
  private readonly described = new Map<string, JsonObject>();
  private readonly items = new Map<JsonObject, MarkupItem>();

  constructor(things: readonly JsonObject[]) {
    const waiting: { readonly value: JsonValue; readonly depth: number }[] = things.map((value) => ({
      value,
      depth: 0,
    }));
    let seen = 0;
    for (let next = waiting.pop(); next !== undefined && seen < itemsMax * 4; next = waiting.pop()) {
      seen += 1;
      const { value, depth } = next;
      if (depth > depthMax) continue;
      if (isList(value)) for (const inner of value) waiting.push({ value: inner, depth: depth + 1 });
      else if (isObject(value)) {
        const id = value['@id'];
        const known = typeof id === 'string' ? this.described.get(id) : undefined;
        const size = Object.keys(value).length;
        if (typeof id === 'string' && size > 1 && size > Object.keys(known ?? {}).length)
          this.described.set(id, value);
        for (const inner of Object.values(value))
          if (typeof inner === 'object') waiting.push({ value: inner, depth: depth + 1 });
      }
    }
  }

  itemOf(given: JsonObject, depth: number): MarkupItem | null {
    const id = typeof given['@id'] === 'string' ? given['@id'] : null;
    const thing =
      (id !== null && Object.keys(given).length === 1 ? this.described.get(id) : undefined) ?? given;
    const known = this.items.get(thing);
    if (known !== undefined) return known;
    if (depth > depthMax || this.items.size > itemsMax) return null;
    const properties = new Map<string, MarkupValue[]>();
    const types = asList(thing['@type'] ?? thing['type']).filter((type) => typeof type === 'string');
    const item: MarkupItem = {
      method: 'json-ld',
      types: types.map((type) => bareName(type).toLowerCase()),
      id,
      properties,
    };
    this.items.set(thing, item);
    for (const [key, value] of Object.entries(thing)) {
      if (key === '@type' || key === '@context' || key === '@id' || key === '@graph') continue;
      const name = key.startsWith('@') ? key : bareName(key);
      const values = this.valuesOf(value, depth);
      if (values.length > 0) properties.set(name, [...(properties.get(name) ?? []), ...values]);
    }
    return item;
  }

  private valuesOf(value: JsonValue, depth: number): readonly MarkupValue[] {
    const found: MarkupValue[] = [];
    for (const inner of asList(value).slice(0, 1_000)) {
      if (typeof inner === 'string') found.push(inner);
      else if (typeof inner === 'number') found.push(inner);
      else if (typeof inner === 'boolean') found.push(String(inner));
      else if (isList(inner)) {
        if (depth < depthMax) found.push(...this.valuesOf(inner, depth + 1));
      } else if (isObject(inner)) {
        const wrapped = inner['@value'] ?? inner['@list'] ?? inner['@set'];
        if (wrapped !== undefined && depth < depthMax) found.push(...this.valuesOf(wrapped, depth + 1));
        else {
          const item = this.itemOf(inner, depth + 1);
          if (item !== null) found.push(item);
        }
      }
    }
    return found;
  }
}

function asList(value: JsonValue | undefined): readonly JsonValue[] {
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
