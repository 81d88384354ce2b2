import type { Goods } from './goods';
import { sampleGoods } from './goods';
import type { DoubleAnswer, ShopDouble } from './shop-double';
import { escaped, jsonAnswer, page, pageAnswer } from './shop-double';

/** A shop with old-fashioned tables and no markup. */
export interface BareShopOptions {
  readonly origin: string;
  readonly goods?: readonly Goods[];
  readonly results?: 'table' | 'script' | 'json';
  readonly priceClass?: string;
}

/** Results under /liste.php?wort=, and product pages with unmarked prices beside others. */
export function bareShop(options: BareShopOptions): ShopDouble {
  const shop: Required<BareShopOptions> = {
    goods: sampleGoods,
    results: 'table',
    priceClass: 'z3',
    ...options,
  };
  return ({ link }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname === '/') return homePage();
    if (pathname === '/liste.php') return resultPage(shop, searchParams.get('wort') ?? '');
    const id = /^\/ware\.php$/.test(pathname) ? searchParams.get('nr') : null;
    const product = shop.goods.find((each) => String(each.id) === id);
    return product === undefined
      ? pageAnswer(page({ title: 'Fehler', body: '<p>Nicht gefunden.</p>' }), 404)
      : productPage(shop, product);
  };
}

function homePage(): DoubleAnswer {
  const body = `<table><tr><td>Radio Kern, seit 1962</td></tr></table><script>suche = function (w) { location = '/liste.php?wort=' + escape(w) }</script>`;
  return pageAnswer(page({ title: 'Radio Kern', body, language: 'de-DE' }));
}

/** Every word of the query must be in the title. */
function resultPage(shop: Required<BareShopOptions>, query: string): DoubleAnswer {
  const words = query.toLowerCase().split(/\s+/);
  const found = shop.goods.filter(({ title, brand }) =>
    words.every((word) => `${title} ${brand}`.toLowerCase().includes(word)),
  );
  const hits = found.map(({ id, title }) => ({ adr: `ware.php?nr=${id}`, bez: title }));
  if (shop.results === 'json') return jsonAnswer({ treffer: hits });
  const rows = hits.map(
    ({ adr, bez }) =>
      `<tr class="t"><td><a href="hilfe.php">?</a></td><td><font size="2">${escaped(bez)}</font></td><td><a class="k" href="${adr}">Ansehen</a></td></tr>`,
  );
  const script = `<script type="application/json">${JSON.stringify({ liste: { treffer: hits } })}</script>`;
  const body = shop.results === 'script' ? script : `<table>${rows.join('')}</table>`;
  return pageAnswer(page({ title: 'Liste', body, language: 'de-DE' }));
}

function productPage({ priceClass }: Required<BareShopOptions>, product: Goods): DoubleAnswer {
  const price = product.price.replace('.', ',');
  const stock = { in: 'sofort lieferbar', out: 'ausverkauft', backorder: 'nachbestellt' }[product.stock];
  const rows = [
    `<tr><td class="z1">${escaped(product.title)}</td></tr>`,
    `<tr><td class="z2">Finanzierung ab 9,00 EUR im Monat</td></tr>`,
    `<tr><td class="${priceClass}">Unser Preis: <b>${price} EUR</b></td></tr>`,
    `<tr><td class="z4">${stock}</td></tr>`,
    `<tr><td class="z5">Versand 5,90 EUR</td></tr>`,
    `<tr><td class="z6"><img name="foto" src="bild.php?nr=${product.id}"></td></tr>`,
  ];
  const data = `<script>var w = {nr:${product.id},ean:"${product.gtin ?? ''}",her:"${escaped(product.brand)}",art:"${product.mpn ?? ''}"};</script>`;
  const others = '<table><tr><td class="z9">Andere kauften: Kabel 7,99 EUR</td></tr></table>';
  return pageAnswer(
    page({ title: 'Radio Kern', body: `<table>${rows.join('')}</table>${data}${others}`, language: 'de-DE' }),
  );
}
