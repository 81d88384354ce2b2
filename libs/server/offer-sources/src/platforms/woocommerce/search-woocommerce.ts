import { matchProducts } from '@pricehunt/product-matching';
import type { Offer } from '@pricehunt/offers';
import { askShopForJson } from '../ask-shop';
import type { ShopServices } from '../ask-shop';
import type { Shop } from '../shop';
import { offerOfShop } from '../shop-offer';
import type { OpenPlatform } from '../shop-source';
import { goodsOfProduct, goodsOfVariation, readWooCommerceProducts } from './read-woocommerce';
import type { WooCommerceProduct } from './read-woocommerce';

/** How many variable products per query have their variations read. */
const choicesMax = 2;
const productsMax = 10;
const variationsMax = 50;

/** Only finds exact phrases in titles and SKUs, so queries are short. Many shops use the barcode as SKU. */
export const searchWooCommerce: OpenPlatform = (services, shop, request) => ({
  isLiteral: true,
  needsPages: true,
  search: async ({ kind, text }, signal) => {
    const parameters = { [kind === 'gtin' ? 'sku' : 'search']: text, per_page: String(productsMax) };
    const products = await listProducts(services, shop, parameters, signal);
    const checkedAt = services.now().toISOString();
    const offers: Offer[] = [];
    let choicesRead = 0;
    for (const found of products) {
      const goods = goodsOfProduct(found);
      if (goods.kind === 'none') continue;
      const offer = offerOfShop(shop, goods.goods, checkedAt);
      if (goods.kind === 'exact' && offer !== null) offers.push(offer);
      if (goods.kind === 'exact' || offer === null || choicesRead >= choicesMax) continue;
      if (matchProducts(request.product, offer, request).decision === 'different') continue;
      choicesRead += 1;
      const variations = await listProducts(services, shop, variationsOf(found), signal);
      offers.push(
        ...variations.flatMap((one) => offerOfShop(shop, goodsOfVariation(found, one), checkedAt) ?? []),
      );
    }
    return offers;
  },
});

/** With plain permalinks, the route is a parameter. */
export function storeApiLink(
  apiBase: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const link = new URL(apiBase);
  const route = link.searchParams.get('rest_route');
  if (route === null) link.pathname += path;
  else link.searchParams.set('rest_route', route + path);
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value);
  return link.href;
}

async function listProducts(
  { safeFetch }: ShopServices,
  shop: Shop,
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly WooCommerceProduct[]> {
  const apiBase = shop.apiBase ?? `${shop.origin}/wp-json/wc/store/v1`;
  const link = storeApiLink(apiBase, '/products', parameters);
  return readWooCommerceProducts(await askShopForJson(safeFetch, shop, link, { signal }), shop.domain);
}

function variationsOf({ id }: WooCommerceProduct): Readonly<Record<string, string>> {
  return { type: 'variation', parent: String(id), per_page: String(variationsMax) };
}
