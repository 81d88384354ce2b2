/** The sentence for a failed request. English shows the message from the response. */
export const failures = {
  sentence: ({ message, requestId = null }: Failure): string =>
    requestId === null ? message : `${message} Request ID: ${requestId}`,
  unreached: 'We couldn’t reach the server. Check your connection and try again.',
};

/** A failed request: its stable code and its message in English. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** To contact the operator with, after an unexpected failure of the server. */
  readonly requestId?: string | null;
}
