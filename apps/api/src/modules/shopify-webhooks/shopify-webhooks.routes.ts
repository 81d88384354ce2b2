import { takeShopifyAppWebhook, takeShopifyWebhook } from '@pricehunt/api-contract';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import type { InboundDeliveryRow, OrderSourceRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isSignedBy, shopifySecrets } from '../../merchant-orders/order-source-secrets';
import { queueDelivery } from '../../merchant-orders/process-delivery.job';
import type { RefusedCalls } from '../../merchant-orders/refused-calls';
import { registerRawEndpoint } from '../../plugins/contract';
import { registerNamed } from '../../plugins/register-named';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';

/** Orders with many lines are large, but no shop sends more than this. */
const bodyBytesMax = 4 * 1024 * 1024;

/** Verified over the raw bytes and stored before the 200; processed later. A repeated delivery is stored once. */
export async function registerShopifyWebhooks(
  context: FastifyInstance,
  services: Services,
  refusedCalls: RefusedCalls,
): Promise<void> {
  // Bodies stay bytes for this call alone: the signature is over them.
  await registerNamed(context, 'shopify-webhooks', async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = bodyBytesMax;
    });
    registerRawEndpoint(scope, takeShopifyWebhook, async ({ params }, request, reply) => {
      await takeDelivery(services, refusedCalls, params.integrationId, request);
      return reply.code(200).send({ success: true });
    });
    registerRawEndpoint(scope, takeShopifyAppWebhook, async (_input, request, reply) => {
      await takeAppDelivery(services, request);
      return reply.code(200).send({ success: true });
    });
  });
}

/** A merchant without a connected store tests the whole way with a source of its own. */
const signedLikeShopify: readonly OrderSourceRow['kind'][] = ['shopify', 'test'];

async function takeDelivery(
  services: Needs<'storage' | 'jobQueue' | 'secretBox' | 'shopifyApp' | 'now' | 'newId'>,
  refusedCalls: RefusedCalls,
  sourceId: string,
  request: FastifyRequest,
): Promise<void> {
  const source = await services.storage.orderSources.findSource(sourceId);
  if (source === null || source.endedAt !== null || !signedLikeShopify.includes(source.kind)) {
    throw new Refusal('delivery.unknown-source');
  }
  const { body, topic } = bodyAndTopicOf(request);
  if (!isSignedBy(body, headerOf(request, 'x-shopify-hmac-sha256'), shopifySecrets(services, source))) {
    await refusedCalls.note(source.id, topic);
    throw new Refusal('delivery.bad-signature');
  }
  await storeDelivery(services, source, request, headerOf(request, 'x-shopify-shop-domain'));
}

const privacyRequests = ['customers/data_request', 'customers/redact', 'shop/redact'];
const ofShop = z.object({ shop_domain: z.string() });

/** For every source of the store, ended ones too: their orders are still stored. */
async function takeAppDelivery(
  services: Needs<'storage' | 'jobQueue' | 'shopifyApp' | 'now' | 'newId'>,
  request: FastifyRequest,
): Promise<void> {
  if (services.shopifyApp === null) throw new Refusal('delivery.unknown-source');
  const { body, topic } = bodyAndTopicOf(request);
  if (!isSignedBy(body, headerOf(request, 'x-shopify-hmac-sha256'), services.shopifyApp.secrets)) {
    throw new Refusal('delivery.bad-signature');
  }
  if (topic === null || !privacyRequests.includes(topic)) return;
  // The signature covers only the body, so the store is the one that the body names.
  const named = z.safeParse(ofShop, jsonOrNull(body.toString('utf8')));
  if (!named.success) return;
  const shop = named.data.shop_domain.toLowerCase();
  for (const source of await services.storage.orderSources.listShopifySources(shop)) {
    await storeDelivery(services, source, request, shop);
  }
}

async function storeDelivery(
  services: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>,
  source: OrderSourceRow,
  request: FastifyRequest,
  shop: string | null,
): Promise<void> {
  const { storage, now, newId } = services;
  const { body, topic } = bodyAndTopicOf(request);
  const deliveryId = headerOf(request, 'x-shopify-webhook-id');
  if (topic === null || deliveryId === null || !/^[a-z_]{1,40}\/[a-z_]{1,40}$/.test(topic)) {
    throw new Refusal('delivery.bad-headers');
  }
  const at = now().toISOString();
  const delivery: InboundDeliveryRow = {
    id: newId(),
    sourceId: source.id,
    businessId: source.businessId,
    provider: 'shopify',
    deliveryId,
    topic,
    shop,
    receivedAt: at,
    triggeredAt: headerOf(request, 'x-shopify-triggered-at'),
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

function bodyAndTopicOf(request: FastifyRequest): { readonly body: Buffer; readonly topic: string | null } {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return { body, topic: headerOf(request, 'x-shopify-topic') };
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 200 ? value : null;
}
