import { parsePastedLink } from './pasted-link';
import { parameterOf } from './query-parameters';
import { isSameSite } from './site-host';
import { decodeText, readWebUrl } from './web-url';
import type { WebUrl } from './web-url';

/** Unwraps nested redirectors. Short links, whose target isn't in the link, are unchanged. */
export function unwrapRedirector(link: string): string {
  let current = link;
  for (let layer = 0; layer < layersMax; layer++) {
    const url = readWebUrl(current);
    const target = url === null ? null : targetOf(url);
    if (target === null || target === current) break;
    current = target;
  }
  return current;
}

const layersMax = 6;

/* Site, parameters that can contain the target, and the paths it applies to (default: all). */
type Redirector = readonly [site: string, parameters: string, path?: RegExp];

const redirectors: readonly Redirector[] = [
  ['redirectingat.com', 'url'],
  ['skimresources.com', 'url'],
  ['viglink.com', 'u url'],
  ['sovrn.co', 'u url'],
  ['linksynergy.com', 'murl RD_PARM1'],
  ['awin1.com', 'ued p'],
  ['zenaps.com', 'ued p'],
  ['shareasale.com', 'urllink'],
  ['tradedoubler.com', 'url'],
  ['webgains.com', 'wgtarget'],
  ['partnerize.com', 'destination'],
  ['admitad.com', 'ulp'],
  ['alitems.com', 'ulp'],
  ['alitems.co', 'ulp'],
  ['anrdoezrs.net', 'url'],
  ['dpbolvw.net', 'url'],
  ['jdoqocy.com', 'url'],
  ['kqzyfj.com', 'url'],
  ['tkqlhce.com', 'url'],
  ['emjcd.com', 'url'],
  ['rover.ebay.com', 'mpre loc'],
  ['s.click.aliexpress.com', 'dl_target_url'],
  ['l.facebook.com', 'u'],
  ['lm.facebook.com', 'u'],
  ['l.instagram.com', 'u'],
  ['youtube.com', 'q', /^\/redirect$/],
  ['out.reddit.com', 'url'],
  ['pinterest.com', 'url', /^\/offsite/],
  ['t.umblr.com', 'z'],
  ['linkedin.com', 'url', /^\/(?:safety\/go|redir)/],
  ['slack-redir.net', 'url'],
  ['duckduckgo.com', 'uddg', /^\/l\//],
  ['safelinks.protection.outlook.com', 'url'],
  ['tradetracker.net', 'u r'],
  ['adtraction.com', 'url'],
  ['effiliation.com', 'url'],
  ['digidip.net', 'url'],
  ['belboon.de', 'deeplink'],
  ['belboon.com', 'deeplink'],
  ['avantlink.com', 'url'],
  ['flexlinkspro.com', 'url'],
  ['flexlinks.com', 'url'],
  ['pjatr.com', 'url'],
  ['pjtra.com', 'url'],
  ['pntra.com', 'url'],
  ['pntrac.com', 'url'],
  ['pntrs.com', 'url'],
  ['gopjn.com', 'url'],
  ['cfjump.com', 'url'],
  ['linksredirect.com', 'url'],
  ['shop-links.co', 'url'],
  ['ds1.nl', 'dl'],
  ['star.aliexpress.com', 'redirecturl'],
  ['googleadservices.com', 'adurl'],
  ['googleweblight.com', 'lite_url'],
  ['l.messenger.com', 'u'],
  ['l.threads.net', 'u'],
  ['l.threads.com', 'u'],
  ['m.facebook.com', 'u', /^\/flx\/warn/],
  ['vk.com', 'to', /^\/away/],
  ['t.me', 'url', /^\/iv/],
  ['href.li', 'url'],
  ['exit.sc', 'url'],
  ['getpocket.com', 'url', /^\/redirect/],
  ['medium.com', 'url', /^\/r\//],
  ['disq.us', 'url', /^\/url/],
  ['web.archive.org', '', /^\/web\/\d+/],
];

function targetOf(url: WebUrl): string | null {
  const host = url.hostname.replace(/\.$/, '');
  const path = url.pathname;
  for (const [site, names, paths] of redirectors) {
    if (isSameSite(host, site) && (paths?.test(path) ?? true)) return inParameter(url, names) ?? inPath(url);
  }
  if (host === 'prf.hn') return inPath(url);
  if (/^\/c\/\d+\/\d+\/\d+/.test(path)) return inParameter(url, 'u');
  if (/(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host)) return inGoogle(url);
  if (isSameSite(host, 'cdn.ampproject.org')) return inAmpPath(url, /^\/[a-z]\/(s\/)?(.+)$/);
  if (isSameSite(host, 'urldefense.com')) return inMailShield(url);
  if (/(?:^|\.)amazon\.[a-z.]+$/.test(host) && /^\/gp\/r\.html/.test(path)) return inParameter(url, 'u');
  if (/(?:^|\.)amazon\.[a-z.]+$/.test(host) && /^\/(?:sspa\/click|gp\/slredirect)/.test(path)) {
    const target = parameterOf(url, 'url');
    return target?.startsWith('/') ? (readWebUrl(target, url.origin)?.href ?? null) : null;
  }
  return null;
}

/* Email filters put the target between double underscores: /v3/__https://shop/p__;!!… */
function inMailShield({ pathname, search }: WebUrl): string | null {
  const target = /^\/v3\/__(https?:.+?)__(?:;|$)/.exec(pathname + search)?.[1];
  return target === undefined ? null : targetIn(target);
}

function inGoogle(url: WebUrl): string | null {
  if (url.pathname === '/url') return inParameter(url, 'q url');
  if (/\/aclk$/.test(url.pathname)) return inParameter(url, 'adurl');
  return inAmpPath(url, /^\/amp\/(s\/)?(.+)$/);
}

function inAmpPath(url: WebUrl, pattern: RegExp): string | null {
  const [, secure, address] = pattern.exec(url.pathname) ?? [];
  if (address === undefined) return null;
  return targetIn(`${secure === undefined ? 'http' : 'https'}://${address}${url.search}`);
}

function inParameter(url: WebUrl, names: string): string | null {
  for (const name of names.split(' ')) {
    const target = targetIn(parameterOf(url, name) ?? '');
    if (target !== null) return target;
  }
  return null;
}

/** Some networks put the target at the end of the path, plain or encoded: /links/…/https://shop/p?a=1. */
function inPath({ pathname, search, hash }: WebUrl): string | null {
  const [, plain, encoded] = /(?:\/|destination:)(?:(https?:\/.*)|(https?%3a.*))$/i.exec(pathname) ?? [];
  if (plain !== undefined) return targetIn(plain + search + hash);
  return encoded === undefined ? null : targetIn(decodeText(encoded));
}

function targetIn(text: string): string | null {
  const pasted = parsePastedLink(text);
  return pasted.kind === 'link' ? pasted.url : null;
}
