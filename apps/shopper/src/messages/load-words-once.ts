import type { Messages } from './english';

/** The texts, or the promise that React's use() reads; always the same object. */
type Words = Messages | Promise<Messages>;

/**
 * Loads texts once. The promise is returned even after it resolved, because React resumes suspended components with the
 * same steps; use() then reads its value without waiting. A failed load is retried by the next reader.
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
