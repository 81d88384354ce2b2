import { answerQuery } from '../graphql/answer-query';
import type { GraphNode, Parameters } from '../graphql/answer-query';
import { decimalPrice } from '../pages/printed-price';
import { imagePathOf } from '../shops/paths';
import {
  isAvailable,
  optionNamesOf,
  permanentDomainOf,
  productIdOf,
  productInList,
  shopIdOf,
  variantTitleOf,
} from '../shops/shopify-documents';
import type { Group } from '../shops/shopify-documents';
import { groupsOf } from '../shops/store';
import type { Store } from '../shops/store';
import { jsonReply } from '../shops/web';
import type { Reply, Visit } from '../shops/web';
import type { Listing } from '../world/listings';
import type { Office, Subscription } from './office';
import { adminApiVersion } from './send-webhooks';

const path = `/admin/api/${adminApiVersion}/graphql.json`;

/** Only what reading products and webhook subscriptions need. Null for other paths. */
export async function answerAdminApi(store: Store, office: Office, visit: Visit): Promise<Reply | null> {
  if (!visit.path.startsWith('/admin/api/')) return null;
  const caller = callerOf(office, visit.headers['x-shopify-access-token']);
  if (caller === null) {
    const errors = '[API] Invalid API key or access token (unrecognized login or wrong password)';
    return jsonReply({ errors }, 401);
  }
  if (visit.path !== path || visit.method !== 'POST') return jsonReply({ errors: 'Not Found' }, 404);
  const { query, variables } = askedFor(visit.body);
  if (query === null) return jsonReply({ errors: 'Bad Request' }, 400);
  const answer = await answerQuery(rootOf(store, office, caller), query, variables);
  const cost = {
    requestedQueryCost: 52,
    actualQueryCost: 12,
    throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1948, restoreRate: 100 },
  };
  return jsonReply({ ...answer, extensions: { cost } });
}

/** The app whose token it is. */
function callerOf(office: Office, token: unknown): Subscription['signedBy'] | null {
  if (token === office.accessToken) return 'own';
  const { installation } = office.records();
  if (installation === null || installation.accessToken === null || token !== installation.accessToken) {
    return null;
  }
  return office.now().toISOString() < (installation.expiresAt ?? '') ? 'installed' : null;
}

function rootOf(store: Store, office: Office, caller: Subscription['signedBy']): GraphNode {
  return {
    shop: shopNode(store),
    currentAppInstallation: {
      accessScopes: ['read_products', 'read_orders'].map((handle) => ({ handle })),
    },
    products: (given: Parameters) =>
      connection(
        groupsOf(store).map((group) => productNode(store, group)),
        given,
      ),
    product: ({ id }: Parameters) => {
      const group = groupsOf(store).find((one) => productGid(one) === id);
      return group === undefined ? null : productNode(store, group);
    },
    webhookSubscriptions: (given: Parameters) =>
      connection(office.records().subscriptions.map(subscriptionNode), given),
    webhookSubscriptionCreate: (given: Parameters) => subscribe(office, caller, given),
    webhookSubscriptionDelete: (given: Parameters) => unsubscribe(office, given),
  };
}

function shopNode({ profile, origin }: Store): GraphNode {
  return {
    id: `gid://shopify/Shop/${shopIdOf(profile)}`,
    name: profile.name,
    email: `office@${permanentDomainOf(profile)}`,
    myshopifyDomain: permanentDomainOf(profile),
    currencyCode: profile.currency,
    ianaTimezone: 'Europe/Berlin',
    primaryDomain: { host: new URL(origin).host, url: origin },
    billingAddress: { countryCodeV2: profile.country },
  };
}

function productNode(store: Store, group: Group): GraphNode {
  const [first] = group;
  const { title, handle, product } = first;
  const { body_html: descriptionHtml, product_type: productType } = Object(productInList(store, group));
  return {
    id: productGid(group),
    legacyResourceId: String(productIdOf(group)),
    title: title.group,
    handle,
    descriptionHtml,
    vendor: product.brand,
    productType,
    status: 'ACTIVE',
    onlineStoreUrl: `${store.origin}/products/${handle}`,
    options: optionNamesOf(group).map((name) => ({ name })),
    media: (given: Parameters) =>
      connection(
        group.map((listing) => ({
          preview: { image: { url: `${store.origin}${imagePathOf(listing)}` } },
        })),
        given,
      ),
    variants: (given: Parameters) =>
      connection(
        group.map((listing) => variantNode(store, group, listing)),
        given,
      ),
  };
}

function variantNode(store: Store, group: Group, listing: Listing): GraphNode {
  const { number, sku, product, price, listPrice, title } = listing;
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    legacyResourceId: String(number),
    title: variantTitleOf(listing),
    sku,
    barcode: product.gtin,
    price: decimalPrice(price),
    compareAtPrice: listPrice === null ? null : decimalPrice(listPrice),
    availableForSale: isAvailable(listing),
    inventoryQuantity: isAvailable(listing) ? 12 : 0,
    image: { url: `${store.origin}${imagePathOf(listing)}` },
    selectedOptions: optionNamesOf(group).map((name, index) => ({
      name,
      value: title.options[index] ?? 'Default Title',
    })),
  };
}

function subscribe(
  office: Office,
  signedBy: Subscription['signedBy'],
  { topic, webhookSubscription }: Parameters,
): GraphNode {
  const { uri, callbackUrl } = Object(webhookSubscription);
  const address: unknown = uri ?? callbackUrl;
  const name = topicName(topic);
  const refused = (message: string) => ({
    webhookSubscription: null,
    userErrors: [{ field: ['webhookSubscription', 'callbackUrl'], message }],
  });
  if (typeof address !== 'string' || !URL.canParse(address)) return refused('Address is invalid');
  const { subscriptions } = office.records();
  if (subscriptions.some((one) => one.topic === name && one.uri === address && one.signedBy === signedBy)) {
    return refused('Address for this topic has already been taken');
  }
  const number = subscriptions.reduce((most, { id }) => Math.max(most, Number(id.split('/').at(-1))), 1000);
  const made: Subscription = {
    id: `gid://shopify/WebhookSubscription/${number + 1}`,
    topic: name,
    uri: address,
    signedBy,
  };
  office.change({ subscriptions: [...subscriptions, made] });
  return { webhookSubscription: subscriptionNode(made), userErrors: [] };
}

function unsubscribe(office: Office, { id }: Parameters): GraphNode {
  const { subscriptions } = office.records();
  const rest = subscriptions.filter((one) => one.id !== id);
  if (rest.length === subscriptions.length) {
    const message = 'Webhook subscription does not exist';
    return { deletedWebhookSubscriptionId: null, userErrors: [{ field: ['id'], message }] };
  }
  office.change({ subscriptions: rest });
  return { deletedWebhookSubscriptionId: id, userErrors: [] };
}

function subscriptionNode({ id, topic, uri }: Subscription): GraphNode {
  return { id, topic: topic.toUpperCase().replace('/', '_'), uri };
}

/** Turns ORDERS_CREATE into the header's form orders/create. */
function topicName(topic: unknown): string {
  return String(topic).toLowerCase().replace('_', '/');
}

/** A page of a connection; the cursor is the place in the list. */
function connection(nodes: readonly GraphNode[], { first, after }: Parameters): GraphNode {
  const from = typeof after === 'string' ? Number(Buffer.from(after, 'base64url').toString()) : 0;
  const to = Math.min(nodes.length, from + Math.min(Number(first ?? 50), 250));
  const endCursor = to > from ? Buffer.from(String(to)).toString('base64url') : null;
  return { nodes: nodes.slice(from, to), pageInfo: { hasNextPage: to < nodes.length, endCursor } };
}

function productGid(group: Group): string {
  return `gid://shopify/Product/${productIdOf(group)}`;
}

function askedFor(body: string): { readonly query: string | null; readonly variables: Parameters } {
  try {
    const { query, variables } = Object(JSON.parse(body));
    return { query: typeof query === 'string' ? query : null, variables: Object(variables ?? {}) };
  } catch {
    return { query: null, variables: {} };
  }
}
