export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export type JsonFields = Readonly<Record<string, JsonValue>>;

const lengthMax = 1_500_000;
const valuesMax = 50;
/** The maximum number of invalid pieces before the rest is ignored. */
const brokenMax = 200;

/** Tolerates comments, raw line breaks, trailing commas, several values and HTML escapes. */
export function readLenientJson(text: string): readonly JsonValue[] {
  if (text.length > lengthMax) return [];
  const exact = parsed(text.trim());
  if (exact !== undefined) return [exact];
  const unwrapped = text.replace(/<!\[CDATA\[|\]\]>/gu, ' ');
  const direct = readValues(unwrapped);
  if (direct.length > 0 || !/&(?:quot|#34|#x22);/iu.test(text)) return direct;
  return readValues(unwrapped.replace(/&(?:quot|#34|#x22);/giu, '"').replace(/&amp;/giu, '&'));
}

export function readJsonAt(text: string, start: number): JsonValue | null {
  const end = endOfValue(text, start);
  return end === null || end - start > lengthMax ? null : (parsed(repaired(text.slice(start, end))) ?? null);
}

/** Empty for anything but an object. */
export function fieldsOf(value: JsonValue | undefined): JsonFields {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

/** Empty for anything but a list. */
export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return value !== undefined && value !== null && isList(value) ? value : [];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function readValues(text: string): readonly JsonValue[] {
  const values: JsonValue[] = [];
  let broken = 0;
  let at = firstBracket(text, 0);
  while (at >= 0 && values.length < valuesMax && broken < brokenMax) {
    const end = endOfValue(text, at);
    const value = parsed(repaired(text.slice(at, end ?? text.length)));
    if (value === undefined) broken += 1;
    else values.push(value);
    if (end === null) break;
    at = firstBracket(text, end);
  }
  return values;
}

function firstBracket(text: string, from: number): number {
  const brackets = /[{[]/gu;
  brackets.lastIndex = from;
  return brackets.exec(text)?.index ?? -1;
}

/** Ignores brackets inside strings; null if it never ends. */
export function endOfValue(text: string, start: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth <= 0) return at + 1;
    }
  }
  return null;
}

/** Escapes control characters in strings and removes comments and trailing commas. */
function repaired(text: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      parts.push(escapeControls(text.slice(at, end)));
      at = end;
    } else if (character === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      at = endOfComment(text, at);
    } else if (character === ',' && /^\s*[}\]]/u.test(text.slice(at + 1, at + 200))) {
      at += 1;
    } else {
      parts.push(character ?? '');
      at += 1;
    }
  }
  return parts.join('');
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function endOfComment(text: string, start: number): number {
  const isLine = text[start + 1] === '/';
  const end = text.indexOf(isLine ? '\n' : '*/', start + 2);
  return end < 0 ? text.length : end + (isLine ? 1 : 2);
}

function escapeControls(quoted: string): string {
  return quoted
    .replace(/\n/gu, '\\n')
    .replace(/\r/gu, '\\r')
    .replace(/\t/gu, '\\t')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\\(?!["\\/bfnrtu])/gu, '\\\\')
    .replace(/\\u(?![0-9a-fA-F]{4})/gu, '\\\\u');
}

function parsed(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
