import { isCurrency } from '@pricehunt/offers';
import { askShopForJson } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { readWooCommerceProducts } from './read-woocommerce';
import { storeApiLink } from './search-woocommerce';

/** One product shows the currency and the displayed decimals. */
export const probeWooCommerce: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const apiBase = storeApiBase(site.headers['link'] ?? '', site.origin);
  const link = storeApiLink(apiBase, '/products', { per_page: '1' });
  const [product] = readWooCommerceProducts(
    await askShopForJson(safeFetch, site, link, { signal }),
    site.domain,
  );
  const currency = product?.prices.currency_code ?? null;
  return {
    apiBase,
    currency: currency !== null && isCurrency(currency) ? currency : null,
    decimals: product?.prices.currency_minor_unit ?? null,
    searchTemplate: null,
  };
};

/** From WordPress's Link header, which covers plain permalinks and subfolders. */
function storeApiBase(linkHeader: string, origin: string): string {
  const stated = /<([^>]{1,300})>\s*;[^,]{0,100}rel="https:\/\/api\.w\.org\/"/.exec(linkHeader)?.[1];
  const isOwn = stated !== undefined && URL.canParse(stated) && new URL(stated).origin === origin;
  return storeApiLink(isOwn ? stated : `${origin}/wp-json/`, 'wc/store/v1', {});
}
