import type { FetchOutcome, FetchedAnswer, SafeFetch } from '@pricehunt/safe-fetch';
import * as z from 'zod/mini';

/** Paused by the browser until it gets a response. */
export const pausedRequestSchema = z.object({
  requestId: z.string(),
  frameId: z.string(),
  resourceType: z.string(),
  request: z.object({
    url: z.string(),
    method: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
});
export type PausedRequest = z.infer<typeof pausedRequestSchema>;

type PageAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
    }
  | { readonly kind: 'none' };

export interface PageRequests {
  answer(paused: PausedRequest): Promise<PageAnswer>;
  counts(): { readonly requests: number; readonly bytes: number };
}

export interface RequestLimits {
  readonly requestsMax: number;
  readonly bytesMax: number;
  /** Documents that the page may navigate to. */
  readonly documentsMax: number;
}

/** safe-fetch fetches scripts, data and documents. Anything else, and anything that could change data, is blocked. */
export function createPageRequests({
  safeFetch,
  first,
  mainFrameId,
  limits,
  signal,
}: {
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly first: FetchedAnswer;
  readonly mainFrameId: string;
  readonly limits: RequestLimits;
  readonly signal: AbortSignal;
}): PageRequests {
  const documents = new Map([[withoutHash(first.finalLink), first]]);
  let shownDocuments = 0;
  let requests = 1;
  let bytes = first.body.byteLength;

  return { answer, counts: () => ({ requests, bytes }) };

  async function answer({ request, resourceType, frameId }: PausedRequest): Promise<PageAnswer> {
    const { url, method, headers } = request;
    if (method === 'OPTIONS') return { kind: 'answer', status: 204, headers: openTo(headers), body: nothing };
    if (method !== 'GET') return none;
    switch (resourceType) {
      case 'Document':
        return frameId === mainFrameId ? documentAt(url) : none;
      case 'Stylesheet':
        return { kind: 'answer', status: 200, headers: { 'content-type': 'text/css' }, body: nothing };
      case 'Script':
      case 'XHR':
      case 'Fetch': {
        const fetched = await fetchedWithin(url, 'any');
        if (fetched?.kind !== 'ok') return none;
        return { kind: 'answer', ...partsOf(fetched, openTo(headers)) };
      }
      default:
        return none;
    }
  }

  /** If the next document can't be fetched, the page stays. */
  async function documentAt(url: string): Promise<PageAnswer> {
    const stays: PageAnswer =
      shownDocuments === 0 ? none : { kind: 'answer', status: 204, headers: {}, body: nothing };
    if (shownDocuments >= limits.documentsMax) return stays;
    const known = documents.get(withoutHash(url));
    const fetched = known ?? (await fetchedWithin(url, 'html'));
    if (fetched?.kind !== 'ok') return stays;
    const finalLink = withoutHash(fetched.finalLink);
    if (finalLink !== withoutHash(url)) {
      documents.set(finalLink, fetched);
      return { kind: 'answer', status: 302, headers: { location: finalLink }, body: nothing };
    }
    shownDocuments += 1;
    return { kind: 'answer', ...partsOf(fetched, documentHeaders) };
  }

  async function fetchedWithin(link: string, accept: 'html' | 'any'): Promise<FetchOutcome | null> {
    if (requests >= limits.requestsMax || bytes >= limits.bytesMax) return null;
    requests += 1;
    // Scripts can read responses and pass them on, so other private hosts that the operator allows stay out of reach.
    const fetched = await safeFetch.fetch(link, { accept, signal, onBehalfOf: first.finalLink });
    if (fetched.kind === 'ok') bytes += fetched.body.byteLength;
    return fetched;
  }
}

const none: PageAnswer = { kind: 'none' };
const nothing = new Uint8Array();

/** Anything but scripts that fetch scripts and data would be another way to the network. */
const documentHeaders = {
  'content-security-policy': [
    'sandbox allow-scripts allow-same-origin',
    "default-src 'none'",
    "script-src http: https: 'unsafe-inline' 'unsafe-eval'",
    "style-src http: https: 'unsafe-inline'",
    'connect-src http: https:',
    "form-action 'none'",
    "worker-src 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
};

function partsOf({ status, headers, body }: FetchedAnswer, added: Readonly<Record<string, string>>) {
  return {
    status,
    headers: { 'content-type': headers['content-type'] ?? 'application/octet-stream', ...added },
    body,
  };
}

/** Any page may read any response, because each was fetched without cookies. */
function openTo(headers: Readonly<Record<string, string>>): Record<string, string> {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    'access-control-allow-origin': byName.get('origin') ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': byName.get('access-control-request-headers') ?? '*',
  };
}

function withoutHash(link: string): string {
  const url = new URL(link);
  url.hash = '';
  return url.href;
}
