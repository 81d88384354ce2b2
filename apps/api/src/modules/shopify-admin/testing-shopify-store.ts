import type { ScriptedAnswer, ScriptedCall, ScriptedPages } from '@pricehunt/safe-fetch/testing';
import type { InjectOptions } from 'fastify';
import { signatureOf } from '../../merchant-orders/order-source-secrets';

interface ShelfVariant {
  readonly number: number;
  readonly price: string;
  readonly barcode?: string | null;
  readonly isAvailable?: boolean;
}

export interface ShelfProduct {
  readonly number: number;
  readonly title: string;
  readonly variants: readonly ShelfVariant[];
  readonly isSoldOnline?: boolean;
}

export interface ShopifyStoreDouble {
  readonly pages: ScriptedPages;
  shelf: readonly ShelfProduct[];
  accessToken: string;
  scopes: readonly string[];
  readonly instead: ScriptedAnswer[];
  readonly operations: string[];
  readonly subscriptions: Map<string, string>;
  readonly tokenRequests: Readonly<Record<string, unknown>>[];
}

export const storeHost = 'oak.myshopify.com';
export const installCode = 'a-code-of-shopify';
export const shopifyApp = {
  clientId: 'app_0123456789',
  secrets: ['shpss_secret_of_the_app', 'shpss_its_older_secret'],
};
const productsOfAPage = 2;
const variantsOfAPage = 2;

export function openShopifyStore(): ShopifyStoreDouble {
  const double: ShopifyStoreDouble = {
    pages: {
      [`https://${storeHost}/admin/api/2025-10/graphql.json`]: (call) => answer(double, call),
      [`https://${storeHost}/admin/oauth/access_token`]: (call) => giveToken(double, call),
    },
    shelf: [],
    accessToken: 'shpat_right',
    scopes: ['read_products', 'read_orders'],
    instead: [],
    operations: [],
    subscriptions: new Map(),
    tokenRequests: [],
  };
  return double;
}

/** Each code and refresh token works once; the newest access token is the only valid one. */
function giveToken(double: ShopifyStoreDouble, { body }: ScriptedCall): ScriptedAnswer {
  const given: Readonly<Record<string, unknown>> = JSON.parse(body ?? '{}');
  const key = String(given['code'] ?? given['refresh_token']);
  const isUsed = double.tokenRequests.some((one) => (one['code'] ?? one['refresh_token']) === key);
  const isKnown = key === installCode || key === `shprt_${double.tokenRequests.length}`;
  const isApp =
    given['client_id'] === shopifyApp.clientId && given['client_secret'] === shopifyApp.secrets[0];
  if (isUsed || !isKnown || !isApp) return { status: 400, json: { error: 'invalid_request' } };
  double.tokenRequests.push(given);
  double.accessToken = `shpua_${double.tokenRequests.length}`;
  return {
    json: {
      access_token: double.accessToken,
      scope: double.scopes.join(),
      expires_in: 3600,
      refresh_token: `shprt_${double.tokenRequests.length}`,
      refresh_token_expires_in: 7_776_000,
    },
  };
}

function answer(double: ShopifyStoreDouble, { headers, body }: ScriptedCall): ScriptedAnswer {
  const { query, variables } = JSON.parse(body ?? '{}');
  const [, name = ''] = /^(?:query|mutation) (\w+)/.exec(query) ?? [];
  double.operations.push(name);
  if (headers['x-shopify-access-token'] !== double.accessToken) {
    return { status: 401, json: { errors: '[API] Invalid API key or access token' } };
  }
  const instead = double.instead.shift();
  return instead ?? { json: { data: dataOf(double, name, variables) } };
}

type Variables = Readonly<Record<string, unknown>>;

function dataOf(double: ShopifyStoreDouble, name: string, variables: Variables): object {
  switch (name) {
    case 'Shop':
      return {
        shop: {
          name: 'Oak',
          myshopifyDomain: storeHost,
          currencyCode: 'EUR',
          primaryDomain: { host: 'oak.example', url: 'https://oak.example' },
          billingAddress: { countryCodeV2: 'DE' },
        },
        currentAppInstallation: { accessScopes: double.scopes.map((handle) => ({ handle })) },
      };
    case 'Products':
      return { products: page(double.shelf, productsOfAPage, variables['after'], productNode) };
    case 'Product': {
      const found = double.shelf.find(({ number }) => gid('Product', number) === variables['id']);
      return { product: found === undefined ? null : productNode(found) };
    }
    case 'Variants': {
      const found = double.shelf.find(({ number }) => gid('Product', number) === variables['id']);
      const variants = page(found?.variants ?? [], variantsOfAPage, variables['after'], variantNode);
      return { product: { variants } };
    }
    case 'Subscribe': {
      const topic = String(variables['topic']);
      double.subscriptions.set(topic, String(Object(variables['webhookSubscription']).uri));
      const webhookSubscription = { id: gid('WebhookSubscription', double.subscriptions.size) };
      return { webhookSubscriptionCreate: { webhookSubscription, userErrors: [] } };
    }
    default:
      return { webhookSubscriptionDelete: { deletedWebhookSubscriptionId: variables['id'] } };
  }
}

function productNode(product: ShelfProduct): object {
  const { number, title, variants, isSoldOnline = true } = product;
  return {
    id: gid('Product', number),
    title,
    handle: `p-${number}`,
    descriptionHtml: '<p>Good.</p>',
    vendor: 'Oak',
    productType: 'Lamps',
    status: 'ACTIVE',
    onlineStoreUrl: isSoldOnline ? `https://oak.example/products/p-${number}` : null,
    options: [{ name: 'Size' }],
    media: { nodes: [{ preview: { image: { url: 'https://oak.example/lamp.png' } } }] },
    variants: page(variants, variantsOfAPage, null, variantNode),
  };
}

function variantNode({ number, price, barcode = null, isAvailable = true }: ShelfVariant): object {
  return {
    id: gid('ProductVariant', number),
    title: `Size ${number}`,
    sku: `OAK-${number}`,
    barcode,
    price,
    compareAtPrice: null,
    availableForSale: isAvailable,
    inventoryQuantity: isAvailable ? 3 : 0,
    image: null,
    selectedOptions: [{ name: 'Size', value: String(number) }],
  };
}

function page<Row>(rows: readonly Row[], size: number, after: unknown, node: (row: Row) => object): object {
  const from = Number(after ?? 0);
  const to = from + size;
  return {
    pageInfo: { hasNextPage: to < rows.length, endCursor: to < rows.length ? String(to) : null },
    nodes: rows.slice(from, to).map(node),
  };
}

function gid(type: string, number: number): string {
  return `gid://shopify/${type}/${number}`;
}

/** A call as the store sends it, signed with the secret. */
export function webhookOf(url: string, topic: string, body: object, secret: string): InjectOptions {
  const payload = JSON.stringify(body);
  return {
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': signatureOf(payload, secret),
      'x-shopify-shop-domain': storeHost,
      'x-shopify-webhook-id': `${topic} ${payload}`.slice(0, 100),
    },
  };
}
