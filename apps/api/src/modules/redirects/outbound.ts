import {
  planOutboundLink,
  programmeOf,
  readNetworkLink,
  withReferralUtm,
} from '@pricehunt/affiliate-tagging';
import type { AffiliateIds, OutboundPlan, ReferralTerms } from '@pricehunt/affiliate-tagging';
import { isShopifyDomain } from '@pricehunt/marketplace-detection';
import { Refusal } from '../../refusal';
import { createBoundedCache } from './bounded-cache';

/** In characters (REDIR-3). */
const targetLengthMax = 4096;

export interface Outbound {
  readonly target: string;
  readonly host: string;
  readonly plan: OutboundPlan;
  /** True for a merchant's shop, whose links carry a reference id instead of a program's tag (S§5). */
  readonly isReferral: boolean;
  /** On https and the default port, or listed by the operator; elsewhere only a catalog link passes. */
  readonly isUsualPlace: boolean;
}

/** `host:port` pairs that the operator allows without https on the default port. */
export type ListedPlaces = ReadonlySet<string>;

/** The link terms of a merchant's verified host; undefined for every other host. */
export type ReferralTermsOf = (host: string) => ReferralTerms | undefined;

/** Everything after works on this parsed URL, never on the text. Refuses anything but a web address. */
export function readTarget(to: string | undefined): URL {
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

/** Never sets our tag over another's (S§5, S§9). */
export function outboundTo(
  target: URL,
  ids: AffiliateIds,
  termsOf: ReferralTermsOf,
  listedPlaces: ListedPlaces,
): Outbound {
  const { href, host: hostOfTarget, hostname } = target;
  const { host, hasProgramme, isShopify } = knownHost(hostOfTarget, hostname);
  const terms = hasProgramme ? undefined : termsOf(host);
  const isReferral = terms !== undefined || isShopify;
  const plan = isReferral
    ? { addressFor: (referenceId: string) => withReferralUtm(href, referenceId || null, terms) }
    : planOutboundLink(href, { ids, mayReplaceForeignTag: false });
  return {
    target: href,
    host: isReferral || hasProgramme ? host : shopBehind(href, host),
    plan,
    isReferral,
    isUsualPlace: isUsualPlace(target, listedPlaces),
  };
}

/** The target shop of a network's link, if visible: clicks are counted for shops. */
function shopBehind(link: string, host: string): string {
  const target = readNetworkLink(link)?.target ?? null;
  return target === null ? host : new URL(target).host;
}

function isUsualPlace({ protocol, hostname, port }: URL, listedPlaces: ListedPlaces): boolean {
  if (protocol === 'https:' && port === '') return true;
  const usualPort = protocol === 'https:' ? '443' : '80';
  return listedPlaces.has(`${hostname.replace(/\.+$/, '')}:${port || usualPort}`);
}

/** Many links lead to few hosts, and parsing a name takes longer than verifying a link. */
interface KnownHost {
  readonly host: string;
  readonly hasProgramme: boolean;
  readonly isShopify: boolean;
}

const hosts = createBoundedCache<KnownHost>(1_024);

function knownHost(host: string, hostname: string): KnownHost {
  const known = hosts.get(host);
  if (known !== undefined) return known;
  const read = { host, hasProgramme: programmeOf(hostname) !== null, isShopify: isShopifyDomain(hostname) };
  hosts.set(host, read);
  return read;
}
