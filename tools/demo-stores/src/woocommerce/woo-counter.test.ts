import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { replyTo } from '../shops/visiting';
import type { Counter } from '../shops/web';
import { goodsWhere } from '../world/goods-where';
import { wooCounter } from './woo-counter';
import { openWooStore } from './woo-store';
import type { WooStore } from './woo-store';

const at = '2026-11-21T10:00:00.000Z';
const goods = goodsWhere((place) => place < 3, 1);
const [product] = goods;

let store: WooStore;
let counter: Counter;
let receiver: Server;
let link: string;
let taken: { readonly headers: IncomingHttpHeaders; readonly body: string }[];

beforeEach(async () => {
  store = openWooStore({ name: 'Hafenklang', origin: 'http://hafen.test', goods }, () => new Date(at));
  counter = wooCounter(store);
  taken = [];
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      taken.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  link = typeof address === 'object' ? `http://127.0.0.1:${address?.port}/hook` : '';
});
afterEach(() => {
  receiver.close();
  receiver.closeAllConnections();
});

const rest = (path: string, more: object = {}) => {
  const keys = Buffer.from(`${store.consumerKey}:${store.consumerSecret}`).toString('base64');
  return replyTo(counter, `/wp-json/wc/v3${path}`, { headers: { authorization: `Basic ${keys}` }, ...more });
};
const post = (path: string, form: Record<string, string>, cookie = '') =>
  replyTo(counter, path, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(form).toString(),
  });
async function arrived(count: number) {
  while (taken.length < count) await new Promise((resolve) => setImmediate(resolve));
  return taken;
}

it('refuses programs without keys, and pages its products for those with them', async () => {
  const refused = await replyTo(counter, '/wp-json/wc/v3/products');
  const page = await rest('/products?per_page=2&page=2');

  expect(refused.status).toBe(401);
  expect(page.headers['x-wp-total']).toBe('3');
  expect(JSON.parse(page.body)).toMatchObject([{ id: goods[2]?.id, price: goods[2]?.price }]);
});

it('tries a new webhook unsigned, and sends an order that followed a click with its landing page, signed', async () => {
  const secret = 'a secret of this webhook';
  const body = JSON.stringify({ topic: 'order.created', secret, delivery_url: link });
  await rest('/webhooks', { method: 'POST', body });
  const landing = `/product/${product?.slug}/?pricehunt_ref=aff_1`;
  const page = await replyTo(counter, landing);
  const cookie = page.headers['set-cookie']?.split(';')[0];
  await post('/checkout/', { product: String(product?.id), email: 'sam@post.example' }, cookie);

  const [trial, order] = await arrived(2);
  expect(trial?.body).toBe('webhook_id=1');
  expect(order?.headers['x-wc-webhook-signature']).toBe(
    createHmac('sha256', secret)
      .update(order?.body ?? '')
      .digest('base64'),
  );
  expect(JSON.parse(order?.body ?? '')).toMatchObject({
    status: 'processing',
    total: product?.price,
    meta_data: [{ key: '_wc_order_attribution_session_entry', value: `${store.origin}${landing}` }],
  });
});

it('refunds an order once', async () => {
  await post('/checkout/', { product: String(product?.id), email: 'sam@post.example' });
  await post('/office/orders/1001/refund', {});
  await post('/office/orders/1001/refund', {});

  const [order] = JSON.parse((await rest('/orders')).body);
  expect(order).toMatchObject({ status: 'refunded', refunds: [{ total: `-${product?.price}` }] });
});

it('sends its keys to an app that its owner approved, then returns to it', async () => {
  const request = new URLSearchParams({
    app_name: 'PriceHunt',
    scope: 'read_write',
    user_id: 'the state',
    return_url: 'http://merchants.test/back',
    callback_url: link,
  });
  const page = await replyTo(counter, `/wc-auth/v1/authorize?${request.toString()}`);
  const approved = await post(`/wc-auth/v1/authorize?${request.toString()}`, {});

  expect(page.body).toContain('PriceHunt would like to connect');
  expect(approved.headers['location']).toBe('http://merchants.test/back?success=1&user_id=the+state');
  expect(JSON.parse(taken[0]?.body ?? '')).toMatchObject({
    user_id: 'the state',
    consumer_key: store.consumerKey,
    consumer_secret: store.consumerSecret,
  });
});
