import { getTestOrder, startTestOrder } from '@pricehunt/api-contract/order-sources';
import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import type { TestOrderRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { noteAct, ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { announceShopsOf } from '../../merchant-domains/merchant-shops-topic';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { testOrderPrefix } from '../../merchant-traffic/test-order-marks';
import { runTestOrder } from './run-test-order';
import { testOrderView } from './test-order-view';

const done = { success: true } as const;

/** Test orders pass every step like real ones, and are never billed. */
export function registerTestOrders(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  const view = async (test: TestOrderRow) => {
    const order = await storage.orders.findByExternalId(test.businessId, test.externalId);
    const ledger = order === null ? [] : await storage.ledger.listOfOrder(order.id);
    return testOrderView(test, order, ledger, services.now());
  };
  registerEndpoint(context, startTestOrder, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const domains = await storage.businessDomains.listDomains(businessId);
    const [verified] = verifiedDomainsOf(domains);
    if (verified === undefined) throw new Refusal('domain.unverified');
    const id = services.newId();
    const at = services.now();
    const externalId = `${testOrderPrefix}${id}`;
    const test: TestOrderRow = { id, businessId, startedAt: at.toISOString(), externalId, hops: [] };
    const actor = memberOf(request);
    await storage.atomically(async (stores) => {
      await stores.testOrders.createTestOrder(test);
      const subject = { kind: 'test-order', id };
      await noteAct(stores, actor, { at, action: 'test-order.started', subject });
    });
    // The store may have been verified a moment ago, so links must be updated.
    await announceShopsOf(services, businessId);
    void runTestOrder(services, context, test, verified).catch((failure: unknown) =>
      services.report(failure, 'a test order failed'),
    );
    return { ...done, testOrder: await view(test) };
  });
  registerEndpoint(context, getTestOrder, async ({ params }, request) => {
    const found = await storage.testOrders.findTestOrder(params.testOrderId);
    const test = ownRow(request, found, 'order.test-not-found');
    return { ...done, testOrder: await view(test) };
  });
}
