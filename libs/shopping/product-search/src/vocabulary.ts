/** In how many products a term occurs. */
export interface TermCount {
  readonly term: string;
  readonly documentCount: number;
}

/** The terms of the index that one query needs. */
export interface Vocabulary {
  /** At least 1. */
  readonly documentTotal: number;
  /** 0 for a term that is missing or wasn't looked up. */
  documentCount(term: string): number;
  /** Terms within the allowed typing mistakes, most likely first. */
  nearby(term: string): readonly TermCount[];
}

/** From the counts of `termsToLookUp` and terms with a key from `spellingsToLookUp`. Additional terms are ignored. */
export function createVocabulary(
  documentTotal: number,
  counts: readonly TermCount[],
  neighbours: readonly TermCount[] = [],
): Vocabulary {
  const countOf = new Map([...neighbours, ...counts].map(({ term, documentCount }) => [term, documentCount]));
  const distinct = [...new Map(neighbours.map((each) => [each.term, each])).values()];
  return {
    documentTotal: Math.max(1, documentTotal),
    documentCount: (term) => countOf.get(term) ?? 0,
    nearby: (term) =>
      distinct
        .filter((near) => near.term !== term && near.documentCount > 0)
        .map((near) => ({ near, edits: typingDistance(term, near.term, editsAllowed(term)) }))
        .filter(({ edits }) => edits <= editsAllowed(term))
        .sort(
          (one, other) =>
            one.edits - other.edits ||
            Number(other.near.term[0] === term[0]) - Number(one.near.term[0] === term[0]) ||
            other.near.documentCount - one.near.documentCount ||
            (one.near.term < other.near.term ? -1 : 1),
        )
        .map(({ near }) => near),
  };
}

/** None under 4 letters, one up to 7, two from 8. */
function editsAllowed(term: string): number {
  return term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}

/** The term itself and without each letter, so that terms one edit apart share a key. Codes have none. */
export function spellingKeys(term: string): readonly string[] {
  if (term.length < 3 || term.length > 24 || !/^\p{L}+$/u.test(term)) return [];
  const keys = new Set([term]);
  for (let place = 0; place < term.length; place += 1) keys.add(term.slice(0, place) + term.slice(place + 1));
  return [...keys];
}

/** Optimal string alignment distance; `edits + 1` as soon as it is above `edits`. */
export function typingDistance(one: string, other: string, edits: number): number {
  if (Math.abs(one.length - other.length) > edits) return edits + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > edits) return edits + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(edits + 1, last[other.length] ?? edits + 1);
}
