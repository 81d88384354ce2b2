import { currencyOfCountry, dayMs, isCountry, isCurrency } from '@pricehunt/offers';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import type { FetchFailure } from '@pricehunt/safe-fetch';
import { boundedHtml } from '@pricehunt/product-extraction';
import { load } from 'cheerio/slim';
import { LRUCache } from 'lru-cache';
import { SourceFailure } from '../offer-source';
import { retailerOf } from '../variant-facts';
import type { ShopServices } from './ask-shop';
import { adapters } from './create-shop-source';
import { likeliestPlatform } from './fingerprints';
import type { ProbeFacts, Site } from './probe';
import { ownTemplate, searchTemplateOf } from './search-template';
import type { Platform, Shop } from './shop';
import { textOfHtml } from './shop-offer';

export type ShopFinding =
  | {
      readonly kind: 'shop';
      readonly shop: Shop;
      /** generic if unknown. */
      readonly software: Platform;
      /** Whether the API responded; null if it has none. */
      readonly isOpen: boolean | null;
      readonly decimals: number | null;
      /** Where barcodes appear: in search results or only on product pages. */
      readonly barcodes: 'answers' | 'pages';
    }
  | {
      readonly kind: 'none';
      readonly reason: NoShopReason;
      /** Set if only the search is missing. */
      readonly shop?: FoundShop;
    };

type FoundShop = Extract<ShopFinding, { readonly kind: 'shop' }>;

type NoShopReason =
  'not-an-address' | 'blocked' | 'robots' | 'gone' | 'unreachable' | 'refused' | 'no-search';

export interface ShopRecogniser {
  /** Cached for a week (failures for an hour) unless `again` is set. */
  recognise(address: string, signal: AbortSignal, again?: boolean): Promise<ShopFinding>;
}

const cacheMs = { shop: 7 * dayMs, none: 60 * 60_000 };
const cacheMax = 500;

/** Also caches failures, so that a shop isn't probed repeatedly. */
export function createShopRecogniser(services: ShopServices): ShopRecogniser {
  const found = new LRUCache<string, { readonly finding: ShopFinding; readonly atMs: number }>({
    max: cacheMax,
  });
  return {
    recognise: async (address, signal, again = false) => {
      const origin = originOf(address);
      if (origin === null) return { kind: 'none', reason: 'not-an-address' };
      const known = found.get(origin);
      const nowMs = services.now().getTime();
      if (!again && known !== undefined && nowMs - known.atMs < cacheMs[known.finding.kind])
        return known.finding;
      const finding = await recognise(services, origin, signal);
      // An unreachable site may be back in a minute.
      const isPassing = finding.kind === 'none' && finding.reason === 'unreachable';
      if (!isPassing) found.set(origin, { finding, atMs: nowMs });
      return finding;
    },
  };
}

/** Fetches the home page once and makes one probe. */
async function recognise(services: ShopServices, origin: string, signal: AbortSignal): Promise<ShopFinding> {
  const home = await services.safeFetch.fetch(`${origin}/`, { accept: 'html', signal });
  if (home.kind !== 'ok') return { kind: 'none', reason: reasonOf(home) };
  const html = home.text();
  const { origin: reached } = new URL(home.finalLink);
  const country = countryOf(html, reached);
  const site: Site = {
    html,
    headers: home.headers,
    origin: reached,
    country,
    domain: retailerOf(reached, null).domain,
    currency: statedCurrency(html) ?? (country === null ? null : currencyOfCountry(country)),
  };
  const software = likeliestPlatform(html, home.headers) ?? 'generic';
  if (software === 'generic' && isEmptyFrame(html)) {
    const rendered = await recogniseRendered(services, site, signal);
    if (rendered !== null) return rendered;
  }
  const byPlatform = software === 'generic' ? null : await probe(services, site, software, signal);
  const byUcp = byPlatform === null ? await probe(services, site, 'ucp', signal) : null;
  if (byUcp !== null) return shopFinding(site, { software, platform: 'ucp', facts: byUcp, isOpen: true });
  const facts = software === 'generic' ? await probe(services, site, software, signal) : byPlatform;
  if (facts !== null)
    return shopFinding(site, {
      software,
      platform: software,
      facts,
      isOpen: software === 'generic' ? null : true,
    });
  const searchTemplate =
    searchTemplateOf(html, home.finalLink) ??
    ownTemplate(`${reached}${usualSearch[software] ?? ''}`, reached);
  const pages: ProbeFacts = { apiBase: null, currency: null, decimals: null, searchTemplate };
  const shop = shopFinding(site, { software, platform: 'generic', facts: pages, isOpen: false });
  if (software === 'generic' || searchTemplate === null) return { kind: 'none', reason: 'no-search', shop };
  return shop;
}

/** Renders an empty page with the browser; null without a browser or result. */
async function recogniseRendered(
  services: ShopServices,
  site: Site,
  signal: AbortSignal,
): Promise<ShopFinding | null> {
  const rendered = await services.renderPage?.(`${site.origin}/`, signal);
  if (rendered?.kind !== 'ok' || new URL(rendered.finalLink).origin !== site.origin) return null;
  const html = rendered.text();
  if (isEmptyFrame(html)) return null;
  const filled = { ...site, html };
  const facts = await probe(services, filled, 'generic', signal);
  const noFacts: ProbeFacts = { apiBase: null, currency: null, decimals: null, searchTemplate: null };
  const found = shopFinding(filled, {
    software: 'generic',
    platform: 'generic',
    isOpen: null,
    facts: facts ?? noFacts,
  });
  const finding = { ...found, shop: { ...found.shop, needsBrowser: true } };
  return facts === null ? { kind: 'none', reason: 'no-search', shop: finding } : finding;
}

/** Almost no words, no form, and an external script. */
function isEmptyFrame(html: string): boolean {
  const $ = load(boundedHtml(html.slice(0, frameLengthMax)));
  if ($('script[src]').length === 0 || $('input,a[href]').length > 0) return false;
  $('script,style,noscript,template').remove();
  return textOfHtml($('body').text()).length < frameWordsLengthMax;
}

const frameLengthMax = 500_000;
const frameWordsLengthMax = 200;

async function probe(
  services: ShopServices,
  site: Site,
  platform: Platform,
  signal: AbortSignal,
): Promise<ProbeFacts | null> {
  try {
    return await adapters[platform].probe(services, site, signal);
  } catch (failure) {
    if (failure instanceof SourceFailure) return null;
    throw failure;
  }
}

/** Usual search pages, for shops with a closed API and no search on the home page. */
const usualSearch: Readonly<Partial<Record<Platform, string>>> = {
  woocommerce: '/?s={query}&post_type=product',
  shopify: '/search?q={query}&type=product',
  magento: '/catalogsearch/result/?q={query}',
  vtex: '/{query}?_q={query}&map=ft',
  prestashop: '/index.php?controller=search&s={query}',
  shopware: '/search?search={query}',
};

function shopFinding(
  site: Site,
  found: {
    readonly software: Platform;
    readonly platform: Platform;
    readonly facts: ProbeFacts;
    readonly isOpen: boolean | null;
  },
): FoundShop {
  const { software, platform, facts, isOpen } = found;
  return {
    kind: 'shop',
    software,
    isOpen,
    decimals: facts.decimals,
    barcodes: adapters[platform].barcodes,
    shop: {
      domain: site.domain,
      origin: site.origin,
      country: site.country,
      platform,
      apiBase: facts.apiBase,
      searchTemplate: facts.searchTemplate,
      name: nameOf(site),
      currency: facts.currency ?? site.currency,
      taxMode: 'unknown',
      taxPercent: null,
    },
  };
}

function originOf(address: string): string | null {
  const typed = address.trim();
  const link = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || /\s/.test(typed) || !URL.canParse(link)) return null;
  const { protocol, origin, hostname } = new URL(link);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && (hostname.includes('.') || hostname === 'localhost') ? origin : null;
}

function reasonOf(failure: FetchFailure): NoShopReason {
  switch (failure.kind) {
    case 'blocked':
      return failure.reason === 'robots' ? 'robots' : 'blocked';
    case 'gone':
      return 'gone';
    case 'refused':
      return 'refused';
    case 'error':
      return failure.reason === 'content-type' ? 'no-search' : 'unreachable';
  }
}

function nameOf({ html, domain }: Site): string {
  const $ = load(html.slice(0, headLengthMax));
  const stated =
    $('meta[property="og:site_name"]').attr('content') ??
    $('meta[name="application-name"]').attr('content') ??
    $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => nameInMarkup(jsonOrNull($(script).text()), 0))
      .find((name) => name !== null);
  return textOfHtml(stated ?? '').slice(0, nameLengthMax) || domain;
}

/** Of a WebSite or an organization. */
function nameInMarkup(value: unknown, depth: number): string | null {
  if (depth > markupDepthMax || typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const name = fields.get('name');
  const isShop = [fields.get('@type')].flat().some((type) => shopTypes.test(String(type)));
  if (isShop && typeof name === 'string' && name.trim() !== '') return name;
  for (const each of Array.isArray(value) ? value : [fields.get('@graph'), fields.get('publisher')]) {
    const found = nameInMarkup(each, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const markupDepthMax = 4;
const shopTypes = /^(?:WebSite|Organization|OnlineStore|LocalBusiness|[A-Za-z]*Store)$/;

/** From the page's language ("de-AT") or the domain; null if neither has one. */
function countryOf(html: string, origin: string): string | null {
  const $ = load(html.slice(0, headLengthMax));
  const language = $('html').attr('lang') ?? $('meta[property="og:locale"]').attr('content') ?? '';
  const region = /[-_]([A-Za-z]{2})$/.exec(language.trim())?.[1]?.toUpperCase();
  if (region !== undefined && isCountry(region)) return region;
  const ending = new URL(origin).hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const country = ending === 'UK' ? 'GB' : ending;
  return isCountry(country) && !genericEndings.has(ending) ? country : null;
}

/** Country-code domains used worldwide. */
const genericEndings: ReadonlySet<string> = new Set([
  'IO',
  'CO',
  'ME',
  'TV',
  'AI',
  'CC',
  'GG',
  'SH',
  'TO',
  'FM',
  'AM',
  'LY',
]);

function statedCurrency(html: string): string | null {
  const [, code] =
    /"priceCurrency"\s*:\s*"([A-Z]{3})"|itemprop="priceCurrency"\s+content="([A-Z]{3})"/.exec(html) ?? [];
  return code !== undefined && isCurrency(code) ? code : null;
}

const headLengthMax = 300_000;
const nameLengthMax = 80;
