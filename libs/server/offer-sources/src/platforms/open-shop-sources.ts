import type { SafeFetch } from '@pricehunt/safe-fetch';
import PQueue from 'p-queue';
import type { OfferSource } from '../offer-source';
import { withGuard } from '../with-guard';
import type { ShopServices } from './ask-shop';
import { createShopSource } from './create-shop-source';
import { shopSourceId } from './shop';
import type { Shop } from './shop';

/** Makes the sources of the shop list. */
export interface ShopSources {
  /** A guarded source for each shop; a shop that did not change keeps its source, and with it the state of its circuit. */
  sourcesOf(shops: readonly Shop[]): readonly OfferSource[];
}

/** The least time between the starts of two requests to one shop, in milliseconds. */
const spacingMs = 500;

/** Makes sources that ask each shop for one thing at a time, half a second apart at least. */
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

/** The same way out, for one request at a time and not too quickly. One whose caller gives up while it waits is cancelled. */
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
