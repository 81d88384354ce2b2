import { askShopForJson } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { offerOfShop } from '../shop-offer';
import type { OpenPlatform } from '../shop-source';
import { readVtexProducts } from './read-vtex';

const productsMax = 10;
const searchPath = '/api/catalog_system/pub/products/search';

/** The open catalog search, also by barcode. It has no currency, so the shop's is used. */
export const searchVtex: OpenPlatform = (services, shop) => ({
  needsPages: false,
  search: async ({ kind, text }, signal) => {
    const wanted = kind === 'gtin' ? { fq: `alternateIds_Ean:${text}` } : { ft: text };
    const parameters = new URLSearchParams({ ...wanted, _from: '0', _to: String(productsMax - 1) });
    const link = `${shop.origin}${searchPath}?${parameters.toString()}`;
    const answer = await askShopForJson(services.safeFetch, shop, link, { signal });
    const checkedAt = services.now().toISOString();
    return readVtexProducts(answer, shop.domain).flatMap(
      (goods) => offerOfShop(shop, goods, checkedAt) ?? [],
    );
  },
});

export const probeVtex: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const link = `${site.origin}${searchPath}?_from=0&_to=0`;
  readVtexProducts(await askShopForJson(safeFetch, site, link, { signal }), site.domain);
  return { apiBase: site.origin, currency: null, decimals: null, searchTemplate: null };
};
