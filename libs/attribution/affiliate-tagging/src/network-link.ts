import { hostOf, isSameSite, readWebUrl, unwrapRedirector, withParameters } from '@pricehunt/product-links';

type NetworkId =
  | 'admitad'
  | 'adtraction'
  | 'awin'
  | 'cj'
  | 'daisycon'
  | 'impact'
  | 'partnerize'
  | 'rakuten'
  | 'shareasale'
  | 'tradedoubler'
  | 'tradetracker'
  | 'webgains';

export interface NetworkLink {
  readonly network: NetworkId;
  readonly link: string;
  /** The target; null if the link doesn't contain it. */
  readonly target: string | null;
  /** Null if the link doesn't contain it. */
  readonly advertiserId: string | null;
}

export const clickIdPlace = 'pricehunt-click-id';

interface Network {
  readonly id: NetworkId;
  readonly hosts: readonly string[];
  /** Null if the network documents none. */
  readonly subIdParameter: string | null;
  readonly advertiser?: RegExp;
}

/** A feed may only lead shoppers through these hosts. */
const networks: readonly Network[] = [
  {
    id: 'awin',
    hosts: ['awin1.com', 'zenaps.com'],
    subIdParameter: 'clickref',
    advertiser: /[?&](?:m|awinmid)=(\d+)/,
  },
  {
    id: 'cj',
    hosts: [
      'anrdoezrs.net',
      'dpbolvw.net',
      'jdoqocy.com',
      'kqzyfj.com',
      'tkqlhce.com',
      'emjcd.com',
      'qksrv.net',
    ],
    subIdParameter: 'sid',
  },
  {
    id: 'rakuten',
    hosts: ['click.linksynergy.com'],
    subIdParameter: 'u1',
    advertiser: /[?&]mid=(\d+)/,
  },
  {
    id: 'impact',
    hosts: ['pxf.io', 'sjv.io', 'eqjw.net', '7eer.net', 'ojrq.net', 'evyy.net', 'pvxt.net', '7tiv.net'],
    subIdParameter: 'subId1',
    advertiser: /\/c\/\d+\/\d+\/(\d+)/,
  },
  {
    id: 'tradedoubler',
    hosts: ['tradedoubler.com'],
    subIdParameter: 'epi',
    advertiser: /[?&)]p[=(](\d+)/,
  },
  {
    id: 'webgains',
    hosts: ['track.webgains.com'],
    subIdParameter: null,
    advertiser: /[?&]wgprogramid=(\d+)/,
  },
  { id: 'daisycon', hosts: ['ds1.nl'], subIdParameter: null },
  { id: 'partnerize', hosts: ['prf.hn'], subIdParameter: null },
  { id: 'admitad', hosts: ['ad.admitad.com', 'alitems.com', 'alitems.co'], subIdParameter: null },
  { id: 'adtraction', hosts: ['track.adtraction.com'], subIdParameter: null },
  { id: 'tradetracker', hosts: ['tc.tradetracker.net'], subIdParameter: null },
  { id: 'shareasale', hosts: ['shareasale.com'], subIdParameter: null },
];

/** By host. Null for other links and for links with a user name or port. A brand's impact host needs its brand. */
export function readNetworkLink(text: string): NetworkLink | null {
  const url = readWebUrl(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const host = hostOf(url.href) ?? '';
  if (url.origin !== `${url.protocol}//${url.hostname}`) return null;
  const link = url.href.replace(/^http:/, 'https:');
  const target = targetOf(link);
  const network = networks.find(({ hosts }) => hosts.some((each) => isSameSite(host, each)));
  if (network !== undefined) {
    const advertiserId = network.advertiser?.exec(link)?.[1] ?? null;
    return { network: network.id, link, target, advertiserId };
  }
  return target !== null && isImpactOfBrand(host, url.pathname, target)
    ? { network: 'impact', link, target, advertiserId: null }
    : null;
}

/** Adds a placeholder for the click id if the network supports one. Other links are unchanged. */
export function withClickIdPlace(text: string): string {
  const read = readNetworkLink(text);
  const parameter = networks.find(({ id }) => id === read?.network)?.subIdParameter ?? null;
  if (read === null || parameter === null) return text;
  const { link } = read;
  // CJ's long form ends with the target; Tradedoubler's old form uses brackets.
  if (/\/links\/\d+\/type\/dlg\//.test(link)) {
    return link.replace(/\/sid\/[^/]*(?=\/)/, '').replace(/\/type\/dlg\//, `/type/dlg/sid/${clickIdPlace}/`);
  }
  if (/\?[a-z]+\(/.test(link)) return link.replace(/epi\([^)]*\)/, '').replace(/\?/, `?epi(${clickIdPlace})`);
  return withParameters(link, [[parameter, clickIdPlace]]);
}

function targetOf(link: string): string | null {
  const inBrackets = /[?&)]url\(([^)]+)\)/.exec(link)?.[1];
  const target = inBrackets === undefined ? unwrapRedirector(link) : decoded(inBrackets);
  return target === link || readWebUrl(target) === null ? null : target;
}

/** Brands have their own impact hosts: goto.walmart.com/c/1/2/3?u=https://www.walmart.com/… */
function isImpactOfBrand(host: string, path: string, target: string): boolean {
  if (!/^\/c\/\d+\/\d+\/\d+/.test(path)) return false;
  const brand = host.split('.').slice(1).join('.');
  return brand.includes('.') && isSameSite(hostOf(target) ?? '', brand);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
