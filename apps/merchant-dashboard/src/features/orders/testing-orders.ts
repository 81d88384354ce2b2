import type { OrderSummary, OrderTouch } from '@pricehunt/api-contract/orders';
import { attributionModels } from '@pricehunt/order-attribution';
import type { ReasonCode } from '@pricehunt/order-attribution';
import type { OrderReceipt } from './requests/order-queries';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

export function buildOrder(changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 'o1',
    externalId: '5551001',
    name: '#1001',
    placedAt: '2026-11-20T14:02:00.000Z',
    receivedAt: '2026-11-20T14:02:03.000Z',
    source: 'shopify',
    state: 'attributed',
    reason: 'credited',
    payment: 'paid',
    total: euros(26_990),
    refunded: euros(0),
    commission: euros(1_134),
    commissionStatus: 'pending',
    matchMethod: 'landing-address',
    touchCount: 2,
    lastTouch: { at: '2026-11-20T13:40:00.000Z', source: 'product_page', productTitle: 'Desk lamp' },
    isTest: false,
    isConfirmed: true,
    ...changes,
  };
}

/** A touchpoint for tests with all credit by first or last touch and half by the other models. */
export function buildTouch(gets: 'first' | 'last', changes: Partial<OrderTouch> = {}): OrderTouch {
  const loses: ReasonCode = gets === 'first' ? 'later-touch-won' : 'earlier-touch-won';
  return {
    id: gets,
    at: gets === 'first' ? '2026-11-18T09:00:00.000Z' : '2026-11-20T13:40:00.000Z',
    kind: 'click',
    matchMethod: 'landing-address',
    clickId: `click-${gets}`,
    referenceId: null,
    source: 'product_page',
    medium: '',
    campaign: '',
    product: { id: 'p1', title: gets === 'first' ? 'Floor lamp' : 'Desk lamp' },
    visit: 'person',
    botReason: null,
    isOwn: false,
    paidBy: null,
    isInWindow: true,
    credits: attributionModels.map((model) => {
      const share = model === gets ? 10_000 : model === 'first' || model === 'last' ? 0 : 5_000;
      return {
        model,
        shareBasisPoints: share,
        credited: euros((share * 22_680) / 10_000),
        commission: euros((share * 1_134) / 10_000),
        reason: share === 0 ? loses : 'credited',
      };
    }),
    ...changes,
  };
}

export function buildReceipt(changes: Partial<OrderReceipt> = {}): OrderReceipt {
  return {
    success: true,
    order: buildOrder(),
    lines: [
      {
        lineId: 'l1',
        itemId: 'lamp-1',
        sku: 'LAMP-1',
        title: 'Desk lamp',
        category: null,
        quantity: 1,
        total: euros(22_680),
        refundedQuantity: 0,
      },
    ],
    amounts: {
      subtotal: euros(22_680),
      discount: euros(0),
      tax: euros(4_310),
      shipping: euros(0),
      commissionable: euros(22_680),
    },
    discountCodes: [],
    touches: [buildTouch('first'), buildTouch('last')],
    windowDays: 30,
    payingModel: 'last',
    refunds: [],
    ledger: [
      {
        id: 'e1',
        at: '2026-11-20T14:02:05.000Z',
        kind: 'commission',
        state: 'due',
        period: '2026-11',
        amount: euros(1_134),
        orderId: 'o1',
        orderName: '#1001',
        isTest: false,
      },
    ],
    decisions: [],
    receipt: [
      { code: 'order-placed', at: '2026-11-20T14:02:00.000Z', total: euros(26_990), source: 'shopify' },
      { code: 'matched', method: 'landing-address', touchCount: 2 },
      { code: 'window', days: 30, model: 'last' },
      {
        code: 'touch-not-credited',
        touchId: 'first',
        at: '2026-11-18T09:00:00.000Z',
        daysBefore: 2,
        reason: 'later-touch-won',
      },
      {
        code: 'touch-credited',
        touchId: 'last',
        at: '2026-11-20T13:40:00.000Z',
        daysBefore: 0,
        shareBasisPoints: 10_000,
        credited: euros(22_680),
      },
      { code: 'commission', base: euros(22_680), commission: euros(1_134) },
    ],
    ...changes,
  };
}
