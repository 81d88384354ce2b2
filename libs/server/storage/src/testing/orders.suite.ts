import { isOrderCounted, orderMeasures, orderStateOf, orderStates } from '@pricehunt/order-attribution';
import type { OrderSearch } from '../stores/orders/find-orders';
import type { Storage } from '../storage';
import { sampleBusiness, sampleClick } from './samples';
import { unusedOrderSource } from '../rows/orders';
import type {
  AttributionSettingRow,
  CommissionDecisionRow,
  InboundDeliveryRow,
  LedgerEntryRow,
  OrderRow,
  OrderSourceRow,
  OrderTouchRow,
} from '../rows/orders';

const at = '2026-11-21T09:00:00.000Z';

export function describeOrders(storage: () => Storage): void {
  beforeEach(async () => {
    for (const id of ['b1', 'b2']) {
      await storage().businesses.createBusiness(sampleBusiness(id));
    }
  });
  describeOrderRows(storage);
  describeLedger(storage);
  describeStatements(storage);
  describeSources(storage);
  describeDeliveries(storage);
  describeSettings(storage);
}

function order(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    id: 'o1',
    businessId: 'b1',
    externalId: '5001',
    name: '#1001',
    source: 'shopify',
    sourceId: 's1',
    checkoutToken: 'c1',
    customerRef: 'h1',
    customerIdRef: 'h2',
    placedAt: at,
    receivedAt: at,
    changedAt: at,
    currency: 'EUR',
    subtotalMinor: 10_000,
    discountMinor: 0,
    taxMinor: 1_900,
    shippingMinor: 490,
    totalMinor: 12_390,
    refundedMinor: 0,
    discountCodes: ['HUNT'],
    lines: [
      {
        lineId: '1',
        itemId: '41',
        sku: null,
        title: 'Kopfhörer',
        category: null,
        quantity: 2,
        totalMinor: 10_000,
      },
    ],
    clues: [{ reference: 'aff_1', method: 'cart-attribute' }],
    cameWithoutId: false,
    payment: 'paid',
    cancelledAt: null,
    isTest: false,
    isConfirmed: true,
    state: 'attributed',
    reason: 'credited',
    matchMethod: 'cart-attribute',
    matchUntil: null,
    touchCount: 1,
    lastTouchAt: at,
    lastTouchSource: 'comparison',
    lastTouchTitle: null,
    terms: { windowDays: 30, model: 'last', rules: [] },
    commissionMinor: 500,
    ...changes,
  };
}

function touch(changes: Partial<OrderTouchRow> = {}): OrderTouchRow {
  return {
    id: 't1',
    orderId: 'o1',
    clickId: 'c1',
    referenceId: 'aff_1',
    at,
    kind: 'click',
    matchMethod: 'cart-attribute',
    source: 'comparison',
    medium: null,
    campaign: null,
    offerId: null,
    productId: null,
    productTitle: null,
    visit: 'person',
    botReason: null,
    isOwn: false,
    paidBy: null,
    ...changes,
  };
}

const search: OrderSearch = {
  businessId: 'b1',
  state: null,
  payment: null,
  source: null,
  reason: null,
  since: null,
  until: null,
  words: null,
  isTest: null,
  measure: null,
  after: null,
  limit: 10,
};

function describeOrderRows(storage: () => Storage): void {
  describe('orders', () => {
    it('returns an order as it was saved and changed', async () => {
      await storage().orders.saveOrder(order());
      await storage().orders.saveOrder(order({ commissionMinor: -7, cancelledAt: at }));

      const changed = order({ commissionMinor: -7, cancelledAt: at });
      expect(await storage().orders.findOrder('o1')).toEqual(changed);
      expect(await storage().orders.findByExternalId('b1', '5001')).toEqual(changed);
      expect(await storage().orders.findByExternalId('b2', '5001')).toBeNull();
    });

    it('stores one order per shop id within a business', async () => {
      await storage().orders.saveOrder(order());
      await storage().orders.saveOrder(order({ id: 'o2', businessId: 'b2' }));

      await expect(storage().orders.saveOrder(order({ id: 'o3' }))).rejects.toBeDefined();
    });

    it('finds orders by checkout, by either hash of the customer, and waiting ones', async () => {
      await storage().orders.saveOrder(order());
      const later = '2026-11-21T10:00:00.000Z';
      await storage().orders.saveOrder(
        order({ id: 'o2', externalId: '2', placedAt: later, customerRef: null, matchUntil: later }),
      );

      const byCustomer = await storage().orders.listByCustomer('b1', ['h2', 'h9']);
      expect(byCustomer.map(({ id }) => id)).toEqual(['o2', 'o1']);
      expect(await storage().orders.listByCheckout('b2', 'c1')).toEqual([]);
      expect(await storage().orders.listByCheckout('b1', 'c1')).toHaveLength(2);
      expect((await storage().orders.listWaiting(5)).map(({ id }) => id)).toEqual(['o2']);
      expect(await storage().orders.listByExternalIds('b1', ['2', '3'])).toHaveLength(1);
    });

    it('lists matching orders page by page, latest placed first, and counts them', async () => {
      for (const day of ['18', '19', '20']) {
        const placedAt = `2026-11-${day}T09:00:00.000Z`;
        await storage().orders.saveOrder(
          order({ id: `o${day}`, externalId: day, name: `#A_${day}`, placedAt, isTest: day === '18' }),
        );
      }
      const { orders: orderStore } = storage();

      const first = await orderStore.searchOrders({ ...search, limit: 2 });
      const last = first.orders.at(-1);
      const after = { placedAt: last?.placedAt ?? '', id: last?.id ?? '' };
      const second = await orderStore.searchOrders({ ...search, after });
      const idsOf = async (filter: Partial<OrderSearch>) =>
        (await orderStore.searchOrders({ ...search, ...filter })).orders.map(({ id }) => id);

      expect([first.orders.map(({ id }) => id), first.total]).toEqual([['o20', 'o19'], 3]);
      expect(second.orders.map(({ id }) => id)).toEqual(['o18']);
      expect(await idsOf({ isTest: false, since: '2026-11-19', until: '2026-11-20' })).toEqual(['o19']);
      expect(await idsOf({ words: '#a_1' })).toEqual(['o19', 'o18']);
      expect(await idsOf({ words: '%' })).toEqual(['o20', 'o19', 'o18']);
      expect(await idsOf({ businessId: 'b2' })).toEqual([]);
    });

    it('lists exactly the orders that a figure counts or that are in a state, with their totals', async () => {
      const changes: readonly Partial<OrderRow>[] = [
        {},
        { currency: 'USD', totalMinor: 7_000 },
        { isTest: true, reason: 'test-order' },
        { cancelledAt: at },
        { state: 'unattributed', reason: 'duplicate-order' },
        { state: 'unattributed', reason: 'duplicate-order', cancelledAt: at },
        { state: 'unattributed', reason: 'no-touch' },
        { state: 'waiting', reason: 'waiting' },
      ];
      const rows = changes.map((change, place) =>
        order({ id: `m${place}`, externalId: `m${place}`, ...change }),
      );
      for (const row of rows) await storage().orders.saveOrder(row);

      for (const measure of orderMeasures) {
        const { orders, total } = await storage().orders.searchOrders({ ...search, measure });
        const counted = rows.filter((row) => isOrderCounted(measure, row)).map(({ id }) => id);
        expect(orders.map(({ id }) => id).sort()).toEqual(counted);
        expect(total).toBe(counted.length);
      }
      for (const state of orderStates) {
        const { orders } = await storage().orders.searchOrders({ ...search, state });
        const listed = rows.filter((row) => orderStateOf(row) === state).map(({ id }) => id);
        expect(orders.map(({ id }) => id).sort()).toEqual(listed);
      }
      expect((await storage().orders.searchOrders({ ...search, measure: 'orders' })).amounts).toEqual([
        { currency: 'EUR', totalMinor: order().totalMinor },
        { currency: 'USD', totalMinor: 7_000 },
      ]);
    });

    it('stores touchpoints and refunds once, and reports them with their order', async () => {
      const refund = { id: 'r1', orderId: 'o1', externalId: '8001', at, totalMinor: 100, lines: null };
      await storage().orders.saveOrder(order());
      await storage().orders.addTouches([touch(), touch({ id: 't0', kind: 'coupon', clickId: null })]);
      await storage().orders.addTouches([touch({ source: 'another' })]);

      expect(await storage().orders.addRefund(refund)).toBe(true);
      expect(await storage().orders.addRefund({ ...refund, id: 'r2' })).toBe(false);
      expect(await storage().orders.listRefunds(['o1'])).toEqual([refund]);
      await storage().orders.deleteInferredTouches('o1');
      expect(await storage().orders.reportOrders(search)).toEqual([
        { order: order(), touches: [touch()], refunds: [refund] },
      ]);
    });

    it('finds the orders that a product has a touchpoint of', async () => {
      await storage().orders.saveOrder(order());
      await storage().orders.saveOrder(order({ id: 'o2', externalId: '2' }));
      await storage().orders.addTouches([
        touch({ productId: 'p1' }),
        touch({ id: 't2', productId: 'p1' }),
        touch({ id: 't3', orderId: 'o2', productId: 'p2' }),
      ]);
      const found = async (productId: string | null) => {
        const { orders, total } = await storage().orders.searchOrders({ ...search, productId });
        return [orders.map(({ id }) => id), total];
      };

      expect(await found('p1')).toEqual([['o1'], 1]);
      expect(await found('p3')).toEqual([[], 0]);
      expect((await found(null))[1]).toBe(2);
    });

    it('knows whether a business has orders, and when a source last sent one', async () => {
      const { orders: orderStore } = storage();
      const found = async (businessId: string) => [
        await orderStore.hasOrders(businessId),
        await orderStore.findLastReceived(businessId, 'shopify'),
      ];
      const late = { placedAt: '2026-11-01T09:00:00.000Z', receivedAt: '2026-11-20T09:00:00.000Z' };
      const early = { placedAt: '2026-11-10T09:00:00.000Z', receivedAt: '2026-11-10T09:00:01.000Z' };
      await orderStore.saveOrder(order({ ...late, isTest: true }));
      await orderStore.saveOrder(order({ id: 'o2', externalId: '2', ...early }));

      expect(await found('b1')).toEqual([true, late.receivedAt]);
      expect(await orderStore.findLastReceived('b1', 'server')).toBeNull();
      expect(await found('b2')).toEqual([false, null]);
    });

    it('removes customer data from orders', async () => {
      await storage().orders.saveOrder(order());
      await storage().orders.saveOrder(order({ id: 'o2', externalId: '2', sourceId: 's2' }));

      await storage().orders.eraseCustomers(['o1']);
      await storage().orders.eraseCustomersOfSource('s2');

      const forgotten = { customerRef: null, customerIdRef: null, checkoutToken: null };
      expect(await storage().orders.findOrder('o1')).toMatchObject(forgotten);
      expect(await storage().orders.findOrder('o2')).toMatchObject(forgotten);
    });

    it('finds clicks by the id passed to a shop and by their own', async () => {
      const clicks = [
        sampleClick({ id: 'k1', referenceId: 'aff_1' }),
        sampleClick({ id: 'k2', referenceId: 'aff_2' }),
        sampleClick({ id: 'k3' }),
      ];
      await storage().clicks.recordClicks(clicks);

      const found = await storage().clicks.findByReferences(['aff_2', 'k3', 'aff_9']);

      expect(found.map(({ id }) => id)).toEqual(['k2', 'k3']);
      expect(await storage().clicks.findByReferences([])).toEqual([]);
    });

    it('are deleted with their business', async () => {
      await storage().orders.saveOrder(order());
      await storage().orders.addTouches([touch()]);

      await storage().businesses.deleteBusiness('b1');

      expect(await storage().orders.findOrder('o1')).toBeNull();
      expect(await storage().orders.listTouches(['o1'])).toEqual([]);
    });
  });
}

function entry(changes: Partial<LedgerEntryRow> = {}): LedgerEntryRow {
  return {
    id: 'l1',
    businessId: 'b1',
    orderId: 'o1',
    orderName: '#1001',
    kind: 'commission',
    state: 'due',
    amountMinor: 500,
    baseMinor: 10_000,
    currency: 'EUR',
    at,
    period: '2026-11',
    isTest: false,
    ...changes,
  };
}

function describeLedger(storage: () => Storage): void {
  describe('the ledger', () => {
    it('equals the sum of its entries by currency and state, without test orders', async () => {
      await storage().ledger.addEntries([
        entry(),
        entry({ id: 'l2', kind: 'refund', amountMinor: -200 }),
        entry({ id: 'l3', state: 'held', amountMinor: 70 }),
        entry({ id: 'l4', isTest: true, amountMinor: 9_999 }),
        entry({ id: 'l5', currency: 'CHF', orderId: 'o2' }),
        entry({ id: 'l6', businessId: 'b2' }),
      ]);

      expect(await storage().ledger.readBalances('b1')).toEqual([
        { currency: 'CHF', dueMinor: 500, heldMinor: 0 },
        { currency: 'EUR', dueMinor: 300, heldMinor: 70 },
      ]);
      expect((await storage().ledger.listOfOrder('o1')).map(({ id }) => id)).toEqual([
        ...['l1', 'l2', 'l3', 'l4', 'l6'],
      ]);
    });

    it('lists entries newest first, page by page, and none twice', async () => {
      await storage().ledger.addEntries([entry(), entry({ id: 'l2', kind: 'refund' }), entry({ id: 'l3' })]);
      const all = { businessId: 'b1', kind: null, since: null, until: null, after: null, limit: 2 };

      const first = await storage().ledger.listEntries(all);
      const rest = await storage().ledger.listEntries({ ...all, after: 'l2' });
      const refunds = await storage().ledger.listEntries({ ...all, kind: 'refund' });

      expect([first, rest, refunds].map((page) => page.map(({ id }) => id))).toEqual([
        ['l3', 'l2'],
        ['l1'],
        ['l2'],
      ]);
      await expect(storage().ledger.addEntries([entry()])).rejects.toBeDefined();
    });
  });
}

function decision(changes: Partial<CommissionDecisionRow> = {}): CommissionDecisionRow {
  return {
    id: 'd1',
    businessId: 'b1',
    orderId: 'o1',
    at,
    byId: 'a1',
    status: 'approved',
    amountMinor: 500,
    baseMinor: 10_000,
    currency: 'EUR',
    reason: null,
    ...changes,
  };
}

function describeStatements(storage: () => Storage): void {
  describe('commission statements', () => {
    const november = { businessId: 'b1', period: '2026-11', currency: 'EUR' };

    it('sum due entries by period, currency and kind, without held entries and test orders', async () => {
      await storage().ledger.addEntries([
        entry(),
        entry({ id: 'l2', orderId: 'o2' }),
        entry({ id: 'l3', kind: 'refund', amountMinor: -200, baseMinor: -4_000 }),
        entry({ id: 'l4', period: '2026-12', kind: 'denial', amountMinor: -500, baseMinor: 0 }),
        entry({ id: 'l5', currency: 'CHF' }),
        entry({ id: 'l6', state: 'held' }),
        entry({ id: 'l7', isTest: true }),
        entry({ id: 'l8', businessId: 'b2' }),
      ]);

      const sums = await storage().statements.sumEntries('b1');

      const inNovember = { period: '2026-11', currency: 'EUR' };
      expect(sums).toHaveLength(4);
      expect(sums).toEqual(
        expect.arrayContaining([
          { ...inNovember, kind: 'commission', entryCount: 2, amountMinor: 1_000, baseMinor: 20_000 },
          { ...inNovember, kind: 'refund', entryCount: 1, amountMinor: -200, baseMinor: -4_000 },
          {
            period: '2026-12',
            currency: 'EUR',
            kind: 'denial',
            entryCount: 1,
            amountMinor: -500,
            baseMinor: 0,
          },
          {
            period: '2026-11',
            currency: 'CHF',
            kind: 'commission',
            entryCount: 1,
            amountMinor: 500,
            baseMinor: 10_000,
          },
        ]),
      );
    });

    it('list their orders page by page, each with its entries by kind', async () => {
      for (const id of ['o1', 'o2', 'o3']) {
        const placedAt = id === 'o3' ? '2026-11-20T09:00:00.000Z' : at;
        await storage().orders.saveOrder(order({ id, externalId: id, name: `#${id}`, placedAt }));
      }
      await storage().ledger.addEntries([
        entry(),
        entry({ id: 'l2', kind: 'refund', amountMinor: -200, baseMinor: -4_000 }),
        entry({ id: 'l3', period: '2026-12', kind: 'denial', amountMinor: -300, baseMinor: 0 }),
        entry({ id: 'l4', orderId: 'o2' }),
        entry({ id: 'l5', orderId: 'o3' }),
      ]);

      const first = await storage().statements.listOrders({ ...november, after: null, limit: 2 });
      const rest = await storage().statements.listOrders({
        ...november,
        after: { placedAt: at, orderId: 'o1' },
        limit: 2,
      });

      expect(first.map(({ orderName }) => orderName)).toEqual(['#o3', '#o1']);
      expect(first[1]).toMatchObject({ orderId: 'o1', placedAt: at });
      expect(first[1]?.parts).toHaveLength(2);
      expect(first[1]?.parts).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'commission', amountMinor: 500, baseMinor: 10_000 }),
          expect.objectContaining({ kind: 'refund', amountMinor: -200, baseMinor: -4_000 }),
        ]),
      );
      expect(rest.map(({ orderId }) => orderId)).toEqual(['o2']);
    });

    it('count the undecided orders with commission due', async () => {
      await storage().ledger.addEntries([
        entry(),
        entry({ id: 'l2', orderId: 'o2' }),
        entry({ id: 'l3', orderId: 'o3' }),
        entry({ id: 'l4', orderId: 'o3', kind: 'reversal', amountMinor: -500 }),
        entry({ id: 'l5', orderId: 'o4', period: '2026-12' }),
      ]);
      await storage().ledger.addDecision(decision({ orderId: 'o2' }));

      const counts = await storage().statements.countPending('b1');

      expect(counts.toSorted((left, right) => left.period.localeCompare(right.period))).toEqual([
        { period: '2026-11', currency: 'EUR', count: 1 },
        { period: '2026-12', currency: 'EUR', count: 1 },
      ]);
    });

    it('store final figures, each month closed once, and return the latest closed month', async () => {
      const totals = {
        orders: 1,
        revenueMinor: 10_000,
        rateBasisPoints: 500,
        commissionMinor: 500,
        correctionsMinor: 0,
        adjustmentsMinor: -20,
        dueMinor: 480,
      };
      const closed = { ...november, totals, timeZone: 'Europe/Berlin', closedAt: at, closedById: 'a1' };
      const before = await storage().statements.closedThrough('b1');
      await storage().statements.addClosed([{ ...closed, period: '2026-10' }, closed]);

      expect(before).toBeNull();
      expect(await storage().statements.closedThrough('b1')).toBe('2026-11');
      expect(await storage().statements.closedThrough('b2')).toBeNull();
      expect(await storage().statements.listClosed('b1')).toEqual([closed, { ...closed, period: '2026-10' }]);
      await expect(storage().statements.addClosed([closed])).rejects.toBeDefined();
    });

    it('store every decision about an order, oldest first', async () => {
      await storage().ledger.addDecision(decision());
      await storage().ledger.addDecision(
        decision({ id: 'd2', status: 'denied', reason: 'Returned in store' }),
      );
      await storage().ledger.addDecision(decision({ id: 'd3', orderId: 'o2' }));

      const decisions = await storage().ledger.listDecisions(['o1', 'o3']);

      expect(decisions).toEqual([
        decision(),
        decision({ id: 'd2', status: 'denied', reason: 'Returned in store' }),
      ]);
    });
  });
}

function source(changes: Partial<OrderSourceRow> = {}): OrderSourceRow {
  return {
    ...unusedOrderSource,
    id: 's1',
    businessId: 'b1',
    kind: 'shopify',
    shopDomain: 'oak.example',
    secret: 'sealed',
    createdAt: at,
    ...changes,
  };
}

function describeSources(storage: () => Storage): void {
  describe('order sources', () => {
    it('are unique per store while live', async () => {
      const { orderSources } = storage();

      expect(await orderSources.createSource(source())).toBe(true);
      expect(await orderSources.createSource(source({ id: 's2' }))).toBe(false);
      expect(await orderSources.createSource(source({ id: 's3', businessId: 'b2' }))).toBe(true);
      await orderSources.changeSource('s1', { endedAt: at });
      expect(await orderSources.createSource(source({ id: 's4' }))).toBe(true);

      expect((await orderSources.listSources('b1')).map(({ id }) => id)).toEqual(['s4']);
      expect(await orderSources.findSource('s1')).toEqual(source({ endedAt: at }));
    });

    it('count accepted and rejected messages, and find the pixel by its key', async () => {
      const { orderSources } = storage();
      const pixel = source({
        kind: 'pixel',
        publishableKey: 'ph_px_1',
        allowedOrigins: ['https://oak.example'],
      });
      await orderSources.createSource(pixel);

      await orderSources.countTaken('s1', at, 'https://oak.example');
      await orderSources.countRefused('s1', at, null, 1);
      await orderSources.countRefused('s1', at, 'https://evil.example', 1);

      expect(await orderSources.findPixel('ph_px_1')).toEqual({
        ...pixel,
        takenCount: 1,
        lastAt: at,
        lastFrom: 'https://oak.example',
        refusedCount: 2,
        lastRefusedAt: at,
        lastRefusedFrom: 'https://evil.example',
      });
      await orderSources.changeSource('s1', { endedAt: at });
      expect(await orderSources.findPixel('ph_px_1')).toBeNull();
    });
  });
}

function delivery(changes: Partial<InboundDeliveryRow> = {}): InboundDeliveryRow {
  return {
    id: 'd1',
    sourceId: 's1',
    businessId: 'b1',
    provider: 'shopify',
    deliveryId: 'w1',
    topic: 'orders/create',
    shop: null,
    receivedAt: at,
    triggeredAt: null,
    body: '{}',
    state: 'received',
    attempts: 0,
    error: null,
    nextAt: at,
    ...changes,
  };
}

function describeDeliveries(storage: () => Storage): void {
  describe('received deliveries', () => {
    it('are unique by the id of the sender', async () => {
      const { inboundDeliveries } = storage();

      expect(await inboundDeliveries.addDelivery(delivery())).toBe(true);
      expect(await inboundDeliveries.addDelivery(delivery({ id: 'd2', body: 'other' }))).toBe(false);
      expect(await inboundDeliveries.addDelivery(delivery({ id: 'd3', sourceId: 's2' }))).toBe(true);

      expect(await inboundDeliveries.findDelivery('d1')).toEqual(delivery());
      expect(await inboundDeliveries.findDelivery('d2')).toBeNull();
    });

    it('are unfinished until their final state', async () => {
      const { inboundDeliveries } = storage();
      const later = '2026-11-21T09:01:00.000Z';
      for (const id of ['d1', 'd2', 'd3']) {
        await inboundDeliveries.addDelivery(delivery({ id, deliveryId: id }));
      }

      await inboundDeliveries.settleDelivery('d1', { state: 'processed', error: null, nextAt: at });
      await inboundDeliveries.settleDelivery('d2', { state: 'failed', error: 'why', nextAt: later });

      expect(await inboundDeliveries.listUnfinished()).toEqual([
        { id: 'd3', attempts: 0, nextAt: at },
        { id: 'd2', attempts: 1, nextAt: later },
      ]);
      expect(await inboundDeliveries.findDelivery('d2')).toMatchObject({ attempts: 1, error: 'why' });
    });

    it('have their bodies erased on request, but not before they were processed', async () => {
      const { inboundDeliveries } = storage();
      await inboundDeliveries.addDelivery(delivery());
      await inboundDeliveries.addDelivery(delivery({ id: 'd2', deliveryId: 'w2' }));
      await inboundDeliveries.settleDelivery('d1', { state: 'processed', error: null, nextAt: at });

      await inboundDeliveries.eraseBodies('s1');

      expect((await inboundDeliveries.findDelivery('d1'))?.body).toBe('');
      expect((await inboundDeliveries.findDelivery('d2'))?.body).toBe('{}');
      expect((await inboundDeliveries.listDeliveries('s1', null, 10)).map(({ id }) => id)).toEqual([
        'd2',
        'd1',
      ]);
      await inboundDeliveries.deleteDeliveriesBefore('2026-11-22');
      expect(await inboundDeliveries.listDeliveries('s1', null, 10)).toEqual([]);
    });

    it('are listed and stored beyond the retention period while they are held, and settled once', async () => {
      const { inboundDeliveries } = storage();
      const held = { state: 'held', error: 'no-answer', nextAt: at } as const;
      for (const id of ['d1', 'd2', 'd3', 'd4']) {
        await inboundDeliveries.addDelivery(delivery({ id, deliveryId: id, sourceId: `s-${id}` }));
        if (id !== 'd4') await inboundDeliveries.settleDelivery(id, held);
      }
      const idsFrom = async (after: string | null, limit: number) =>
        (await inboundDeliveries.listHeld(after, limit)).map(({ id }) => id);

      const settled = [
        await inboundDeliveries.settleHeld('d3', 'processed'),
        await inboundDeliveries.settleHeld('d3', 'ignored'),
        await inboundDeliveries.settleHeld('d4', 'ignored'),
      ];
      await inboundDeliveries.deleteDeliveriesBefore('2026-11-22');

      expect(settled).toEqual([true, false, false]);
      expect(await inboundDeliveries.countHeld()).toBe(2);
      expect([await idsFrom(null, 1), await idsFrom('d2', 9)]).toEqual([['d2'], ['d1']]);
      expect(await inboundDeliveries.findDelivery('d1')).toMatchObject({ ...held, body: '{}' });
      expect(await inboundDeliveries.findDelivery('d3')).toBeNull();
    });
  });
}

function describeSettings(storage: () => Storage): void {
  describe('attribution settings', () => {
    const utm = { source: 'ph', medium: 'm', campaign: 'c' };
    const settings: AttributionSettingRow = {
      businessId: 'b1',
      windowDays: 7,
      clickParameter: 'partner',
      utm,
      model: 'linear',
      rules: [{ applies: { to: 'default' }, pays: { kind: 'percent', basisPoints: 500 } }],
      discountCodes: ['HUNT'],
      updatedAt: at,
    };

    it('are stored by business, and list the verified shops with their click parameter', async () => {
      const { attributionSettings, businessDomains, businesses } = storage();
      for (const [id, businessId] of [
        ['d1', 'b1'],
        ['d2', 'b2'],
      ] as const) {
        await businessDomains.claimDomain({
          id,
          businessId,
          domain: `${businessId}.example`,
          token: 't',
          state: 'pending',
          method: null,
          claimedAt: at,
          checkedAt: null,
          verifiedAt: null,
          problem: null,
        });
        await businessDomains.changeDomain(id, { state: 'verified', method: 'dns', verifiedAt: at });
      }

      await attributionSettings.saveSettings({ ...settings, windowDays: 90 });
      await attributionSettings.saveSettings(settings);

      expect(await attributionSettings.findSettings('b1')).toEqual(settings);
      expect(await attributionSettings.findSettings('b2')).toBeNull();
      expect(await attributionSettings.listMerchantShops()).toEqual([
        { domain: 'b1.example', businessId: 'b1', clickParameter: 'partner', utm },
        { domain: 'b2.example', businessId: 'b2', clickParameter: null, utm: null },
      ]);
      await businesses.changeBusiness('b1', { status: 'suspended' }, at);
      expect(await attributionSettings.listMerchantShops()).toHaveLength(1);
    });

    it('are stored, as are checkouts reported by pixels, and test orders', async () => {
      const { checkouts, testOrders } = storage();
      const checkout = { businessId: 'b1', checkoutToken: 'c1', references: ['aff_1'], at };
      const test = { id: 'x1', businessId: 'b1', startedAt: at, externalId: 'e1', hops: [] };
      await checkouts.saveCheckout({ ...checkout, references: [] });
      await checkouts.saveCheckout(checkout);
      await testOrders.createTestOrder(test);
      const hops = [{ hop: 'click', isPassed: true, at, seen: 'aff_1', problem: null }] as const;
      await testOrders.saveHops('x1', hops);

      expect(await checkouts.findCheckout('b1', 'c1')).toEqual(checkout);
      expect(await checkouts.findCheckout('b2', 'c1')).toBeNull();
      expect(await testOrders.findTestOrder('x1')).toEqual({ ...test, hops });
      await checkouts.deleteCheckoutsBefore('2026-11-22');
      await testOrders.deleteTestOrdersBefore('2026-11-22');
      expect(await checkouts.findCheckout('b1', 'c1')).toBeNull();
      expect(await testOrders.findTestOrder('x1')).toBeNull();
    });
  });
}
