import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import PQueue from 'p-queue';
import { KeyFailure, SourceFailure } from '../offer-source';
import { failureOf, jsonOf } from '../source-answer';

/** What asking a marketplace takes. */
export interface MarketplaceServices {
  readonly safeFetch: SafeFetch;
  /** A key of this source; null where none is set. */
  readonly readKey: (keyName: string) => string | null;
  /** The operator's affiliate ids, as they are now. */
  readonly affiliateIds: () => AffiliateIds;
  /** Counts one call; false when the calls of the day are used up. */
  readonly takeCall: () => Promise<boolean>;
  /** In place of the platform's own addresses; null for those. */
  readonly address: string | null;
  readonly now: () => Date;
}

/** One call of a platform's interface. */
interface ApiCall {
  readonly link: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for calls that the platform does not count, such as those for a token. */
  readonly isCounted?: boolean;
  readonly signal?: AbortSignal;
}

/** What the platform answered, whatever its status. */
export interface ApiAnswer {
  readonly status: number;
  readonly isOk: boolean;
  /** Its JSON; null where a refusal has none. */
  readonly json: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfterMs: number | null;
}

/** The way to one platform, paced and counted. */
export interface ApiCaller {
  /** Throws a SourceFailure where no answer came, or the calls of the day are used up. */
  call(call: ApiCall): Promise<ApiAnswer>;
}

/** Makes the way to a platform: calls start `spacingMs` apart at least. */
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
        // An interface made for callers like this one, not pages for a crawler.
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

/** What a refusal means where the platform has no rule of its own. Nothing of its text is repeated: it may hold keys. */
export function refusalOf(
  { status, text, retryAfterMs }: ApiAnswer,
  { id, now }: { readonly id: string; readonly now: () => Date },
): SourceFailure {
  if (status === 401 || status === 403) {
    const isExpired = /expired|inactive|not active|disabled|revoked|suspended/i.test(text);
    return new KeyFailure(
      isExpired ? 'expired' : 'refused',
      `${id}: the keys ${isExpired ? 'have expired' : 'were rejected'} (${status})`,
    );
  }
  if (status === 429) {
    const endsAt = retryAfterMs === null ? null : new Date(now().getTime() + retryAfterMs).toISOString();
    const until = endsAt === null ? '' : ` until ${endsAt}`;
    return new KeyFailure('quota-reached', `${id}: quota reached${until} (429)`, {
      retryAfterMs,
      endsAt,
    });
  }
  if (status >= 500) {
    return new SourceFailure(
      status === 503 ? 'rate-limited' : 'unreachable',
      `${id} didn’t respond (${status})`,
      retryAfterMs,
    );
  }
  return new SourceFailure('bad-answer', `${id} rejected the request (${status})`);
}

/** When the UTC day after `now` begins. */
function nextDay(now: Date): string {
  const day = new Date(now);
  day.setUTCHours(24, 0, 0, 0);
  return day.toISOString();
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
