import { takeShopifyAppWebhook, takeShopifyWebhook } from '@pricehunt/api-contract/incoming-orders';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import type { OrderSourceRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isSignedBy, shopifySecrets } from '../../merchant-orders/order-source-secrets';
import type { RefusedCalls } from '../../merchant-orders/refused-calls';
import { bodyOf, headerOf, registerWebhookCalls, storeDelivery } from '../../merchant-orders/webhook-calls';
import { registerRawEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';

/** Verified over the raw bytes and stored before the 200; processed later. A repeated delivery is stored once. */
export async function registerShopifyWebhooks(
  context: FastifyInstance,
  services: Services,
  refusedCalls: RefusedCalls,
): Promise<void> {
  await registerWebhookCalls(context, 'shopify-webhooks', (scope) => {
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
  const secrets = shopifySecrets(services, source);
  if (!isSignedBy(bodyOf(request), headerOf(request, 'x-shopify-hmac-sha256'), secrets)) {
    await refusedCalls.note(source.id, topicOf(request));
    throw new Refusal('delivery.bad-signature');
  }
  await storeShopifyDelivery(services, source, request, headerOf(request, 'x-shopify-shop-domain'));
}

const privacyRequests = ['customers/data_request', 'customers/redact', 'shop/redact'];
const ofShop = z.object({ shop_domain: z.string() });

/** For every source of the store, ended ones too: their orders are still stored. */
async function takeAppDelivery(
  services: Needs<'storage' | 'jobQueue' | 'shopifyApp' | 'now' | 'newId'>,
  request: FastifyRequest,
): Promise<void> {
  if (services.shopifyApp === null) throw new Refusal('delivery.unknown-source');
  const body = bodyOf(request);
  const topic = topicOf(request);
  if (!isSignedBy(body, headerOf(request, 'x-shopify-hmac-sha256'), services.shopifyApp.secrets)) {
    throw new Refusal('delivery.bad-signature');
  }
  if (topic === null || !privacyRequests.includes(topic)) return;
  // The signature covers only the body, so the store is the one that the body names.
  const named = z.safeParse(ofShop, jsonOrNull(body.toString('utf8')));
  if (!named.success) return;
  const shop = named.data.shop_domain.toLowerCase();
  for (const source of await services.storage.orderSources.listShopifySources(shop)) {
    await storeShopifyDelivery(services, source, request, shop);
  }
}

async function storeShopifyDelivery(
  services: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>,
  source: OrderSourceRow,
  request: FastifyRequest,
  shop: string | null,
): Promise<void> {
  const topic = topicOf(request);
  const deliveryId = headerOf(request, 'x-shopify-webhook-id');
  if (topic === null || deliveryId === null || !/^[a-z_]{1,40}\/[a-z_]{1,40}$/.test(topic)) {
    throw new Refusal('delivery.bad-headers');
  }
  await storeDelivery(services, source, {
    provider: 'shopify',
    deliveryId,
    topic,
    shop,
    triggeredAt: headerOf(request, 'x-shopify-triggered-at'),
    body: bodyOf(request).toString('utf8'),
  });
}

function topicOf(request: FastifyRequest): string | null {
  return headerOf(request, 'x-shopify-topic');
}
