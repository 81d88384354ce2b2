import type { listCategoryTiles, listExampleLinks, listPriceDrops } from '@pricehunt/api-contract';
import { convertMoney, shippingTerms, type Money } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { EndpointAnswer } from '../../plugins/contract';
import { narrowest, listFilledCategories } from './list-filled-categories';
import { offerViewOf, productViewOf } from '../../products/wire-views';

const exampleLinksSchema = z.array(z.object({ link: z.string(), title: z.string(), shopName: z.string() }));

/** One offer per product, largest drop first. */
export async function findPriceDrops(
  storage: Storage,
  limit: number,
  { currency, country }: PlaceOfRequest,
): Promise<EndpointAnswer<typeof listPriceDrops>['items']> {
  const drops = await storage.priceHistory.listPriceDrops({ limit: limit * 3 });
  const rates = await storage.exchangeRates.readRates();
  const seen = new Set<string>();
  const shown = (price: Money) => (currency === null ? null : convertMoney(price, currency, rates)) ?? price;
  return drops
    .map((drop) => ({ drop, terms: shippingTerms(drop.offer, country, rates) }))
    .filter(({ terms }) => terms.shipping.kind !== 'not-shipped')
    .filter(({ drop }) => !seen.has(drop.product.id) && seen.add(drop.product.id))
    .slice(0, limit)
    .map(({ drop, terms }) => ({
      product: productViewOf(drop.product),
      offer: offerViewOf(drop.offer, terms),
      previous: shown(drop.previous),
      current: shown(drop.current),
      percent: drop.percent,
    }));
}

const tilesMax = 12;
const productsPerTile = 4;

/** The fullest of the narrowest categories, each with the picture of its most widely sold product. */
export async function findCategoryTiles(
  storage: Storage,
): Promise<EndpointAnswer<typeof listCategoryTiles>['items']> {
  const categories = narrowest(await listFilledCategories(storage)).slice(0, tilesMax);
  return Promise.all(
    categories.map(async ({ slug, name, productCount }) => {
      const { items } = await storage.search.search({
        ...{ text: '', currency: null, country: null },
        filters: { category: slug, isOffered: true },
        sort: 'relevance',
        cursor: null,
        limit: productsPerTile,
      });
      const pictured = items.find(({ product }) => product.imageUrl !== null);
      return { slug, name, productCount, imageUrl: pictured?.product.imageUrl ?? null };
    }),
  );
}

export async function findExampleLinks(
  storage: Storage,
): Promise<EndpointAnswer<typeof listExampleLinks>['items']> {
  const stored = exampleLinksSchema.safeParse(await storage.settings.findSetting('example-links'));
  return stored.success ? stored.data : [];
}
