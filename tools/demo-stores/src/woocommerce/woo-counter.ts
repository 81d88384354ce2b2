import { hash } from 'node:crypto';
import { wooCommerceShop } from '@pricehunt/shop-doubles';
import { escapeHtml } from '../pages/escape-html';
import { factTable, plainPage } from '../pages/plain-page';
import { foundReply, htmlReply, jsonReply } from '../shops/web';
import type { Answer, Counter, Reply, Visit } from '../shops/web';
import { doubleCounter } from '../web-search/double-counter';
import { approveApp, appRequestPage } from './approve-app';
import { sendWooWebhooks } from './send-woo-webhooks';
import { orderDocument, placeWooOrder, refundWooOrder } from './woo-orders';
import { answerWooRest } from './woo-rest-api';
import type { WooStore } from './woo-store';

const clickParameter = 'pricehunt_ref';

/** Shop pages with a checkout, the Store API, the REST API with keys, the page that approves apps, and the owner's page. */
export function wooCounter(store: WooStore): Counter {
  const shop = doubleCounter(wooCommerceShop({ origin: store.origin, goods: store.goods }), store.origin);
  return async (visit) =>
    answerWooRest(store, visit) ??
    answerOwner(store, visit) ??
    (visit.path === '/wc-auth/v1/authorize' ? await answerAppRequest(store, visit) : null) ??
    answerCheckout(store, visit) ??
    atShop(store, visit, await shop(visit));
}

function answerAppRequest(store: WooStore, visit: Visit): Reply | Promise<Reply> {
  return visit.method === 'POST' ? approveApp(store, visit) : appRequestPage(store, visit);
}

function answerCheckout(store: WooStore, visit: Visit): Reply | null {
  const [, received] = /^\/checkout\/order-received\/(\d+)\/$/.exec(visit.path) ?? [];
  if (received !== undefined) {
    const main = `<p><a href="/">← ${escapeHtml(store.name)}</a></p><h1>Order received</h1>
<p>Thank you. Your order number is ${received}.</p><p>Nothing is sold here: it's a demo.</p>`;
    return htmlReply(plainPage({ title: `Order received | ${store.name}`, main }));
  }
  if (visit.path !== '/checkout/' || visit.method !== 'POST') return null;
  const form = new URLSearchParams(visit.body);
  const order = placeWooOrder(store, {
    productId: Number(form.get('product')),
    email: form.get('email') ?? '',
    landingPage: landingPageIn(store, visit),
  });
  if (order === null) return { ...foundReply('/'), status: 303 };
  sendWooWebhooks(store, 'order.created', orderDocument(store, order));
  return { ...foundReply(`/checkout/order-received/${order.id}/`), status: 303 };
}

/** Credentials for programs that set up a demo, domain verification, orders with refunds, and sent webhooks. */
function answerOwner(store: WooStore, visit: Visit): Reply | null {
  const { method, path } = visit;
  const { consumerKey, consumerSecret } = store;
  if (path === '/office/app.json') return jsonReply({ storeLink: store.origin, consumerKey, consumerSecret });
  if (path === '/office' && method === 'GET') return htmlReply(ownersPage(store));
  if (method !== 'POST') return null;
  const [, refunded] = /^\/office\/orders\/(\d+)\/refund$/.exec(path) ?? [];
  if (refunded !== undefined) {
    const order = refundWooOrder(store, Number(refunded));
    if (order !== null) sendWooWebhooks(store, 'order.updated', orderDocument(store, order));
  } else if (path === '/office/head') {
    store.change({ headHtml: new URLSearchParams(visit.body).get('html') ?? '' });
  } else {
    return null;
  }
  return { ...foundReply('/office'), status: 303 };
}

function ownersPage(store: WooStore): string {
  const { name, origin, consumerKey, consumerSecret } = store;
  const { orders, webhooks, deliveries, headHtml } = store.records();
  const main = `<p><a href="/">← ${escapeHtml(name)}</a></p>
<h1>The owner's office of ${escapeHtml(name)}</h1>
<p>This page replaces the shop's WordPress admin. It needs no sign-in.</p>
<h2>The REST API</h2>
${factTable([
  ['Store URL', origin],
  ['Consumer key', consumerKey],
  ['Consumer secret', consumerSecret],
])}
<h2>Proof of the shop</h2>
<form method="post" action="/office/head"><label for="html">Elements for the head of every page: a meta tag, a pixel</label>
<textarea id="html" name="html" rows="4">${escapeHtml(headHtml)}</textarea><button>Save</button></form>
<h2>Orders</h2>
<table><tr><th>Order</th><th>Placed</th><th>Total</th><th>Came by</th><th></th></tr>
${orders
  .toReversed()
  .map(
    ({ id, at, price, landingPage, isRefunded }) =>
      `<tr><td>#${id}</td><td>${at}</td><td>${price} EUR</td><td><code>${escapeHtml(landingPage ?? '')}</code></td><td>${isRefunded ? 'refunded' : `<form method="post" action="/office/orders/${id}/refund"><button>Refund #${id}</button></form>`}</td></tr>`,
  )
  .join('')}</table>
<h2>Webhooks</h2>
<table>${webhooks.map(({ topic, deliveryUrl }) => `<tr><th>${escapeHtml(topic)}</th><td><code>${escapeHtml(deliveryUrl)}</code></td></tr>`).join('')}</table>
<h2>The last messages</h2>
<table><tr><th>At</th><th>Topic</th><th>Try</th><th>Answer</th></tr>
${deliveries
  .toReversed()
  .map(
    ({ at, topic, attempt, status }) =>
      `<tr><td>${at}</td><td>${escapeHtml(topic)}</td><td>${attempt}</td><td>${status ?? 'none'}</td></tr>`,
  )
  .join('')}</table>`;
  return plainPage({ title: `The owner's office | ${name}`, main });
}

/** Adds the owner's elements and a way to buy; remembers the first page of a visit by a click, as WooCommerce does. */
function atShop(store: WooStore, visit: Visit, answer: Answer): Answer {
  if (answer === 'never' || !answer.headers['content-type']?.startsWith('text/html')) return answer;
  const { headHtml } = store.records();
  const slug = /^\/product\/([^/]+)\/?$/.exec(visit.path)?.[1];
  const product = store.goods.find((each) => each.slug === slug);
  const toBuy =
    product === undefined
      ? ''
      : `<p>€ ${product.price}</p><form method="post" action="/checkout/"><input type="hidden" name="product" value="${product.id}">
<p><label>E-mail address <input name="email" type="email" required value="sam@post.example"></label></p><button>Buy now</button></form>`;
  const body = String(answer.body)
    .replace('</head>', () => `${headHtml}</head>`)
    .replace('</body>', () => `${toBuy}</body>`);
  if (!visit.query.has(clickParameter)) return { ...answer, body };
  const landing = encodeURIComponent(`${store.origin}${visit.path}?${visit.query.toString()}`);
  const cookie = `${cookieName(store)}=${landing}; Path=/; Max-Age=1800; SameSite=Lax; HttpOnly`;
  return { ...answer, body, headers: { ...answer.headers, 'set-cookie': cookie } };
}

function landingPageIn(store: WooStore, { headers }: Visit): string | null {
  const cookies = String(headers['cookie'] ?? '').split(/; */);
  const value = cookies.find((one) => one.startsWith(`${cookieName(store)}=`))?.split('=')[1];
  return value === undefined ? null : decodeURIComponent(value);
}

/** Shops on one host have the same cookies. */
function cookieName({ name }: WooStore): string {
  return `sbjs_${hash('md5', name).slice(0, 8)}`;
}
