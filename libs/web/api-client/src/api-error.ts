import type { FailedField } from '@pricehunt/api-contract';

/** How a call went wrong. */
export type ApiErrorKind = 'refused' | 'unreachable' | 'bad-answer';

/** The one error of the client. Its message is a sentence for people; `code` is the stable part. */
export class ApiError extends Error {
  constructor(
    /** refused: the API said no. unreachable: no answer came. bad-answer: what came is not what the contract says. */
    readonly kind: ApiErrorKind,
    message: string,
    readonly details: {
      /** The error code of the contract, or network.failed and answer.invalid for the other two kinds. */
      readonly code: string;
      /** HTTP status, 0 when no answer came. */
      readonly status: number;
      readonly requestId: string | null;
      readonly fields: readonly FailedField[];
      /** How long the API asks to wait, in milliseconds, or null. */
      readonly retryAfterMs: number | null;
    },
  ) {
    super(message);
    this.name = 'ApiError';
  }
}
