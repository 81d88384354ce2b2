import { readTerms } from './read-terms';

/** A term as people write it, such as "headphones" for the indexed "headphone": its most frequent form in the texts. */
export function spelledOut(term: string, texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { text: indexed, written } of readTerms(text)) {
      if (indexed === term) counts.set(written, (counts.get(written) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(
    ([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1),
  );
  return most?.[0] ?? term;
}
