/** The sentence for a failed request. English shows the sentence from the API. */
export const failures = {
  sentence: ({ message, requestId = null }: Failure): string =>
    requestId === null ? message : `${message} Request ID: ${requestId}`,
};

/** A failed request: its stable error code and its English sentence. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** To contact the operator with, after an unexpected failure of the server. */
  readonly requestId?: string | null;
}
