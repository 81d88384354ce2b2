import { referenceIdFor } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import { defaultRedirectSource } from '@pricehunt/api-contract';
import { utmLengthMax } from '@pricehunt/click-attribution';
import type { Visit, VisitSigns } from '@pricehunt/click-attribution';
import type { ClickDevice, ClickRow } from '@pricehunt/storage';
import type { VisitorHasher } from '../../visitor-hash';
import type { ClickRecorder } from './click-recorder';
import type { KnownShops } from './known-shops';
import type { MerchantShops } from './merchant-shops';
import { outboundTo, readTarget } from './outbound';
import type { ListedPlaces, Outbound } from './outbound';
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

export interface RedirectAnswers<Reply, Answer> {
  readonly goTo: (reply: Reply, location: string) => Answer;
  /** For a target that is unverified or not at a usual place: the person decides. */
  readonly showLeavingPage: (reply: Reply, target: URL) => Answer;
}

export interface RedirectServices {
  readonly verifiedLinks: VerifiedLinks;
  readonly knownShops: KnownShops;
  readonly merchantShops: MerchantShops;
  readonly listedPlaces: ListedPlaces;
  readonly isOfferLink: (link: string) => Promise<boolean>;
  readonly clickRecorder: ClickRecorder;
  readonly affiliateIds: AffiliateIds;
  readonly classifyVisit: (signs: VisitSigns) => Visit;
  readonly deviceOf: (userAgent: string | null) => ClickDevice | null;
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
export function followRedirect<Reply, Answer>(
  services: RedirectServices,
  request: RedirectRequest,
  answers: RedirectAnswers<Reply, Answer>,
  reply: Reply,
): Promise<Answer> {
  const verified = services.merchantShops.toAwait === null ? findVerified(services, request) : undefined;
  return verified?.isUsualPlace === true
    ? goOut(services, request, verified, answers, reply)
    : followDoubtful(services, request, answers, reply);
}

async function followDoubtful<Reply, Answer>(
  services: RedirectServices,
  request: RedirectRequest,
  answers: RedirectAnswers<Reply, Answer>,
  reply: Reply,
): Promise<Answer> {
  await services.merchantShops.toAwait;
  const outbound = findVerified(services, request) ?? (await findKnown(services, readTarget(request.to)));
  if (outbound instanceof URL) return answers.showLeavingPage(reply, outbound);
  if (!outbound.isUsualPlace && !(await isInCatalog(services, request.to ?? ''))) {
    return answers.showLeavingPage(reply, new URL(outbound.target));
  }
  return goOut(services, request, outbound, answers, reply);
}

/** Each further promise would cost as much as verifying the link, so most wait only for their click. */
function goOut<Reply, Answer>(
  services: RedirectServices,
  request: RedirectRequest,
  outbound: Outbound,
  { goTo }: RedirectAnswers<Reply, Answer>,
  reply: Reply,
): Promise<Answer> {
  const clickId = services.newClickId();
  const now = services.now();
  const referenceId =
    outbound.isReferral && request.secGpc !== '1'
      ? referenceIdFor(outbound.host, now.getTime(), clickId.slice(-12))
      : null;
  const location = outbound.plan.addressFor(outbound.isReferral ? (referenceId ?? '') : clickId);
  const visit = services.classifyVisit(request);
  if (visit.kind !== 'person' && visit.kind !== 'bot') return Promise.resolve(goTo(reply, location));
  const isOfPerson = visit.kind === 'person' && outbound.isReferral;
  const mayTrack = visit.kind === 'person' && !isUntracked(request);
  const click: ClickRow = {
    id: clickId,
    clickedAt: momentText(now.getTime()),
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
    device: isOfPerson ? services.deviceOf(request.userAgent) : null,
    country: mayTrack ? request.country : null,
    utmSource: mayTrack ? utmValue(request.utmSource) : null,
    utmMedium: mayTrack ? utmValue(request.utmMedium) : null,
    utmCampaign: mayTrack ? utmValue(request.utmCampaign) : null,
  };
  const { clickRecorder, visitorHasher } = services;
  if (!isOfPerson || !mayTrack) return clickRecorder.record(click).then(() => goTo(reply, location));
  return visitorHasher
    .hash({ site: outbound.host, address: request.readAddress(), userAgent: request.userAgent })
    .then((visitorHash) => clickRecorder.record({ ...click, visitorHash }))
    .then(() => goTo(reply, location));
}

let written = { ms: Number.NaN, text: '' };

/** Many clicks share a millisecond, and formatting it takes longer than verifying a cached link. */
function momentText(ms: number): string {
  if (ms !== written.ms) written = { ms, text: new Date(ms).toISOString() };
  return written.text;
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
  const { affiliateIds, merchantShops, listedPlaces } = services;
  return (await isKnown(services, target))
    ? outboundTo(target, affiliateIds, merchantShops.termsOf, listedPlaces)
    : target;
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
