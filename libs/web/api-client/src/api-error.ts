import type { ErrorCode, FailedField } from '@pricehunt/api-contract';

export type ApiErrorKind = 'refused' | 'unreachable' | 'bad-answer';

/** The client's only error. Its message is for people; `code` is stable. */
export class ApiError extends Error {
  constructor(
    /** refused: an API error. unreachable: no response. bad-answer: doesn't match the contract. */
    readonly kind: ApiErrorKind,
    message: string,
    readonly details: {
      /** The contract's error code, or network.failed or answer.invalid. */
      readonly code: string;
      /** HTTP status; 0 without a response. */
      readonly status: number;
      readonly requestId: string | null;
      readonly fields: readonly FailedField[];
      /** From Retry-After, in milliseconds; null without it. */
      readonly retryAfterMs: number | null;
    },
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

const unexpected: ErrorCode = 'server.failed';

/** The request ID to contact the operator with; null unless the server failed unexpectedly. */
export function reportableRequestId(failure: unknown): string | null {
  if (!(failure instanceof ApiError)) return null;
  const { code, requestId } = failure.details;
  return code === unexpected ? requestId : null;
}
