/** A test by its file, from the repository's root, and its title as the file writes it; a table's title with its %s. */
export interface TestReference {
  readonly file: string;
  readonly test: string;
}

/** What is said of a sentence of the product specification: which tests hold it, or why none does. */
export type SpecSentence =
  | {
      readonly state: 'held';
      readonly sentence: string;
      readonly heldBy: readonly TestReference[];
      /** How the product goes beyond the sentence or reads it; empty where there is nothing to say. */
      readonly remark: string;
    }
  | { readonly state: 'elsewhere' | 'not yet'; readonly sentence: string; readonly reason: string };

/** A section of the specification, S§n, with each of its sentences and rows in our words; exact strings and numbers are quoted. */
export interface SpecSection {
  readonly number: number;
  readonly title: string;
  readonly sentences: readonly SpecSentence[];
}

/** A sentence that these tests hold. */
export function held(sentence: string, ...heldBy: readonly TestReference[]): SpecSentence {
  return { state: 'held', sentence, heldBy, remark: '' };
}

/** A sentence that these tests hold in a way that needs a word. */
export function heldAs(sentence: string, remark: string, ...heldBy: readonly TestReference[]): SpecSentence {
  return { state: 'held', sentence, heldBy, remark };
}

/** A sentence that is no contract of the product: the third-party SDK's, or left open. */
export function elsewhere(sentence: string, reason: string): SpecSentence {
  return { state: 'elsewhere', sentence, reason };
}

/** A sentence that the product does not fulfil or no test holds yet, with what is missing. */
export function notYet(sentence: string, missing: string): SpecSentence {
  return { state: 'not yet', sentence, reason: missing };
}

/** Gives what names a test of one file. */
export function testsIn(file: string): (test: string) => TestReference {
  return (test) => ({ file, test });
}
