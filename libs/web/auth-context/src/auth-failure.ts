import { ApiError } from '@pricehunt/api-client';
import { authSentences } from '@pricehunt/api-contract';

/** Why signing in or registering did not work, in words for people, with what a form can do about it. */
export interface AuthFailure {
  /** The server's own sentence, or the one of S§8 where it gave none. */
  readonly error: string;
  /** The contract's error code; network.failed where no answer came, answer.invalid where it made no sense. */
  readonly code: string;
  /** What is wrong with single fields. */
  readonly fields: readonly { readonly path: string; readonly message: string }[];
  /** How long the server asks to wait before the next try, in milliseconds, or null. */
  readonly retryAfterMs: number | null;
}

/** How an operation of signing in ended. */
export type AuthOutcome = { readonly success: true } | ({ readonly success: false } & AuthFailure);

/** Whether a thrown failure leaves open who is signed in: no answer came, or the server failed at giving one. */
export function leavesInDoubt(failure: unknown): boolean {
  return !(failure instanceof ApiError && failure.kind === 'refused' && failure.details.status < 500);
}

/** The outcome of an operation that went well. */
export const succeeded: AuthOutcome = { success: true };

/**
 * What a thrown failure means (S§8): the server's sentence where it said no, "Network error occurred" where no answer came,
 * the operation's own sentence for anything else.
 */
export function authFailureOf(failure: unknown, sentence: string): { readonly success: false } & AuthFailure {
  if (failure instanceof ApiError) {
    const { code, fields, retryAfterMs } = failure.details;
    switch (failure.kind) {
      case 'refused':
        return { success: false, error: failure.message, code, fields, retryAfterMs };
      case 'unreachable':
        return { success: false, error: authSentences.networkFailure, code, fields, retryAfterMs };
      case 'bad-answer':
        return { success: false, error: sentence, code, fields, retryAfterMs };
    }
  }
  return { success: false, error: sentence, code: 'client.failed', fields: [], retryAfterMs: null };
}
