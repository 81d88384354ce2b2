import type { FetchFailure } from '@pricehunt/safe-fetch';
import { SourceFailure } from '../offer-source';
import { failureOf } from '../source-answer';

export type WebSearchEngine = 'searxng' | 'brave' | 'serper' | 'serpapi';

export const webSearchSourceId = 'web-search';

export interface WebQuery {
  readonly text: string;
  /** ISO 3166-1; null if unknown. */
  readonly country: string | null;
}

/** Prices and texts of search results are ignored, because they don't come from the shop. */
export interface WebResult {
  readonly link: string;
  readonly title: string;
}

export interface WebAnswer {
  readonly results: readonly WebResult[];
  /** Engines behind a metasearch that failed, and why. */
  readonly unresponsive: readonly { readonly name: string; readonly reason: string }[];
  /** Null if the engine doesn't report it. */
  readonly quota: { readonly left: number; readonly resetsInMs: number | null } | null;
}

export interface WebSearch {
  readonly id: WebSearchEngine;
  readonly name: string;
  /** Null if it needs none. */
  readonly keyName: string | null;
  /** Whether it has its key or URL. */
  isReady(): boolean;
  /** Throws WebSearchFailure for any error. */
  search(query: WebQuery, signal: AbortSignal): Promise<WebAnswer>;
}

export const webSearchProblems = [
  'json-off',
  'limiter',
  'engines-blocked',
  'key-refused',
  'quota',
  'too-fast',
  'bad-answer',
  'refused',
  'unreachable',
] as const;
export type WebSearchProblem = (typeof webSearchProblems)[number];

export class WebSearchFailure extends SourceFailure {
  constructor(
    readonly problem: WebSearchProblem,
    cause: Pick<SourceFailure, 'reason' | 'message' | 'retryAfterMs'>,
  ) {
    super(cause.reason, cause.message, cause.retryAfterMs);
    this.name = 'WebSearchFailure';
  }
}

/** The problem for each HTTP status, worded for the operator. */
export type StatusMeanings = Readonly<
  Partial<Record<number, { readonly problem: WebSearchProblem; readonly sentence: string }>>
>;

export function engineFailure(
  name: string,
  outcome: FetchFailure,
  meanings: StatusMeanings,
): WebSearchFailure {
  const failure = failureOf(outcome, name);
  const status = 'status' in outcome ? outcome.status : null;
  const meaning = status === null ? undefined : meanings[status];
  if (meaning !== undefined) {
    const { retryAfterMs } = failure;
    const isLimit =
      meaning.problem === 'quota' || meaning.problem === 'too-fast' || meaning.problem === 'limiter';
    const reason = isLimit ? 'rate-limited' : meaning.problem === 'key-refused' ? 'blocked' : failure.reason;
    return new WebSearchFailure(meaning.problem, {
      reason,
      message: `${name}: ${meaning.sentence}`,
      retryAfterMs,
    });
  }
  const problem =
    failure.reason === 'blocked' || failure.reason === 'rate-limited' ? 'too-fast' : failure.reason;
  return new WebSearchFailure(problem, failure);
}

export function badAnswer(name: string): WebSearchFailure {
  return new WebSearchFailure('bad-answer', {
    reason: 'bad-answer',
    message: `${name}: the response isn’t a list of results`,
    retryAfterMs: null,
  });
}

export function languageOf(country: string | null): string | null {
  return country === null ? null : (new Intl.Locale(`und-${country}`).maximize().language ?? null);
}
