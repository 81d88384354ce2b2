import type { listCategoryTiles, listExampleLinks, listPriceDrops } from '@pricehunt/api-contract';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod';
import type { EndpointAnswer } from '../../plugins/contract';
import { offerViewOf, productViewOf } from '../../wire-views';

const exampleLinksSchema = z.array(z.object({ link: z.string(), title: z.string(), shopName: z.string() }));

/** Offers that really became cheaper, one a product, the largest drop first. */
export async function findPriceDrops(
  storage: Storage,
  limit: number,
): Promise<EndpointAnswer<typeof listPriceDrops>['items']> {
  const drops = await storage.priceHistory.listPriceDrops({ limit: limit * 3 });
  const seen = new Set<string>();
  return drops
    .filter((drop) => !seen.has(drop.product.id) && seen.add(drop.product.id))
    .slice(0, limit)
    .map((drop) => ({ ...drop, product: productViewOf(drop.product), offer: offerViewOf(drop.offer) }));
}

/** How many categories a shop-window shows, and how many products of each are looked at for a picture. */
const tilesMax = 12;
const looksMax = 4;

/** The fullest categories, each with the picture of the product in it that most shops sell. */
export async function findCategoryTiles(
  storage: Storage,
): Promise<EndpointAnswer<typeof listCategoryTiles>['items']> {
  const categories = (await storage.products.listCategories()).slice(0, tilesMax);
  return Promise.all(
    categories.map(async (category) => {
      const { items } = await storage.search.search({
        text: '',
        filters: { category: category.slug },
        sort: 'relevance',
        cursor: null,
        limit: looksMax,
      });
      const pictured = items.find(({ product }) => product.imageUrl !== null);
      return { ...category, imageUrl: pictured?.product.imageUrl ?? null };
    }),
  );
}

/** The links to try that this installation was given; none unless the operator or the demo set them. */
export async function findExampleLinks(
  storage: Storage,
): Promise<EndpointAnswer<typeof listExampleLinks>['items']> {
  const stored = exampleLinksSchema.safeParse(await storage.settings.findSetting('example-links'));
  return stored.success ? stored.data : [];
}
