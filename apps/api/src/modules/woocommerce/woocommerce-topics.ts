import * as z from 'zod/mini';
import type { DeliveryProcessor, DeliveryProcessors } from '../../merchant-orders/process-delivery.job';
import { recordOrder } from '../../merchant-orders/record-order';
import { recordRefund } from '../../merchant-orders/record-refund';
import {
  readWoocommerceOrder,
  readWoocommerceRefunds,
  woocommerceOrderSchema,
} from './read-woocommerce-order';

/** The signature covers only the body: whatever the topic says, an order is stored as it is, once. */
const processOrder: DeliveryProcessor = async (services, delivery) => {
  if (delivery.provider !== 'woocommerce') return 'ignored';
  if (!z.safeParse(woocommerceOrderSchema, delivery.body).success) return 'ignored';
  await recordOrder(services, readWoocommerceOrder(delivery));
  for (const refund of readWoocommerceRefunds(delivery)) await recordRefund(services, refund);
  return 'processed';
};

export const woocommerceTopics: DeliveryProcessors = {
  'order.created': processOrder,
  'order.updated': processOrder,
};
