import { askShop } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { searchLink } from '../search-template';

/** Shopware's interface for programs wants a key, so its search page is read; every shop has it at the same address. */
export const probeShopware: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const searchTemplate = `${site.origin}/search?search={query}`;
  await askShop(safeFetch, site, searchLink(searchTemplate, 'a'), { accept: 'html', signal });
  return { apiBase: null, currency: null, decimals: null, searchTemplate };
};
