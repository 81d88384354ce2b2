import type { DoubleAnswer, ShopDouble } from '../shop-double';
import { jsonAnswer } from '../shop-double';
import type { KnownPage } from './known-page';
import { pagesFor } from './known-page';

export interface KeyedEngineOptions {
  readonly pages: readonly KnownPage[];
  readonly key: string;
  /** Searches left in the plan; 1,000 by default. */
  readonly searchesLeft?: number;
}

/** Seconds until Brave's quota is renewed. */
const resetSeconds = 1_419_704;

/** Brave Search: 422 for a bad key, 429 with the reset time for an exhausted plan. */
export function braveEngine({ pages, key, searchesLeft = 1_000 }: KeyedEngineOptions): ShopDouble {
  let left = searchesLeft;
  return ({ link, headers }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname !== '/res/v1/web/search') return jsonAnswer({ type: 'ErrorResponse' }, 404);
    if (headers['x-subscription-token'] !== key) {
      const detail = 'The provided subscription token is invalid.';
      return braveError(422, { code: 'SUBSCRIPTION_TOKEN_INVALID', detail });
    }
    if (left < 1) {
      return braveError(
        429,
        { code: 'QUOTA_LIMITED', detail: 'Request quota limit exceeded for plan.' },
        braveLimits(0),
      );
    }
    left -= 1;
    const results = pagesFor(pages, searchParams.get('q') ?? '').map(({ link: url, title }) => ({
      type: 'search_result',
      title,
      url,
      description: 'From $1.00',
      language: 'en',
    }));
    return jsonAnswer(
      { type: 'search', query: { original: searchParams.get('q') }, web: { type: 'search', results } },
      200,
      braveLimits(left),
    );
  };
}

/** serper.dev: 403 for a bad key, 400 for an empty account. No rate limit headers. */
export function serperEngine({ pages, key, searchesLeft = 1_000 }: KeyedEngineOptions): ShopDouble {
  let left = searchesLeft;
  return ({ link, method, headers, body }) => {
    if (new URL(link).pathname !== '/search' || method !== 'POST')
      return jsonAnswer({ message: 'Not Found' }, 404);
    if (headers['x-api-key'] !== key) return jsonAnswer({ message: 'Unauthorized.', statusCode: 403 }, 403);
    if (left < 1) return jsonAnswer({ message: 'Not enough credits', statusCode: 400 }, 400);
    left -= 1;
    const { q = '' }: { readonly q?: string } = JSON.parse(body ?? '{}');
    const organic = pagesFor(pages, q).map(({ link: found, title }, place) => ({
      title,
      link: found,
      snippet: 'From $1.00',
      position: place + 1,
    }));
    return jsonAnswer({ searchParameters: { q, type: 'search', engine: 'google' }, organic, credits: 1 });
  };
}

/** SerpApi: 401 for a bad key, 429 for an hourly limit or an empty plan, which the account endpoint distinguishes. */
export function serpApiEngine({
  pages,
  key,
  searchesLeft = 1_000,
  isHourFull = false,
}: KeyedEngineOptions & { readonly isHourFull?: boolean }): ShopDouble {
  let left = searchesLeft;
  return ({ link }) => {
    const { pathname, searchParams } = new URL(link);
    if (searchParams.get('api_key') !== key) {
      const error = 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key';
      return jsonAnswer({ error }, 401);
    }
    if (pathname === '/account.json') {
      return jsonAnswer({
        plan_id: 'developer',
        searches_per_month: 5_000,
        plan_searches_left: left,
        extra_credits: 0,
        total_searches_left: left,
        last_hour_searches: 42,
        account_rate_limit_per_hour: 1_000,
      });
    }
    if (pathname !== '/search.json') return jsonAnswer({ error: 'Not found' }, 404);
    if (left < 1) return jsonAnswer({ error: 'Your account has run out of searches.' }, 429);
    if (isHourFull) {
      return jsonAnswer({ error: 'You are exceeding 1,000 searches per hour.' }, 429);
    }
    left -= 1;
    const found = pagesFor(pages, searchParams.get('q') ?? '');
    const facts = { search_metadata: { status: 'Success' }, search_parameters: { engine: 'google' } };
    if (found.length === 0) {
      return jsonAnswer({ ...facts, error: "Google hasn't returned any results for this query." });
    }
    const organic = found.map(({ link: url, title }, place) => ({
      position: place + 1,
      title,
      link: url,
      snippet: 'From $1.00',
    }));
    return jsonAnswer({ ...facts, organic_results: organic });
  };
}

function braveLimits(left: number): Record<string, string> {
  return {
    'x-ratelimit-limit': '50, 15000',
    'x-ratelimit-policy': '50;w=1, 15000;w=2592000',
    'x-ratelimit-remaining': `49, ${left}`,
    'x-ratelimit-reset': `1, ${resetSeconds}`,
  };
}

function braveError(
  status: number,
  { code, detail }: { readonly code: string; readonly detail: string },
  headers: Record<string, string> = {},
): DoubleAnswer {
  const error = { id: '5d832250-9396-4f6e-b84a-2a1fe524cd7d', code, detail, status };
  return jsonAnswer({ type: 'ErrorResponse', error, time: 1_663_072_993 }, status, headers);
}
