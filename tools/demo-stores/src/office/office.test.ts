import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimalPrice } from '../pages/printed-price';
import { pathOf } from '../shops/paths';
import { isAvailable } from '../shops/shopify-documents';
import { shopifyCounter } from '../shops/shopify-store';
import { replyTo, storeFor } from '../shops/visiting';
import type { Counter, Reply } from '../shops/web';
import { storeRecordsIn } from './store-records';
import { openOffice } from './office';
import type { Office } from './office';

const limits = { callsPerMinute: 1000, now: () => 0 };
const store = storeFor('klotz');
const listing = store.listings.find(isAvailable);
const at = '2026-11-21T10:00:00.000Z';

let office: Office;
let counter: Counter;
let receiver: Server;
let receiverLink: string;
let taken: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
let statuses: number[];

beforeEach(async () => {
  office = openOffice(store.profile, undefined, () => new Date(at));
  counter = shopifyCounter(store, limits, office);
  taken = [];
  statuses = [];
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      taken.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  receiverLink = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/hook`;
});
afterEach(() => new Promise((resolve) => receiver.close(resolve)));

async function ask(query: string, variables: object = {}, token = office.accessToken) {
  const reply = await replyTo(counter, '/admin/api/2025-10/graphql.json', {
    method: 'POST',
    headers: { 'x-shopify-access-token': token },
    body: JSON.stringify({ query, variables }),
  });
  return { status: reply.status, answer: JSON.parse(reply.body) };
}

const subscribing = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $sub: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $sub) {
    webhookSubscription { id topic } userErrors { field message }
  }
}`;

function subscribe(topic: string) {
  return ask(subscribing, { topic, sub: { uri: receiverLink, format: 'JSON' } });
}

/** Carries the shop's cookie from page to page, as a browser does. */
async function buy(landing: string): Promise<Reply> {
  let cookie = '';
  const visit = async (path: string, form?: string) => {
    const reply = await replyTo(counter, path, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie, referer: 'http://pricehunt.test/' },
      body: form ?? '',
    });
    cookie = reply.headers['set-cookie']?.split(';')[0] ?? cookie;
    return reply;
  };
  const page = await visit(landing);
  const [, id = ''] = /name="id" value="(\d+)"/.exec(page.body) ?? [];
  await visit('/cart/add', `id=${id}`);
  const bought = await visit('/checkout', 'email=sam%40post.example');
  return visit(bought.headers['location'] ?? '');
}

async function messages(count: number) {
  while (taken.length < count)
    await new Promise((resolve) => receiver.once('request', () => setImmediate(resolve)));
  return taken.map(({ headers, body }) => ({ topic: headers['x-shopify-topic'], headers, body }));
}

describe('the checkout of a Shopify-compatible shop', () => {
  it('sends the signed order with landing page and click to its subscribers', async () => {
    await subscribe('ORDERS_CREATE');
    const landing = `${pathOf(listing ?? fail())}&pricehunt_ref=aff_klotz_1_abcd&utm_source=pricehunt`;

    const thanks = await buy(landing);

    const [message] = await messages(1);
    const order = JSON.parse(message?.body ?? '');
    expect(thanks.body).toContain('#1001');
    expect(order).toMatchObject({
      name: '#1001',
      landing_site: landing,
      referring_site: 'http://pricehunt.test/',
      note_attributes: [{ name: '_pricehunt_ref', value: 'aff_klotz_1_abcd' }],
      currency: 'EUR',
      financial_status: 'paid',
      line_items: [{ variant_id: listing?.number, price: decimalPrice(listing?.price ?? fail()) }],
    });
    const hmac = createHmac('sha256', office.apiSecret)
      .update(message?.body ?? '')
      .digest('base64');
    expect(message?.headers).toMatchObject({
      'x-shopify-hmac-sha256': hmac,
      'x-shopify-topic': 'orders/create',
      'x-shopify-shop-domain': 'klotz-kegel.myshopify.com',
      'x-shopify-api-version': '2025-10',
      'x-shopify-webhook-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-shopify-triggered-at': at,
    });
  });

  it('sends a refund once', async () => {
    await subscribe('REFUNDS_CREATE');
    await buy(pathOf(listing ?? fail()));
    const [order] = office.records().orders;

    for (let twice = 0; twice < 2; twice += 1) {
      await replyTo(counter, `/office/orders/${order?.id ?? 0}/refund`, { method: 'POST' });
    }

    const [message] = await messages(1);
    const refund = JSON.parse(message?.body ?? '');
    expect(refund).toMatchObject({
      order_id: order?.id,
      refund_line_items: [{ quantity: 1, subtotal: Number(decimalPrice(listing?.price ?? fail())) }],
    });
    expect(taken).toHaveLength(1);
    expect((await replyTo(counter, '/office')).body).toContain('refunded');
  });

  it('retries a failed delivery with the identical message', async () => {
    await subscribe('ORDERS_CREATE');
    statuses = [500];

    await buy(pathOf(listing ?? fail()));

    const [first, second] = await messages(2);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['x-shopify-webhook-id']).toBe(first?.headers['x-shopify-webhook-id']);
  });
});

describe('the Admin API of a Shopify-compatible shop', () => {
  it('returns exactly the requested fields, page by page', async () => {
    const query = `query Page($after: String) { products(first: 3, after: $after) {
      pageInfo { hasNextPage endCursor } nodes { id variants(first: 1) { nodes { barcode price } } } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const {
        answer,
      }: {
        answer: {
          data: {
            products: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
          };
        };
      } = await ask(query, { after });
      const { nodes, pageInfo } = answer.data.products;
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);

    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(10);
    const { answer } = await ask('{ shop { name currencyCode } }');
    expect(answer.data).toEqual({ shop: { name: 'Klotz & Kegel', currencyCode: 'EUR' } });
  });

  it('refuses another token and unknown fields, as Shopify does', async () => {
    const refused = await ask('{ shop { name } }', {}, 'shpat_wrong');
    const unknown = await ask('{ shop { colour } }');

    expect(refused).toMatchObject({ status: 401, answer: { errors: expect.stringContaining('Invalid') } });
    expect(unknown.answer.errors[0].message).toBe("Field 'colour' doesn't exist on type 'shop'");
  });

  it('stores a subscription once per topic and address, and returns it', async () => {
    const made = await subscribe('ORDERS_PAID');
    const again = await subscribe('ORDERS_PAID');
    const { id } = made.answer.data.webhookSubscriptionCreate.webhookSubscription;
    const deleting =
      'mutation D($id: ID!) { webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId } }';
    const gone = await ask(deleting, { id });

    expect(again.answer.data.webhookSubscriptionCreate.userErrors).toMatchObject([
      { message: 'Address for this topic has already been taken' },
    ]);
    expect(gone.answer.data.webhookSubscriptionDelete).toEqual({ deletedWebhookSubscriptionId: id });
    expect(office.records().subscriptions).toEqual([]);
  });
});

describe('an app that a Shopify-compatible shop installs', () => {
  const app = { clientId: 'app', secret: 'shpss_of_the_app' };
  const asked = new URLSearchParams({
    client_id: 'app',
    scope: 'read_products',
    redirect_uri: 'http://pricehunt.test/back',
    state: 's',
  });

  async function install(): Promise<URLSearchParams> {
    const reply = await replyTo(counter, `/admin/oauth/authorize?${asked.toString()}`, { method: 'POST' });
    return new URL(reply.headers['location'] ?? '').searchParams;
  }

  async function token(grant: object) {
    const body = JSON.stringify({ client_id: app.clientId, client_secret: app.secret, ...grant });
    const reply = await replyTo(counter, '/admin/oauth/access_token', { method: 'POST', body });
    return { status: reply.status, ...JSON.parse(reply.body) };
  }

  beforeEach(() => {
    office = openOffice(store.profile, undefined, () => new Date(at), app);
    counter = shopifyCounter(store, limits, office);
  });

  it('gets a signed redirect, and a token for its code once', async () => {
    const given = await install();
    const hmac = given.get('hmac');
    given.delete('hmac');
    const first = await token({ code: given.get('code') });
    const second = await token({ code: given.get('code') });

    expect(hmac).toBe(createHmac('sha256', app.secret).update(given.toString()).digest('hex'));
    expect(given.get('state')).toBe('s');
    expect([first.status, second.status]).toEqual([200, 400]);
    expect((await ask('{ shop { name } }', {}, first.access_token)).status).toBe(200);
  });

  it('renews its token, signs its own webhooks, and ends with its removal', async () => {
    const first = await token({ code: (await install()).get('code') });
    const renewed = await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    const sub = { uri: receiverLink, format: 'JSON' };
    await ask(subscribing, { topic: 'APP_UNINSTALLED', sub }, renewed.access_token);
    await replyTo(counter, '/office/uninstall', { method: 'POST' });

    const [message] = await messages(1);
    const hmac = createHmac('sha256', app.secret)
      .update(message?.body ?? '')
      .digest('base64');
    expect(message?.headers).toMatchObject({ 'x-shopify-hmac-sha256': hmac });
    for (const { access_token: ended } of [first, renewed]) {
      expect((await ask('{ shop { name } }', {}, ended)).status).toBe(401);
    }
    expect(office.records().subscriptions).toEqual([]);
  });
});

describe('the owner’s page of a Shopify-compatible shop', () => {
  it('puts the domain verification into every page, or into a file', async () => {
    const tag = '<meta name="pricehunt-verification" content="t0ken">';

    await replyTo(counter, '/office/head', {
      method: 'POST',
      body: new URLSearchParams({ html: tag }).toString(),
    });
    const file = new URLSearchParams({ path: '/.well-known/proof.txt', text: 't0ken' });
    await replyTo(counter, '/office/file', { method: 'POST', body: file.toString() });

    expect((await replyTo(counter, '/')).body).toContain(`${tag}</head>`);
    expect((await replyTo(counter, '/.well-known/proof.txt')).body).toBe('t0ken');
  });

  it('shows the app credentials', async () => {
    const app = JSON.parse((await replyTo(counter, '/office/app.json')).body);

    expect(app).toEqual({
      shopDomain: 'klotz.test',
      accessToken: office.accessToken,
      apiSecret: office.apiSecret,
    });
  });

  it('preserves orders and subscriptions over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
    try {
      office = openOffice(store.profile, storeRecordsIn(folder, 'klotz'), () => new Date(at));
      counter = shopifyCounter(store, limits, office);
      await buy(pathOf(listing ?? fail()));
      await subscribe('ORDERS_CREATE');

      const reopened = openOffice(store.profile, storeRecordsIn(folder, 'klotz'));

      expect(reopened.records()).toEqual(office.records());
      expect(reopened.records().orders).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function fail(): never {
  throw new Error('The shelf is empty.');
}
