import type { Goods } from './goods';
import { sampleGoods } from './goods';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { jsonAnswer, page, pageAnswer } from './shop-double';

export interface ShopifyShopOptions {
  readonly origin: string;
  readonly currency?: string;
  /** Currencies by country if different from the shop's. Their prices are 1.5 times as high. */
  readonly markets?: Readonly<Record<string, string>>;
  readonly goods?: readonly Goods[];
  readonly graphql?: 'open' | 'closed';
}

/** Home page, Storefront GraphQL without a token, search suggestions and product documents. */
export function shopifyShop(options: ShopifyShopOptions): ShopDouble {
  const shop: Shop = { currency: 'USD', markets: {}, goods: sampleGoods, graphql: 'open', ...options };
  return ({ link, body, headers }) => {
    const { pathname, searchParams } = new URL(link);
    if (/^\/api\/\d{4}-\d{2}\/graphql\.json$/.test(pathname)) {
      if (shop.graphql === 'closed' || 'authorization' in headers)
        return jsonAnswer({ errors: [{ message: '' }] }, 401);
      return graphqlAnswer(shop, JSON.parse(body ?? '{}'));
    }
    if (pathname === '/') return homePage();
    if (pathname === '/meta.json') return jsonAnswer({ name: 'Klangladen', currency: shop.currency });
    if (pathname === '/cart.js') return jsonAnswer({ currency: shop.currency, items: [] });
    if (pathname === '/search/suggest.json') {
      const products = foundGoods(shop, searchParams.get('q') ?? '').map(({ slug }) => ({ handle: slug }));
      return jsonAnswer({ resources: { results: { products } } });
    }
    const product = shop.goods.find(({ slug }) => pathname === `/products/${slug}.js`);
    return product === undefined
      ? pageAnswer(page({ title: '404', body: '' }), 404)
      : productDocument(product);
  };
}

type Shop = Required<ShopifyShopOptions>;

function foundGoods({ goods }: Shop, words: string): readonly Goods[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return goods.filter(({ title, brand, gtin, sku }) => {
    const text = `${title} ${brand} ${gtin ?? ''} ${sku}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function graphqlAnswer(
  shop: Shop,
  call: {
    readonly query?: string;
    readonly variables?: { readonly words?: string; readonly country?: string };
  },
): DoubleAnswer {
  if (call.query?.includes('paymentSettings') === true) {
    return jsonAnswer({ data: { shop: { paymentSettings: { currencyCode: shop.currency } } } });
  }
  const market =
    call.query?.includes('@inContext') === true ? shop.markets[call.variables?.country ?? ''] : undefined;
  const money = (price: string) => ({
    amount: market === undefined ? price : (Number(price) * 1.5).toFixed(1),
    currencyCode: market ?? shop.currency,
  });
  const nodes = foundGoods(shop, call.variables?.words ?? '').map((product) => ({
    title: product.title,
    vendor: product.brand,
    handle: product.slug,
    featuredImage: { url: `https://cdn.shopify.com/${product.slug}.jpg` },
    variants: { nodes: variantsOf(product).map((variant) => variantNode(product, variant, money)) },
  }));
  return jsonAnswer({ data: { search: { nodes } } });
}

function variantsOf({ id, sku, gtin, price, stock, variants }: Goods): Goods['variants'] {
  return variants.length > 0
    ? variants
    : [{ id, option: 'Title', value: 'Default Title', sku, gtin, price, stock }];
}

function variantNode(
  product: Goods,
  variant: Goods['variants'][number],
  money: (price: string) => object,
): object {
  return {
    id: `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.value,
    sku: variant.sku,
    barcode: variant.gtin,
    availableForSale: variant.stock !== 'out',
    selectedOptions: [{ name: variant.option, value: variant.value }],
    price: money(variant.price),
    compareAtPrice: product.regularPrice === null ? null : money(product.regularPrice),
  };
}

/** Amounts are hundredths. */
function productDocument(product: Goods): DoubleAnswer {
  const hundredths = (price: string) => Math.round(Number(price) * 100);
  const variants = variantsOf(product).map((variant) => ({
    id: variant.id,
    title: variant.value,
    options: [variant.value],
    sku: variant.sku,
    barcode: variant.gtin,
    price: hundredths(variant.price),
    available: variant.stock !== 'out',
    compare_at_price: product.regularPrice === null ? null : hundredths(product.regularPrice),
  }));
  const { id, title, slug, brand } = product;
  return jsonAnswer({ id, title, handle: slug, vendor: brand, options: [{ name: 'Title' }], variants });
}

function homePage(): DoubleAnswer {
  const head = '<link rel="preconnect" href="https://cdn.shopify.com"><script>Shopify.theme = {};</script>';
  return pageAnswer(page({ title: 'Klangladen', head, body: '<p>Hello</p>' }), 200, {
    'powered-by': 'Shopify',
  });
}
