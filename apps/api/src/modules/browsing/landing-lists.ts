import type { listCategoryTiles, listExampleLinks, listPriceDrops } from '@pricehunt/api-contract/browsing';
import { shippingTerms, type ExchangeRates, type Product } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { EndpointAnswer } from '../../plugins/contract';
import { narrowest, listFilledCategories } from './list-filled-categories';
import { readPriceDrop } from '../../pricing/price-past';
import { familyKeyOf } from '../../products/product-variants';
import { offerViewOf, productViewOf } from '../../products/wire-views';
import type { Needs } from '../../services';

type PriceDrop = EndpointAnswer<typeof listPriceDrops>['items'][number];

const exampleLinksSchema = z.array(z.object({ link: z.string(), title: z.string(), shopName: z.string() }));

/** How many more products are rated than shown, for those whose median has moved since. */
const spare = 8;

/** Recent price drops at the place, one of a family, furthest below the median first. */
export async function findPriceDrops(
  services: Needs<'storage' | 'now'>,
  limit: number,
  place: PlaceOfRequest,
): Promise<PriceDrop[]> {
  const { storage } = services;
  const fallen = await storage.priceHistory.listPriceDrops({
    limit: familySize * (limit + spare),
    country: place.country,
  });
  const families = new Map<string, Product[]>();
  for (const { product } of fallen) {
    const family = familyKeyOf(product) ?? product.id;
    const known = families.get(family);
    if (known === undefined) families.set(family, [product]);
    else known.push(product);
  }
  const rates = await storage.exchangeRates.readRates();
  const rated = await Promise.all(
    [...families.values()]
      .slice(0, limit + spare)
      .map((versions) => firstDrop(services, versions.slice(0, familySize), { ...place, rates })),
  );
  return rated
    .flatMap((drop) => drop ?? [])
    .sort((one, other) => other.percent - one.percent)
    .slice(0, limit);
}

/** So many products of a family may be read for one that is shown. */
const familySize = 3;

/** Of a family, that of the first version that has one at the place. */
async function firstDrop(
  services: Needs<'storage' | 'now'>,
  versions: readonly Product[],
  place: PlaceOfRequest & { readonly rates: ExchangeRates },
): Promise<PriceDrop | null> {
  for (const product of versions) {
    const drop = await ratedDrop(services, product, place);
    if (drop !== null) return drop;
  }
  return null;
}

async function ratedDrop(
  services: Needs<'storage' | 'now'>,
  product: Product,
  place: PlaceOfRequest & { readonly rates: ExchangeRates },
): Promise<PriceDrop | null> {
  const drop = await readPriceDrop(services, product.id, place);
  if (drop === null) return null;
  const { offer, previous, current, basis, percent } = drop;
  const kind = basis.includesShipping ? 'delivered' : 'item-only';
  return {
    product: productViewOf(product),
    offer: offerViewOf(offer, shippingTerms(offer, place.country, place.rates)),
    previous,
    current,
    priceHolds: { kind, tax: basis.tax, currency: offer.price.currency },
    percent,
  };
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
        text: '',
        currency: null,
        country: null,
        filters: { category: slug, isOffered: true },
        sort: 'relevance',
        cursor: null,
        limit: productsPerTile,
        onlyItems: true,
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
