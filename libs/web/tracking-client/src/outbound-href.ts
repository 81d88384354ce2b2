import { sessionKeys } from '@pricehunt/click-attribution';
import type { Utm } from '@pricehunt/click-attribution';
import { defaultRedirectSource, followRedirect } from '@pricehunt/api-contract/redirects';
import type { Outbound } from '@pricehunt/api-contract';
import { utmIn } from './stored-utm';
import { storedValues } from './stored-values';

export interface OutboundLink {
  /** The target, its offer and the API's signature over both, from the offer. */
  readonly outbound: Outbound;
  /** Where the link was shown; product_suggestion by default (S§9). */
  readonly source?: string;
  /** The comparison that showed the link. */
  readonly comparisonId?: string;
}

/** GET /api/redirect of S§3 and S§7, with the session's UTM values (S§4) after consent. Works without script. */
export function outboundHref(
  { outbound, source = defaultRedirectSource, comparisonId }: OutboundLink,
  nowMs: number,
  utm: Utm | null = storedUtm(),
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

function storedUtm(): Utm | null {
  return utmIn(storedValues(() => globalThis.sessionStorage).read(sessionKeys.utmParameters));
}

function utmQuery(utm: Utm | null): Readonly<Record<string, string>> {
  if (utm === null) return {};
  const named = { utm_source: utm.source, utm_medium: utm.medium, utm_campaign: utm.campaign };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
