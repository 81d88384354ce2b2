import { askShopForJson } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { searchLink } from '../search-template';
import { offerOfShop } from '../shop-offer';
import type { OpenPlatform } from '../shop-source';
import { readPrestaShopListing } from './read-prestashop';

const searchPath = '/index.php?controller=search&s={query}&resultsPerPage=12&ajax=1';

/** ajax=1 is in the URL, so that caches distinguish JSON from the page. */
export const searchPrestaShop: OpenPlatform = (services, shop) => ({
  needsPages: true,
  search: async ({ text }, signal) => {
    const link = searchLink(`${shop.origin}${searchPath}`, text);
    const answer = await askShopForJson(services.safeFetch, shop, link, { signal });
    const checkedAt = services.now().toISOString();
    return readPrestaShopListing(answer, shop.domain).flatMap(
      (goods) => offerOfShop(shop, goods, checkedAt) ?? [],
    );
  },
});

/** Searches for one letter to see whether the response is JSON. */
export const probePrestaShop: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const link = searchLink(`${site.origin}${searchPath}`, 'a');
  readPrestaShopListing(await askShopForJson(safeFetch, site, link, { signal }), site.domain);
  return { apiBase: site.origin, currency: null, decimals: null, searchTemplate: null };
};
