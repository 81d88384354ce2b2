import type { SafeFetch } from '@pricehunt/safe-fetch';
import PQueue from 'p-queue';
import type { OfferSource } from '../offer-source';
import { withGuard } from '../with-guard';
import type { ShopServices } from './ask-shop';
import { createShopSource } from './create-shop-source';
import { shopSourceId } from './shop';
import type { Shop } from './shop';

export interface ShopSources {
  /** Shops that didn't change keep their source with its circuit state. */
  sourcesOf(shops: readonly Shop[]): readonly OfferSource[];
}

/** Minimum time between two requests to a shop, in milliseconds. */
const spacingMs = 500;

/** One request at a time per shop, at least half a second apart. */
export function openShopSources(services: ShopServices): ShopSources {
  let known = new Map<string, { readonly settings: string; readonly source: OfferSource }>();
  return {
    sourcesOf: (shops) => {
      known = new Map(
        shops.map((shop) => {
          const settings = JSON.stringify(shop);
          const id = shopSourceId(shop);
          const before = known.get(id);
          if (before?.settings === settings) return [id, before];
          const safeFetch = pacedFetch(services.safeFetch);
          return [id, { settings, source: withGuard(createShopSource({ ...services, safeFetch }, shop)) }];
        }),
      );
      return [...known.values()].map(({ source }) => source);
    },
  };
}

/** One request at a time with pauses. Cancels waiting requests if their caller gives up. */
export function pacedFetch(safeFetch: SafeFetch): SafeFetch {
  const turns = new PQueue({ concurrency: 1, interval: spacingMs, intervalCap: 1, strict: true });
  return {
    ...safeFetch,
    fetch: async (link, request) => {
      const { signal } = request;
      try {
        return await turns.add(() => safeFetch.fetch(link, request), signal === undefined ? {} : { signal });
      } catch (failure) {
        if (signal?.aborted !== true) throw failure;
        return { kind: 'error', reason: 'cancelled', status: null };
      }
    },
  };
}
