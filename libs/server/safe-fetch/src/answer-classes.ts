import type { AcceptedContent } from './fetch-options';
import type { FetchFailure } from './fetch-outcome';
import { errorOutcome } from './fetch-outcome';

/** Null for 2xx. Redirects are handled earlier. `restMs` is the requested pause in milliseconds; null for none. */
export function failureOfStatus(status: number, restMs: number | null): FetchFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status === 403 || status === 429 || status === 503) {
    return { kind: 'blocked', reason: 'status', status, retryAfterMs: restMs };
  }
  return errorOutcome('status', status);
}

const eventStream = 'text/event-stream';

/** A missing type only matches `any`. */
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

export const acceptHeaders: Readonly<Record<AcceptedContent, string>> = {
  html: 'text/html,application/xhtml+xml',
  json: 'application/json',
  rpc: `application/json, ${eventStream}`,
  xml: 'application/xml,text/xml,*/xml;q=0.9',
  image: 'image/webp,image/png,image/jpeg,image/*;q=0.8',
  any: '*/*',
};

/** By marks that shop pages don't have. A page with structured data never counts as one. */
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

/** Null if the header is missing or invalid. */
export function retryAfterMs(header: string, now: number): number | null {
  const value = header.trim();
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const until = value === '' ? Number.NaN : Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

/** From X-RateLimit-Remaining and -Reset, which have one number per limit, in seconds or Unix time. */
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

/** A larger number is a Unix time. */
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
