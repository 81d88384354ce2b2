import type { WooOrder } from './woo-records';
import type { WooStore } from './woo-store';

/** Null for a product that the store doesn't have. */
export function placeWooOrder(
  store: WooStore,
  given: { readonly productId: number; readonly email: string; readonly landingPage: string | null },
): WooOrder | null {
  const product = store.goods.find(({ id }) => id === given.productId);
  if (product === undefined) return null;
  const { orders } = store.records();
  const at = store.now().toISOString();
  const order = {
    ...given,
    id: 1_001 + orders.length,
    at,
    changedAt: at,
    price: product.price,
    isRefunded: false,
  };
  store.change({ orders: [...orders, order] });
  return order;
}

/** Null for an unknown order and for one that was refunded before. */
export function refundWooOrder(store: WooStore, id: number): WooOrder | null {
  const { orders } = store.records();
  const order = orders.find((each) => each.id === id);
  if (order === undefined || order.isRefunded) return null;
  const refunded = { ...order, isRefunded: true, changedAt: store.now().toISOString() };
  store.change({ orders: orders.map((each) => (each.id === id ? refunded : each)) });
  return refunded;
}

/** As in /wp-json/wc/v3/orders, which is also the body of the webhooks. The store calculates no taxes. */
export function orderDocument(store: WooStore, order: WooOrder): object {
  const product = store.goods.find(({ id }) => id === order.productId);
  const inGmt = (at: string) => at.slice(0, 19);
  return {
    id: order.id,
    parent_id: 0,
    number: String(order.id),
    order_key: `wc_order_${order.id}`,
    created_via: 'checkout',
    version: '10.4.2',
    status: order.isRefunded ? 'refunded' : 'processing',
    currency: 'EUR',
    date_created: inGmt(order.at),
    date_created_gmt: inGmt(order.at),
    date_modified: inGmt(order.changedAt),
    date_modified_gmt: inGmt(order.changedAt),
    discount_total: '0.00',
    shipping_total: '0.00',
    total: order.price,
    total_tax: '0.00',
    prices_include_tax: false,
    customer_id: 0,
    billing: { first_name: 'Sam', last_name: 'Post', email: order.email, country: 'DE' },
    line_items: [
      {
        id: order.id * 10 + 1,
        name: product?.title ?? '',
        product_id: order.productId,
        variation_id: 0,
        quantity: 1,
        subtotal: order.price,
        total: order.price,
        total_tax: '0.00',
        sku: product?.sku ?? '',
      },
    ],
    coupon_lines: [],
    refunds: order.isRefunded ? [{ id: order.id * 10 + 2, reason: '', total: `-${order.price}` }] : [],
    meta_data:
      order.landingPage === null
        ? []
        : [{ id: 1, key: '_wc_order_attribution_session_entry', value: order.landingPage }],
  };
}
