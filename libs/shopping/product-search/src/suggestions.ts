import { foldText } from './fold-text';

export interface Suggestion {
  readonly kind: 'brand' | 'category' | 'product';
  readonly text: string;
  readonly id: string | null;
}

/** Found by prefix, with the number of products or offers. */
export interface SuggestionSource extends Suggestion {
  readonly weight: number;
}

/** At most two brands and two categories, then products. Every typed word must be a prefix of a word. */
export function suggestionsFrom(
  typed: string,
  sources: readonly SuggestionSource[],
  suggestionsMax = 8,
): readonly Suggestion[] {
  const beginnings = wordsOf(typed);
  if (beginnings.join('').length < 2) return [];
  const seen = new Set<string>();
  const taken = { brand: 0, category: 0, product: 0 };
  const most = { brand: 2, category: 2, product: suggestionsMax };
  return sources
    .filter(({ text }) => fits(wordsOf(text), beginnings))
    .map((source) => ({ source, isStart: wordsOf(source.text).join(' ').startsWith(beginnings.join(' ')) }))
    .sort(
      (one, other) =>
        kindOrder.indexOf(one.source.kind) - kindOrder.indexOf(other.source.kind) ||
        Number(other.isStart) - Number(one.isStart) ||
        other.source.weight - one.source.weight ||
        (one.source.text < other.source.text ? -1 : 1),
    )
    .filter(({ source }) => {
      const text = foldText(source.text);
      if (seen.has(text) || taken[source.kind] >= most[source.kind]) return false;
      seen.add(text);
      taken[source.kind] += 1;
      return true;
    })
    .slice(0, suggestionsMax)
    .map(({ source: { kind, text, id } }) => ({ kind, text, id }));
}

const kindOrder: readonly Suggestion['kind'][] = ['brand', 'category', 'product'];

function fits(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
