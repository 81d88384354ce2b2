import type { Goods } from './goods';
import { sampleGoods } from './goods';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { plainProductPage } from './plain-product-page';
import { jsonAnswer, page, pageAnswer } from './shop-double';

export interface VtexShopOptions {
  readonly origin: string;
  readonly name?: string | null;
  /** Of its pages, with the country that determines the currency. */
  readonly language?: string;
  /** Stated on product pages; API responses have none. */
  readonly currency?: string;
  readonly goods?: readonly Goods[];
  readonly catalog?: 'open' | 'closed';
}

/** Home page, product pages and the open catalog search, which returns status 206, no currency and several sellers. */
export function vtexShop(options: VtexShopOptions): ShopDouble {
  const shop: Shop = {
    name: null,
    language: 'pt-BR',
    currency: 'BRL',
    goods: sampleGoods,
    catalog: 'open',
    ...options,
  };
  return ({ link }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname === '/') return homePage(shop);
    if (pathname !== '/api/catalog_system/pub/products/search') {
      const product = shop.goods.find(({ slug }) => pathname === `/${slug}/p`);
      return product === undefined
        ? pageAnswer(page({ title: '404', body: '' }), 404)
        : plainProductPage(product, shop);
    }
    if (shop.catalog === 'closed') return jsonAnswer({ error: 'Forbidden' }, 403);
    const barcode = /^alternateIds_Ean:(\d+)$/.exec(searchParams.get('fq') ?? '')?.[1];
    const words = (searchParams.get('ft') ?? '').toLowerCase().split(/\s+/);
    const found = shop.goods.filter(({ title, gtin }) =>
      barcode === undefined ? words.every((word) => title.toLowerCase().includes(word)) : gtin === barcode,
    );
    const [from, to] = [Number(searchParams.get('_from') ?? 0), Number(searchParams.get('_to') ?? 9)];
    const items = found.slice(from, to + 1).map((product) => itemOf(shop, product));
    // The status is 206 even for complete results.
    return jsonAnswer(items, 206, { resources: `${from}-${to}/${found.length}` });
  };
}

type Shop = Required<VtexShopOptions>;

function itemOf({ origin, name }: Shop, product: Goods): object {
  const offer = (price: number) => ({
    Price: price,
    ListPrice: product.regularPrice === null ? price : Number(product.regularPrice),
    PriceValidUntil: '4000-01-01T03:00:00Z',
    AvailableQuantity: product.stock === 'out' ? 0 : 10_000,
    IsAvailable: product.stock !== 'out',
    Tax: 0,
    PaymentOptions: { installmentOptions: [{ installments: [{ value: price * 100 }] }] },
  });
  const price = Number(product.price);
  return {
    productId: String(product.id),
    productName: product.title,
    brand: product.brand,
    linkText: product.slug,
    link: `https://klang.vtexcommercestable.com.br/${product.slug}/p`,
    productReference: product.mpn,
    items: [
      {
        itemId: String(product.id * 10),
        name: product.title,
        nameComplete: product.title,
        ean: product.gtin ?? '',
        images: [{ imageUrl: `${origin}/arquivos/ids/${product.id}/${product.slug}.jpg` }],
        sellers: [
          {
            sellerId: '1',
            sellerName: name ?? 'Klangladen',
            sellerDefault: true,
            addToCartLink: `/checkout/cart/add?sku=${product.id * 10}&qty=1&price=${Math.round(price * 100)}`,
            commertialOffer: offer(price),
          },
          {
            sellerId: 'm2',
            sellerName: 'Marktstand',
            sellerDefault: false,
            commertialOffer: offer(price + 5),
          },
        ],
      },
    ],
  };
}

function homePage({ name, language }: Shop): DoubleAnswer {
  const head = '<link rel="preconnect" href="https://klang.vtexassets.com"><script>__RUNTIME__ = {}</script>';
  return pageAnswer(
    page({ title: name ?? 'Klangladen', siteName: name, head, body: '<p>Olá</p>', language }),
  );
}
