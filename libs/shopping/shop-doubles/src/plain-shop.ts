import type { Goods } from './goods';
import { sampleGoods } from './goods';
import { productData } from './product-data';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { escaped, page, pageAnswer, structuredData } from './shop-double';

export interface PlainShopOptions {
  readonly origin: string;
  readonly name?: string;
  readonly currency?: string;
  readonly goods?: readonly Goods[];
  /** How the home page declares the search. */
  readonly search?: 'action' | 'description' | 'form' | 'none';
  readonly actionTarget?: string;
  /** A structured list with prices, without prices, or visible cards. */
  readonly results?: 'priced-list' | 'list' | 'cards';
  readonly head?: string;
}

/** Home page, search, an OpenSearch description and product pages with structured data. */
export function plainShop(options: PlainShopOptions): ShopDouble {
  const shop: Shop = {
    currency: 'EUR',
    goods: sampleGoods,
    name: 'Haus & Klang',
    search: 'action',
    results: 'list',
    head: '',
    actionTarget: `${options.origin}/suche?q={search_term_string}`,
    ...options,
  };
  return ({ link }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname === '/') return homePage(shop);
    if (pathname === '/opensearch.xml') return description(shop);
    if (pathname === '/suche') return resultPage(shop, searchParams.get('q') ?? '');
    const product = shop.goods.find(({ slug }) => pathname === `/artikel/${slug}.html`);
    return product === undefined
      ? pageAnswer(page({ title: '404', body: '' }), 404)
      : productPage(shop, product);
  };
}

type Shop = Required<PlainShopOptions>;

function homePage(shop: Shop): DoubleAnswer {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: shop.actionTarget },
  };
  const site = { '@context': 'https://schema.org', '@type': 'WebSite', url: shop.origin };
  const head = {
    action: structuredData({
      ...site,
      potentialAction: [{ ...action, 'query-input': 'required name=search_term_string' }],
    }),
    description:
      '<link rel="search" type="application/opensearchdescription+xml" title="Suche" href="/opensearch.xml">',
    form: '',
    none: '',
  }[shop.search];
  const form =
    '<form action="/newsletter" method="post"><input type="text" name="mail"></form>' +
    '<form role="search" action="/suche"><input type="hidden" name="lang" value="de"><input type="search" name="q"></form>';
  return pageAnswer(
    page({
      title: shop.name,
      head: nameTag(shop) + head + shop.head,
      language: 'de-AT',
      body: shop.search === 'form' ? form : '<p>Willkommen</p>',
    }),
  );
}

function description({ origin }: Shop): DoubleAnswer {
  const body = `<?xml version="1.0"?><OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>Suche</ShortName><Url type="application/x-suggestions+json" template="${origin}/vorschlag?q={searchTerms}"/><Url type="text/html" template="${origin}/suche?q={searchTerms}&amp;seite={startPage?}"/></OpenSearchDescription>`;
  return { status: 200, headers: { 'content-type': 'application/opensearchdescription+xml' }, body };
}

/** Every word of the query must be in the title, brand or codes. */
function resultPage(shop: Shop, query: string): DoubleAnswer {
  const words = query.toLowerCase().split(/\s+/);
  const found = shop.goods.filter(({ title, brand, gtin }) => {
    const text = `${title} ${brand} ${gtin ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const elements = found.map((product, index) => {
    const item = { '@type': 'Product', name: product.title, url: linkOf(shop, product), sku: product.sku };
    const offers = { '@type': 'Offer', price: product.price, priceCurrency: shop.currency };
    if (shop.results === 'list') {
      return { '@type': 'ListItem', position: index + 1, url: linkOf(shop, product), name: product.title };
    }
    return { '@type': 'ListItem', position: index + 1, item: { ...item, offers } };
  });
  const list = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: elements };
  const cards = found.map(
    (product) =>
      `<li class="card"><a href="${linkOf(shop, product)}"><img src="/x.jpg" alt=""><h3>${escaped(product.title)}</h3></a><span>ab 1,00 € im Monat</span></li>`,
  );
  const body = `<nav><ul><li><a href="/artikel/kindle.html">Tipp 9,99 €</a></li></ul></nav><main><ul>${cards.join('')}</ul></main>`;
  const head = shop.results === 'cards' ? '' : structuredData(list);
  return pageAnswer(page({ title: `Suche: ${query}`, head: head + shop.head, body, language: 'de-AT' }));
}

function productPage(shop: Shop, product: Goods): DoubleAnswer {
  const availability = { in: 'InStock', out: 'OutOfStock', backorder: 'BackOrder' }[product.stock];
  const data = productData(product, shop.currency, availability);
  const head = `<link rel="canonical" href="${linkOf(shop, product)}">${structuredData(data)}${nameTag(shop)}${shop.head}`;
  const body = `<h1>${escaped(product.title)}</h1>`;
  return pageAnswer(page({ title: `${product.title} | ${shop.name}`, head, body, language: 'de-AT' }));
}

function nameTag({ name }: Shop): string {
  return `<meta property="og:site_name" content="${escaped(name)}">`;
}

function linkOf({ origin }: Shop, { slug }: Goods): string {
  return `${origin}/artikel/${slug}.html`;
}
