import { classifyVisit } from '@pricehunt/click-attribution';
import { cleanLink } from '@pricehunt/product-links';
import type { FastifyRequest } from 'fastify';
import type { VisitorHasher } from '../../visitor-hash';

/** Who made a tracking call, as far as may be known. */
export interface TrackingCaller {
  readonly address: string;
  readonly userAgent: string | null;
  /** True when the browser asks not to be tracked: Sec-GPC or DNT (PRIV-3). */
  readonly isAnonymous: boolean;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
}

/** Reads the caller from the request. Whatever is not taken for a person's browser is flagged as a bot, with its reasons. */
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

/** What a row says of its caller: nothing that tells them apart where they asked for that. */
export async function callerColumns(hasher: VisitorHasher, caller: TrackingCaller, site: string | null) {
  return {
    visit: caller.visit,
    botReason: caller.botReason,
    isAnonymous: caller.isAnonymous,
    visitorHash: caller.isAnonymous ? null : await hasher.hash({ ...caller, site: site ?? '' }),
  };
}

/**
 * An address as it may be kept (PRIV-7): without user info, fragment and what only follows people; for a visitor who asked
 * not to be tracked also without its query. Null for what is no web address.
 */
export function keptLink(link: string | null | undefined, isAnonymous: boolean): string | null {
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

/** A text as it is kept: without blanks around it and cut to a bounded length; null for none. */
export function keptText(text: unknown, lengthMax: number): string | null {
  if (typeof text !== 'string') return null;
  const trimmed = text.trim().slice(0, lengthMax);
  return trimmed === '' ? null : trimmed;
}

const linkLengthMax = 2048;
