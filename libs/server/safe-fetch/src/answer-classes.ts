import type { AcceptedContent } from './fetch-options';
import type { FetchFailure } from './fetch-outcome';
import { errorOutcome } from './fetch-outcome';

/**
 * The failure that a status stands for, or null for 2xx. Redirects are dealt with before. `restMs` is how long the other side
 * wants to be left alone, in milliseconds; null when it did not say.
 */
export function failureOfStatus(status: number, restMs: number | null): FetchFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status === 403 || status === 429 || status === 503) {
    return { kind: 'blocked', reason: 'status', status, retryAfterMs: restMs };
  }
  return errorOutcome('status', status);
}

const eventStream = 'text/event-stream';

/** Whether an answer of this media type is what was asked for. A type that was not named fits only `any`. */
export function isAccepted(mediaType: string, accept: AcceptedContent): boolean {
  switch (accept) {
    case 'any':
      return true;
    case 'html':
      return mediaType === 'text/html' || mediaType === 'application/xhtml+xml';
    case 'json':
      return /^(application|text)\/([a-z0-9.-]+\+)?json$/.test(mediaType);
    case 'rpc':
      return mediaType === eventStream || isAccepted(mediaType, 'json');
    case 'xml':
      return /^(application|text)\/([a-z0-9.-]+\+)?xml$/.test(mediaType);
    case 'image':
      return mediaType.startsWith('image/');
  }
}

/** The Accept header for each kind of content. */
export const acceptHeaders: Readonly<Record<AcceptedContent, string>> = {
  html: 'text/html,application/xhtml+xml',
  json: 'application/json',
  rpc: `application/json, ${eventStream}`,
  xml: 'application/xml,text/xml,*/xml;q=0.9',
  image: 'image/webp,image/png,image/jpeg,image/*;q=0.8',
  any: '*/*',
};

/**
 * Whether a page asks for proof of being human instead of showing what was asked for. Only marks that challenge pages
 * carry and shop pages do not are counted, and a page with structured data is never taken for one.
 */
export function isChallenge(page: {
  readonly finalLink: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}): boolean {
  if (page.headers['cf-mitigated'] === 'challenge') return true;
  if (/\/(validatecaptcha|captcha)(\/|$)/i.test(new URL(page.finalLink).pathname)) return true;
  const beginning = page.html.slice(0, 200_000);
  if (beginning.includes('application/ld+json')) return false;
  const title = /<title[^>]{0,200}>([^<]{0,200})/i.exec(beginning)?.[1]?.trim() ?? '';
  return challengeTitle.test(title) || challengeMarks.some((mark) => beginning.includes(mark));
}

/** How long a Retry-After header asks to wait, in milliseconds; null when it says nothing readable. */
export function retryAfterMs(header: string, now: number): number | null {
  const value = header.trim();
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const until = value === '' ? Number.NaN : Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

/**
 * How long it takes until the limits that are used up are filled again, by the headers X-RateLimit-Remaining and -Reset, each with
 * one number a limit; null when they don't say. A reset is a number of seconds, or a moment in seconds since 1970.
 */
export function limitResetMs(headers: Readonly<Record<string, string>>, now: number): number | null {
  const numbersOf = (name: string) =>
    (headers[name] ?? '').split(',').map((part) => Number(part.trim() || 'none'));
  const remaining = numbersOf('x-ratelimit-remaining');
  const resets = numbersOf('x-ratelimit-reset').filter(
    (seconds, place) => Number.isFinite(seconds) && remaining[place] === 0,
  );
  if (resets.length === 0) return null;
  const seconds = Math.max(...resets);
  return seconds > momentSecondsMin ? Math.max(0, seconds * 1000 - now) : Math.max(0, seconds * 1000);
}

/** A larger number of seconds is a moment and no duration. */
const momentSecondsMin = 1_000_000_000;

const challengeTitle =
  /^(just a moment\.\.\.|attention required!.*|robot check|robot or human\?|are you (a )?(human|robot)\??|pardon our interruption.*|access denied|access to this page has been denied\.?|security (check|measure)|verif(y|ying) (that )?you are (a )?human.*|human verification|bot verification|captcha)$/i;

const challengeMarks = [
  '/errors/validateCaptcha',
  'geo.captcha-delivery.com',
  'id="px-captcha"',
  'Incapsula incident ID',
  '/cdn-cgi/challenge-platform/h/b/orchestrate/',
];
