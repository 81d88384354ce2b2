import { tagOutboundLink } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import { defaultRedirectSource } from '@pricehunt/api-contract';
import { classifyVisit } from '@pricehunt/click-attribution';
import type { ClickRow } from '@pricehunt/storage';
import { Refusal } from '../../refusal';
import type { ClickRecorder } from './click-recorder';
import type { KnownShops } from './known-shops';
import type { OutboundSigner } from '../../outbound-signer';

/** Longest target that is followed, in characters (REDIR-3). */
const targetLengthMax = 4096;

/** A request for an outbound link, as it came. */
export interface RedirectRequest {
  readonly to: string | undefined;
  readonly source: string | undefined;
  /** Milliseconds since 1970 as the page wrote them. */
  readonly timestamp: string | undefined;
  readonly offer: string | undefined;
  readonly signature: string | undefined;
  readonly comparison: string | undefined;
  readonly method: string;
  readonly userAgent: string | null;
  readonly secPurpose: string | null;
  readonly purpose: string | null;
  readonly xMoz: string | null;
}

export type RedirectAnswer =
  | { readonly kind: 'go'; readonly location: string }
  | { readonly kind: 'leaving-page'; readonly target: URL };

export interface RedirectServices {
  readonly outboundSigner: OutboundSigner;
  readonly knownShops: KnownShops;
  readonly clickRecorder: ClickRecorder;
  readonly affiliateIds: AffiliateIds;
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
  const target = readTarget(request.to);
  if (!isSigned(services, request) && !(await isKnown(services, target)))
    return { kind: 'leaving-page', target };
  const clickId = services.newId();
  const tagged = tagOutboundLink(target.href, {
    ids: services.affiliateIds,
    subId: clickId,
    mayReplaceForeignTag: false,
  });
  const location = tagged.tagged ? new URL(tagged.link).href : target.href;
  const visit = classifyVisit(request);
  if (visit.kind === 'person' || visit.kind === 'bot') {
    const click: ClickRow = {
      id: clickId,
      clickedAt: services.now().toISOString(),
      target: target.href,
      sentTo: location,
      source: (request.source ?? '').slice(0, 100) || defaultRedirectSource,
      requestedAt: readTimestamp(request.timestamp),
      offerId: request.offer?.slice(0, 200) ?? null,
      retailerDomain: target.host,
      visit: visit.kind,
      botReason: visit.kind === 'bot' ? visit.reasons.join(', ') : null,
      referenceId: null,
      sessionId: null,
      comparisonId: request.comparison?.slice(0, 64) ?? null,
      userAgentFamily: null,
      visitorHash: null,
    };
    services.countClick(visit.kind, await services.clickRecorder.record(click));
  }
  return { kind: 'go', location };
}

/** The target as one parsed URL; everything after works on this object, never on the text. */
function readTarget(to: string | undefined): URL {
  if (to === undefined || to.length > targetLengthMax || !URL.canParse(to)) {
    throw new Refusal('redirect.bad-target');
  }
  const target = new URL(to);
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:';
  if (!isWeb || target.username !== '' || target.password !== '' || target.hostname === '') {
    throw new Refusal('redirect.bad-target');
  }
  return target;
}

function isSigned(services: RedirectServices, { to, offer, signature }: RedirectRequest): boolean {
  return Boolean(to && offer && signature && services.outboundSigner.verify(to, offer, signature));
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
