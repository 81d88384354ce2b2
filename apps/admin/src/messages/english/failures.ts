export const failures = {
  sentence: ({ message, requestId = null }: Failure): string =>
    requestId === null ? message : `${message} Request ID: ${requestId}`,
  notADomain: 'Enter a domain, for example shop.example.',
};

/** The error code and English sentence of a failed request. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** To contact the operator with, after an unexpected failure of the server. */
  readonly requestId?: string | null;
}
