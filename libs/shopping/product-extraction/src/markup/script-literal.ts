import type { JsonValue } from './lenient-json';

const lengthMax = 20_000;
const token =
  /\s+|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[{}[\]:,]|[A-Za-z_$][\w$]*(?=\s*:)|-?\d+(?:\.\d+)?(?![\w.])|true\b|false\b|null\b/uy;

/** Null if the literal contains code or is longer than 20,000 characters. */
export function readScriptLiteral(text: string, start: number): JsonValue | null {
  const parts: string[] = [];
  let depth = 0;
  token.lastIndex = 0;
  const source = text.slice(start, start + lengthMax);
  for (let at = 0; at < source.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(source)?.[0];
    if (found === undefined) return null;
    if (found === '{' || found === '[') depth += 1;
    if (found === '}' || found === ']') depth -= 1;
    if ((found === '}' || found === ']') && parts.at(-1) === ',') parts.pop();
    if (found.trim() !== '') parts.push(asJson(found));
    if (depth === 0) return parsed(parts.join(''));
  }
  return null;
}

function asJson(found: string): string {
  if (found.startsWith("'")) {
    const inner = found
      .slice(1, -1)
      .replace(/\\(['/])/gu, '$1')
      .replace(/\\?"/gu, '\\"');
    return `"${inner}"`;
  }
  return /^[A-Za-z_$]/u.test(found) && !/^(?:true|false|null)$/u.test(found) ? `"${found}"` : found;
}

function parsed(text: string): JsonValue | null {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
