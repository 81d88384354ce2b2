import type { listExampleLinks, listPriceDrops } from '@pricehunt/api-contract';
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

/** The links to try that this installation was given; none unless the operator or the demo set them. */
export async function findExampleLinks(
  storage: Storage,
): Promise<EndpointAnswer<typeof listExampleLinks>['items']> {
  const stored = exampleLinksSchema.safeParse(await storage.settings.findSetting('example-links'));
  return stored.success ? stored.data : [];
}
