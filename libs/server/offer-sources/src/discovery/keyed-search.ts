import type { SafeFetch } from '@pricehunt/safe-fetch';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import * as z from 'zod/mini';
import type { StatusMeanings, WebAnswer, WebQuery, WebSearch, WebSearchEngine } from './web-search';
import { WebSearchFailure, badAnswer, engineFailure, languageOf } from './web-search';

export interface KeyedSearchOptions {
  readonly safeFetch: SafeFetch;
  /** Read at each call; null if not set. */
  readonly readKey: (keyName: string) => string | null;
}

/** Brave, serper.dev and SerpApi. Each needs its key. */
export function keyedSearches(options: KeyedSearchOptions): readonly WebSearch[] {
  return [brave, serper, serpApi].map((engine) => keyedSearch(engine, options));
}

/** Request headers that carry their keys. */
export const webSearchHeaderNames: readonly string[] = ['x-subscription-token', 'x-api-key'];

type FetchRequest = Parameters<SafeFetch['fetch']>[1];
type FetchOutcome = Awaited<ReturnType<SafeFetch['fetch']>>;
type FetchedAnswer = Extract<FetchOutcome, { readonly kind: 'ok' }>;

interface KeyedEngine {
  readonly id: WebSearchEngine;
  readonly name: string;
  readonly meanings: StatusMeanings;
  request(
    query: WebQuery,
    key: string,
  ): { readonly link: string } & Pick<FetchRequest, 'method' | 'body' | 'headers'>;
  read(value: unknown): WebAnswer['results'] | null;
  quota?(answer: FetchedAnswer): WebAnswer['quota'];
  /** For errors that the status alone doesn't explain. */
  explain?(failure: WebSearchFailure, services: ExplainServices): Promise<WebSearchFailure>;
}

interface ExplainServices {
  readonly safeFetch: SafeFetch;
  readonly key: string;
  readonly signal: AbortSignal;
}

const keyRefused = { problem: 'key-refused', sentence: 'the key was rejected. Enter another one.' } as const;
const quotaReached = { problem: 'quota', sentence: 'the plan’s quota is used up.' } as const;

const brave: KeyedEngine = {
  id: 'brave',
  name: 'Brave Search',
  // A bad token is 422, because the query parameters are always valid.
  meanings: { 401: keyRefused, 402: quotaReached, 403: keyRefused, 422: keyRefused, 429: quotaReached },
  request: ({ text, country }, key) => {
    const language = languageOf(country);
    const parameters = new URLSearchParams({
      q: text.slice(0, queryLengthMax),
      count: '20',
      ...(country === null ? {} : { country }),
      ...(language === null ? {} : { search_lang: language }),
    });
    return {
      link: `https://api.search.brave.com/res/v1/web/search?${parameters.toString()}`,
      headers: { 'x-subscription-token': key },
    };
  },
  read: (value) => {
    const { data } = braveShape.safeParse(value);
    return data === undefined ? null : resultsIn(data.web?.results ?? [], 'url');
  },
  quota: ({ headers }) => {
    const last = (header: string) => Number(headers[header]?.split(',').at(-1)?.trim() || 'none');
    const left = last('x-ratelimit-remaining');
    const seconds = last('x-ratelimit-reset');
    if (!Number.isInteger(left)) return null;
    return { left, resetsInMs: Number.isFinite(seconds) ? seconds * 1000 : null };
  },
};

const serper: KeyedEngine = {
  id: 'serper',
  name: 'serper.dev',
  // An account without credits is 400, because the query is always valid.
  meanings: { 400: quotaReached, 401: keyRefused, 402: quotaReached, 403: keyRefused, 429: quotaReached },
  request: (query, key) => ({
    link: 'https://google.serper.dev/search',
    method: 'POST',
    body: JSON.stringify({ q: query.text, ...googleParameters(query) }),
    headers: { 'x-api-key': key },
  }),
  read: (value) => {
    const { data } = serperShape.safeParse(value);
    return data === undefined ? null : resultsIn(data.organic, 'link');
  },
};

const serpApi: KeyedEngine = {
  id: 'serpapi',
  name: 'SerpApi',
  meanings: { 401: keyRefused, 402: quotaReached, 403: keyRefused, 429: quotaReached },
  request: (query, key) => {
    const parameters = { engine: 'google', q: query.text, ...googleParameters(query), api_key: key };
    return { link: `https://serpapi.com/search.json?${new URLSearchParams(parameters).toString()}` };
  },
  read: (value) => {
    const { data } = serpApiShape.safeParse(value);
    if (data === undefined || (data.organic_results === undefined && data.error === undefined)) return null;
    return resultsIn(data.organic_results ?? [], 'link');
  },
  // 429 can be an hourly limit or an empty plan. The free account endpoint shows which.
  explain: async (failure, { safeFetch, key, signal }) => {
    if (failure.problem !== 'quota') return failure;
    const link = `https://serpapi.com/account.json?${new URLSearchParams({ api_key: key }).toString()}`;
    const outcome = await safeFetch.fetch(link, { accept: 'json', signal, respectRobots: false });
    const account =
      outcome.kind === 'ok' ? accountShape.safeParse(jsonOrNull(outcome.text())).data : undefined;
    if (account === undefined || account.total_searches_left < 1) return failure;
    return new WebSearchFailure('too-fast', {
      reason: 'rate-limited',
      retryAfterMs: failure.retryAfterMs,
      message: 'SerpApi: too many searches within an hour',
    });
  },
};

const list = z.array(z.unknown());
const text = z.catch(z.nullable(z.string()), null);
const resultShape = z.object({ url: text, link: text, title: z.catch(z.string(), '') });
const braveShape = z.object({ type: z.literal('search'), web: z.optional(z.object({ results: list })) });
const serperShape = z.object({ organic: list });
const serpApiShape = z.object({ organic_results: z.optional(list), error: z.optional(z.string()) });
const accountShape = z.object({ total_searches_left: z.number() });

/** Brave's limit, in characters. */
const queryLengthMax = 400;

function keyedSearch(engine: KeyedEngine, { safeFetch, readKey }: KeyedSearchOptions): WebSearch {
  const { id, name, meanings } = engine;
  return {
    id,
    name,
    keyName: id,
    isReady: () => readKey(id) !== null,
    search: async (query, signal) => {
      const key = readKey(id);
      if (key === null) {
        const cause = { reason: 'refused', message: `${name}: no key is set`, retryAfterMs: null } as const;
        throw new WebSearchFailure('key-refused', cause);
      }
      const { link, ...request } = engine.request(query, key);
      // An API, which robots.txt isn't about.
      const outcome = await safeFetch.fetch(link, {
        accept: 'json',
        signal,
        respectRobots: false,
        ...request,
      });
      if (outcome.kind !== 'ok') {
        const failure = engineFailure(name, outcome, meanings);
        throw (await engine.explain?.(failure, { safeFetch, key, signal })) ?? failure;
      }
      const results = engine.read(jsonOrNull(outcome.text()));
      if (results === null) throw badAnswer(name);
      return { results, unresponsive: [], quota: engine.quota?.(outcome) ?? null };
    },
  };
}

function googleParameters({ country }: WebQuery): { readonly gl?: string; readonly hl?: string } {
  const language = languageOf(country);
  return {
    ...(country === null ? {} : { gl: country.toLowerCase() }),
    ...(language === null ? {} : { hl: language }),
  };
}

function resultsIn(items: readonly unknown[], linkName: 'url' | 'link'): WebAnswer['results'] {
  return items.flatMap((item) => {
    const { data } = resultShape.safeParse(item);
    const link = data?.[linkName] ?? null;
    return data === undefined || link === null ? [] : { link, title: data.title };
  });
}
