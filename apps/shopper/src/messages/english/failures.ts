/** The sentence for a failed request. English shows the sentence from the API. */
export const failures = {
  sentence: ({ message }: Failure): string => message,
};

/** A failed request: its stable error code and its English sentence. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}
