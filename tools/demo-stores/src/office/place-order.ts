import { randomBytes } from 'node:crypto';
import { decimalPrice } from '../pages/printed-price';
import { variantTitleOf } from '../shops/shopify-documents';
import type { Store } from '../shops/store';
import type { Listing } from '../world/listings';
import { numberFrom } from '../world/seeded';
import type { Office } from './office';
import type { PlacedOrder } from './placed-order';

export interface Purchase {
  readonly variants: readonly number[];
  readonly email: string;
  readonly landingSite: string | null;
  readonly referringSite: string | null;
  readonly noteAttributes: PlacedOrder['noteAttributes'];
}

/** Creates an order. Null when nothing in it is for sale. */
export function placeOrder(store: Store, office: Office, purchase: Purchase): PlacedOrder | null {
  const bought = purchase.variants.flatMap((number) => listingOf(store, number) ?? []);
  if (bought.length === 0) return null;
  const { orders } = office.records();
  const { profile } = store;
  const goods = bought.reduce((sum, { price }) => sum + price.amountMinor, 0);
  const isFree = profile.freeShippingFromMinor !== null && goods >= profile.freeShippingFromMinor;
  const at = office.now();
  const order: PlacedOrder = {
    id: at.getTime() * 1000 + orders.length,
    number: 1001 + orders.length,
    token: randomBytes(16).toString('hex'),
    checkoutToken: randomBytes(16).toString('hex'),
    cartToken: `c1-${randomBytes(16).toString('hex')}`,
    at: at.toISOString(),
    email: purchase.email,
    variants: bought.map(({ number }) => number),
    prices: bought.map(({ price }) => price.amountMinor),
    shippingMinor: isFree ? 0 : profile.shippingMinor,
    landingSite: purchase.landingSite,
    referringSite: purchase.referringSite,
    noteAttributes: purchase.noteAttributes,
    isPaid: true,
    refund: null,
  };
  office.change({ orders: [...orders, order] });
  return order;
}

/** Refunds an order in full. Null when it doesn't exist or is already refunded. */
export function refundOrder(office: Office, id: number): PlacedOrder | null {
  const { orders } = office.records();
  const order = orders.find((one) => one.id === id && one.refund === null);
  if (order === undefined) return null;
  const at = office.now();
  const refunded: PlacedOrder = { ...order, refund: { id: order.id + 500, at: at.toISOString() } };
  office.change({ orders: orders.map((one) => (one === order ? refunded : one)) });
  return refunded;
}

/** The body of Shopify's orders/* webhooks. */
export function orderDocument(store: Store, order: PlacedOrder): object {
  const money = moneyOf(store);
  const goods = order.prices.reduce((sum, price) => sum + price, 0);
  const total = goods + order.shippingMinor;
  const isRefunded = order.refund !== null;
  return {
    id: order.id,
    admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
    name: `#${order.number}`,
    order_number: order.number,
    number: order.number - 1000,
    confirmation_number: order.token.slice(0, 9).toUpperCase(),
    token: order.token,
    checkout_id: order.id + 7,
    checkout_token: order.checkoutToken,
    cart_token: order.cartToken,
    created_at: order.at,
    processed_at: order.at,
    updated_at: order.refund?.at ?? order.at,
    cancelled_at: null,
    test: false,
    currency: store.profile.currency,
    presentment_currency: store.profile.currency,
    financial_status: isRefunded ? 'refunded' : 'paid',
    fulfillment_status: null,
    source_name: 'web',
    landing_site: order.landingSite,
    referring_site: order.referringSite,
    note: null,
    note_attributes: order.noteAttributes,
    discount_codes: [],
    taxes_included: true,
    total_line_items_price: money(goods),
    subtotal_price: money(goods),
    total_discounts: money(0),
    total_tax: money(0),
    total_price: money(total),
    current_subtotal_price: money(isRefunded ? 0 : goods),
    current_total_price: money(isRefunded ? 0 : total),
    current_subtotal_price_set: priceSet(store, isRefunded ? 0 : goods),
    total_price_set: priceSet(store, total),
    total_shipping_price_set: priceSet(store, order.shippingMinor),
    contact_email: order.email,
    email: order.email,
    customer: { id: 7_000_000_000 + (numberFrom(order.email) % 1_000_000_000), email: order.email },
    browser_ip: '127.0.0.1',
    shipping_lines: [
      {
        id: order.id + 11,
        title: 'Standard',
        price: money(order.shippingMinor),
        discounted_price: money(order.shippingMinor),
      },
    ],
    line_items: lineItems(store, order),
    refunds: isRefunded ? [refundDocument(store, order)] : [],
  };
}

/** The body of Shopify's refunds/create webhook. */
export function refundDocument(store: Store, order: PlacedOrder): object {
  const money = moneyOf(store);
  const total = order.prices.reduce((sum, price) => sum + price, 0) + order.shippingMinor;
  const { id = 0, at = order.at } = order.refund ?? {};
  return {
    id,
    admin_graphql_api_id: `gid://shopify/Refund/${id}`,
    order_id: order.id,
    created_at: at,
    processed_at: at,
    note: 'Sent back',
    restock: true,
    refund_line_items: order.prices.map((price, index) => ({
      id: id + index + 1,
      line_item_id: lineIdOf(order, index),
      quantity: 1,
      restock_type: 'return',
      subtotal: Number(money(price)),
      total_tax: 0,
      subtotal_set: priceSet(store, price),
    })),
    transactions: [
      {
        id: id + 400,
        order_id: order.id,
        kind: 'refund',
        status: 'success',
        gateway: 'bogus',
        amount: money(total),
        currency: store.profile.currency,
        processed_at: at,
      },
    ],
    order_adjustments: [],
  };
}

export function listingOf(store: Store, variant: number): Listing | null {
  return store.listings.find(({ number }) => number === variant) ?? null;
}

function lineItems(store: Store, order: PlacedOrder): readonly object[] {
  const money = moneyOf(store);
  return order.variants.map((number, index) => {
    const listing = listingOf(store, number);
    const price = order.prices[index] ?? 0;
    return {
      id: lineIdOf(order, index),
      variant_id: number,
      product_id: null,
      sku: listing?.sku ?? null,
      title: listing?.title.group ?? 'No longer sold',
      variant_title: listing === null ? null : variantTitleOf(listing),
      name: listing?.title.full ?? 'No longer sold',
      vendor: listing?.product.brand ?? null,
      quantity: 1,
      current_quantity: order.refund === null ? 1 : 0,
      price: money(price),
      total_discount: money(0),
      price_set: priceSet(store, price),
      tax_lines: [],
      discount_allocations: [],
    };
  });
}

function lineIdOf({ id }: PlacedOrder, index: number): number {
  return id + 100 + index;
}

function moneyOf({ profile }: Store): (amountMinor: number) => string {
  return (amountMinor) => decimalPrice({ amountMinor, currency: profile.currency });
}

function priceSet(store: Store, amountMinor: number): object {
  const money = { amount: moneyOf(store)(amountMinor), currency_code: store.profile.currency };
  return { shop_money: money, presentment_money: money };
}
