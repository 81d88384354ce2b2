import { classifyVisit } from '@pricehunt/click-attribution';
import { cleanLink } from '@pricehunt/product-links';
import type { FastifyRequest } from 'fastify';
import type { VisitorHasher } from '../../access/visitor-hash';

export interface TrackingCaller {
  readonly address: string;
  readonly userAgent: string | null;
  /** True when the browser opts out of tracking: Sec-GPC or DNT (PRIV-3). */
  readonly isAnonymous: boolean;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
}

/** Flags anything but a person's browser as a bot, with its reasons. */
export function trackingCallerOf(request: FastifyRequest): TrackingCaller {
  const header = (name: string): string | null => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  };
  const userAgent = header('user-agent');
  const { kind, reasons } = classifyVisit({
    method: request.method,
    userAgent,
    secPurpose: header('sec-purpose'),
    purpose: header('purpose'),
    xMoz: header('x-moz'),
  });
  return {
    address: request.ip,
    userAgent,
    isAnonymous: header('sec-gpc') === '1' || header('dnt') === '1',
    visit: kind === 'person' ? 'person' : 'bot',
    botReason: kind === 'person' ? null : reasons.join(', '),
  };
}

/** Leaves out identifying columns for visitors who opted out. */
export async function callerColumns(hasher: VisitorHasher, caller: TrackingCaller, site: string | null) {
  return {
    visit: caller.visit,
    botReason: caller.botReason,
    isAnonymous: caller.isAnonymous,
    visitorHash: caller.isAnonymous ? null : await hasher.hash({ ...caller, site: site ?? '' }),
  };
}

/** Removes user info, fragment and tracking parameters (PRIV-7). Null for anything but a web address. */
export function storedLink(link: string | null | undefined, isAnonymous: boolean): string | null {
  if (!link || !URL.canParse(link)) return null;
  const given = new URL(link);
  if (given.protocol !== 'http:' && given.protocol !== 'https:') return null;
  given.username = '';
  given.password = '';
  given.hash = '';
  const cleaned = cleanLink(given.href);
  const url = URL.canParse(cleaned) ? new URL(cleaned) : given;
  if (isAnonymous) url.search = '';
  return url.href.slice(0, linkLengthMax);
}

/** Trimmed and cut to a maximum length; null for an empty text. */
export function storedText(text: unknown, lengthMax: number): string | null {
  if (typeof text !== 'string') return null;
  const trimmed = text.trim().slice(0, lengthMax);
  return trimmed === '' ? null : trimmed;
}

const linkLengthMax = 2048;
