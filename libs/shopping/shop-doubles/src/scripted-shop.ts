import type { Goods } from './goods';
import { sampleGoods } from './goods';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { jsonAnswer, page, pageAnswer } from './shop-double';

export interface ScriptedShopOptions {
  readonly origin: string;
  readonly currency?: string;
  readonly goods?: readonly Goods[];
}

/** Every page is the same empty frame, whose script renders form, results (/suche?q=) or product from JSON. */
export function scriptedShop(options: ScriptedShopOptions): ShopDouble {
  const { origin, currency, goods } = { currency: 'EUR', goods: sampleGoods, ...options };
  return ({ link }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname === '/app.js') return script;
    if (pathname === '/daten/suche') return jsonAnswer(hitsFor(goods, searchParams.get('q') ?? ''));
    const wanted = /^\/(daten\/)?artikel\/([a-z0-9-]+)$/.exec(pathname);
    const product = goods.find(({ slug }) => slug === wanted?.[2]);
    if (wanted?.[1] !== undefined) {
      return product === undefined ? jsonAnswer(null, 404) : jsonAnswer(dataOf(product, origin, currency));
    }
    const isPage = pathname === '/' || pathname === '/suche' || product !== undefined;
    return pageAnswer(frame, isPage ? 200 : 404);
  };
}

const frame = page({
  title: 'Funkhaus',
  head: '<meta property="og:site_name" content="Funkhaus"><script defer src="/app.js"></script>',
  body: '<div id="app"></div><noscript>Please enable JavaScript.</noscript>',
  language: 'de-DE',
});

/** Every word of the query must be in the title, brand or barcode. */
function hitsFor(goods: readonly Goods[], query: string) {
  const words = query.toLowerCase().split(/\s+/);
  return goods
    .filter(({ title, brand, gtin }) =>
      words.every((word) => `${title} ${brand} ${gtin ?? ''}`.toLowerCase().includes(word)),
    )
    .map(({ slug, title }) => ({ path: `/artikel/${slug}`, title }));
}

function dataOf(product: Goods, origin: string, currency: string) {
  const availability = { in: 'InStock', out: 'OutOfStock', backorder: 'BackOrder' }[product.stock];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.sku,
    url: `${origin}/artikel/${product.slug}`,
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.gtin === null ? {} : { gtin13: product.gtin }),
    ...(product.mpn === null ? {} : { mpn: product.mpn }),
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: currency,
      availability: `https://schema.org/${availability}`,
    },
  };
}

const script: DoubleAnswer = {
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=UTF-8' },
  body: `
    const app = document.getElementById('app');
    const add = (name, text, facts = {}, within = app) =>
      within.appendChild(Object.assign(document.createElement(name), { textContent: text }, facts));
    const structured = (value) => add('script', JSON.stringify(value), { type: 'application/ld+json' }, document.head);
    const ask = async (path) => (await fetch(path, { headers: { accept: 'application/json' } })).json();
    async function show() {
      const { pathname, search } = location;
      if (pathname === '/') {
        const form = add('form', '', { action: '/suche', role: 'search' });
        add('input', '', { type: 'search', name: 'q' }, form);
      } else if (pathname === '/suche') {
        const hits = await ask('/daten/suche' + search);
        structured({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: hits.map(({ path, title }, place) => ({
            '@type': 'ListItem', position: place + 1, url: location.origin + path, name: title,
          })),
        });
        for (const { path, title } of hits) add('a', title, { href: path });
      } else {
        const product = await ask('/daten' + pathname);
        add('h1', product.name);
        structured(product);
      }
    }
    void show();
  `,
};
