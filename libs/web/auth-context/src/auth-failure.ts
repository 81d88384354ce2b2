import { ApiError, reportableRequestId } from '@pricehunt/api-client';
import { authSentences } from '@pricehunt/api-contract';

/** Why signing in or creating an account failed. */
export interface AuthFailure {
  /** The server's message, or the sentence of S§8 without one. */
  readonly error: string;
  /** The contract's error code, or network.failed or answer.invalid. */
  readonly code: string;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
  /** From Retry-After, in milliseconds; null without it. */
  readonly retryAfterMs: number | null;
  /** To contact the operator with; null unless the server failed unexpectedly. */
  readonly requestId: string | null;
}

export type AuthOutcome = { readonly success: true } | ({ readonly success: false } & AuthFailure);

/** Returns true when the failure doesn't show who is signed in: no response, or a server error. */
export function leavesInDoubt(failure: unknown): boolean {
  return !(failure instanceof ApiError && failure.kind === 'refused' && failure.details.status < 500);
}

export const succeeded: AuthOutcome = { success: true };

/** S§8: the server's sentence for a refusal, "Network error occurred" without a response, else the given one. */
export function authFailureOf(failure: unknown, sentence: string): { readonly success: false } & AuthFailure {
  if (failure instanceof ApiError) {
    const { code, fields, retryAfterMs } = failure.details;
    const known = { code, fields, retryAfterMs, requestId: reportableRequestId(failure) };
    switch (failure.kind) {
      case 'refused':
        return { success: false, error: failure.message, ...known };
      case 'unreachable':
        return { success: false, error: authSentences.networkFailure, ...known };
      case 'bad-answer':
        return { success: false, error: sentence, ...known };
    }
  }
  return {
    success: false,
    error: sentence,
    code: 'client.failed',
    fields: [],
    retryAfterMs: null,
    requestId: null,
  };
}
