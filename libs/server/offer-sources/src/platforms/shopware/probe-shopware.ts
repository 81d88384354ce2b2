import { askShop } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { searchLink } from '../search-template';

/** Shopware's API requires a key, so its search page is used, which has the same URL in every shop. */
export const probeShopware: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const searchTemplate = `${site.origin}/search?search={query}`;
  await askShop(safeFetch, site, searchLink(searchTemplate, 'a'), { accept: 'html', signal });
  return { apiBase: null, currency: null, decimals: null, searchTemplate };
};
