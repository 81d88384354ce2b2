import type { Goods } from './goods';
import { sampleGoods } from './goods';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { escaped, page, pageAnswer } from './shop-double';

export interface ShopwareShopOptions {
  readonly origin: string;
  readonly name?: string | null;
  readonly currency?: string;
  readonly goods?: readonly Goods[];
}

/** Home page, search page and product pages with microdata. Its API requires a key. */
export function shopwareShop(options: ShopwareShopOptions): ShopDouble {
  const shop: Shop = { name: null, currency: 'EUR', goods: sampleGoods, ...options };
  return ({ link }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname === '/') return homePage(shop);
    if (pathname === '/search') return resultPage(shop, searchParams.get('search') ?? '');
    const product = shop.goods.find(({ slug, id }) => pathname === `/${slug}/SW-${id}`);
    return product === undefined
      ? pageAnswer(page({ title: '404', body: '' }), 404)
      : productPage(shop, product);
  };
}

type Shop = Required<ShopwareShopOptions>;

function homePage({ name }: Shop): DoubleAnswer {
  const head =
    '<script>window.salesChannelId = "0190";</script><link rel="stylesheet" href="/bundles/storefront/assets/all.css">';
  const body = '<p>Willkommen</p>';
  return pageAnswer(page({ title: name ?? 'Klangladen', siteName: name, head, body, language: 'de-DE' }));
}

function resultPage(shop: Shop, query: string): DoubleAnswer {
  const words = query.toLowerCase().split(/\s+/);
  const found = shop.goods.filter(({ title, gtin }) => {
    const text = `${title} ${gtin ?? ''}`.toLowerCase();
    return words.some((word) => text.includes(word));
  });
  const cards = found.map(
    (product) =>
      `<div class="card product-box"><a href="${linkOf(shop, product)}" class="product-name" title="${escaped(product.title)}">${escaped(product.title)}</a><span class="product-price">${product.price.replace('.', ',')} €</span></div>`,
  );
  return pageAnswer(page({ title: 'Suche', body: `<main>${cards.join('')}</main>`, language: 'de-DE' }));
}

function productPage(shop: Shop, product: Goods): DoubleAnswer {
  const availability = { in: 'InStock', out: 'OutOfStock', backorder: 'LimitedAvailability' }[product.stock];
  const meta = (name: string, content: string | null) =>
    content === null ? '' : `<meta itemprop="${name}" content="${escaped(content)}">`;
  const body = `<div itemscope itemtype="https://schema.org/Product"><div itemprop="brand" itemscope itemtype="https://schema.org/Brand">${meta('name', product.brand)}</div><h1 itemprop="name">${escaped(product.title)}</h1>${meta('gtin13', product.gtin)}${meta('mpn', product.mpn)}<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${meta('priceCurrency', shop.currency)}${meta('price', product.price)}<link itemprop="availability" href="https://schema.org/${availability}"></div><span itemprop="sku">${escaped(product.sku)}</span></div>`;
  const head = `<link rel="canonical" href="${linkOf(shop, product)}">`;
  return pageAnswer(page({ title: product.title, head, body, language: 'de-DE' }));
}

function linkOf({ origin }: Shop, { slug, id }: Goods): string {
  return `${origin}/${slug}/SW-${id}`;
}
