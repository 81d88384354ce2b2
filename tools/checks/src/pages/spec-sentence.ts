/** A test by its file, from the repository's root, and its title as in the file; a table's title with its %s. */
export interface TestReference {
  readonly file: string;
  readonly test: string;
}

/** A sentence of the product specification with its tests, or why there are none. */
export type SpecSentence =
  | {
      readonly state: 'held';
      readonly sentence: string;
      readonly heldBy: readonly TestReference[];
      /** How the product interprets or extends the sentence; may be empty. */
      readonly remark: string;
    }
  | { readonly state: 'elsewhere' | 'not yet'; readonly sentence: string; readonly reason: string };

/** A section of the specification, S§n, with its sentences and rows in our words; exact strings and numbers are quoted. */
export interface SpecSection {
  readonly number: number;
  readonly title: string;
  readonly sentences: readonly SpecSentence[];
}

export function held(sentence: string, ...heldBy: readonly TestReference[]): SpecSentence {
  return { state: 'held', sentence, heldBy, remark: '' };
}

export function heldAs(sentence: string, remark: string, ...heldBy: readonly TestReference[]): SpecSentence {
  return { state: 'held', sentence, heldBy, remark };
}

/** A sentence outside the product contract: the third-party SDK's, or left open. */
export function elsewhere(sentence: string, reason: string): SpecSentence {
  return { state: 'elsewhere', sentence, reason };
}

/** A sentence that is not implemented or not tested yet, with what is missing. */
export function notYet(sentence: string, missing: string): SpecSentence {
  return { state: 'not yet', sentence, reason: missing };
}

export function testsIn(file: string): (test: string) => TestReference {
  return (test) => ({ file, test });
}
