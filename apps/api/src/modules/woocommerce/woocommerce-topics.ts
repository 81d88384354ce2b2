import * as z from 'zod/mini';
import type { DeliveryProcessor, DeliveryProcessors } from '../../merchant-orders/process-delivery.job';
import { recordOrder } from '../../merchant-orders/record-order';
import { recordRefund } from '../../merchant-orders/record-refund';
import { woocommerceOrderId } from '../../merchant-orders/woocommerce-order-id';
import {
  readWoocommerceOrder,
  readWoocommerceRefunds,
  woocommerceOrderSchema,
} from './read-woocommerce-order';

/** The signature covers only the body: whatever the topic says, an order is stored as it is, once. */
const processOrder: DeliveryProcessor = async (services, delivery) => {
  if (delivery.provider !== 'woocommerce') return 'ignored';
  const order = z.safeParse(woocommerceOrderSchema, delivery.body);
  const source = await services.storage.orderSources.findSource(delivery.sourceId);
  if (!order.success || source === null) return 'ignored';
  const externalId = await woocommerceOrderId(services, source, String(order.data.id));
  await recordOrder(services, readWoocommerceOrder(delivery, externalId));
  for (const refund of readWoocommerceRefunds(delivery, externalId)) await recordRefund(services, refund);
  return 'processed';
};

export const woocommerceTopics: DeliveryProcessors = {
  'order.created': processOrder,
  'order.updated': processOrder,
};
