import { isCurrency } from '@pricehunt/offers';
import { askShopForJson } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { offerOfShop } from '../shop-offer';
import type { OpenPlatform } from '../shop-source';
import { barcodeAttributeIn, dataOf, readMagentoProducts, storeFactsIn } from './read-magento';

const productsMax = 10;

/** Open for the shop's own pages. Barcodes are a custom attribute, named in the fragment of the API URL. */
export const searchMagento: OpenPlatform = (services, shop) => {
  const endpoint = new URL(shop.apiBase ?? `${shop.origin}/graphql`);
  const attribute = /^#(\w+)$/.exec(endpoint.hash)?.[1] ?? null;
  endpoint.hash = '';
  return {
    needsPages: attribute === null,
    search: async ({ kind, text }, signal) => {
      const isBarcode = kind === 'gtin';
      const filter = `$code: String!) { products(filter: { ${attribute ?? 'sku'}: { eq: $code } }`;
      const search = '$search: String!) { products(search: $search';
      const query = `query (${isBarcode ? filter : search}, pageSize: ${productsMax}) ${selection(attribute)} storeConfig { product_url_suffix } }`;
      const variables = isBarcode ? { code: text } : { search: text };
      const answer = await askShopForJson(services.safeFetch, shop, endpoint.href, {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        signal,
      });
      const checkedAt = services.now().toISOString();
      const goods = readMagentoProducts(dataOf(answer, shop.domain), { what: shop.domain, attribute });
      return goods.flatMap((each) => offerOfShop(shop, each, checkedAt) ?? []);
    },
  };
};

/** Requests the currency and the searchable attributes, which a shop may hide. */
export const probeMagento: ProbePlatform = async ({ safeFetch }, site, signal) => {
  const query =
    '{ storeConfig { default_display_currency_code } __type(name: "ProductAttributeFilterInput") { inputFields { name } } }';
  const endpoint = `${site.origin}/graphql`;
  const link = `${endpoint}?${new URLSearchParams({ query }).toString()}`;
  const answer = await askShopForJson(safeFetch, site, link, { signal });
  const { currency } = storeFactsIn(answer, site.domain);
  const attribute = barcodeAttributeIn(answer);
  return {
    apiBase: attribute === null ? endpoint : `${endpoint}#${attribute}`,
    currency: currency !== null && isCurrency(currency) ? currency : null,
    decimals: null,
    searchTemplate: null,
  };
};

function selection(attribute: string | null): string {
  const price = '{ regular_price { value currency } final_price { value currency } }';
  const range = `price_range { minimum_price ${price} maximum_price { final_price { value currency } } }`;
  return `{ items { __typename sku name url_key stock_status ${attribute ?? ''} ${range} small_image { url } ... on ConfigurableProduct { variants { attributes { code label } product { sku stock_status ${attribute ?? ''} ${range} } } } } }`;
}
