import { referenceIdFor } from '@pricehunt/affiliate-tagging';
import { defaultRedirectSource } from '@pricehunt/api-contract/redirects';
import { classifyVisit, utmLengthMax } from '@pricehunt/click-attribution';
import type { VisitSigns } from '@pricehunt/click-attribution';
import type { ClickRow } from '@pricehunt/storage';
import type { VisitorHasher } from '../../access/visitor-hash';
import type { ClickRecorder } from '../../clicks/click-recorder';
import { deviceOf } from './device-reader';
import type { KnownShops } from './known-shops';
import type { MerchantShops } from './merchant-shops';
import { readTarget } from './outbound';
import type { Outbound } from './outbound';
import type { VerifiedLinks } from './verified-links';

export interface RedirectRequest extends VisitSigns {
  readonly to: string | undefined;
  readonly source: string | undefined;
  /** Milliseconds since 1970 as the page wrote them. */
  readonly timestamp: string | undefined;
  readonly offer: string | undefined;
  readonly signature: string | undefined;
  readonly comparison: string | undefined;
  /** The shopper's original source, if their session stores one. */
  readonly utmSource: string | undefined;
  readonly utmMedium: string | undefined;
  readonly utmCampaign: string | undefined;
  readonly secGpc: string | null;
  /** DNT: 1 does the same. */
  readonly dnt: string | null;
  /** Only visits to merchants' own shops need it, so it is read only then. */
  readonly readAddress: () => string;
  /** ISO 3166-1; null when no trusted proxy sends it. */
  readonly country: string | null;
}

/** The tagged link, or the target of the leaving page, where the person decides. */
export type RedirectOutcome = { readonly location: string } | { readonly leavingFor: URL };

export interface RedirectServices {
  readonly verifiedLinks: VerifiedLinks;
  readonly outboundTo: (target: URL) => Outbound;
  readonly knownShops: KnownShops;
  readonly merchantShops: MerchantShops;
  readonly isOfferLink: (link: string) => Promise<boolean>;
  readonly clickRecorder: ClickRecorder;
  readonly visitorHasher: VisitorHasher;
  readonly report: (failure: unknown, what: string) => void;
  readonly now: () => Date;
  readonly newClickId: () => string;
}

/**
 * The redirect of S§7: follows only a verified target on https and the default port, unless the operator or
 * the catalog allows it; tags the link and stores the click before responding. Visitors who opt out of
 * tracking carry no id to the shop. HEAD and prefetch get a response but never count; storing may fail, the
 * redirect may not.
 */
export async function followRedirect(
  services: RedirectServices,
  request: RedirectRequest,
): Promise<RedirectOutcome> {
  await services.merchantShops.toAwait;
  const outbound = findVerified(services, request) ?? (await findKnown(services, readTarget(request.to)));
  if (outbound instanceof URL) return { leavingFor: outbound };
  if (!outbound.isUsualPlace && !(await isInCatalog(services, request.to ?? ''))) {
    return { leavingFor: new URL(outbound.target) };
  }
  return { location: await goOut(services, request, outbound) };
}

/** Resolves with the tagged link once the click is stored. */
async function goOut(
  services: RedirectServices,
  request: RedirectRequest,
  outbound: Outbound,
): Promise<string> {
  const clickId = services.newClickId();
  const now = services.now();
  const referenceId =
    outbound.isReferral && request.secGpc !== '1'
      ? referenceIdFor(outbound.host, now.getTime(), clickId.slice(-12))
      : null;
  const location = outbound.addressFor(outbound.isReferral ? referenceId : clickId);
  const visit = classifyVisit(request);
  if (visit.kind !== 'person' && visit.kind !== 'bot') return location;
  const isOfPerson = visit.kind === 'person' && outbound.isReferral;
  const mayTrack = visit.kind === 'person' && !isUntracked(request);
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
    visitorHash: isOfPerson && mayTrack ? await visitorHashOf(services, request, outbound.host) : null,
    device: isOfPerson ? deviceOf(request.userAgent) : null,
    country: mayTrack ? request.country : null,
    utmSource: mayTrack ? utmValue(request.utmSource) : null,
    utmMedium: mayTrack ? utmValue(request.utmMedium) : null,
    utmCampaign: mayTrack ? utmValue(request.utmCampaign) : null,
  };
  await services.clickRecorder.record(click);
  return location;
}

function visitorHashOf(
  { visitorHasher }: RedirectServices,
  { readAddress, userAgent }: RedirectRequest,
  site: string,
): Promise<string | null> {
  return visitorHasher.hash({ site, address: readAddress(), userAgent });
}

function isUntracked({ secGpc, dnt }: RedirectRequest): boolean {
  return secGpc === '1' || dnt === '1';
}

function utmValue(text: string | undefined): string | null {
  return text?.trim().slice(0, utmLengthMax) || null;
}

function findVerified(
  { verifiedLinks }: RedirectServices,
  { to, offer, signature }: RedirectRequest,
): Outbound | undefined {
  return to && offer && signature ? verifiedLinks.find(to, offer, signature) : undefined;
}

/** For an unknown shop, returns the target itself. */
async function findKnown(services: RedirectServices, target: URL): Promise<Outbound | URL> {
  return (await isKnown(services, target)) ? services.outboundTo(target) : target;
}

async function isInCatalog({ isOfferLink, report }: RedirectServices, link: string): Promise<boolean> {
  try {
    return await isOfferLink(link);
  } catch (failure) {
    report(failure, 'could not look up a link in the catalog');
    return false;
  }
}

async function isKnown(services: RedirectServices, target: URL): Promise<boolean> {
  if (services.merchantShops.termsOf(target.host) !== undefined) return true;
  try {
    return await services.knownShops.has(target);
  } catch (failure) {
    services.report(failure, 'could not load the list of known shops');
    return false;
  }
}

function readTimestamp(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}
