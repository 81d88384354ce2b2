import { isbot } from 'isbot';

/** Request headers that identify the visitor; null if missing. */
export interface VisitSigns {
  readonly method: string;
  readonly userAgent: string | null;
  /** Current browsers. */
  readonly secPurpose: string | null;
  /** Older browsers. Also X-Purpose. */
  readonly purpose: string | null;
  /** Older Firefox. */
  readonly xMoz: string | null;
}

type VisitReason =
  | 'method-is-not-get'
  | 'sec-purpose-header'
  | 'purpose-header'
  | 'x-moz-header'
  | 'no-user-agent'
  | 'bot-user-agent';

export interface Visit {
  readonly kind: 'person' | 'bot' | 'prefetch' | 'probe';
  readonly reasons: readonly VisitReason[];
}

/** Probes and prefetches aren't counted. Bots are stored but never billed. A bot's probe has both reasons. */
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

/** A missing user agent counts as a bot's. */
function botReasons(userAgent: string | null): readonly VisitReason[] {
  if (userAgent === null || userAgent.trim() === '') return ['no-user-agent'];
  return isbot(userAgent) ? ['bot-user-agent'] : [];
}

/** prefetch, prefetch;prerender, prerender, preview. */
function isAhead(header: string | null): boolean {
  return header !== null && /\b(?:prefetch|prerender|preview|instant)\b/i.test(header);
}
