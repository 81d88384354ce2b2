import { SourceFailure, fetchForShop, retailerOf } from '@pricehunt/offer-sources';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import PQueue from 'p-queue';
import type { Needs } from '../services';

/**
 * Renders pages of shops that need a browser, one after another, and fetches all others. A page without its browser
 * counts as unreachable.
 */
export function createShopFetch(services: Needs<'storage' | 'safeFetch' | 'renderPage'>): SafeFetch {
  const { storage, safeFetch } = services;
  // Waiting for the browser would count against the time limit of a page.
  const turns = new PQueue({ concurrency: 1 });
  return {
    ...safeFetch,
    fetch: async (link, request) => {
      const shop = URL.canParse(link)
        ? await storage.offerShops.findShop(retailerOf(link, null).domain)
        : null;
      if (shop?.needsBrowser !== true) return safeFetch.fetch(link, request);
      try {
        return await turns.add(() => fetchForShop(services, shop).fetch(link, request));
      } catch (failure) {
        if (failure instanceof SourceFailure) return { kind: 'error', reason: 'connection', status: null };
        throw failure;
      }
    },
  };
}
