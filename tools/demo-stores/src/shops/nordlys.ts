import { escapeHtml } from '../pages/escape-html';
import { decimalPrice, printedPrice } from '../pages/printed-price';
import { describe, productPage } from '../pages/product-page';
import { notFoundPage } from '../pages/text-pages';
import { staples } from '../world/every-product';
import type { Listing } from '../world/listings';
import { imagePathOf, pathOf } from './paths';
import { answerAtCounter } from './plain-counter';
import type { Store } from './store';
import { htmlReply } from './web';
import type { Counter } from './web';

/** OpenGraph only, prices like "1.299,- kr"; one product in five has its price only in the visible page. */
export function nordlysCounter(store: Store): Counter {
  return (visit) => {
    const number = /^\/produkt\/[^/]*-(\d+)$/.exec(visit.path)?.[1];
    if (number === undefined) return answerAtCounter(store, visit);
    const listing = store.listings.find((one) => one.number === Number(number));
    if (listing === undefined) return htmlReply(notFoundPage(store), 404);
    return htmlReply(
      productPage(store, listing, {
        head: headOf(store.origin, listing),
        before: othersStrip(store, listing),
        showsBarcode: false,
      }),
    );
  };
}

export function hidesPriceFromMeta({ number, product }: Listing): boolean {
  return number % 5 === 0 && !staples.includes(product.familyKey);
}

function headOf(origin: string, listing: Listing): string {
  const { title, price, product, sku, shop } = listing;
  const facts: readonly (readonly [string, string])[] = [
    ['og:type', 'product'],
    ['og:site_name', shop.name],
    ['og:title', title.full],
    ['og:description', describe(listing)],
    ['og:image', `${origin}${imagePathOf(listing)}`],
    ['og:url', `${origin}${pathOf(listing)}`],
    ['product:brand', product.brand],
    ['product:retailer_item_id', sku],
    ['product:condition', listing.condition],
    ['product:availability', listing.availability === 'in_stock' ? 'in stock' : 'out of stock'],
  ];
  const prices: typeof facts = [
    ['product:price:amount', decimalPrice(price)],
    ['product:price:currency', price.currency],
  ];
  return [...facts, ...(hidesPriceFromMeta(listing) ? [] : prices)]
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('\n');
}

function othersStrip({ listings }: Store, listing: Listing): string {
  const others = listings
    .filter(
      ({ category, product }) =>
        category === listing.category && product.familyKey !== listing.product.familyKey,
    )
    .slice(0, 3)
    .map(
      (other) =>
        `<a href="${pathOf(other)}">${escapeHtml(other.product.name)} <em>nu ${printedPrice(other.shop, other.price)}</em></a>`,
    );
  return `<div class="others"><b>Veckans fynd</b>${others.join('')}<span>Delbetala från <em>99,- kr/mån</em></span><span>Spara <em>300,- kr</em> på skärmar</span></div>`;
}
