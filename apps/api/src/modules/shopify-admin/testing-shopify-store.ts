import type { ScriptedAnswer, ScriptedCall, ScriptedPages } from '@pricehunt/safe-fetch/testing';

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
}

export const storeHost = 'oak.myshopify.com';
const productsOfAPage = 2;
const variantsOfAPage = 2;

export function openShopifyStore(): ShopifyStoreDouble {
  const double: ShopifyStoreDouble = {
    pages: { [`https://${storeHost}/admin/api/2025-10/graphql.json`]: (call) => answer(double, call) },
    shelf: [],
    accessToken: 'shpat_right',
    scopes: ['read_products', 'read_orders'],
    instead: [],
    operations: [],
    subscriptions: new Map(),
  };
  return double;
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
          ...{ name: 'Oak', myshopifyDomain: storeHost, currencyCode: 'EUR' },
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
    ...{ id: gid('Product', number), title, handle: `p-${number}`, descriptionHtml: '<p>Good.</p>' },
    ...{ vendor: 'Oak', productType: 'Lamps', status: 'ACTIVE' },
    onlineStoreUrl: isSoldOnline ? `https://oak.example/products/p-${number}` : null,
    options: [{ name: 'Size' }],
    media: { nodes: [{ preview: { image: { url: 'https://oak.example/lamp.png' } } }] },
    variants: page(variants, variantsOfAPage, null, variantNode),
  };
}

function variantNode({ number, price, barcode = null, isAvailable = true }: ShelfVariant): object {
  return {
    ...{ id: gid('ProductVariant', number), title: `Size ${number}`, sku: `OAK-${number}`, barcode, price },
    ...{ compareAtPrice: null, availableForSale: isAvailable, inventoryQuantity: isAvailable ? 3 : 0 },
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
