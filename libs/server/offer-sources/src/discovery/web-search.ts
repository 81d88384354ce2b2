import type { FetchFailure } from '@pricehunt/safe-fetch';
import { SourceFailure } from '../offer-source';
import { failureOf } from '../source-answer';

/** The search engines that the web can be searched by. */
export type WebSearchEngine = 'searxng' | 'brave' | 'serper' | 'serpapi';

/** The id of the source that searches the web. */
export const webSearchSourceId = 'web-search';

/** What to search the web for. */
export interface WebQuery {
  readonly text: string;
  /** ISO 3166-1 alpha-2 country of the shopper, or null. */
  readonly country: string | null;
}

/** A page that an engine knows. Prices and texts of an answer are left aside: an engine's word is no shop's word. */
export interface WebResult {
  /** As the engine gave it: anything at all. */
  readonly link: string;
  readonly title: string;
}

/** What an engine answered. */
export interface WebAnswer {
  readonly results: readonly WebResult[];
  /** Engines behind a metasearch that did not answer, and why. */
  readonly unresponsive: readonly { readonly name: string; readonly reason: string }[];
  /** What is left of the plan; null where the engine does not say. */
  readonly quota: { readonly left: number; readonly resetsInMs: number | null } | null;
}

/** One search engine. */
export interface WebSearch {
  readonly id: WebSearchEngine;
  /** For people. */
  readonly name: string;
  /** The key that it needs; null for one without. */
  readonly keyName: string | null;
  /** Whether it has what it needs to be asked. */
  isReady(): boolean;
  /** Throws a WebSearchFailure for anything that went wrong. */
  search(query: WebQuery, signal: AbortSignal): Promise<WebAnswer>;
}

/** What the operator can do something about. */
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

/** An engine could not answer, and what is wrong as far as that is known. */
export class WebSearchFailure extends SourceFailure {
  constructor(
    readonly problem: WebSearchProblem,
    cause: Pick<SourceFailure, 'reason' | 'message' | 'retryAfterMs'>,
  ) {
    super(cause.reason, cause.message, cause.retryAfterMs);
    this.name = 'WebSearchFailure';
  }
}

/** What a status of an engine means: the problem, in words for the operator. */
export type StatusMeanings = Readonly<
  Partial<Record<number, { readonly problem: WebSearchProblem; readonly sentence: string }>>
>;

/** A fetch without an answer as the failure of an engine. */
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

/** The failure of an engine whose answer cannot be read. */
export function badAnswer(name: string): WebSearchFailure {
  return new WebSearchFailure('bad-answer', {
    reason: 'bad-answer',
    message: `${name}: the response isn’t a list of results`,
    retryAfterMs: null,
  });
}

/** The language that most people of a country search in, such as de; null where that is not known. */
export function languageOf(country: string | null): string | null {
  return country === null ? null : (new Intl.Locale(`und-${country}`).maximize().language ?? null);
}
