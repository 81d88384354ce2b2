import { canonicalLink, pageKey } from '@pricehunt/product-links';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { retailerOf, webAddress } from '../variant-facts';
import type { WebResult } from './web-search';

type LeftOutReason =
  | 'no-web-address'
  | 'never'
  | 'own-shop'
  | 'marketplace'
  | 'comparison-site'
  | 'not-a-product'
  | 'pasted'
  | 'enough-of-shop';

export interface ReadingRules {
  /** Domains of other sources and of this installation. */
  readonly own: ReadonlySet<string>;
  /** Domains blocked by the operator. */
  readonly never: ReadonlySet<string>;
  readonly pasted: string | null;
}

export interface JudgedResult {
  /** Canonical. */
  readonly link: string;
  readonly title: string;
  /** Registrable domain, or host and port on loopback; empty for an invalid URL. */
  readonly domain: string;
  readonly leftOut: LeftOutReason | null;
}

const pagesOfShopMax = 2;

/** Judges results by URL only. Each page appears once, in the engine's order. */
export function judgeResults(results: readonly WebResult[], rules: ReadingRules): readonly JudgedResult[] {
  const ofShop = new Map<string, number>();
  const seen = new Set<string>();
  return results.flatMap(({ link: given, title }): readonly JudgedResult[] => {
    const address = given.length > linkLengthMax || isSignedIn(given) ? null : webAddress(given);
    if (address === null)
      return [{ link: given.slice(0, linkLengthMax), title, domain: '', leftOut: 'no-web-address' }];
    const link = canonicalLink(address);
    if (seen.has(pageKey(link))) return [];
    seen.add(pageKey(link));
    const { domain } = retailerOf(link, null);
    const reason = reasonAgainst(link, domain, rules);
    if (reason !== null) return [{ link, title, domain, leftOut: reason }];
    const count = (ofShop.get(domain) ?? 0) + 1;
    ofShop.set(domain, count);
    return [{ link, title, domain, leftOut: count > pagesOfShopMax ? 'enough-of-shop' : null }];
  });
}

const linkLengthMax = 2_000;

function isSignedIn(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

function reasonAgainst(
  link: string,
  domain: string,
  { own, never, pasted }: ReadingRules,
): LeftOutReason | null {
  if (never.has(domain)) return 'never';
  if (pasted !== null && pageKey(pasted) === pageKey(link)) return 'pasted';
  if (own.has(domain)) return 'own-shop';
  const marketplace = detectMarketplace(link);
  if (marketplace !== null && marketplacesWithSources.has(marketplace.id)) return 'marketplace';
  const [name = ''] = domain.split('.');
  if (comparisonSites.has(name)) return 'comparison-site';
  return otherSites.has(name) || isOtherPage(new URL(link)) ? 'not-a-product' : null;
}

/** Marketplaces with their own API source, or whose pages may not be read for prices. */
const marketplacesWithSources: ReadonlySet<string> = new Set([
  ...['aliexpress', 'amazon', 'bestbuy', 'ebay', 'etsy', 'walmart'],
]);

/** Price comparison sites, by the name in their domain. */
const comparisonSites: ReadonlySet<string> = new Set([
  ...['idealo', 'geizhals', 'billiger', 'preisvergleich', 'guenstiger', 'preisroboter', 'preispiraten'],
  ...[
    'pricerunner',
    'pricespy',
    'prisjakt',
    'prisguiden',
    'hintaopas',
    'hinta',
    'ledenicheur',
    'trovaprezzi',
  ],
  ...[
    'ceneo',
    'heureka',
    'arukereso',
    'kelkoo',
    'kieskeurig',
    'vergelijk',
    'tweakers',
    'beslist',
    'toppreise',
  ],
  ...['shopzilla', 'bizrate', 'pricegrabber', 'shopping', 'twenga', 'google', 'bing', 'yandex', 'duckduckgo'],
  ...['camelcamelcamel', 'keepa', 'hagglezon', 'skinflint', 'check24', 'testberichte', 'smartprix'],
  ...['mydealz', 'hotukdeals', 'dealabs', 'pepper', 'slickdeals', 'dealnews', 'preisjaeger', 'chollometro'],
]);

/** Forums, videos and manuals, by the name in their domain. */
const otherSites: ReadonlySet<string> = new Set([
  ...[
    'youtube',
    'vimeo',
    'tiktok',
    'facebook',
    'instagram',
    'pinterest',
    'reddit',
    'twitter',
    'x',
    'threads',
  ],
  ...[
    'linkedin',
    'quora',
    'medium',
    'substack',
    'wikipedia',
    'wikimedia',
    'fandom',
    'github',
    'stackexchange',
  ],
  ...['trustpilot', 'rtings', 'gutefrage', 'chip', 'heise', 'golem', 'computerbild', 'techradar', 'cnet'],
  ...['manualslib', 'manualzz', 'bedienungsanleitung', 'icecat', 'barcodelookup', 'upcitemdb', 'ifixit'],
]);

function isOtherPage({ pathname, searchParams }: URL): boolean {
  if (pathname === '/' && searchParams.size === 0) return true;
  return documentEnding.test(pathname) || otherFolder.test(pathname);
}

const documentEnding = /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|exe|apk|jpe?g|png|gif|webp|svg|mp4|mp3|xml|txt)$/i;
const otherFolder =
  /\/(?:blogs?|news|press|presse|magazine?|ratgeber|guides?|wiki|foren|forums?|threads?|community|questions|support|hilfe|help|faq|manuals?|handbuch|downloads?|treiber|drivers?|reviews?|tests?|testberichte?|vergleich|compare|search|suche|recherche|tags?|authors?|jobs|karriere|careers|impressum|agb|datenschutz|privacy|terms|login|account|cart|warenkorb)(?:\/|\.html?$|$)/i;
