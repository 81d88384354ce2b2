import { escapeHtml } from '../pages/escape-html';
import { factTable, plainPage } from '../pages/plain-page';
import { decimalPrice } from '../pages/printed-price';
import { permanentDomainOf } from '../shops/shopify-documents';
import type { Store } from '../shops/store';
import { foundReply, htmlReply, jsonReply } from '../shops/web';
import type { Reply, Visit } from '../shops/web';
import type { Office } from './office';
import { listingOf, orderDocument, refundDocument, refundOrder } from './place-order';
import type { PlacedOrder } from './placed-order';
import { sendWebhooks } from './send-webhooks';

/** App credentials, domain verification, orders with refunds, and sent webhooks. Null for other paths. */
export function answerOffice(store: Store, office: Office, visit: Visit): Reply | null {
  const { method, path } = visit;
  if (path !== '/office' && !path.startsWith('/office/')) return null;
  if (path === '/office/app.json') return jsonReply(appOf(store, office));
  if (method !== 'POST') return path === '/office' ? htmlReply(officePage(store, office)) : null;
  const form = new URLSearchParams(visit.body);
  const [, refunded] = /^\/office\/orders\/(\d+)\/refund$/.exec(path) ?? [];
  if (refunded !== undefined) {
    const order = refundOrder(office, Number(refunded));
    if (order !== null) {
      sendWebhooks(store, office, 'refunds/create', refundDocument(store, order));
      sendWebhooks(store, office, 'orders/updated', orderDocument(store, order));
    }
  } else if (path === '/office/head') {
    office.change({ headHtml: form.get('html') ?? '' });
  } else if (path === '/office/file') {
    const name = form.get('path') ?? '';
    const text = form.get('text') ?? '';
    office.change({ file: name.startsWith('/') && text !== '' ? { path: name, text } : null });
  } else {
    return null;
  }
  return { ...foundReply('/office'), status: 303 };
}

/** Credentials for programs that set up a demo. */
function appOf({ origin }: Store, { accessToken, apiSecret }: Office): object {
  return { shopDomain: new URL(origin).host, accessToken, apiSecret };
}

function officePage(store: Store, office: Office): string {
  const { profile, origin } = store;
  const { headHtml, file, orders, subscriptions, messages } = office.records();
  const facts = [
    ['Store address', origin],
    ['myshopify.com', permanentDomainOf(profile)],
    ['Admin API access token', office.accessToken],
    ['API secret key', office.apiSecret],
  ] as const;
  const main = `<p><a href="/">← ${escapeHtml(profile.name)}</a></p>
<h1>The owner's office of ${escapeHtml(profile.name)}</h1>
<p>This page replaces the shop's Shopify admin. It needs no sign-in.</p>
<h2>The app</h2>
${factTable(facts)}
${(office.records().installation?.accessToken ?? null) === null ? '' : '<form method="post" action="/office/uninstall"><button>Uninstall PriceHunt</button></form>'}
<h2>Proof of the shop</h2>
<form method="post" action="/office/head"><label for="html">Elements for the head of every page: a meta tag, a pixel</label>
<textarea id="html" name="html" rows="4">${escapeHtml(headHtml)}</textarea><button>Save</button></form>
<form method="post" action="/office/file"><label for="path">Path of a file</label>
<input id="path" name="path" placeholder="/.well-known/…" value="${escapeHtml(file?.path ?? '')}">
<label for="text">What is in it</label><textarea id="text" name="text" rows="2">${escapeHtml(file?.text ?? '')}</textarea><button>Save</button></form>
<h2>Orders</h2>
<table><tr><th>Order</th><th>Placed</th><th>Goods</th><th>Total</th><th>Came by</th><th></th></tr>
${[...orders]
  .reverse()
  .map((order) => orderRow(store, order))
  .join('')}</table>
${orders.length === 0 ? '<p>None yet. Come from PriceHunt, put something into the basket and buy it.</p>' : ''}
<h2>Sent webhooks</h2>
<table>${subscriptions.map(({ topic, uri }) => `<tr><th>${escapeHtml(topic)}</th><td><code>${escapeHtml(uri)}</code></td></tr>`).join('')}</table>
<h2>The last messages</h2>
<table><tr><th>At</th><th>Topic</th><th>Try</th><th>Answer</th></tr>
${[...messages]
  .reverse()
  .map(
    ({ at, topic, attempt, status }) =>
      `<tr><td>${at}</td><td>${escapeHtml(topic)}</td><td>${attempt}</td><td>${status ?? 'none'}</td></tr>`,
  )
  .join('')}</table>`;
  return plainPage({ title: `The owner's office | ${profile.name}`, main });
}

function orderRow(store: Store, order: PlacedOrder): string {
  const goods = order.variants.map((number) => listingOf(store, number)?.title.full ?? 'No longer sold');
  const totalMinor = order.prices.reduce((sum, price) => sum + price, order.shippingMinor);
  const { currency } = store.profile;
  const total = `${decimalPrice({ amountMinor: totalMinor, currency })} ${currency}`;
  const refund =
    order.refund === null
      ? `<form method="post" action="/office/orders/${order.id}/refund"><button>Refund #${order.number}</button></form>`
      : 'refunded';
  return `<tr><td>#${order.number}</td><td>${order.at}</td><td>${escapeHtml(goods.join(', '))}</td><td>${total}</td><td><code>${escapeHtml(order.landingSite ?? '')}</code></td><td>${refund}</td></tr>`;
}
