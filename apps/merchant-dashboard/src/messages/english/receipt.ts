import type { Figure } from '@pricehunt/ui-kit';

/** An order's receipt: how it was attributed, its items and its ledger entries. */
export const receipt = {
  title: (order: string) => `Order ${order}`,
  back: 'All orders',
  loading: 'Loading order',
  notFound: 'Order not found',
  notFoundSentence: 'Check the address for typos. The order may also belong to another business.',
  how: 'How this order was attributed',
  figures: {
    label: 'Order totals',
    total: 'Total',
    base: 'Commissionable amount',
    commission: 'Commission',
    refunded: 'Refunded',
  },
  placed: (moment: string, total: string, sender: string) =>
    `Placed ${moment} for ${total}. Received from ${sender}.`,
  senders: {
    shopify: 'Shopify',
    woocommerce: 'WooCommerce',
    server: 'your server',
    pixel: 'the tracking script',
    test: 'the integration test',
  },
  testOrder: 'This is a test order and isn’t billed.',
  notConfirmed:
    'Only the tracking script has reported this order so far, and such reports can be forged. The commission stays on hold until your store confirms the order.',
  waiting: (moment: string) => `No matching touchpoint yet. We keep looking until ${moment}.`,
  noTouch: 'No PriceHunt click led to this order.',
  consentMissing: 'The shopper didn’t consent to tracking, so we can’t attribute this order to a click.',
  merchantDenied: 'Your business was suspended when we processed this order, so it wasn’t attributed.',
  duplicateOrder: 'This checkout already arrived as another order, and that one was attributed.',
  currencyUnsupported: (currency: string) => `We don’t support the currency ${currency}.`,
  matched: (touches: Figure, method: string) =>
    `${touches.text} PriceHunt ${touches.value === 1 ? 'touchpoint' : 'touchpoints'} led to this order. Matched by ${method}.`,
  methods: {
    'cart-attribute': 'the click ID that our link added to the cart',
    'checkout-token': 'the checkout that the tracking script recorded',
    'landing-address': 'the click ID in the landing page URL',
    'discount-code': 'a PriceHunt discount code',
    'known-customer': 'a customer who came through PriceHunt before',
  },
  window: (days: Figure, model: string) =>
    `Attribution window: ${days.text} ${days.value === 1 ? 'day' : 'days'} before the order. Payout model: ${model}.`,
  touchpointCredited: (when: string, share: string, money: string) =>
    `Touchpoint ${when}: ${share}, ${money}.`,
  touchpointCreditUndone: {
    refunded: (when: string, share: string, money: string) =>
      `Touchpoint ${when}: ${share}, originally ${money}. Nothing is left because the order was refunded in full.`,
    cancelled: (when: string, share: string, money: string) =>
      `Touchpoint ${when}: ${share}, originally ${money}. Nothing is left because the order was cancelled.`,
  },
  touchpointPaid: (moment: string, sign: string) => `The visit on ${moment} came from a paid ad (${sign}).`,
  touchpointNotCredited: (when: string, why: string) => `Touchpoint ${when}: no credit. ${why}.`,
  touchpointAfterOrder: (moment: string) =>
    `Touchpoint on ${moment}: no credit because it came after the order.`,
  daysBefore: (days: Figure) =>
    days.value === 0
      ? 'on the day of the order'
      : `${days.text} ${days.value === 1 ? 'day' : 'days'} before the order`,
  commission: (commission: string, base: string) =>
    `Commission: ${commission} on ${base}, excluding tax and shipping.`,
  noCommission: {
    'no-rule': 'No commission: no commission rule applies.',
    'nothing-credited': 'No commission: no touchpoint was credited.',
    'test-order': 'No commission: this is a test order.',
    'nothing-left': 'No commission: the order was fully refunded or cancelled.',
  },
  refunded: (amount: string, moment: string, commission: string) =>
    `Refunded ${amount} on ${moment}. Commission: ${commission}.`,
  decided: {
    approved: (moment: string, amount: string) => `Commission approved on ${moment}: ${amount}.`,
    denied: (moment: string, _amount: string) => `Commission denied on ${moment}.`,
    adjusted: (moment: string, amount: string) => `Commission adjusted to ${amount} on ${moment}.`,
  },
  decidedBecause: (reason: string) => `Reason: ${reason}`,
  cancelled: (moment: string, commission: string) => `Cancelled on ${moment}. Commission: ${commission}.`,
  timeLine: 'Customer journey',
  underModel: 'Attribution model',
  touchpointKinds: {
    click: 'Click',
    referral: 'Referral',
    coupon: 'Discount code',
    customer: 'Returning customer',
  },
  orderPlaced: 'Order',
  refundMade: 'Refund',
  share: (share: string, money: string) => `${share}, ${money}`,
  own: 'Your own team',
  notCounted: 'Outside the attribution window',
  paid: (sign: string) => `Paid ad (${sign})`,
  shareUndone: {
    refunded: (share: string) => `${share} before the refund`,
    cancelled: (share: string) => `${share} before the cancellation`,
  },
  lines: 'Items',
  lineColumns: { title: 'Product', quantity: 'Qty', total: 'Amount' },
  refundedPieces: (pieces: Figure) => `${pieces.text} refunded`,
  untitled: 'Unnamed product',
  amounts: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    shipping: 'Shipping',
    total: 'Total',
  },
  codes: (codes: string) => `Discount codes: ${codes}`,
  ledger: 'Ledger',
  ledgerEmpty: 'No ledger entries for this order.',
  ledgerColumns: {
    when: 'Date',
    kind: 'Type',
    state: 'Status',
    statement: 'Statement',
    amount: 'Amount',
    order: 'Order',
  },
  ledgerKinds: {
    commission: 'Commission',
    correction: 'Correction',
    refund: 'Refund',
    reversal: 'Cancellation',
    adjustment: 'Adjustment',
    denial: 'Denial',
  },
  ledgerStates: { due: 'Due', held: 'On hold' },
  balance: (money: string) => `Total: ${money}`,
};
