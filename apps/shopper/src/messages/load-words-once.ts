import type { Messages } from './english';

/** The words, or the promise of them that React's use() reads: one and the same for as long as it is read. */
type Words = Messages | Promise<Messages>;

/**
 * Loads words once. A promise stays the promise when its words have arrived, since React resumes what waited with the same
 * steps as before; it then carries them, in the fields that use() reads without waiting. A load that failed is tried
 * again by the next reader.
 */
export function loadWordsOnce(load: () => Words): () => Words {
  let known: Words | null = null;
  return () => {
    if (known !== null) return known;
    const words = load();
    known = words;
    if (words instanceof Promise) {
      Object.assign(words, { status: 'pending' });
      words.then(
        (value) => Object.assign(words, { status: 'fulfilled', value }),
        (reason: unknown) => {
          Object.assign(words, { status: 'rejected', reason });
          known = null;
        },
      );
    }
    return words;
  };
}
