import type { Goods } from './goods';
import { sampleGoods } from './goods';
import { productData } from './product-data';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { challengePage, escaped, jsonAnswer, page, pageAnswer, structuredData } from './shop-double';

export interface MagentoShopOptions {
  readonly origin: string;
  readonly name?: string | null;
  readonly currency?: string;
  readonly goods?: readonly Goods[];
  readonly barcodeAttribute?: string | null;
  /** Whether introspection and GraphQL are enabled. */
  readonly graphql?: 'open' | 'no-introspection' | 'closed' | 'challenge';
}

/** Home page, GraphQL and product pages. Searches for products with any of the words. */
export function magentoShop(options: MagentoShopOptions): ShopDouble {
  const shop: Shop = {
    name: null,
    currency: 'EUR',
    goods: sampleGoods,
    barcodeAttribute: null,
    graphql: 'open',
    ...options,
  };
  return ({ link, body }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname === '/graphql') {
      if (shop.graphql === 'challenge') return challengePage();
      if (shop.graphql === 'closed') return pageAnswer('', 404);
      const posted = body === null ? {} : JSON.parse(body);
      const query = String(posted.query ?? searchParams.get('query') ?? '');
      return graphqlAnswer(shop, query, posted.variables ?? {});
    }
    if (pathname === '/') return homePage(shop);
    const product = shop.goods.find(({ slug }) => pathname === `/${slug}.html`);
    return product === undefined
      ? pageAnswer(page({ title: '404', body: '' }), 404)
      : productPage(shop, product);
  };
}

type Shop = Required<MagentoShopOptions>;

function graphqlAnswer(
  shop: Shop,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): DoubleAnswer {
  if (query.includes('__type(')) {
    if (shop.graphql === 'no-introspection') return errorAnswer('GraphQL introspection is not allowed');
    const custom = shop.barcodeAttribute === null ? [] : [{ name: shop.barcodeAttribute }];
    const inputFields = [{ name: 'sku' }, { name: 'name' }, { name: 'price' }, ...custom];
    return jsonAnswer({ data: { storeConfig: configOf(shop), __type: { inputFields } } });
  }
  if (!query.includes('products')) return jsonAnswer({ data: { storeConfig: configOf(shop) } });
  const found = foundGoods(shop, query, variables);
  if (found === null) return errorAnswer("'search' or 'filter' input argument is required.");
  const items = found.map((product) => itemOf(shop, product));
  const data = { storeConfig: configOf(shop), products: { total_count: items.length, items } };
  return jsonAnswer({ data });
}

function foundGoods(
  shop: Shop,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): readonly Goods[] | null {
  const wanted = String(variables['search'] ?? variables['code'] ?? '');
  if (wanted === '') return null;
  const attribute = /filter:\s*\{\s*(\w+)\s*:\s*\{\s*eq/.exec(query)?.[1];
  if (attribute !== undefined) {
    return shop.goods.filter(({ sku, gtin }) => (attribute === 'sku' ? sku === wanted : gtin === wanted));
  }
  const words = wanted.toLowerCase().split(/\s+/);
  return shop.goods.filter(({ title, sku }) =>
    words.some((word) => `${title} ${sku}`.toLowerCase().split(/\s+/).includes(word)),
  );
}

function itemOf(shop: Shop, product: Goods): object {
  return {
    __typename: product.variants.length > 0 ? 'ConfigurableProduct' : 'SimpleProduct',
    uid: btoa(String(product.id)),
    sku: product.sku,
    name: escaped(product.title),
    url_key: product.slug,
    ...(shop.barcodeAttribute === null ? {} : { [shop.barcodeAttribute]: product.gtin }),
    stock_status: product.stock === 'out' ? 'OUT_OF_STOCK' : 'IN_STOCK',
    price_range: priceRange(shop, product.price, product.regularPrice, product.variants.at(-1)?.price),
    small_image: { url: `${shop.origin}/media/catalog/product/${product.slug}.jpg` },
    ...(product.variants.length > 0
      ? { variants: product.variants.map((variant) => variantOf(shop, variant)) }
      : {}),
  };
}

function variantOf(shop: Shop, variant: Goods['variants'][number]): object {
  return {
    attributes: [{ code: variant.option.toLowerCase(), label: variant.value }],
    product: {
      sku: variant.sku,
      stock_status: variant.stock === 'out' ? 'OUT_OF_STOCK' : 'IN_STOCK',
      price_range: priceRange(shop, variant.price, null),
    },
  };
}

function priceRange({ currency }: Shop, price: string, regularPrice: string | null, highest = price): object {
  const money = (value: string) => ({ value: Number(value), currency });
  return {
    minimum_price: { regular_price: money(regularPrice ?? price), final_price: money(price) },
    maximum_price: { final_price: money(highest) },
  };
}

function configOf({ currency }: Shop): object {
  return {
    locale: 'de_DE',
    base_currency_code: currency,
    default_display_currency_code: currency,
    product_url_suffix: '.html',
  };
}

/** Errors have status 200. */
function errorAnswer(message: string): DoubleAnswer {
  return jsonAnswer({ errors: [{ message, extensions: { category: 'graphql-input' } }], data: null });
}

function homePage({ name }: Shop): DoubleAnswer {
  const head =
    '<link rel="stylesheet" href="/static/version1700000000/frontend/Magento/luma/de_DE/css/styles.css">';
  const body =
    '<script type="text/x-magento-init">{"*":{}}</script><form action="/catalogsearch/result/"><input type="text" name="q"></form>';
  return pageAnswer(page({ title: name ?? 'Klangladen', siteName: name, head, body, language: 'de' }));
}

function productPage(shop: Shop, product: Goods): DoubleAnswer {
  const data = productData(product, shop.currency);
  return pageAnswer(
    page({ title: product.title, head: structuredData(data), body: `<h1>${escaped(product.title)}</h1>` }),
  );
}
