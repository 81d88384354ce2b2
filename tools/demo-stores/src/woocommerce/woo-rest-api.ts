import type { Goods } from '@pricehunt/shop-doubles';
import * as z from 'zod/mini';
import { jsonReply } from '../shops/web';
import type { Reply, Visit } from '../shops/web';
import { orderDocument } from './woo-orders';
import { tryWooWebhook } from './send-woo-webhooks';
import type { WooStore } from './woo-store';

const base = '/wp-json/wc/v3';
const wantedWebhook = z.object({
  topic: z.string().check(z.regex(/^[a-z]+\.[a-z]+$/)),
  secret: z.string(),
  delivery_url: z.url(),
});

/** The REST API for programs with keys, version 3. Null for other paths. */
export function answerWooRest(store: WooStore, visit: Visit): Reply | null {
  if (!visit.path.startsWith(`${base}/`)) return null;
  if (!hasKeys(store, visit)) {
    return refusal(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
  }
  const path = visit.path.slice(base.length);
  const isDelete = visit.method === 'DELETE' || visit.query.get('_method') === 'DELETE';
  const [, webhookId] = /^\/webhooks\/(\d+)$/.exec(path) ?? [];
  if (webhookId !== undefined) return isDelete ? deleteWebhook(store, Number(webhookId)) : noRoute();
  if (visit.method === 'POST') return path === '/webhooks' ? createWebhook(store, visit) : noRoute();
  switch (path) {
    case '/data/currencies/current':
      return jsonReply({ code: 'EUR', name: 'Euro', symbol: '&euro;' });
    case '/settings/general/woocommerce_calc_taxes':
      return jsonReply({ id: 'woocommerce_calc_taxes', value: 'no' });
    case '/settings/tax/woocommerce_prices_include_tax':
      return jsonReply({ id: 'woocommerce_prices_include_tax', value: 'yes' });
    case '/products':
      return pageOf(
        visit,
        store.goods.map((product) => productDocument(store, product)),
      );
    case '/orders':
      return pageOf(
        visit,
        store
          .records()
          .orders.toReversed()
          .map((order) => orderDocument(store, order)),
      );
    case '/webhooks':
      return pageOf(visit, store.records().webhooks.map(webhookDocument));
    default:
      return noRoute();
  }
}

function hasKeys({ consumerKey, consumerSecret }: WooStore, { headers }: Visit): boolean {
  const expected = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
  return headers['authorization'] === `Basic ${expected}`;
}

function createWebhook(store: WooStore, { body }: Visit): Reply {
  const wanted = z.safeParse(wantedWebhook, parsed(body));
  if (!wanted.success) return refusal(400, 'rest_invalid_param', 'Invalid parameter(s)');
  const { webhooks } = store.records();
  const { topic, secret, delivery_url: deliveryUrl } = wanted.data;
  const webhook = { id: Math.max(0, ...webhooks.map(({ id }) => id)) + 1, topic, secret, deliveryUrl };
  store.change({ webhooks: [...webhooks, webhook] });
  tryWooWebhook(store, webhook);
  return jsonReply(webhookDocument(webhook), 201);
}

function deleteWebhook(store: WooStore, id: number): Reply {
  const { webhooks } = store.records();
  const webhook = webhooks.find((each) => each.id === id);
  if (webhook === undefined) return refusal(404, 'woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.');
  store.change({ webhooks: webhooks.filter((each) => each.id !== id) });
  return jsonReply(webhookDocument(webhook));
}

/** The secret is never returned. */
function webhookDocument({ id, topic, deliveryUrl }: WooRecordsWebhook): object {
  return { id, topic, delivery_url: deliveryUrl, status: 'active', name: 'PriceHunt' };
}

type WooRecordsWebhook = ReturnType<WooStore['records']>['webhooks'][number];

function productDocument({ origin }: WooStore, product: Goods): object {
  const { id, title, slug, sku, gtin, brand, price, regularPrice, stock } = product;
  return {
    id,
    name: title,
    slug,
    permalink: `${origin}/product/${slug}/`,
    type: 'simple',
    status: 'publish',
    description: '',
    sku,
    price,
    regular_price: regularPrice ?? price,
    sale_price: regularPrice === null ? '' : price,
    stock_status: { in: 'instock', out: 'outofstock', backorder: 'onbackorder' }[stock],
    global_unique_id: gtin ?? '',
    images: [{ id: 1, src: `${origin}/wp-content/uploads/${slug}.jpg` }],
    brands: [{ id: 9, name: brand }],
    categories: [],
    attributes: [],
    variations: [],
  };
}

function pageOf({ query }: Visit, rows: readonly object[]): Reply {
  const size = Math.min(100, Number(query.get('per_page') ?? 10));
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return jsonReply(rows.slice(from, from + size), 200, {
    'x-wp-total': String(rows.length),
    'x-wp-totalpages': String(Math.ceil(rows.length / size)),
  });
}

function noRoute(): Reply {
  return refusal(404, 'rest_no_route', 'No route was found matching the URL and request method.');
}

function refusal(status: number, code: string, message: string): Reply {
  return jsonReply({ code, message, data: { status } }, status);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
