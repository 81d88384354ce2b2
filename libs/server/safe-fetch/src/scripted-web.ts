import type { FetchErrorReason } from './fetch-outcome';
import { FetchProblem, errorOutcome } from './fetch-outcome';
import type { SafeFetch, SafeFetchOptions } from './fetch-options';
import { systemClock } from './fetch-options';
import { createSafeFetchOver } from './safe-fetch';
import type { Transport, WireAnswer, WireRequest } from './transport';

/** A string is an HTML page with status 200. */
export type ScriptedAnswer =
  | string
  | {
      /** 200 by default. */
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Uint8Array;
      readonly json?: unknown;
      /** On the fake clock. */
      readonly delayMs?: number;
    }
  | { readonly breaks: FetchErrorReason; readonly delayMs?: number };

/** Pages by link, or a function of the call. `*` is the default page. */
export type ScriptedPages = Readonly<
  Record<string, ScriptedAnswer | ((call: ScriptedCall) => ScriptedAnswer | Promise<ScriptedAnswer>)>
>;

export interface ScriptedCall {
  readonly link: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes as base64url. */
  readonly body: string | null;
  readonly isScripted: boolean;
}

export interface ScriptedWeb extends SafeFetch {
  /** Including redirects and robots.txt. */
  readonly calls: readonly ScriptedCall[];
}

/** Only the sockets are replaced. Unknown links end as an unknown host. Ignores robots.txt by default. */
export function scriptedWeb(pages: ScriptedPages, options: Partial<SafeFetchOptions> = {}): ScriptedWeb {
  const clock = options.clock ?? systemClock;
  const calls: ScriptedCall[] = [];
  const byLink = new Map(
    Object.entries(pages).map(([link, page]) => [link === '*' ? link : normal(link), page]),
  );

  const transport: Transport = {
    async exchange(request) {
      const link = normal(request.url.href);
      const page = byLink.get(link) ?? byLink.get('*');
      const call = callOf(request, page !== undefined);
      calls.push(call);
      if (page === undefined) throw new FetchProblem(errorOutcome('name'));
      const answer = typeof page === 'function' ? await page(call) : page;
      const delayMs = typeof answer === 'string' ? 0 : (answer.delayMs ?? 0);
      if (delayMs > 0) await clock.sleep(delayMs, request.signal);
      return wireAnswer(answer);
    },
    close: async () => undefined,
  };

  const web = createSafeFetchOver(transport, {
    userAgent: 'PriceHunt-test/1.0 (+https://pricehunt.example/bot)',
    allow: [],
    respectRobots: false,
    ...options,
  });
  return { ...web, calls };
}

function normal(link: string): string {
  const url = new URL(link);
  url.hash = '';
  return url.href;
}

function callOf(request: WireRequest, isScripted: boolean): ScriptedCall {
  const { url, method, headers, body } = request;
  const shown = body instanceof Uint8Array ? Buffer.from(body).toString('base64url') : body;
  return { link: url.href, method, headers, body: shown, isScripted };
}

function wireAnswer(answer: ScriptedAnswer): WireAnswer {
  if (typeof answer === 'string') return wireAnswer({ body: answer });
  if ('breaks' in answer) throw new FetchProblem(errorOutcome(answer.breaks));
  const isJson = answer.json !== undefined;
  const body = isJson ? JSON.stringify(answer.json) : (answer.body ?? '');
  const contentType = isJson ? 'application/json' : 'text/html; charset=utf-8';
  const given = Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    status: answer.status ?? 200,
    headers: { 'content-type': contentType, ...Object.fromEntries(given) },
    bytes: piecesOf(typeof body === 'string' ? Buffer.from(body) : body),
    abandon: () => undefined,
  };
}

async function* piecesOf(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < body.byteLength; from += 16_384) yield body.subarray(from, from + 16_384);
}
