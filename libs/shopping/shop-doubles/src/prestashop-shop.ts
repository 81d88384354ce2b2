import type { Goods } from './goods';
import { sampleGoods } from './goods';
import { productData } from './product-data';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { escaped, jsonAnswer, page, pageAnswer, structuredData } from './shop-double';

export interface PrestaShopOptions {
  readonly origin: string;
  readonly name?: string | null;
  readonly currency?: string;
  readonly goods?: readonly Goods[];
  /** Whether a cache returns pages to everybody. */
  readonly listing?: 'json' | 'pages-only';
}

/** Home page, product pages, and a search that returns JSON only with ajax=1. */
export function prestaShop(options: PrestaShopOptions): ShopDouble {
  const shop: Shop = { name: null, currency: 'EUR', goods: sampleGoods, listing: 'json', ...options };
  return ({ link }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname === '/index.php' && searchParams.get('controller') === 'search') {
      const isAjax = searchParams.get('ajax') === '1' && shop.listing === 'json';
      const found = foundGoods(shop, searchParams.get('s') ?? '');
      return isAjax ? listing(shop, found) : resultPage(shop, found);
    }
    if (pathname === '/') return homePage(shop);
    const product = shop.goods.find(({ id, slug }) => pathname === `/${id}-${slug}.html`);
    return product === undefined
      ? pageAnswer(page({ title: '404', body: '' }), 404)
      : productPage(shop, product);
  };
}

type Shop = Required<PrestaShopOptions>;

function foundGoods({ goods }: Shop, words: string): readonly Goods[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return goods.filter(({ title, sku }) =>
    wanted.every((word) => `${title} ${sku}`.toLowerCase().includes(word)),
  );
}

function listing(shop: Shop, found: readonly Goods[]): DoubleAnswer {
  const products = found.map((product) => ({
    id_product: product.id,
    name: product.title,
    url: linkOf(shop, product),
    canonical_url: linkOf(shop, product),
    cover: {
      bySize: { home_default: { url: `${shop.origin}/${product.id}-home_default/${product.slug}.jpg` } },
    },
    manufacturer_name: product.brand,
    reference: product.sku,
    price: `${product.price.replace('.', ',')} €`,
    price_amount: Number(product.price),
    regular_price_amount: Number(product.regularPrice ?? product.price),
    has_discount: product.regularPrice !== null,
    main_variants: product.variants.map(({ value }) => ({ name: value })),
  }));
  const pagination = { total_items: products.length, items_shown_from: 1, items_shown_to: products.length };
  return jsonAnswer({ rendered_products: '<section></section>', products, pagination });
}

function resultPage(shop: Shop, found: readonly Goods[]): DoubleAnswer {
  const cards = found.map(
    (product) =>
      `<article class="product-miniature"><a href="${linkOf(shop, product)}"><h2>${escaped(product.title)}</h2></a><span class="price">${product.price} €</span></article>`,
  );
  return pageAnswer(page({ title: 'Suche', body: `<main>${cards.join('')}</main>` }));
}

function homePage({ name }: Shop): DoubleAnswer {
  const head = '<meta name="generator" content="PrestaShop"><script>var prestashop = {};</script>';
  const body = '<p>Bienvenue</p>';
  return pageAnswer(page({ title: name ?? 'Klangladen', siteName: name, head, body, language: 'fr-FR' }));
}

function productPage(shop: Shop, product: Goods): DoubleAnswer {
  const availability = { in: 'InStock', out: 'OutOfStock', backorder: 'PreOrder' }[product.stock];
  const data = productData(product, shop.currency, availability);
  return pageAnswer(
    page({ title: product.title, head: structuredData(data), body: `<h1>${escaped(product.title)}</h1>` }),
  );
}

function linkOf({ origin }: Shop, { id, slug }: Goods): string {
  return `${origin}/${id}-${slug}.html`;
}
