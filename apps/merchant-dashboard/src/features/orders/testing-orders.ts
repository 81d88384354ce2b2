import type { OrderSummary } from '@pricehunt/api-contract';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** A credited order for tests. */
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
    matchMethod: 'landing-address',
    touchCount: 2,
    lastTouch: { at: '2026-11-20T13:40:00.000Z', source: 'new_search', productTitle: 'Desk lamp' },
    isTest: false,
    isConfirmed: true,
    ...changes,
  };
}
