import type { Offer } from '@pricehunt/offers';
import { sampleGoods } from '@pricehunt/shop-doubles';
import type { KnownPage } from '@pricehunt/shop-doubles';
import { shopServices } from '../platforms/testing-shops';
import { keyedSearches } from './keyed-search';
import { searxngSearch } from './searxng';
import type { WebSearchEngine } from './web-search';
import { webSearchSource } from './web-search-source';
import type { DiscoveredShop, EngineReport, WebSearchSourceOptions } from './web-search-source';

export const searxngAddress = 'https://search.home.example';

export function pagesOfShop(origin: string): readonly KnownPage[] {
  return sampleGoods.map(({ slug, title, gtin }) => ({
    link: `${origin}/artikel/${slug}.html`,
    title,
    ...(gtin === null ? {} : { text: gtin }),
  }));
}

export function pagesInMemory(now: () => Date): WebSearchSourceOptions['pages'] {
  const cached = new Map<string, { readonly at: Date; readonly offers: readonly Offer[] }>();
  const fresh = (link: string, readAfter: Date) => {
    const known = cached.get(link);
    return known !== undefined && known.at > readAfter ? known : null;
  };
  return {
    find: async (link, readAfter) => fresh(link, readAfter)?.offers ?? null,
    claim: async (link, readAfter) => {
      if (fresh(link, readAfter) !== null) return false;
      cached.set(link, { at: now(), offers: [] });
      return true;
    },
    keep: async (link, offers) => void cached.set(link, { at: now(), offers }),
    release: async (link) => void cached.delete(link),
  };
}

export function openWebSearch(
  safeFetch: WebSearchSourceOptions['safeFetch'],
  options: Partial<WebSearchSourceOptions> & {
    readonly keys?: Partial<Record<WebSearchEngine, string>>;
  } = {},
) {
  const shops: DiscoveredShop[] = [];
  const reports: EngineReport[] = [];
  const { keys = {}, ...changes } = options;
  const keyOf = new Map(Object.entries(keys));
  const services = shopServices(safeFetch);
  const source = webSearchSource({
    ...services,
    engines: [
      searxngSearch({ safeFetch, address: keyOf.size === 0 ? searxngAddress : null }),
      ...keyedSearches({ safeFetch, readKey: (name) => keyOf.get(name) ?? null }),
    ],
    timeMs: 60_000,
    limits: () => ({ pagesPerComparison: 8, pageAgeMinutes: 30 }),
    budget: { takeSearch: async () => true, takePage: async () => true },
    pages: pagesInMemory(services.now),
    rules: async () => ({ own: new Set<string>(), never: new Set<string>() }),
    noteEngine: async (report) => void reports.push(report),
    noteShop: async (shop) => void shops.push(shop),
    ...changes,
  });
  return { source, shops, reports };
}
