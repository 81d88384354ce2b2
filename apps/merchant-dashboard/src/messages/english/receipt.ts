import type { Figure } from '@pricehunt/ui-kit';

/** The receipt of an order, in plain words. */
export const receipt = {
  title: (order: string) => `Order ${order}`,
  back: 'All orders',
  loading: 'Reading the order',
  notFound: 'There is no such order',
  notFoundSentence: 'It may belong to another business, or the address is mistyped.',
  how: 'How it came to be',
  figures: {
    label: 'What it came to',
    total: 'Total',
    base: 'Counts for commission',
    commission: 'Commission',
    refunded: 'Refunded',
  },
  placed: (moment: string, total: string, source: string) =>
    `Placed ${moment} for ${total}. Told by ${source}.`,
  testOrder: 'This is a test order: nothing is billed for it.',
  notConfirmed:
    'So far only the shop’s page told of it, which anybody could have done. Its commission is held until the store tells of it too.',
  waiting: (moment: string) => `No touch of ours fits yet. It is tried again until ${moment}.`,
  noTouch: 'None of our clicks led to it.',
  consentMissing: 'The shopper did not agree to be followed, so no click can be told to have led to it.',
  merchantDenied: 'You said that it was not ours.',
  duplicateOrder: 'The same checkout came before as another order, which has the credit.',
  currencyUnsupported: (currency: string) => `We cannot reckon with ${currency}.`,
  matched: (touches: Figure, method: string) =>
    `${touches.text} ${touches.value === 1 ? 'touch' : 'touches'} of ours led to it. We know by ${method}.`,
  methods: {
    'cart-attribute': 'what our link wrote into the cart',
    'checkout-token': 'the checkout that the pixel saw',
    'landing-address': 'the click id in the address that the shopper came to',
    'discount-code': 'a discount code of ours',
    'known-customer': 'a customer who came through us before',
  },
  window: (days: Figure, model: string) =>
    `${days.value === 1 ? 'Touches of the last day' : `Touches of the last ${days.text} days`} before the order count. The model that pays is “${model}”.`,
  touchCredited: (when: string, share: string, money: string) => `The touch ${when} gets ${share}: ${money}.`,
  touchCreditUndone: {
    refunded: (when: string, share: string, money: string) =>
      `The touch ${when} had ${share}: ${money}. The order was refunded in full, so nothing is left of it.`,
    cancelled: (when: string, share: string, money: string) =>
      `The touch ${when} had ${share}: ${money}. The order was cancelled, so nothing is left of it.`,
  },
  touchPaid: (moment: string, sign: string) =>
    `An advertisement was paid for the visit on ${moment}: it came with ${sign}.`,
  touchNotCredited: (when: string, why: string) => `The touch ${when} gets nothing: ${why}.`,
  touchAfterOrder: (moment: string) => `The touchpoint on ${moment} came after the order and gets nothing.`,
  daysBefore: (days: Figure) =>
    days.value === 0
      ? 'on the day of the order'
      : days.value === 1
        ? 'a day before'
        : `${days.text} days before`,
  commission: (commission: string, base: string) =>
    `Commission: ${commission}, of ${base} without tax and delivery.`,
  noCommission: {
    'no-rule': 'No commission: no rule fits.',
    'nothing-credited': 'No commission: no touch has credit.',
    'test-order': 'No commission is billed for a test order.',
    'nothing-left': 'No commission: nothing is left of the order.',
  },
  refunded: (amount: string, moment: string, commission: string) =>
    `${amount} went back ${moment}. Commission: ${commission}.`,
  decided: {
    approved: (moment: string, amount: string) => `The commission was approved on ${moment}: ${amount}.`,
    denied: (moment: string, _amount: string) => `The commission was denied on ${moment}.`,
    adjusted: (moment: string, amount: string) => `The commission was adjusted to ${amount} on ${moment}.`,
  },
  decidedBecause: (reason: string) => `Reason: ${reason}`,
  cancelled: (moment: string, commission: string) => `Cancelled ${moment}. Commission: ${commission}.`,
  timeLine: 'The way to the order',
  underModel: 'Credit by',
  touchKinds: { click: 'Click', referral: 'Referral', coupon: 'Discount code', customer: 'Known customer' },
  orderPlaced: 'Order',
  refundMade: 'Refund',
  share: (share: string, money: string) => `${share}, ${money}`,
  own: 'your own people',
  notCounted: 'outside the window',
  paid: (sign: string) => `paid advertisement (${sign})`,
  shareUndone: {
    refunded: (share: string) => `had ${share}, refunded since`,
    cancelled: (share: string) => `had ${share}, cancelled since`,
  },
  lines: 'What was bought',
  lineColumns: { title: 'Product', quantity: 'Pieces', total: 'Amount' },
  refundedPieces: (pieces: Figure) => `${pieces.text} sent back`,
  untitled: 'Not named',
  amounts: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    shipping: 'Delivery',
    total: 'Total',
  },
  codes: (codes: string) => `Discount codes: ${codes}`,
  ledger: 'Ledger',
  ledgerEmpty: 'Nothing is written to the ledger for this order.',
  ledgerColumns: {
    when: 'When',
    kind: 'What',
    state: 'State',
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
  ledgerStates: { due: 'due', held: 'held' },
  balance: (money: string) => `Sum: ${money}`,
};
