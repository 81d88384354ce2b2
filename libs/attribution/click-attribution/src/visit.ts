import { isbot } from 'isbot';

/** What a request tells about who made it; a header that is missing is null. */
export interface VisitSigns {
  readonly method: string;
  readonly userAgent: string | null;
  /** Sec-Purpose, of today's browsers. */
  readonly secPurpose: string | null;
  /** Purpose (or X-Purpose), of older ones. */
  readonly purpose: string | null;
  /** X-Moz, of older Firefox. */
  readonly xMoz: string | null;
}

/** Why a visit was not taken for a person's. */
type VisitReason =
  | 'method-is-not-get'
  | 'sec-purpose-header'
  | 'purpose-header'
  | 'x-moz-header'
  | 'no-user-agent'
  | 'bot-user-agent';

/** Who came: a person; a bot; a browser that loads ahead; or a probe that wants no page. All reasons are listed. */
export interface Visit {
  readonly kind: 'person' | 'bot' | 'prefetch' | 'probe';
  readonly reasons: readonly VisitReason[];
}

/**
 * Tells who made a request. Probes (every method but GET and POST) and prefetches are answered and never counted; bots
 * are kept, flagged, and never billed; what remains is taken for a person. A probe by a bot is a probe, and its reasons
 * name both.
 */
export function classifyVisit(signs: VisitSigns): Visit {
  const probe: VisitReason[] = /^(?:get|post)$/i.test(signs.method) ? [] : ['method-is-not-get'];
  const prefetch: VisitReason[] = [];
  if (isAhead(signs.secPurpose)) prefetch.push('sec-purpose-header');
  if (isAhead(signs.purpose)) prefetch.push('purpose-header');
  if (isAhead(signs.xMoz)) prefetch.push('x-moz-header');
  const bot = botReasons(signs.userAgent);
  const reasons = [...probe, ...prefetch, ...bot];
  if (probe.length > 0) return { kind: 'probe', reasons };
  if (prefetch.length > 0) return { kind: 'prefetch', reasons };
  return { kind: bot.length > 0 ? 'bot' : 'person', reasons };
}

/** Tells by the user agent alone whether a program is likely at work; a missing user agent counts as one. */
export function isLikelyBot(userAgent: string | null): boolean {
  return botReasons(userAgent).length > 0;
}

function botReasons(userAgent: string | null): readonly VisitReason[] {
  if (userAgent === null || userAgent.trim() === '') return ['no-user-agent'];
  return isbot(userAgent) ? ['bot-user-agent'] : [];
}

/* prefetch, prefetch;prerender, prerender, preview */
function isAhead(header: string | null): boolean {
  return header !== null && /\b(?:prefetch|prerender|preview|instant)\b/i.test(header);
}
