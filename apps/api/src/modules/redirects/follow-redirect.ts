import { referenceIdFor } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import { defaultRedirectSource } from '@pricehunt/api-contract';
import type { Visit, VisitSigns } from '@pricehunt/click-attribution';
import type { ClickRow } from '@pricehunt/storage';
import type { ClickRecorder } from './click-recorder';
import type { KnownShops } from './known-shops';
import { outboundTo, readTarget } from './outbound';
import type { Outbound } from './outbound';
import type { ProvenLinks } from './proven-links';

/** A request for an outbound link, as it came. */
export interface RedirectRequest extends VisitSigns {
  readonly to: string | undefined;
  readonly source: string | undefined;
  /** Milliseconds since 1970 as the page wrote them. */
  readonly timestamp: string | undefined;
  readonly offer: string | undefined;
  readonly signature: string | undefined;
  readonly comparison: string | undefined;
}

export type RedirectAnswer =
  | { readonly kind: 'go'; readonly location: string }
  | { readonly kind: 'leaving-page'; readonly target: URL };

export interface RedirectServices {
  readonly provenLinks: ProvenLinks;
  readonly knownShops: KnownShops;
  readonly clickRecorder: ClickRecorder;
  readonly affiliateIds: AffiliateIds;
  readonly classifyVisit: (signs: VisitSigns) => Visit;
  readonly countClick: (visit: string, kept: string) => void;
  readonly report: (failure: unknown, what: string) => void;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * S§7's redirect: reads the target, sends the person on only where the target is proven, tags the link, and keeps the
 * click before it answers. Looking (HEAD, prefetch) is answered and never counted; keeping may fail, the redirect not.
 */
export async function followRedirect(
  services: RedirectServices,
  request: RedirectRequest,
): Promise<RedirectAnswer> {
  const outbound = findProven(services, request) ?? (await findKnown(services, readTarget(request.to)));
  if (outbound instanceof URL) return { kind: 'leaving-page', target: outbound };
  const clickId = services.newId();
  const now = services.now();
  const referenceId = outbound.isReferral
    ? referenceIdFor(outbound.host, now.getTime(), clickId.slice(-12))
    : null;
  const location = outbound.plan.addressFor(referenceId ?? clickId);
  const visit = services.classifyVisit(request);
  if (visit.kind === 'person' || visit.kind === 'bot') {
    const click: ClickRow = {
      id: clickId,
      clickedAt: now.toISOString(),
      target: outbound.target,
      sentTo: location,
      source: (request.source ?? '').slice(0, 100) || defaultRedirectSource,
      requestedAt: readTimestamp(request.timestamp),
      offerId: request.offer?.slice(0, 200) ?? null,
      retailerDomain: outbound.host,
      visit: visit.kind,
      botReason: visit.kind === 'bot' ? visit.reasons.join(', ') : null,
      referenceId,
      sessionId: null,
      comparisonId: request.comparison?.slice(0, 64) ?? null,
      userAgentFamily: null,
      visitorHash: null,
    };
    services.countClick(visit.kind, await services.clickRecorder.record(click));
  }
  return { kind: 'go', location };
}

function findProven(
  { provenLinks }: RedirectServices,
  { to, offer, signature }: RedirectRequest,
): Outbound | undefined {
  return to && offer && signature ? provenLinks.find(to, offer, signature) : undefined;
}

/** How to go to a known shop; for any other target, the target itself. */
async function findKnown(services: RedirectServices, target: URL): Promise<Outbound | URL> {
  return (await isKnown(services, target)) ? outboundTo(target, services.affiliateIds) : target;
}

async function isKnown(services: RedirectServices, target: URL): Promise<boolean> {
  try {
    return await services.knownShops.has(target);
  } catch (failure) {
    services.report(failure, 'the list of known shops could not be read');
    return false;
  }
}

function readTimestamp(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}
