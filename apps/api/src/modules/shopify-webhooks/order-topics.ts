import { NotYet } from '../../merchant-orders/process-delivery.job';
import type { DeliveryProcessors } from '../../merchant-orders/process-delivery.job';
import { recordOrder } from '../../merchant-orders/record-order';
import { recordRefund } from '../../merchant-orders/record-refund';
import { readShopifyOrder } from './read-shopify-order';
import { readShopifyRefund, refundedOrderId } from './read-shopify-refund';
import { privacyTopics } from './privacy-topics';
import type { Needs } from '../../services';
import type { ReadDelivery } from '../../merchant-orders/process-delivery.job';

export const orderTopics: DeliveryProcessors = {
  'orders/create': processOrder,
  'orders/paid': processOrder,
  'orders/updated': processOrder,
  'orders/cancelled': processOrder,
  'refunds/create': processRefund,
  ...privacyTopics,
};

async function processOrder(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId' | 'report'>,
  delivery: ReadDelivery,
) {
  await recordOrder(services, readShopifyOrder(delivery));
  return 'processed' as const;
}

/** A refund may come before its order: then it is retried. */
async function processRefund(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId' | 'report'>,
  delivery: ReadDelivery,
) {
  const { orders } = services.storage;
  const order = await orders.findByExternalId(delivery.businessId, refundedOrderId(delivery));
  const taken = order === null ? null : await recordRefund(services, readShopifyRefund(delivery, order));
  if (taken === null) throw new NotYet('The order for this refund hasn’t been received yet.');
  return 'processed' as const;
}
