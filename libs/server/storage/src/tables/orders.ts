import { sql } from 'drizzle-orm';
import { businesses } from './accounts';
import {
  belongsTo,
  defineTable,
  flag,
  index,
  json,
  number,
  primaryKey,
  text,
  uniqueIndex,
} from './define-table';
import type {
  AttributionSettingRow,
  ClosedStatementRow,
  CommissionDecisionRow,
  InboundDeliveryRow,
  LedgerEntryRow,
  OrderRefundRow,
  OrderRow,
  OrderSourceRow,
  OrderTouchRow,
  TestOrderRow,
} from '../rows/orders';

export const orderSources = defineTable(
  'order_sources',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    kind: text('kind').$type<OrderSourceRow['kind']>().notNull(),
    shopDomain: text('shop_domain'),
    secret: text('secret'),
    previousSecret: text('previous_secret'),
    previousSecretUntil: text('previous_secret_until'),
    publishableKey: text('publishable_key').unique('order_sources_by_key'),
    allowedOrigins: json('allowed_origins').$type<readonly string[]>().notNull(),
    isConsentRequired: flag('is_consent_required').notNull(),
    createdAt: text('created_at').notNull(),
    uninstalledAt: text('uninstalled_at'),
    endedAt: text('ended_at'),
    takenCount: number('taken_count').notNull(),
    lastAt: text('last_at'),
    lastFrom: text('last_from'),
    refusedCount: number('refused_count').notNull(),
    lastRefusedAt: text('last_refused_at'),
    lastRefusedFrom: text('last_refused_from'),
    /** Unique among live sources; null for ended ones. */
    liveKey: text('live_key').unique('order_sources_live'),
  },
  (table) => [index('order_sources_by_business').on(table.businessId, table.createdAt)],
);

export const inboundDeliveries = defineTable(
  'inbound_deliveries',
  {
    id: text('id').primaryKey(),
    sourceId: text('source_id').notNull(),
    businessId: belongsTo('business_id', () => businesses.id),
    provider: text('provider').$type<InboundDeliveryRow['provider']>().notNull(),
    deliveryId: text('delivery_id').notNull(),
    topic: text('topic').notNull(),
    shop: text('shop'),
    receivedAt: text('received_at').notNull(),
    triggeredAt: text('triggered_at'),
    body: text('body').notNull(),
    state: text('state').$type<InboundDeliveryRow['state']>().notNull(),
    attempts: number('attempts').notNull(),
    error: text('error'),
    nextAt: text('next_at').notNull(),
  },
  (table) => [
    uniqueIndex('inbound_deliveries_by_sender').on(table.sourceId, table.deliveryId),
    index('inbound_deliveries_by_source').on(table.sourceId, table.id),
    index('inbound_deliveries_by_state').on(table.state, table.nextAt),
    index('inbound_deliveries_by_time').on(table.receivedAt),
  ],
);

export const orders = defineTable(
  'orders',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    source: text('source').$type<OrderRow['source']>().notNull(),
    sourceId: text('source_id'),
    checkoutToken: text('checkout_token'),
    customerRef: text('customer_ref'),
    customerIdRef: text('customer_id_ref'),
    placedAt: text('placed_at').notNull(),
    receivedAt: text('received_at').notNull(),
    changedAt: text('changed_at').notNull(),
    currency: text('currency').notNull(),
    subtotalMinor: number('subtotal_minor').notNull(),
    discountMinor: number('discount_minor').notNull(),
    taxMinor: number('tax_minor').notNull(),
    shippingMinor: number('shipping_minor').notNull(),
    totalMinor: number('total_minor').notNull(),
    refundedMinor: number('refunded_minor').notNull(),
    lines: json('lines').$type<OrderRow['lines']>().notNull(),
    discountCodes: json('discount_codes').$type<readonly string[]>().notNull(),
    clues: json('clues').$type<OrderRow['clues']>().notNull(),
    cameWithoutId: flag('came_without_id').notNull(),
    payment: text('payment').$type<OrderRow['payment']>().notNull(),
    cancelledAt: text('cancelled_at'),
    isTest: flag('is_test').notNull(),
    isConfirmed: flag('is_confirmed').notNull(),
    state: text('state').$type<OrderRow['state']>().notNull(),
    reason: text('reason').$type<OrderRow['reason']>().notNull(),
    matchMethod: text('match_method').$type<NonNullable<OrderRow['matchMethod']>>(),
    matchUntil: text('match_until'),
    touchCount: number('touch_count').notNull(),
    lastTouchAt: text('last_touch_at'),
    lastTouchSource: text('last_touch_source'),
    lastTouchTitle: text('last_touch_title'),
    terms: json('terms').$type<OrderRow['terms']>().notNull(),
    commissionMinor: number('commission_minor').notNull(),
  },
  (table) => [
    uniqueIndex('orders_by_external_id').on(table.businessId, table.externalId),
    index('orders_by_time').on(table.businessId, table.placedAt, table.id),
    index('orders_by_checkout').on(table.businessId, table.checkoutToken),
    index('orders_by_customer').on(table.businessId, table.customerRef),
    index('orders_by_customer_id').on(table.businessId, table.customerIdRef),
    index('orders_by_source').on(table.sourceId),
    index('orders_waiting')
      .on(table.matchUntil)
      .where(sql`match_until is not null`),
  ],
);

export const orderTouches = defineTable(
  'order_touches',
  {
    id: text('id').primaryKey(),
    orderId: belongsTo('order_id', () => orders.id),
    clickId: text('click_id'),
    referenceId: text('reference_id'),
    at: text('at').notNull(),
    kind: text('kind').$type<OrderTouchRow['kind']>().notNull(),
    matchMethod: text('match_method').$type<OrderTouchRow['matchMethod']>().notNull(),
    source: text('source').notNull(),
    medium: text('medium'),
    campaign: text('campaign'),
    offerId: text('offer_id'),
    productId: text('product_id'),
    productTitle: text('product_title'),
    visit: text('visit').$type<OrderTouchRow['visit']>().notNull(),
    botReason: text('bot_reason'),
    isOwn: flag('is_own').notNull(),
    paidBy: text('paid_by'),
  },
  (table) => [index('order_touches_by_order').on(table.orderId, table.at)],
);

export const orderRefunds = defineTable(
  'order_refunds',
  {
    id: text('id').primaryKey(),
    orderId: belongsTo('order_id', () => orders.id),
    externalId: text('external_id').notNull(),
    at: text('at').notNull(),
    totalMinor: number('total_minor').notNull(),
    lines: json('lines').$type<OrderRefundRow['lines']>(),
  },
  (table) => [uniqueIndex('order_refunds_by_external_id').on(table.orderId, table.externalId)],
);

export const ledgerEntries = defineTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    orderId: text('order_id').notNull(),
    orderName: text('order_name').notNull(),
    kind: text('kind').$type<LedgerEntryRow['kind']>().notNull(),
    state: text('state').$type<LedgerEntryRow['state']>().notNull(),
    amountMinor: number('amount_minor').notNull(),
    baseMinor: number('base_minor').notNull().default(0),
    currency: text('currency').notNull(),
    at: text('at').notNull(),
    period: text('period').notNull().default(''),
    isTest: flag('is_test').notNull(),
  },
  (table) => [
    index('ledger_entries_by_business').on(table.businessId, table.id),
    index('ledger_entries_by_order').on(table.orderId, table.id),
    index('ledger_entries_by_period').on(table.businessId, table.period, table.currency, table.orderId),
  ],
);

export const commissionDecisions = defineTable(
  'commission_decisions',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    orderId: text('order_id').notNull(),
    at: text('at').notNull(),
    byId: text('by_id'),
    status: text('status').$type<CommissionDecisionRow['status']>().notNull(),
    amountMinor: number('amount_minor').notNull(),
    baseMinor: number('base_minor').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason'),
  },
  (table) => [index('commission_decisions_by_order').on(table.orderId, table.id)],
);

export const commissionStatements = defineTable(
  'commission_statements',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    period: text('period').notNull(),
    currency: text('currency').notNull(),
    totals: json('totals').$type<ClosedStatementRow['totals']>().notNull(),
    timeZone: text('time_zone').notNull(),
    closedAt: text('closed_at').notNull(),
    closedById: text('closed_by_id'),
  },
  (table) => [
    primaryKey({
      name: 'commission_statements_key',
      columns: [table.businessId, table.period, table.currency],
    }),
  ],
);

export const attributionSettings = defineTable('attribution_settings', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  windowDays: number('window_days').notNull(),
  model: text('model').$type<AttributionSettingRow['model']>().notNull(),
  clickParameter: text('click_parameter').notNull(),
  utm: json('utm').$type<AttributionSettingRow['utm']>().notNull(),
  rules: json('rules').$type<AttributionSettingRow['rules']>().notNull(),
  discountCodes: json('discount_codes').$type<readonly string[]>().notNull(),
  updatedAt: text('updated_at').notNull(),
});

export const checkouts = defineTable(
  'checkouts',
  {
    businessId: belongsTo('business_id', () => businesses.id),
    checkoutToken: text('checkout_token').notNull(),
    references: json('reference_ids').$type<readonly string[]>().notNull(),
    at: text('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'checkouts_key', columns: [table.businessId, table.checkoutToken] }),
    index('checkouts_by_time').on(table.at),
  ],
);

export const testOrders = defineTable(
  'test_orders',
  {
    id: text('id').primaryKey(),
    businessId: belongsTo('business_id', () => businesses.id),
    startedAt: text('started_at').notNull(),
    externalId: text('external_id').notNull(),
    hops: json('hops').$type<TestOrderRow['hops']>().notNull(),
  },
  (table) => [index('test_orders_by_time').on(table.startedAt)],
);
