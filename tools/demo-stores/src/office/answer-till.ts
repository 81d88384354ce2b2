import { escapeHtml, scriptJson } from '../pages/escape-html';
import { page } from '../pages/page';
import { decimalPrice, printedPrice } from '../pages/printed-price';
import { pathOf } from '../shops/paths';
import type { Store } from '../shops/store';
import { foundReply, htmlReply } from '../shops/web';
import type { Reply, Visit } from '../shops/web';
import type { Office } from './office';
import { listingOf, orderDocument, placeOrder } from './place-order';
import type { PlacedOrder } from './placed-order';
import { noteAttributesOf, rememberedVisit, remembering } from './remembered-visit';
import { sendWebhooks } from './send-webhooks';
import { tillWordsOf } from './till-words';

/** Basket, checkout and thank-you page. Null for other paths. */
export function answerTill(store: Store, office: Office, visit: Visit): Reply | null {
  const { method, path } = visit;
  const remembered = rememberedVisit(store, visit);
  const form = new URLSearchParams(visit.body);
  const wanted = Number(form.get('id'));
  if (method === 'POST' && path === '/cart/add') {
    const basket = [...new Set([...remembered.basket, wanted])].slice(-20);
    return remembering(store, seeReply('/cart'), { ...remembered, basket });
  }
  if (method === 'POST' && path === '/cart/remove') {
    const basket = remembered.basket.filter((one) => one !== wanted);
    return remembering(store, seeReply('/cart'), { ...remembered, basket });
  }
  if (path === '/cart') return htmlReply(basketPage(store, remembered.basket));
  if (method === 'POST' && path === '/checkout') {
    const order = placeOrder(store, office, {
      variants: remembered.basket,
      email: form.get('email') ?? '',
      landingSite: remembered.landingSite,
      referringSite: remembered.referringSite,
      noteAttributes: noteAttributesOf(remembered),
    });
    if (order === null) return foundReply('/cart');
    sendWebhooks(store, office, 'orders/create', orderDocument(store, order));
    sendWebhooks(store, office, 'orders/paid', orderDocument(store, order));
    const thanks = seeReply(`/checkouts/${order.checkoutToken}/thank-you`);
    return remembering(store, thanks, { ...remembered, basket: [] });
  }
  const [, token] = /^\/checkouts\/([0-9a-f]+)\/thank-you$/.exec(path) ?? [];
  const order = office.records().orders.find(({ checkoutToken }) => checkoutToken === token);
  return order === undefined ? null : htmlReply(thanksPage(store, order));
}

/** Redirects after a form, so that a reload doesn't send it again. */
function seeReply(location: string): Reply {
  return { ...foundReply(location), status: 303 };
}

function basketPage(store: Store, basket: readonly number[]): string {
  const { profile } = store;
  const says = tillWordsOf(profile.language);
  const lines = basket.flatMap((number) => listingOf(store, number) ?? []);
  const goods = lines.reduce((sum, { price }) => sum + price.amountMinor, 0);
  const isFree = profile.freeShippingFromMinor !== null && goods >= profile.freeShippingFromMinor;
  const delivery = isFree ? 0 : profile.shippingMinor;
  const money = (amountMinor: number) =>
    escapeHtml(printedPrice(profile, { amountMinor, currency: profile.currency }));
  const rows = lines.map(
    (listing) => `<tr><th><a href="${pathOf(listing)}">${escapeHtml(listing.title.full)}</a></th>
<td>${money(listing.price.amountMinor)}</td>
<td><form method="post" action="/cart/remove"><input type="hidden" name="id" value="${listing.number}"><button>${escapeHtml(says.remove)}</button></form></td></tr>`,
  );
  const till = `<table class="facts">${rows.join('')}
<tr><th>${escapeHtml(says.delivery)}</th><td>${money(delivery)}</td><td></td></tr>
<tr><th>${escapeHtml(says.total)}</th><td><b>${money(goods + delivery)}</b></td><td></td></tr></table>
<form class="buy" method="post" action="/checkout">
<p><label>${escapeHtml(says.email)} <input name="email" type="email" required value="sam@post.example"></label></p>
<button class="go">${escapeHtml(says.buy)}</button></form><p class="small">${escapeHtml(says.play)}</p>`;
  const main = lines.length === 0 ? `<p>${escapeHtml(says.empty)}</p>` : till;
  return page(store, {
    title: says.basket,
    main: `<div class="text"><h1>${escapeHtml(says.basket)}</h1>${main}</div>`,
  });
}

/** Shows the order and, as themes do, exposes it to the page's scripts. */
function thanksPage(store: Store, order: PlacedOrder): string {
  const { profile } = store;
  const says = tillWordsOf(profile.language);
  const goods = order.prices.reduce((sum, price) => sum + price, 0);
  const text = (amountMinor: number) => decimalPrice({ amountMinor, currency: profile.currency });
  const checkout = {
    token: order.checkoutToken,
    order_id: order.id,
    order: { id: String(order.id), name: `#${order.number}` },
    currency: profile.currency,
    subtotal_price: text(goods),
    shipping_price: text(order.shippingMinor),
    total_tax: text(0),
    total_price: text(goods + order.shippingMinor),
  };
  return page(store, {
    title: says.thanks,
    head: `<script>var Shopify = Shopify || {}; Shopify.checkout = ${scriptJson(checkout)};</script>`,
    main: `<div class="text"><h1>${escapeHtml(says.thanks)}</h1><p>${escapeHtml(says.number(`#${order.number}`))}</p><p class="small">${escapeHtml(says.play)}</p></div>`,
  });
}
