import type { JsonValue } from '../json';
import { accounts, businesses } from './accounts';
import {
  belongsTo,
  defineTable,
  flag,
  index,
  json,
  mayBelongTo,
  number,
  primaryKey,
  text,
  uniqueIndex,
} from './define-table';
import type {
  ApiKeyRow,
  ApiKeyScope,
  ShopifyConnectionRow,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookEndpointRow,
  WoocommerceConnectionRow,
} from '../rows/integrations';

export const apiKeys = defineTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    businessId: mayBelongTo('business_id', () => businesses.id),
    shopperId: mayBelongTo('shopper_id', () => accounts.id),
    kind: text('kind').$type<ApiKeyRow['kind']>().notNull(),
    name: text('name').notNull(),
    beginning: text('beginning').notNull(),
    keyHash: text('key_hash').notNull().unique('api_keys_by_hash'),
    scopes: json('scopes').$type<readonly ApiKeyScope[]>().notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    lastUsedAt: text('last_used_at'),
    revokedAt: text('revoked_at'),
  },
  (table) => [
    index('api_keys_by_business').on(table.businessId, table.createdAt),
    index('api_keys_by_shopper').on(table.shopperId, table.createdAt),
  ],
);

export const keptAnswers = defineTable(
  'kept_answers',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    key: text('key').notNull(),
    requestDigest: text('request_digest').notNull(),
    answer: json('answer').$type<JsonValue>().notNull(),
    answeredAt: text('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'kept_answers_key', columns: [table.businessId, table.key] }),
    index('kept_answers_by_time').on(table.answeredAt),
  ],
);

export const webhookEndpoints = defineTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    url: text('url').notNull(),
    events: json('events').$type<readonly string[]>().notNull(),
    secret: text('secret').notNull(),
    previousSecret: text('previous_secret'),
    previousSecretUntil: text('previous_secret_until'),
    isPaused: flag('is_paused').notNull(),
    disabledAt: text('disabled_at'),
    disabledReason: text('disabled_reason').$type<NonNullable<WebhookEndpointRow['disabledReason']>>(),
    createdAt: text('created_at').notNull(),
    lastDeliveredAt: text('last_delivered_at'),
    consecutiveFailures: number('consecutive_failures').notNull(),
  },
  (table) => [index('webhook_endpoints_by_business').on(table.businessId, table.createdAt)],
);

export const webhookDeliveries = defineTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    endpointId: belongsTo('endpoint_id', () => webhookEndpoints.id),
    eventKey: text('event_key').notNull(),
    event: text('event').notNull(),
    payload: text('payload').notNull(),
    createdAt: text('created_at').notNull(),
    state: text('state').$type<WebhookDeliveryRow['state']>().notNull(),
    isForced: flag('is_forced').notNull(),
    attemptCount: number('attempt_count').notNull(),
    nextAt: text('next_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_by_event').on(table.endpointId, table.eventKey),
    index('webhook_deliveries_by_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_by_time').on(table.state, table.nextAt),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
);

export const webhookAttempts = defineTable(
  'webhook_attempts',
  {
    deliveryId: belongsTo('delivery_id', () => webhookDeliveries.id),
    number: number('number').notNull(),
    at: text('at').notNull(),
    outcome: text('outcome').$type<WebhookAttemptRow['outcome']>().notNull(),
    status: number('status'),
    durationMs: number('duration_ms').notNull(),
    excerpt: text('excerpt'),
  },
  (table) => [primaryKey({ name: 'webhook_attempts_key', columns: [table.deliveryId, table.number] })],
);

export const shopifyConnections = defineTable(
  'shopify_connections',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    shopOrigin: text('shop_origin').notNull(),
    shopName: text('shop_name').notNull(),
    primaryDomain: text('primary_domain').notNull(),
    pageOrigin: text('page_origin').notNull(),
    currency: text('currency').notNull(),
    country: text('country'),
    accessToken: text('access_token').notNull(),
    isAppInstall: flag('is_app_install').notNull().default(false),
    refreshToken: text('refresh_token'),
    tokenExpiresAt: text('token_expires_at'),
    state: text('state').$type<ShopifyConnectionRow['state']>().notNull(),
    connectedAt: text('connected_at').notNull(),
    feedId: text('feed_id').notNull(),
    orderSourceId: text('order_source_id'),
    webhooks: json('webhooks').$type<ShopifyConnectionRow['webhooks']>().notNull(),
    readState: text('read_state').$type<ShopifyConnectionRow['readState']>().notNull(),
    readStartedAt: text('read_started_at'),
    readFinishedAt: text('read_finished_at'),
    readProblem: text('read_problem'),
    productCount: number('product_count').notNull(),
    itemCount: number('item_count').notNull(),
    refusedCount: number('refused_count').notNull(),
    heldBackCount: number('held_back_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('shopify_connections_by_shop').on(table.businessId, table.shopOrigin),
    index('shopify_connections_by_source').on(table.orderSourceId),
  ],
);

export const woocommerceConnections = defineTable(
  'woocommerce_connections',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    storeLink: text('store_link').notNull(),
    storeName: text('store_name').notNull(),
    consumerKey: text('consumer_key').notNull(),
    consumerSecret: text('consumer_secret').notNull(),
    state: text('state').$type<WoocommerceConnectionRow['state']>().notNull(),
    connectedAt: text('connected_at').notNull(),
    feedId: text('feed_id').notNull(),
    orderSourceId: text('order_source_id').notNull(),
    webhooks: json('webhooks').$type<WoocommerceConnectionRow['webhooks']>().notNull(),
  },
  (table) => [
    uniqueIndex('woocommerce_connections_by_store').on(table.businessId, table.storeLink),
    index('woocommerce_connections_by_feed').on(table.feedId),
  ],
);

export const shopifyProducts = defineTable(
  'shopify_products',
  {
    connectionId: belongsTo('connection_id', () => shopifyConnections.id),
    productId: text('product_id').notNull(),
    itemIds: json('item_ids').$type<readonly string[]>().notNull(),
    seenAt: text('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'shopify_products_key', columns: [table.connectionId, table.productId] }),
    index('shopify_products_by_time').on(table.connectionId, table.seenAt),
  ],
);
