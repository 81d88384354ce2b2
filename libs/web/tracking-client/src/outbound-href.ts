import { defaultRedirectSource, followRedirect } from '@pricehunt/api-contract';
import type { Outbound } from '@pricehunt/api-contract';

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
 * milliseconds, and with the offer, its signature and the comparison, so that the API can prove the target. It is a plain
 * address on this app's own origin: it works without script and when every tracker fails.
 */
export function outboundHref(
  { outbound, source = defaultRedirectSource, comparisonId }: OutboundLink,
  nowMs: number,
): string {
  const query = new URLSearchParams({
    to: outbound.to,
    source,
    timestamp: String(nowMs),
    offer: outbound.offer,
    signature: outbound.signature,
    ...(comparisonId === undefined ? {} : { comparison: comparisonId }),
  });
  return `${followRedirect.path}?${query.toString()}`;
}
