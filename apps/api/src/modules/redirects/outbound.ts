import { programmeOf, readNetworkLink, tagOutboundLink, withReferralUtm } from '@pricehunt/affiliate-tagging';
import type { AffiliateIds, ReferralTerms } from '@pricehunt/affiliate-tagging';
import { isShopifyDomain } from '@pricehunt/marketplace-detection';
import { Refusal } from '../../answers/refusal';

/** In characters (REDIR-3). */
const targetLengthMax = 4096;

export interface Outbound {
  readonly target: string;
  readonly host: string;
  /** The tagged link, with the click's id, or for a merchant's shop with the reference id, if any. */
  readonly addressFor: (id: string | null) => string;
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
  const { href, host } = target;
  const hasProgramme = programmeOf(href) !== null;
  const terms = hasProgramme ? undefined : termsOf(host);
  const isReferral = terms !== undefined || isShopifyDomain(href);
  return {
    target: href,
    host: isReferral || hasProgramme ? host : shopBehind(href, host),
    addressFor: isReferral ? (id) => withReferralUtm(href, id, terms) : tagging(href, ids),
    isReferral,
    isUsualPlace: isUsualPlace(target, listedPlaces),
  };
}

/** Most links are never tagged. Tagged ones are parsed, since an operator's template may contain anything. */
function tagging(href: string, ids: AffiliateIds): Outbound['addressFor'] {
  const tag = (subId: string) => tagOutboundLink(href, { ids, subId, mayReplaceForeignTag: false });
  return tag('any').tagged ? (clickId) => new URL(tag(clickId ?? '').link).href : () => href;
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
