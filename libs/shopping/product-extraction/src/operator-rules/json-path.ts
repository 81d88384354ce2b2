import type { JsonValue } from '../markup/lenient-json';

type Step =
  | { readonly kind: 'name'; readonly name: string; readonly isDeep: boolean }
  | { readonly kind: 'index'; readonly index: number; readonly isDeep: boolean }
  | { readonly kind: 'all'; readonly isDeep: boolean };

const stepsMax = 30;
const visitsMax = 200_000;

/** RFC 9535 without filters and slices. Null if invalid. */
export function readJsonPath(path: string): readonly Step[] | null {
  let rest = path.trim();
  if (!rest.startsWith('$')) return null;
  rest = rest.slice(1);
  const steps: Step[] = [];
  while (rest !== '') {
    const [whole, dots, name, place, single, double] =
      /^(?:(\.\.?)(?:([\p{L}_@$][\p{L}\p{N}_@$-]*|\*)|(?=\[))|)(?:\[\s*(?:(-?\d{1,6}|\*)|'([^']*)'|"([^"]*)")\s*\])?/u.exec(
        rest,
      ) ?? [];
    if (whole === undefined || whole === '' || steps.length >= stepsMax) return null;
    const hasBracket = place !== undefined || single !== undefined || double !== undefined;
    // `.['name']` is invalid; `..['name']` is valid.
    if (name === undefined && (!hasBracket || dots === '.')) return null;
    const isDeep = dots === '..';
    if (name !== undefined)
      steps.push(name === '*' ? { kind: 'all', isDeep } : { kind: 'name', name, isDeep });
    const isBracketDeep = name === undefined && isDeep;
    if (place === '*') steps.push({ kind: 'all', isDeep: isBracketDeep });
    else if (place !== undefined) steps.push({ kind: 'index', index: Number(place), isDeep: isBracketDeep });
    else if (hasBracket) steps.push({ kind: 'name', name: single ?? double ?? '', isDeep: isBracketDeep });
    rest = rest.slice(whole.length);
  }
  return steps;
}

/** In document order. Stops after visiting 200,000 values. */
export function valuesAtPath(value: JsonValue, steps: readonly Step[]): readonly JsonValue[] {
  const left = { visits: visitsMax };
  return steps.reduce<readonly JsonValue[]>(
    (values, step) =>
      values.flatMap((each) =>
        (step.isDeep ? withDescendants(each, left) : [each]).flatMap((inner) =>
          childrenAt(inner, step, left),
        ),
      ),
    [value],
  );
}

function childrenAt(value: JsonValue, step: Step, left: { visits: number }): readonly JsonValue[] {
  left.visits -= 1;
  if (left.visits < 0 || typeof value !== 'object' || value === null) return [];
  if (step.kind === 'all') return childrenOf(value);
  if (step.kind === 'index') return Array.isArray(value) ? value.slice(step.index).slice(0, 1) : [];
  const own = Object.entries(value).find(([name]) => name === step.name && !Array.isArray(value));
  return own === undefined ? [] : [own[1]];
}

function withDescendants(value: JsonValue, left: { visits: number }): readonly JsonValue[] {
  const found: JsonValue[] = [];
  const waiting: JsonValue[] = [value];
  for (let next = waiting.pop(); next !== undefined && left.visits > 0; next = waiting.pop()) {
    left.visits -= 1;
    found.push(next);
    if (typeof next === 'object' && next !== null) waiting.push(...childrenOf(next).toReversed());
  }
  return found;
}

function childrenOf(value: Exclude<JsonValue, string | number | boolean | null>): readonly JsonValue[] {
  return Object.values(value);
}
