/** The sentence for a failed request. English shows the message from the response. */
export const failures = {
  sentence: ({ message }: Failure): string => message,
  unreached: 'We couldn’t reach the server. Check your connection and try again.',
};

/** A failed request: its stable code and its message in English. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}
