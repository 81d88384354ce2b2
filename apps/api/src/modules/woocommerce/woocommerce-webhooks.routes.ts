import { takeWoocommerceKeys, takeWoocommerceWebhook } from '@pricehunt/api-contract/woocommerce';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Refusal } from '../../answers/refusal';
import { isSignedBy, openSecrets } from '../../merchant-orders/order-source-secrets';
import type { RefusedCalls } from '../../merchant-orders/refused-calls';
import { bodyOf, headerOf, registerWebhookCalls, storeDelivery } from '../../merchant-orders/webhook-calls';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { Needs, Services } from '../../services';
import { takeKeys } from './authorize-woocommerce';

/** Verified over the raw bytes and stored before the 200; processed later. A repeated delivery is stored once. */
export async function registerWoocommerceWebhooks(
  context: FastifyInstance,
  services: Services,
  refusedCalls: RefusedCalls,
): Promise<void> {
  registerEndpoint(context, takeWoocommerceKeys, async ({ body }) => {
    await takeKeys(services, body);
    return { success: true as const };
  });
  await registerWebhookCalls(context, 'woocommerce-webhooks', (scope) => {
    registerRawEndpoint(scope, takeWoocommerceWebhook, async ({ params }, request, reply) => {
      await takeDelivery(services, refusedCalls, params.integrationId, request);
      return reply.code(200).send({ success: true });
    });
  });
}

async function takeDelivery(
  services: Needs<'storage' | 'jobQueue' | 'secretBox' | 'now' | 'newId'>,
  refusedCalls: RefusedCalls,
  sourceId: string,
  request: FastifyRequest,
): Promise<void> {
  const source = await services.storage.orderSources.findSource(sourceId);
  if (source === null || source.kind !== 'woocommerce' || source.endedAt !== null) {
    throw new Refusal('delivery.unknown-source');
  }
  const body = bodyOf(request);
  // WooCommerce tries a new webhook with its id alone, unsigned.
  if (/^webhook_id=\d{1,12}$/.test(body.toString('utf8', 0, 40))) return;
  const topic = headerOf(request, 'x-wc-webhook-topic');
  if (!isSignedBy(body, headerOf(request, 'x-wc-webhook-signature'), openSecrets(services, source))) {
    await refusedCalls.note(source.id, topic);
    throw new Refusal('delivery.bad-signature');
  }
  const sentId = headerOf(request, 'x-wc-webhook-delivery-id');
  if (topic === null || sentId === null || !/^[a-z_]{1,40}\.[a-z_]{1,40}$/.test(topic)) {
    throw new Refusal('delivery.bad-headers');
  }
  await storeDelivery(services, source, {
    provider: 'woocommerce',
    // WooCommerce derives its ID from the webhook and the second, so deliveries of one second share it.
    deliveryId: `${sentId} ${createHash('sha256').update(body).digest('hex')}`,
    topic,
    shop: headerOf(request, 'x-wc-webhook-source'),
    triggeredAt: null,
    body: body.toString('utf8'),
  });
}
