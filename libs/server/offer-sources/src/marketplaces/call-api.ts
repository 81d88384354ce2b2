import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import PQueue from 'p-queue';
import { KeyFailure, SourceFailure } from '../offer-source';
import { failureOf, jsonOf } from '../source-answer';

export interface MarketplaceServices {
  readonly safeFetch: SafeFetch;
  readonly readKey: (keyName: string) => string | null;
  readonly affiliateIds: () => AffiliateIds;
  /** Counts a call; false if the daily limit is reached. */
  readonly takeCall: () => Promise<boolean>;
  /** Overrides the platform's URL; null for the default. */
  readonly address: string | null;
  readonly now: () => Date;
}

interface ApiCall {
  readonly link: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for calls outside the quota, such as token requests. */
  readonly isCounted?: boolean;
  readonly signal?: AbortSignal;
}

/** With any status. */
export interface ApiAnswer {
  readonly status: number;
  readonly isOk: boolean;
  /** Null if an error response has none. */
  readonly json: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfterMs: number | null;
}

export interface ApiCaller {
  /** Throws SourceFailure without a response or when the daily limit is reached. */
  call(call: ApiCall): Promise<ApiAnswer>;
}

/** Calls start at least `spacingMs` apart. */
export function createApiCaller(
  { safeFetch, takeCall, now }: Pick<MarketplaceServices, 'safeFetch' | 'takeCall' | 'now'>,
  { id, spacingMs }: { readonly id: string; readonly spacingMs: number },
): ApiCaller {
  const turns = spacingMs === 0 ? null : new PQueue({ interval: spacingMs, intervalCap: 1, strict: true });
  return {
    call: async ({ link, isCounted = true, ...request }) => {
      const { signal } = request;
      if (isCounted && turns !== null) {
        await turns.add(() => undefined, signal === undefined ? {} : { signal });
      }
      signal?.throwIfAborted();
      if (isCounted && !(await takeCall())) {
        const endsAt = nextDay(now());
        throw new KeyFailure('calls-used-up', `${id}: daily request limit reached until ${endsAt}`, {
          endsAt,
        });
      }
      const outcome = await safeFetch.fetch(link, {
        ...request,
        accept: 'any',
        // An API, which robots.txt isn't about.
        respectRobots: false,
        wantsExplanation: true,
      });
      if (outcome.kind === 'ok') {
        const text = outcome.text();
        const { status, headers } = outcome;
        return { status, isOk: true, json: jsonOf(text, id), text, headers, retryAfterMs: null };
      }
      const status = 'status' in outcome ? outcome.status : null;
      if (status === null || outcome.explanation === undefined) throw failureOf(outcome, id);
      const retryAfterMs = outcome.kind === 'blocked' ? outcome.retryAfterMs : null;
      const text = outcome.explanation;
      return { status, isOk: false, json: jsonOrNull(text), text, headers: {}, retryAfterMs };
    },
  };
}

/** The default meaning of an error status. Never includes the response text, which may contain keys. */
export function refusalOf(
  { status, text, retryAfterMs }: ApiAnswer,
  { id, now }: { readonly id: string; readonly now: () => Date },
): SourceFailure {
  if (status === 401 || status === 403) {
    const isExpired = /expired|inactive|not active|disabled|revoked|suspended/i.test(text);
    return new KeyFailure(
      isExpired ? 'expired' : 'refused',
      `${id}: the keys ${isExpired ? 'have expired' : 'were rejected'} (${status})`,
      { status },
    );
  }
  if (status === 429) {
    const endsAt = retryAfterMs === null ? null : new Date(now().getTime() + retryAfterMs).toISOString();
    const until = endsAt === null ? '' : ` until ${endsAt}`;
    return new KeyFailure('quota-reached', `${id}: quota reached${until} (429)`, {
      retryAfterMs,
      endsAt,
      status,
    });
  }
  if (status >= 500) {
    return new SourceFailure(
      status === 503 ? 'rate-limited' : 'unreachable',
      `${id} didn’t respond (${status})`,
      retryAfterMs,
      status,
    );
  }
  return new SourceFailure('bad-answer', `${id} rejected the request (${status})`, null, status);
}

function nextDay(now: Date): string {
  const day = new Date(now);
  day.setUTCHours(24, 0, 0, 0);
  return day.toISOString();
}
