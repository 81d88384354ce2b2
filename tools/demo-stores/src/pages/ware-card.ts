import { imagePathOf, pathOf } from '../shops/paths';
import type { Listing } from '../world/listings';
import { escapeHtml } from './escape-html';
import { phrases } from './phrases';
import { printedPrice } from './printed-price';

/** A product in a grid, with the lowest price of the variants on its page. */
export function wareCard(group: readonly [Listing, ...Listing[]]): string {
  const [first] = group;
  const { shop, product, title } = first;
  const says = phrases[shop.language];
  const cheapest = group.reduce((low, next) => (next.price.amountMinor < low.price.amountMinor ? next : low));
  const differ = group.some(({ price }) => price.amountMinor !== cheapest.price.amountMinor);
  const name = group.length > 1 ? title.group : title.full;
  const struck = !differ && first.listPrice !== null ? ` <s>${printedPrice(shop, first.listPrice)}</s>` : '';
  return `<li><a class="ware" href="${pathOf(cheapest)}"><img src="${imagePathOf(first)}" alt="" loading="lazy" width="400" height="400"><span class="says"><span class="maker">${escapeHtml(product.brand)}</span><span class="name">${escapeHtml(name)}</span><span class="cost">${differ ? `${escapeHtml(says.from)} ` : ''}${printedPrice(shop, cheapest.price)}${struck}</span></span></a></li>`;
}
