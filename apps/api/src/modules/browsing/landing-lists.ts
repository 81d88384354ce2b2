import type { listCategoryTiles, listExampleLinks, listPriceDrops } from '@pricehunt/api-contract';
import {
  conditionClassOf,
  convertMoney,
  shippingTerms,
  type ExchangeRates,
  type Product,
} from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { EndpointAnswer } from '../../plugins/contract';
import { narrowest, listFilledCategories } from './list-filled-categories';
import { readPricePast } from '../../pricing/price-past';
import { familyKeyOf } from '../../products/product-variants';
import { offerViewOf, productViewOf } from '../../products/wire-views';
import type { Needs } from '../../services';

type PriceDrop = EndpointAnswer<typeof listPriceDrops>['items'][number];

const exampleLinksSchema = z.array(z.object({ link: z.string(), title: z.string(), shopName: z.string() }));

/** The days of the median that a drop is measured against. */
const medianDays = 90;

/** How many products with a recent drop are rated for each one shown. */
const ratedPerShown = 4;

/** Products whose price fell recently to one that their own page calls good, one of a family, furthest below the median first. */
export async function findPriceDrops(
  services: Needs<'storage' | 'now'>,
  limit: number,
  place: PlaceOfRequest,
): Promise<PriceDrop[]> {
  const { storage } = services;
  const fallen = await storage.priceHistory.listPriceDrops({ limit: limit * ratedPerShown });
  const rates = await storage.exchangeRates.readRates();
  const drops: PriceDrop[] = [];
  const [rated, shown] = [new Set<string>(), new Set<string>()];
  for (const { product } of fallen) {
    if (drops.length === limit) break;
    const family = familyKeyOf(product) ?? product.id;
    if (rated.has(product.id) || shown.has(family)) continue;
    rated.add(product.id);
    const drop = await ratedDrop(services, product, place, rates);
    if (drop === null) continue;
    shown.add(family);
    drops.push(drop);
  }
  return drops.sort((one, other) => other.percent - one.percent);
}

/** Null unless the verdict is good and a shop that ships to the place has that price. */
async function ratedDrop(
  services: Needs<'storage' | 'now'>,
  product: Product,
  { currency, country }: PlaceOfRequest,
  rates: ExchangeRates,
): Promise<PriceDrop | null> {
  const past = await readPricePast(services, product.id, { days: medianDays, currency, country });
  const { verdict, median90, percentBelowMedian } = past.verdict;
  const current = past.points.at(-1)?.low;
  if ((verdict !== 'great' && verdict !== 'good') || median90 === null || current === undefined) return null;
  const own = await services.storage.offers.listOffersOfProducts([product.id]);
  const cheapest = own.find(
    ({ offer }) =>
      conditionClassOf(offer.condition) === past.conditionClass &&
      shippingTerms(offer, country, rates).shipping.kind !== 'not-shipped' &&
      convertMoney(offer.price, current.currency, rates)?.amountMinor === current.amountMinor,
  );
  if (cheapest === undefined || percentBelowMedian === null) return null;
  return {
    product: productViewOf(product),
    offer: offerViewOf(cheapest.offer, shippingTerms(cheapest.offer, country, rates)),
    previous: median90,
    current,
    percent: percentBelowMedian,
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
