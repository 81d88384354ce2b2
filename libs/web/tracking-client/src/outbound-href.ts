import { sessionKeys } from '@pricehunt/click-attribution';
import type { Utm } from '@pricehunt/click-attribution';
import { defaultRedirectSource, followRedirect } from '@pricehunt/api-contract';
import type { Outbound } from '@pricehunt/api-contract';
import { utmIn } from './kept-utm';
import { keptValues } from './kept-values';

/** What an outbound link says of itself. */
export interface OutboundLink {
  /** The target, the offer it belongs to and the API's signature over both, as the offer carries them. */
  readonly outbound: Outbound;
  /** Where the link stood; product_suggestion where not given (S§9). */
  readonly source?: string;
  /** The comparison that it was followed from. */
  readonly comparisonId?: string;
}

/**
 * The address of a "Go to shop" link (S§3, S§7): GET /api/redirect with the target, the source and the moment in
 * milliseconds, with the offer, its signature and the comparison, so that the API can prove the target, and with the source,
 * medium and campaign that the session keeps (S§4), which it does with consent only. It is a plain address on this app's own
 * origin: it works without script and when every tracker fails.
 */
export function outboundHref(
  { outbound, source = defaultRedirectSource, comparisonId }: OutboundLink,
  nowMs: number,
  utm: Utm | null = keptUtm(),
): string {
  const query = new URLSearchParams({
    to: outbound.to,
    source,
    timestamp: String(nowMs),
    offer: outbound.offer,
    signature: outbound.signature,
    ...(comparisonId === undefined ? {} : { comparison: comparisonId }),
    ...utmQuery(utm),
  });
  return `${followRedirect.path}?${query.toString()}`;
}

/** What this browser's session keeps; null where there is none. */
function keptUtm(): Utm | null {
  return utmIn(keptValues(() => globalThis.sessionStorage).read(sessionKeys.utmParameters));
}

function utmQuery(utm: Utm | null): Readonly<Record<string, string>> {
  if (utm === null) return {};
  const named = { utm_source: utm.source, utm_medium: utm.medium, utm_campaign: utm.campaign };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
