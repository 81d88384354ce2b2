import type { SafeFetch } from '@pricehunt/safe-fetch';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import * as z from 'zod/mini';
import type { WebAnswer, WebQuery, WebSearch } from './web-search';
import { WebSearchFailure, badAnswer, engineFailure, languageOf } from './web-search';

export interface SearxngOptions {
  /** May reach the instance wherever it is, including private addresses. */
  readonly safeFetch: SafeFetch;
  /** With a path if it has one; null for no instance. */
  readonly address: string | null;
}

const answerShape = z.object({
  results: z.array(z.unknown()),
  unresponsive_engines: z.catch(z.array(z.tuple([z.string(), z.string()], z.unknown())), []),
});
const resultShape = z.object({ url: z.string(), title: z.catch(z.string(), '') });

/** Distinguishes disabled JSON from the rate limiter, and failing engines from no results. */
export function searxngSearch({ safeFetch, address }: SearxngOptions): WebSearch {
  return {
    id: 'searxng',
    name,
    keyName: null,
    isReady: () => address !== null,
    search: async (query, signal) => {
      if (address === null) throw badAnswer(name);
      const outcome = await safeFetch.fetch(searchLink(address, query), {
        // Its limiter treats clients that only accept JSON and send no language as bots.
        accept: 'any',
        headers: { 'accept-language': languageTag(query.country) ?? 'en' },
        signal,
        // An API that the operator opened for this caller.
        respectRobots: false,
      });
      if (outcome.kind !== 'ok') throw engineFailure(name, outcome, meanings);
      return answerOf(outcome.text());
    },
  };
}

const name = 'SearXNG';

const meanings = {
  403: {
    problem: 'json-off',
    sentence: 'JSON output is disabled (HTTP 403). Add json to search.formats in settings.yml.',
  },
  429: {
    problem: 'limiter',
    sentence:
      'the limiter blocks our requests (HTTP 429). Set server.limiter to false in settings.yml, or allow our IP address.',
  },
} as const;

function searchLink(address: string, { text, country }: WebQuery): string {
  const url = new URL('search', address.endsWith('/') ? address : `${address}/`);
  url.search = new URLSearchParams({
    q: text,
    format: 'json',
    categories: 'general',
    safesearch: '0',
    pageno: '1',
    language: languageTag(country) ?? 'all',
  }).toString();
  return url.href;
}

function languageTag(country: string | null): string | null {
  const language = languageOf(country);
  return language === null ? null : `${language}-${country ?? ''}`;
}

function answerOf(text: string): WebAnswer {
  const { data } = answerShape.safeParse(jsonOrNull(text));
  if (data === undefined) throw badAnswer(name);
  const results = data.results.flatMap((each) => {
    const result = resultShape.safeParse(each).data;
    return result === undefined ? [] : { link: result.url, title: result.title };
  });
  const unresponsive = data.unresponsive_engines.map(([engine, reason]) => ({ name: engine, reason }));
  if (results.length === 0 && unresponsive.length > 0) {
    const reasons = unresponsive.map((engine) => `${engine.name} (${engine.reason})`).join(', ');
    throw new WebSearchFailure('engines-blocked', {
      reason: 'blocked',
      message: `${name}: its search engines don’t respond: ${reasons}`,
      retryAfterMs: null,
    });
  }
  return { results, unresponsive, quota: null };
}
