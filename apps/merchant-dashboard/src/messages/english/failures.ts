/**
 * What is said of a call that failed. English takes the sentence that came with it, which says most.
 */
export const failures = {
  sentence: ({ message }: Failure): string => message,
  unreached: 'The server could not be reached. Check your connection.',
};

/** A failed call: its stable code, and its sentence in English. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}
