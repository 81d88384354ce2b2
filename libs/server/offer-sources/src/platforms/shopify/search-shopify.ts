import { isCurrency } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { createShopifyReader } from '../../shopify-reader';
import { askShopForJson } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { shopSourceId } from '../shop';
import { offerOfShop } from '../shop-offer';
import type { OpenPlatform } from '../shop-source';
import { readShopifyCurrency, readShopifySearch } from './read-shopify';

const productsMax = 5;
/** Shopify supports a version for a year, then uses the oldest supported one. */
const graphqlPath = '/api/2026-10/graphql.json';

/** Storefront GraphQL without a token. If it is closed, uses search suggestions and product documents. */
export const searchShopify: OpenPlatform = (services, shop, { product }) => {
  const reader = createShopifyReader(services);
  const title = [product.brand ?? '', product.title].join(' ').trim();
  const endpoint = shop.apiBase;
  return {
    needsPages: false,
    search: async ({ text }, signal) => {
      if (endpoint !== null && endpoint.endsWith(graphqlPath)) {
        const country = shop.country === null ? '' : `, $country: CountryCode) @inContext(country: $country`;
        const query = `query ($words: String!${country}) ${selection}`;
        const variables = { words: text, ...(shop.country === null ? {} : { country: shop.country }) };
        const request = { method: 'POST', body: JSON.stringify({ query, variables }), signal } as const;
        const answer = await askShopForJson(services.safeFetch, shop, endpoint, request);
        const checkedAt = services.now().toISOString();
        return readShopifySearch(answer, shop.domain).flatMap(
          (goods) => offerOfShop(shop, goods, checkedAt) ?? [],
        );
      }
      const handles =
        (await reader.suggestHandles(shop.origin, text, productsMax, signal)) ??
        (await reader.listHandles(shop.origin, [title], productsMax, signal));
      return reader.readOffers(shopSourceId(shop), shop.origin, handles, signal);
    },
  };
};

const metaShape = z.object({ currency: z.string() });

/** If GraphQL is closed, uses the public storefront data. */
export const probeShopify: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const endpoint = `${site.origin}${graphqlPath}`;
  const facts = { decimals: 2, searchTemplate: null };
  const body = JSON.stringify({ query: '{ shop { paymentSettings { currencyCode } } }' });
  try {
    const answer = await askShopForJson(safeFetch, site, endpoint, { method: 'POST', body, signal });
    return { ...facts, apiBase: endpoint, currency: knownCurrency(readShopifyCurrency(answer, site.domain)) };
  } catch (failure) {
    if (!(failure instanceof SourceFailure)) throw failure;
  }
  const meta = metaShape.safeParse(
    await askShopForJson(safeFetch, site, `${site.origin}/meta.json`, { signal }),
  );
  if (!meta.success) throw new SourceFailure('bad-answer', `${site.domain} has no storefront`);
  return { ...facts, apiBase: null, currency: knownCurrency(meta.data.currency) };
};

function knownCurrency(code: string): string | null {
  return isCurrency(code) ? code : null;
}

const selection = `{
  search(query: $words, types: PRODUCT, first: ${productsMax}) {
    nodes {
      ... on Product {
        title vendor handle
        featuredImage { url }
        variants(first: 25) {
          nodes {
            id title sku barcode availableForSale
            selectedOptions { name value }
            price { amount currencyCode }
            compareAtPrice { amount currencyCode }
          }
        }
      }
    }
  }
}`;
