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

/** Longest target that is followed, in characters (REDIR-3). */
const targetLengthMax = 4096;

/** Where a redirect goes: the target as it was parsed, its host, and how its link is tagged. */
export interface Outbound {
  readonly target: string;
  readonly host: string;
  readonly plan: OutboundPlan;
  /** True where the link goes to a merchant's shop: it then carries a reference id in place of a programme's tag (S§5). */
  readonly isReferral: boolean;
  /** True at https and its own port, and where the operator lists the host and port; elsewhere only the catalog's word lets it through. */
  readonly isUsualPlace: boolean;
}

/** The `host:port` pairs that the operator lets links go to although they are not https at its own port. */
export type ListedPlaces = ReadonlySet<string>;

/** What the links to a host say where a merchant proved that it is its own; undefined for every other host. */
export type ReferralTermsOf = (host: string) => ReferralTerms | undefined;

/** The target as one parsed URL; everything after works on this object, never on the text. Refuses what is no web address. */
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

/**
 * How to go to a target. Our tag is never set over another's; a shop of a merchant's, and any Shopify shop, is told who referred
 * the shopper (S§5, S§9).
 */
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

/** The shop that a network's link leads to, where it shows that: clicks are counted for shops. */
function shopBehind(link: string, host: string): string {
  const target = readNetworkLink(link)?.target ?? null;
  return target === null ? host : new URL(target).host;
}

function isUsualPlace({ protocol, hostname, port }: URL, listedPlaces: ListedPlaces): boolean {
  if (protocol === 'https:' && port === '') return true;
  const usualPort = protocol === 'https:' ? '443' : '80';
  return listedPlaces.has(`${hostname.replace(/\.+$/, '')}:${port || usualPort}`);
}

/**
 * What a host is by its name alone. Many links go to few hosts: they share the one text, and reading a name takes longer than proving
 * a link.
 */
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
