import { isCurrency } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { createShopifyReader } from '../../shopify-reader';
import { askShopForJson } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { shopSourceId } from '../shop';
import type { OpenPlatform } from '../shop-source';

const productsMax = 4;

/** Shopify's search suggestions, then each product's own document. */
export const searchShopify: OpenPlatform = (services, shop, product) => {
  const reader = createShopifyReader(services);
  const title = [product.brand ?? '', product.title].join(' ').trim();
  return {
    needsPages: false,
    search: async ({ text }, signal) => {
      const handles =
        (await reader.suggestHandles(shop.origin, text, productsMax, signal)) ??
        (await reader.listHandles(shop.origin, [title], productsMax, signal));
      return reader.readOffers(shopSourceId(shop), shop.origin, handles, signal);
    },
  };
};

const metaShape = z.object({ currency: z.string() });

/** Asks for the shop's own facts, which every storefront has for visitors. */
export const probeShopify: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const meta = metaShape.safeParse(
    await askShopForJson(safeFetch, site, `${site.origin}/meta.json`, { signal }),
  );
  if (!meta.success) throw new SourceFailure('bad-answer', `${site.domain} has no storefront`);
  const currency = isCurrency(meta.data.currency) ? meta.data.currency : null;
  return { apiBase: site.origin, currency, decimals: 2, searchTemplate: null };
};
