import type { LedgerEntryRow, OrderSearch, ReportedOrder, Stores } from '@pricehunt/storage';

type Data = Readonly<Record<string, unknown>>;

const pageSize = 500;

export async function* exportOrders(
  stores: Stores,
  businessId: string,
): AsyncGenerator<readonly [string, Data]> {
  const settings = await stores.attributionSettings.findSettings(businessId);
  if (settings !== null) yield ['attribution-settings', { ...settings }];
  for (const source of await stores.orderSources.listSources(businessId)) {
    const { secret: _secret, previousSecret: _previous, ...shown } = source;
    yield ['order-source', shown];
  }
  yield* ordersOf(stores, businessId);
  yield* entriesOf(stores, businessId);
  for (const statement of await stores.statements.listClosed(businessId)) {
    const { closedById: _closedById, ...shown } = statement;
    yield ['commission-statement', shown];
  }
}

async function* ordersOf(stores: Stores, businessId: string): AsyncGenerator<readonly [string, Data]> {
  for (let after: OrderSearch['after'] = null; ;) {
    const page: readonly ReportedOrder[] = await stores.orders.reportOrders({
      businessId,
      state: null,
      payment: null,
      source: null,
      reason: null,
      since: null,
      until: null,
      words: null,
      isTest: null,
      measure: null,
      after,
      limit: pageSize,
    });
    const decided = await stores.ledger.listDecisions(page.map(({ order }) => order.id));
    for (const { order, touches, refunds } of page) {
      const { customerRef: _customer, customerIdRef: _customerId, ...shown } = order;
      const decisions = decided
        .filter(({ orderId }) => orderId === order.id)
        .map(({ byId: _byId, ...decision }) => decision);
      yield ['order', { ...shown, touches, refunds, decisions }];
    }
    const last = page.at(-1)?.order;
    if (last === undefined || page.length < pageSize) return;
    after = { placedAt: last.placedAt, id: last.id };
  }
}

async function* entriesOf(stores: Stores, businessId: string): AsyncGenerator<readonly [string, Data]> {
  for (let after: string | null = null; ;) {
    const page: readonly LedgerEntryRow[] = await stores.ledger.listEntries({
      businessId,
      kind: null,
      since: null,
      until: null,
      after,
      limit: pageSize,
    });
    for (const entry of page) yield ['ledger-entry', { ...entry }];
    after = page.at(-1)?.id ?? null;
    if (page.length < pageSize || after === null) return;
  }
}
