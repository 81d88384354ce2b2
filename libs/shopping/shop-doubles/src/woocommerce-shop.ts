import type { Goods, GoodsVariant } from './goods';
import { sampleGoods } from './goods';
import type { DoubleAnswer, DoubleRequest, ShopDouble } from './shop-double';
import { challengePage, escaped, jsonAnswer, page, pageAnswer, structuredData } from './shop-double';

export interface WooCommerceShopOptions {
  readonly origin: string;
  readonly name?: string;
  readonly currency?: string;
  /** Displayed decimals. The Store API counts in units of the last one. */
  readonly decimals?: number;
  readonly goods?: readonly Goods[];
  /** The Store API is disabled, or something else responds. */
  readonly storeApi?: 'open' | 'closed' | 'challenge' | 'plain-links';
  /** Old versions lack brands, attributes and the backorder flag. */
  readonly isOld?: boolean;
}

/** Home page, Store API and product pages as in WooCommerce 10. */
export function wooCommerceShop(options: WooCommerceShopOptions): ShopDouble {
  const shop: Shop = {
    name: 'Klangladen',
    currency: 'EUR',
    decimals: 2,
    goods: sampleGoods,
    storeApi: 'open',
    isOld: false,
    ...options,
  };
  return (request) => {
    const { pathname, searchParams } = new URL(request.link);
    const restRoute = searchParams.get('rest_route') ?? /^\/wp-json(\/.*)?$/.exec(pathname)?.[1] ?? null;
    const isPlain = shop.storeApi === 'plain-links';
    if (restRoute !== null && searchParams.has('rest_route') === isPlain)
      return restAnswer(shop, restRoute, request);
    if (pathname === '/') return homePage(shop);
    const slug = /^\/product\/([^/]+)\/?$/.exec(pathname)?.[1];
    const product = shop.goods.find((each) => each.slug === slug);
    return product === undefined ? missingPage() : productPage(shop, product);
  };
}

type Shop = Required<WooCommerceShopOptions>;

function restAnswer(shop: Shop, route: string, { link }: DoubleRequest): DoubleAnswer {
  if (shop.storeApi === 'challenge') return challengePage();
  const path = /^\/wc\/store(?:\/v1)?\/products(?:\/(\d+))?\/?$/.exec(route);
  if (path === null || shop.storeApi === 'closed') return noRoute();
  const products = foundProducts(shop, new URL(link).searchParams);
  return jsonAnswer(products, 200, { 'x-wp-total': String(products.length), 'x-wp-totalpages': '1' });
}

function foundProducts(shop: Shop, query: URLSearchParams): readonly object[] {
  const parent = query.get('parent');
  if (query.get('type') === 'variation') {
    const product = shop.goods.find(({ id }) => String(id) === parent);
    return (product?.variants ?? []).map((variant) => variationView(shop, product, variant));
  }
  const skus = query.get('sku')?.split(',') ?? null;
  const phrase = query.get('search')?.toLowerCase() ?? '';
  const found = shop.goods.flatMap((product) => {
    const isNamed =
      product.title.toLowerCase().includes(phrase) || product.sku.toLowerCase().includes(phrase);
    if (skus === null) return isNamed ? [productView(shop, product)] : [];
    const variants = product.variants.filter(({ sku }) => skus.includes(sku));
    const own = skus.includes(product.sku) ? [productView(shop, product)] : [];
    return [...own, ...variants.map((variant) => variationView(shop, product, variant))];
  });
  return found.slice(0, Number(query.get('per_page') ?? 10));
}

function productView(shop: Shop, product: Goods): object {
  const { id, title, slug, sku, kind, stock, price, regularPrice } = product;
  const amounts = product.variants.map((variant) => minor(shop, variant.price));
  return {
    id,
    name: escaped(title),
    slug,
    parent: 0,
    type: kind,
    variation: '',
    permalink: linkOf(shop, product),
    sku,
    on_sale: regularPrice !== null,
    prices: {
      ...pricesOf(shop, price, regularPrice),
      price_range: new Set(amounts).size > 1 ? { min_amount: amounts[0], max_amount: amounts.at(-1) } : null,
    },
    images: [{ id: 1, src: `${shop.origin}/wp-content/uploads/${slug}.jpg`, alt: '' }],
    is_purchasable: kind !== 'external',
    is_in_stock: stock !== 'out',
    add_to_cart:
      kind === 'external' ? { url: 'https://www.amazon.de/dp/B08N36XNTT' } : { url: `?add-to-cart=${id}` },
    ...(shop.isOld
      ? {}
      : { brands: [{ id: 9, name: escaped(product.brand) }], is_on_backorder: stock === 'backorder' }),
  };
}

function variationView(shop: Shop, product: Goods | undefined, variant: GoodsVariant): object {
  const name = escaped(product?.title ?? '');
  return {
    id: variant.id,
    name,
    slug: product?.slug,
    parent: product?.id,
    type: 'variation',
    variation: `${variant.option}: ${variant.value}`,
    permalink: `${product === undefined ? shop.origin : linkOf(shop, product)}?attribute_${variant.option.toLowerCase()}=${variant.value}`,
    sku: variant.sku,
    on_sale: false,
    prices: { ...pricesOf(shop, variant.price, null), price_range: null },
    images: [],
    is_purchasable: true,
    is_in_stock: variant.stock !== 'out',
    ...(shop.isOld ? {} : { brands: [], is_on_backorder: variant.stock === 'backorder' }),
  };
}

function pricesOf(shop: Shop, price: string, regularPrice: string | null): object {
  const own = minor(shop, price);
  return {
    price: own,
    sale_price: own,
    regular_price: regularPrice === null ? own : minor(shop, regularPrice),
    currency_code: shop.currency,
    currency_minor_unit: shop.decimals,
  };
}

/** In units of the last displayed decimal. */
function minor({ decimals }: Shop, price: string): string {
  return String(Math.round(Number(price) * 10 ** decimals));
}

function linkOf({ origin }: Shop, { slug }: Goods): string {
  return `${origin}/product/${slug}/`;
}

function homePage(shop: Shop): DoubleAnswer {
  const base = shop.storeApi === 'plain-links' ? '/index.php?rest_route=/' : '/wp-json/';
  const head =
    '<meta name="generator" content="WordPress 6.9"><meta name="generator" content="WooCommerce 10.4.2">' +
    '<link rel="stylesheet" href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css">';
  const body = `<h1>${escaped(shop.name)}</h1><form role="search" action="/"><input type="search" name="s"><input type="hidden" name="post_type" value="product"></form>`;
  const link = `<${shop.origin}${base}>; rel="https://api.w.org/"`;
  return pageAnswer(
    page({
      title: `${shop.name} – Willkommen`,
      head,
      body,
      bodyClass: 'home woocommerce-no-js',
      language: 'de',
    }),
    200,
    { link },
  );
}

/** Current versions state the price only in priceSpecification, and the barcode nowhere else. */
function productPage(shop: Shop, product: Goods): DoubleAnswer {
  const price = Number(product.price).toFixed(shop.decimals);
  const availability = { in: 'InStock', out: 'OutOfStock', backorder: 'BackOrder' }[product.stock];
  const data = {
    '@context': 'https://schema.org/',
    '@type': 'Product',
    name: product.title,
    url: linkOf(shop, product),
    sku: product.sku,
    ...(product.gtin === null ? {} : { gtin: product.gtin }),
    ...(product.mpn === null ? {} : { mpn: product.mpn }),
    brand: { '@type': 'Brand', name: product.brand },
    offers: [
      {
        '@type': 'Offer',
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: shop.currency,
            valueAddedTaxIncluded: true,
          },
        ],
        availability: `https://schema.org/${availability}`,
        url: linkOf(shop, product),
        seller: { '@type': 'Organization', name: shop.name, url: shop.origin },
      },
    ],
  };
  const head = `<link rel="canonical" href="${linkOf(shop, product)}">${structuredData({ '@context': 'https://schema.org/', '@graph': [data] })}`;
  const body = `<h1 class="product_title">${escaped(product.title)}</h1>`;
  return pageAnswer(
    page({ title: `${product.title} – ${shop.name}`, head, body, bodyClass: 'single-product woocommerce' }),
  );
}

function missingPage(): DoubleAnswer {
  return pageAnswer(page({ title: 'Seite nicht gefunden', body: '<h1>404</h1>' }), 404);
}

function noRoute(): DoubleAnswer {
  const message = 'No route was found matching the URL and request method.';
  return jsonAnswer({ code: 'rest_no_route', message, data: { status: 404 } }, 404);
}
