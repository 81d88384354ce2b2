import { categoryPathOf, imagePathOf, pathOf } from '../shops/paths';
import { groupsOf } from '../shops/store';
import type { Store } from '../shops/store';
import type { Listing } from '../world/listings';
import { optionValuesOf } from '../world/titles';
import { detailsOf } from '../world/product-details';
import { nouns } from '../world/nouns';
import { categories } from '../world/words';
import { escapeHtml } from './escape-html';
import { noMarks } from './page-marks';
import type { PageMarks } from './page-marks';
import { page } from './page';
import { phrases } from './phrases';
import { printedPrice } from './printed-price';
import { wareCard } from './ware-card';

export interface ProductPageParts {
  readonly head: string;
  /** Attributes for shops whose structured data is in the page itself. */
  readonly marks?: PageMarks;
  /** Shown before the product, such as recently viewed products. */
  readonly before?: string;
  readonly showsBarcode: boolean;
  /** Form fields of shops with a basket. */
  readonly buying?: string;
}

/** The page of one variant, with links to the other variants. */
export function productPage(store: Store, listing: Listing, parts: ProductPageParts): string {
  const { shop, product, title, category } = listing;
  const says = phrases[shop.language];
  const marks = parts.marks ?? noMarks;
  const buyable = listing.availability !== 'out_of_stock' && listing.availability !== 'discontinued';
  return page(store, {
    title: title.full,
    head: parts.head,
    category,
    main: `${parts.before ?? ''}
<p class="crumbs"><a href="/">${escapeHtml(says.home)}</a> / <a href="${categoryPathOf(shop, category)}">${escapeHtml(categories[category][shop.language])}</a></p>
<article class="product"${marks.product}>
<figure><img${marks.property('image')} src="${imagePathOf(listing)}" alt="${escapeHtml(title.full)}" width="800" height="800"></figure>
<div>
<p class="maker"${marks.property('brand')}>${escapeHtml(product.brand)}</p>
<h1${marks.property('name')}>${escapeHtml(shop.kind === 'shopify' ? title.group : title.full)}</h1>
<div${marks.offer}>
<p class="price"><span${marks.price(listing.price)}>${printedPrice(shop, listing.price)}</span>${struckPrice(listing)}</p>
<p class="small">${[escapeHtml(says.taxIncluded), deliveryLine(listing)].filter((part) => part !== '').join(' · ')}</p>
<p class="stock ${stockClass(listing)}"${marks.stock(listing.availability)}>${escapeHtml(says.stock[listing.availability])}</p>
${marks.hidden(listing)}
</div>
${modelChoice(store, listing)}
${buyForm(says.buy, buyable, parts.buying)}
${factsTable(listing, parts.showsBarcode, marks)}
</div>
<section class="words"><h2>${escapeHtml(title.group)}</h2><p${marks.property('description')}>${escapeHtml(describe(listing))}</p></section>
</article>
${relatedShelf(store, listing)}`,
  });
}

function buyForm(label: string, buyable: boolean, fields: string | undefined): string {
  const button = (type: string) =>
    `<button class="go" type="${type}"${buyable ? '' : ' disabled'}>${escapeHtml(label)}</button>`;
  if (fields === undefined) return `<form class="buy">${button('button')}</form>`;
  return `<form class="buy" method="post" action="/cart/add">${fields}${button('submit')}</form>`;
}

export function describe({ shop, product, title, condition }: Listing): string {
  const noun = nouns[product.noun][shop.language];
  const called = `${product.brand} ${product.name}`;
  const isUsed = condition === 'refurbished';
  switch (shop.language) {
    case 'en':
      return isUsed ? `${product.text} Inspected, cleaned and tested; sold as refurbished.` : product.text;
    case 'de':
      return `${called}: ${noun} vom Markenhersteller${title.options.length > 0 ? `, Ausführung ${title.options.join(', ')}` : ''}. ${isUsed ? 'Vom Fachbetrieb generalüberholt, mit zwölf Monaten Garantie.' : 'Originalverpackte Neuware mit voller Herstellergarantie.'}`;
    case 'sv':
      return `${called} – ${noun}${title.options.length > 0 ? ` i utförande ${title.options.join(', ')}` : ''}. Levereras i originalförpackning med två års garanti.`;
    case 'nl':
      return `${called}: ${noun.toLowerCase()}${title.options.length > 0 ? ` in uitvoering ${title.options.join(', ')}` : ''}. ${isUsed ? 'Nagekeken, schoongemaakt en getest.' : 'Nieuw in de doos, met twee jaar garantie.'}`;
  }
}

function struckPrice({ shop, listPrice, price }: Listing): string {
  if (listPrice === null) return '';
  const cut = Math.round((1 - price.amountMinor / listPrice.amountMinor) * 100);
  return ` <s>${printedPrice(shop, listPrice)}</s>${cut > 0 ? `<span class="cut">−${cut} %</span>` : ''}`;
}

function deliveryLine({ shop, shipping }: Listing): string {
  const says = phrases[shop.language];
  if (shipping.kind !== 'known') return escapeHtml(says.freeDelivery);
  const free = shop.freeShippingFromMinor;
  const cost = says.delivery(printedPrice(shop, shipping.cost));
  if (free === null) return escapeHtml(cost);
  return escapeHtml(
    `${cost}, ${says.freeFrom(printedPrice(shop, { amountMinor: free, currency: shop.currency }))}`,
  );
}

function stockClass({ availability }: Listing): 'in' | 'out' | 'later' {
  if (availability === 'in_stock') return 'in';
  return availability === 'out_of_stock' || availability === 'discontinued' ? 'out' : 'later';
}

function modelChoice(store: Store, listing: Listing): string {
  const siblings = store.listings.filter(
    (other) => other.product.familyKey === listing.product.familyKey && other.condition === listing.condition,
  );
  if (siblings.length < 2) return '';
  const says = phrases[listing.shop.language];
  const { colour, capacity, size } = listing.product;
  const heading = [
    colour === null ? null : says.colour,
    capacity === null ? null : says.capacity,
    size === null ? null : says.size,
  ]
    .filter((name) => name !== null)
    .join(' · ');
  const links = siblings.map((other) => {
    const mark = other === listing ? ' aria-current="true"' : '';
    return `<a href="${pathOf(other)}"${mark}>${escapeHtml(optionValuesOf(other.shop, other.product).join(' · '))}</a>`;
  });
  return `<div class="choose"><span>${escapeHtml(heading)}</span><div>${links.join('')}</div></div>`;
}

function factsTable(listing: Listing, showsBarcode: boolean, marks: PageMarks): string {
  const { shop, product, sku, condition } = listing;
  const says = phrases[shop.language];
  const colour = product.colour === null ? null : (listing.title.options[0] ?? null);
  const rows: readonly (readonly [string, string | null, string])[] = [
    [says.brand, product.brand, ''],
    [says.model, product.mpn, marks.property('mpn')],
    [says.barcode, showsBarcode ? product.gtin : null, marks.property('gtin13')],
    [says.article, sku, marks.property('sku')],
    [says.colour, colour, marks.property('color')],
    [says.capacity, product.capacity, ''],
    [says.size, product.size, marks.property('size')],
    ...detailsOf(product, shop.language).map(({ name, value }) => [name, value, ''] as const),
    [says.condition, says.conditions[condition], ''],
  ];
  const lines = rows.map(([name, value, mark]) =>
    value === null ? '' : `<tr><th>${escapeHtml(name)}</th><td${mark}>${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="facts">${lines.join('')}</table>`;
}

function relatedShelf(store: Store, listing: Listing): string {
  const related = groupsOf(store)
    .filter(
      ([first]) =>
        first.category === listing.category && first.product.familyKey !== listing.product.familyKey,
    )
    .slice(0, 4);
  if (related.length === 0) return '';
  const heading = phrases[listing.shop.language].related;
  return `<section class="after"><div class="shelf-title"><h2>${escapeHtml(heading)}</h2></div><ul class="grid">${related.map(wareCard).join('')}</ul></section>`;
}
