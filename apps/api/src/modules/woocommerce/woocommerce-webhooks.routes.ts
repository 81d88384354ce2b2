import { takeWoocommerceKeys, takeWoocommerceWebhook } from '@pricehunt/api-contract';
import type { InboundDeliveryRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Refusal } from '../../answers/refusal';
import { isSignedBy, openSecrets } from '../../merchant-orders/order-source-secrets';
import { queueDelivery } from '../../merchant-orders/process-delivery.job';
import type { RefusedCalls } from '../../merchant-orders/refused-calls';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { registerNamed } from '../../plugins/register-named';
import type { Needs, Services } from '../../services';
import { takeKeys } from './authorize-woocommerce';

/** Orders with many lines are large, but no store sends more than this. */
const bodyBytesMax = 4 * 1024 * 1024;

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
  // Bodies stay bytes for this call alone: the signature is over them.
  await registerNamed(context, 'woocommerce-webhooks', async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = bodyBytesMax;
    });
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
  const { storage, now, newId } = services;
  const source = await storage.orderSources.findSource(sourceId);
  if (source === null || source.kind !== 'woocommerce' || source.endedAt !== null) {
    throw new Refusal('delivery.unknown-source');
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  // WooCommerce tries a new webhook with its id alone, unsigned.
  if (/^webhook_id=\d{1,12}$/.test(body.toString('utf8', 0, 40))) return;
  const topic = headerOf(request, 'x-wc-webhook-topic');
  const at = now().toISOString();
  if (!isSignedBy(body, headerOf(request, 'x-wc-webhook-signature'), openSecrets(services, source))) {
    await refusedCalls.note(source.id, topic);
    throw new Refusal('delivery.bad-signature');
  }
  const sentId = headerOf(request, 'x-wc-webhook-delivery-id');
  if (topic === null || sentId === null || !/^[a-z_]{1,40}\.[a-z_]{1,40}$/.test(topic)) {
    throw new Refusal('delivery.bad-headers');
  }
  const delivery: InboundDeliveryRow = {
    id: newId(),
    sourceId: source.id,
    businessId: source.businessId,
    provider: 'woocommerce',
    // WooCommerce derives its ID from the webhook and the second, so deliveries of one second share it.
    deliveryId: `${sentId} ${createHash('sha256').update(body).digest('hex')}`,
    topic,
    shop: headerOf(request, 'x-wc-webhook-source'),
    receivedAt: at,
    triggeredAt: null,
    body: body.toString('utf8'),
    state: 'received',
    attempts: 0,
    error: null,
    nextAt: at,
  };
  await storage.atomically(async (stores) => {
    if (!(await stores.inboundDeliveries.addDelivery(delivery))) return;
    await stores.orderSources.countTaken(source.id, at, topic);
    await queueDelivery(services, stores, delivery);
  });
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 200 ? value : null;
}
