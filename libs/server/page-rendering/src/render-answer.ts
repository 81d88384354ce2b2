import type { FetchOutcome, FetchedAnswer, SafeFetch } from '@pricehunt/safe-fetch';
import pTimeout from 'p-timeout';
import * as z from 'zod/mini';
import type { DevTools } from './open-devtools';
import { PageFailure } from './open-devtools';
import { createPageRequests, pausedRequestSchema } from './page-requests';
import type { PageRequests, PausedRequest, RequestLimits } from './page-requests';

export interface RenderLimits extends RequestLimits {
  /** Including waiting and fetching. */
  readonly totalMs: number;
  /** How long the browser may take to accept the connection. */
  readonly connectMs: number;
  /** The maximum time for scripts. */
  readonly scriptsMs: number;
  /** How long nothing may happen before the page counts as finished. */
  readonly quietMs: number;
  readonly htmlLengthMax: number;
  readonly pagesAtOnce: number;
  readonly waitingMax: number;
}

const anything = z.unknown();

/** A dead proxy that catches anything the browser would send itself, such as sockets or prefetches. */
const deadProxy = { proxyServer: 'http://127.0.0.1:9', proxyBypassList: '<-loopback>' };

/** WebRTC bypasses proxy and policy, so its constructors are removed from every frame before scripts run. */
const withoutPeers =
  "for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) delete globalThis[name];";

const disposeMs = 1_000;

/** In its own browser context, which is always disposed of, even if the connection ends. */
export async function renderAnswer({
  devTools,
  safeFetch,
  first,
  limits,
  signal,
}: {
  readonly devTools: DevTools;
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly first: FetchedAnswer;
  readonly limits: RenderLimits;
  readonly signal: AbortSignal;
}): Promise<FetchOutcome> {
  const { browserContextId } = await devTools.send({
    method: 'Target.createBrowserContext',
    params: { disposeOnDetach: true, ...deadProxy },
    result: z.object({ browserContextId: z.string() }),
  });
  try {
    return await pTimeout(renderIn(browserContextId), { milliseconds: Infinity, signal });
  } finally {
    const givingUp = setTimeout(() => devTools.close(), disposeMs);
    await devTools
      .send({ method: 'Target.disposeBrowserContext', params: { browserContextId }, result: anything })
      .catch(() => undefined);
    clearTimeout(givingUp);
  }

  async function renderIn(contextId: string): Promise<FetchOutcome> {
    await devTools.send({
      method: 'Browser.setDownloadBehavior',
      params: { behavior: 'deny', browserContextId: contextId },
      result: anything,
    });
    const { targetId } = await devTools.send({
      method: 'Target.createTarget',
      params: { url: 'about:blank', browserContextId: contextId },
      result: z.object({ targetId: z.string() }),
    });
    const { sessionId } = await devTools.send({
      method: 'Target.attachToTarget',
      params: { targetId, flatten: true },
      result: z.object({ sessionId: z.string() }),
    });
    const inPage = <Result>(
      method: string,
      params: Readonly<Record<string, unknown>>,
      result: z.ZodMiniType<Result>,
    ) => devTools.send({ method, params, sessionId, result });
    const tellPage = (method: string, params: Readonly<Record<string, unknown>> = {}) =>
      inPage(method, params, anything);

    const requests = createPageRequests({ safeFetch, first, mainFrameId: targetId, limits, signal });
    const finished = createFinish(limits);
    devTools.onEvent((event) => {
      if (event.sessionId !== sessionId) return;
      if (event.method === 'Page.loadEventFired') finished.loaded();
      if (event.method === 'Inspector.targetCrashed') finished.fail(new PageFailure('the page crashed'));
      const paused =
        event.method === 'Fetch.requestPaused' ? pausedRequestSchema.safeParse(event.params).data : undefined;
      if (paused === undefined) return;
      finished.begin();
      void answerPaused(requests, paused, tellPage)
        .catch((failure: unknown) => {
          // A late request doesn't matter.
          if (!(failure instanceof PageFailure)) finished.fail(failure);
        })
        .finally(() => finished.end());
    });
    await tellPage('Inspector.enable');
    await tellPage('Page.enable');
    await tellPage('Page.addScriptToEvaluateOnNewDocument', { source: withoutPeers, runImmediately: true });
    await tellPage('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] });
    await tellPage('Page.navigate', { url: first.finalLink });
    await finished.wait(signal);
    const { frameTree } = await inPage(
      'Page.getFrameTree',
      {},
      z.object({ frameTree: z.object({ frame: z.object({ url: z.string() }) }) }),
    );
    const { url: finalLink } = frameTree.frame;
    if (!/^https?:/.test(finalLink)) return { kind: 'error', reason: 'connection', status: null };
    // An isolated world, where the page can't override browser functions.
    const { executionContextId } = await inPage(
      'Page.createIsolatedWorld',
      { frameId: targetId },
      z.object({ executionContextId: z.number() }),
    );
    const { result } = await inPage(
      'Runtime.evaluate',
      {
        contextId: executionContextId,
        expression: `document.documentElement.outerHTML.slice(0, ${limits.htmlLengthMax})`,
        returnByValue: true,
      },
      z.object({ result: z.object({ value: z.string() }) }),
    );
    const body = Buffer.from(result.value, 'utf8');
    return {
      ...first,
      finalLink,
      headers: { ...first.headers, 'content-type': 'text/html; charset=utf-8' },
      body,
      text: () => result.value,
    };
  }
}

async function answerPaused(
  requests: PageRequests,
  paused: PausedRequest,
  tellPage: (method: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Promise<void> {
  const { requestId } = paused;
  const answer = await requests.answer(paused);
  if (answer.kind === 'none') {
    await tellPage('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    return;
  }
  await tellPage('Fetch.fulfillRequest', {
    requestId,
    responseCode: answer.status,
    responseHeaders: Object.entries(answer.headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(answer.body).toString('base64'),
  });
}

/** Resolves when the page has loaded and was quiet for a while, or time is up. Rejects when the signal aborts. */
function createFinish({ quietMs, scriptsMs }: RenderLimits) {
  let isLoaded = false;
  let underWay = 0;
  let quiet: NodeJS.Timeout | undefined;
  let finish = (): void => undefined;
  let fail = (_failure: unknown): void => undefined;
  const look = () => {
    clearTimeout(quiet);
    if (isLoaded && underWay === 0) quiet = setTimeout(() => finish(), quietMs);
  };
  return {
    loaded: () => {
      isLoaded = true;
      look();
    },
    begin: () => {
      underWay += 1;
      look();
    },
    end: () => {
      underWay -= 1;
      look();
    },
    fail: (failure: unknown) => fail(failure),
    wait: async (signal: AbortSignal) => {
      signal.throwIfAborted();
      let timeUp: NodeJS.Timeout | undefined;
      try {
        await new Promise<void>((resolve, reject) => {
          finish = resolve;
          fail = reject;
          signal.addEventListener('abort', () => reject(signal.reason));
          timeUp = setTimeout(resolve, scriptsMs);
          look();
        });
      } finally {
        clearTimeout(quiet);
        clearTimeout(timeUp);
      }
    },
  };
}
