import { canonicalLink, pageKey } from '@pricehunt/product-links';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { retailerOf, webAddress } from '../variant-facts';
import type { WebResult } from './web-search';

/** Why a page that an engine found is not read. */
type LeftOutReason =
  | 'no-web-address'
  | 'never'
  | 'own-shop'
  | 'marketplace'
  | 'comparison-site'
  | 'not-a-product'
  | 'pasted'
  | 'enough-of-shop';

/** Which sites are not read. */
export interface ReadingRules {
  /** Domains that other sources search already, and the installation's own. */
  readonly own: ReadonlySet<string>;
  /** Domains that the operator never wants to be read. */
  readonly never: ReadonlySet<string>;
  /** The page that the shopper pasted, or null. */
  readonly pasted: string | null;
}

/** A page that an engine found, with what speaks against reading it. */
export interface JudgedResult {
  /** In its canonical form. */
  readonly link: string;
  readonly title: string;
  /** Registrable domain, or the host with its port on loopback; empty for an address that is none of the web. */
  readonly domain: string;
  readonly leftOut: LeftOutReason | null;
}

/** How many pages of one shop are read for one product. */
const pagesOfShopMax = 2;

/** Judges results by their addresses alone; a page is listed once, in the order of the engine. */
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

/** Whether an address carries a name or a password. */
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

/** Marketplaces that are searched by their own interfaces, or whose pages may not be read for prices. */
const marketplacesWithSources: ReadonlySet<string> = new Set([
  ...['aliexpress', 'amazon', 'bestbuy', 'ebay', 'etsy', 'walmart'],
]);

/** Sites that list the offers of others, by the name in their domain. */
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

/** Sites of talk, films and manuals, by the name in their domain. */
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

/** A home page, a document or picture, a search or a list, a page of talk. */
function isOtherPage({ pathname, searchParams }: URL): boolean {
  if (pathname === '/' && searchParams.size === 0) return true;
  return documentEnding.test(pathname) || otherFolder.test(pathname);
}

const documentEnding = /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|exe|apk|jpe?g|png|gif|webp|svg|mp4|mp3|xml|txt)$/i;
const otherFolder =
  /\/(?:blogs?|news|press|presse|magazine?|ratgeber|guides?|wiki|foren|forums?|threads?|community|questions|support|hilfe|help|faq|manuals?|handbuch|downloads?|treiber|drivers?|reviews?|tests?|testberichte?|vergleich|compare|search|suche|recherche|tags?|authors?|jobs|karriere|careers|impressum|agb|datenschutz|privacy|terms|login|account|cart|warenkorb)(?:\/|\.html?$|$)/i;
