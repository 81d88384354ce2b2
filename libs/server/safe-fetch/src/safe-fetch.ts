import { setMaxListeners } from 'node:events';
import { failureOfStatus, isAccepted, isChallenge, limitResetMs, retryAfterMs } from './answer-classes';
import { decodedBytes, readBeginning, readBody } from './decoded-bytes';
import type { FetchDeadline } from './fetch-deadline';
import { startDeadline } from './fetch-deadline';
import type {
  FetchRequest,
  SafeFetch,
  SafeFetchOptions,
  StreamOutcome,
  StreamRequest,
} from './fetch-options';
import { StreamBroken, defaultLimits, defaultPoliteness, systemClock } from './fetch-options';
import type { FetchErrorReason, FetchFailure, FetchOutcome } from './fetch-outcome';
import { FetchProblem, errorOutcome } from './fetch-outcome';
import type { FollowServices, ReachedAnswer } from './follow-link';
import { followLink } from './follow-link';
import { createGuardedTransport } from './guarded-transport';
import { hostAndPortOf } from './link-rules';
import { mediaTypeOf, pageText } from './page-text';
import { createPolitenessGate } from './politeness-gate';
import { requestHeaders } from './request-headers';
import type { RobotsText } from './robots-rules';
import { createRobotsRules } from './robots-rules';
import type { Transport } from './transport';

/** Public addresses only, with limits for size, time and redirects, polite to hosts. No cookies, no proxies. */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const transport = createGuardedTransport({
    rules: { allow: options.allow, deniedAddresses: options.deniedAddresses ?? [] },
    limits: { ...defaultLimits, ...options.limits },
    ...(options.resolver === undefined ? {} : { resolver: options.resolver }),
  });
  return createSafeFetchOver(transport, options);
}

/** The same over another transport. */
export function createSafeFetchOver(transport: Transport, options: SafeFetchOptions): SafeFetch {
  const limits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? systemClock;
  const gate = createPolitenessGate({ ...defaultPoliteness, ...options.politeness }, clock);
  const closing = new AbortController();
  // Every fetch listens. Their number is limited by the gate.
  setMaxListeners(0, closing.signal);
  const direct: FollowServices = {
    transport,
    rules: {
      allow: options.allow,
      deniedAddresses: options.deniedAddresses ?? [],
      ...(options.isBlocked === undefined ? {} : { isBlocked: options.isBlocked }),
    },
    redirectsMax: limits.redirectsMax,
    headerNames: options.headerNames ?? [],
    gate: null,
    robots: null,
  };
  const robots = createRobotsRules({ userAgent: options.userAgent, clock, read: readRobots });

  return {
    fetch: fetchOnce,
    openStream,
    async close() {
      closing.abort();
      await transport.close();
    },
  };

  async function fetchOnce(link: string, request: FetchRequest): Promise<FetchOutcome> {
    const deadline = deadlineOf(request.signal, request.totalMs ?? limits.totalMs);
    try {
      const reached = await reach(link, request, deadline);
      try {
        return await conclude(reached, request, deadline);
      } finally {
        reached.answer.abandon();
        reached.leave();
      }
    } catch (cause) {
      return failureOf(cause, deadline);
    } finally {
      deadline.finish();
    }
  }

  async function conclude(
    reached: ReachedAnswer,
    request: FetchRequest,
    deadline: FetchDeadline,
  ): Promise<FetchOutcome> {
    const { answer, url } = reached;
    const failure = failureOfAnswer(reached, request);
    if (failure !== null) {
      const isOfStatus = answer.status < 200 || answer.status >= 300;
      if (request.wantsExplanation !== true || !isOfStatus) return failure;
      const beginning = await deadline.orEnd(readBeginning(answer, explanationBytesMax));
      return { ...failure, explanation: pageText(beginning, answer.headers['content-type'] ?? '') };
    }
    const body = await deadline.orEnd(readBody(answer, request.bodyBytesMax ?? limits.bodyBytesMax));
    const typeHeader = answer.headers['content-type'] ?? '';
    const contentType = mediaTypeOf(typeHeader);
    const text = () => pageText(body, typeHeader);
    const challenge = { finalLink: url.href, headers: answer.headers, html: '' };
    if (isAccepted(contentType, 'html') && isChallenge({ ...challenge, html: text() })) {
      return { kind: 'blocked', reason: 'captcha', status: answer.status, retryAfterMs: null };
    }
    const headers = reportedHeaders(answer.headers);
    return { kind: 'ok', status: answer.status, finalLink: url.href, contentType, headers, body, text };
  }

  async function openStream(link: string, request: StreamRequest): Promise<StreamOutcome> {
    const deadline = deadlineOf(request.signal, request.totalMs ?? streamTotalMs);
    try {
      const reached = await reach(link, { ...request, headers: conditionalHeaders(request) }, deadline);
      const stream = openedStream(reached, request, deadline);
      if (stream.kind !== 'open') endStream(reached, deadline);
      return stream;
    } catch (cause) {
      deadline.finish();
      return failureOf(cause, deadline);
    }
  }

  function openedStream(
    reached: ReachedAnswer,
    request: StreamRequest,
    deadline: FetchDeadline,
  ): StreamOutcome {
    const { answer, url } = reached;
    if (answer.status === 304) return { kind: 'unchanged', finalLink: url.href };
    const failure = failureOfAnswer(reached, request);
    if (failure !== null) return failure;
    const close = () => endStream(reached, deadline);
    deadline.signal.addEventListener('abort', close);
    return {
      kind: 'open',
      status: answer.status,
      finalLink: url.href,
      contentType: mediaTypeOf(answer.headers['content-type'] ?? ''),
      headers: reportedHeaders(answer.headers),
      bytes: streamedBytes(reached, request.bytesMax ?? streamBytesMax, deadline),
      close,
    };
  }

  function failureOfAnswer(
    { answer, hostAndPort }: ReachedAnswer,
    request: FetchRequest,
  ): FetchFailure | null {
    const retryAfter = answer.headers['retry-after'] ?? '';
    const restMs = retryAfterMs(retryAfter, clock.now());
    if ((answer.status === 429 || answer.status === 503) && restMs !== null) gate.rest(hostAndPort, restMs);
    const failure = failureOfStatus(answer.status, restMs ?? limitResetMs(answer.headers, clock.now()));
    if (failure !== null) return failure;
    const mediaType = mediaTypeOf(answer.headers['content-type'] ?? '');
    return isAccepted(mediaType, request.accept) ? null : errorOutcome('content-type', answer.status);
  }

  async function reach(link: string, request: FetchRequest, deadline: FetchDeadline): Promise<ReachedAnswer> {
    const body = request.method === 'POST' ? (request.body ?? '') : null;
    const headers = requestHeaders({
      userAgent: options.userAgent,
      accept: request.accept,
      given: request.headers ?? {},
      configuredNames: direct.headerNames,
      hasBody: body !== null,
    });
    const obeys = request.respectRobots ?? options.respectRobots;
    const services = { ...direct, gate, robots: obeys ? robots : null };
    const { method = 'GET', onBehalfOf } = request;
    const listedOnly = onBehalfOf === undefined ? undefined : hostAndPortOf(new URL(onBehalfOf));
    return followLink(services, { link, method, headers, body, listedOnly }, deadline);
  }

  /** Fetched within the page's slot, with its own timeout that callers share. */
  async function readRobots(link: string): Promise<RobotsText> {
    const deadline = deadlineOf(undefined, limits.totalMs);
    const headers = { 'user-agent': options.userAgent, accept: 'text/plain,*/*;q=0.5' };
    try {
      const first = { link, method: 'GET' as const, headers, body: null };
      const { answer } = await followLink(direct, first, deadline);
      try {
        if (answer.status === 429 || answer.status >= 500) return { kind: 'unavailable' };
        if (answer.status < 200 || answer.status >= 300) return { kind: 'none' };
        const beginning = await deadline.orEnd(readBeginning(answer, robotsBytesMax));
        return { kind: 'text', text: pageText(beginning, 'text/plain; charset=utf-8') };
      } finally {
        answer.abandon();
      }
    } catch (cause) {
      if (cause instanceof FetchProblem && cause.failure.kind === 'refused') return { kind: 'unavailable' };
      throw new FetchProblem(failureOf(cause, deadline));
    } finally {
      deadline.finish();
    }
  }

  function deadlineOf(caller: AbortSignal | undefined, totalMs: number): FetchDeadline {
    return startDeadline({ clock, totalMs, closing: closing.signal, caller });
  }
}

const streamTotalMs = 10 * 60 * 1000;
const streamBytesMax = 256 * 1024 * 1024;
const robotsBytesMax = 500 * 1024;
const explanationBytesMax = 16 * 1024;

const reportedHeaderNames = [
  'age',
  'cache-control',
  'content-language',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'link',
  'retry-after',
  'x-robots-tag',
];

/** API rate limits. */
const limitHeader = /ratelimit|^x-(?:limit|remaining)-/;

/** Headers that identify the site's software. */
const softwareHeader = /^(?:x-)?powered-by$|^x-generator$|^x-(?:magento|shopify|vtex)-|^x-shopid$|^sw-/;

function reportedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => reportedHeaderNames.includes(name) || limitHeader.test(name) || softwareHeader.test(name),
    ),
  );
}

function conditionalHeaders(request: StreamRequest): Record<string, string> {
  return {
    ...request.headers,
    ...(request.ifNoneMatch === undefined ? {} : { 'if-none-match': request.ifNoneMatch }),
    ...(request.ifModifiedSince === undefined ? {} : { 'if-modified-since': request.ifModifiedSince }),
  };
}

async function* streamedBytes(
  reached: ReachedAnswer,
  bytesMax: number,
  deadline: FetchDeadline,
): AsyncGenerator<Uint8Array> {
  try {
    yield* decodedBytes(reached.answer, bytesMax);
  } catch (cause) {
    throw new StreamBroken(reasonOf(failureOf(cause, deadline)));
  } finally {
    endStream(reached, deadline);
  }
}

function endStream(reached: ReachedAnswer, deadline: FetchDeadline): void {
  reached.answer.abandon();
  reached.leave();
  deadline.finish();
}

/** Returns expected failures as outcomes and rethrows bugs. A passed deadline takes precedence. */
function failureOf(cause: unknown, deadline: FetchDeadline): FetchFailure {
  if (!(cause instanceof FetchProblem)) throw cause;
  const endedBy = deadline.endedBy();
  const isConsequence = cause.failure.kind === 'error' && cause.failure.reason === 'connection';
  return endedBy !== null && isConsequence ? errorOutcome(endedBy) : cause.failure;
}

function reasonOf(failure: FetchFailure): FetchErrorReason {
  return failure.kind === 'error' ? failure.reason : 'connection';
}
