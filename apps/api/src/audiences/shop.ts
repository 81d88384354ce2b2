import type { FastifyInstance } from 'fastify';
import { createRefusedCalls } from '../merchant-orders/refused-calls';
import { registerPixel } from '../modules/pixel/pixel.routes';
import { registerShopifyWebhooks } from '../modules/shopify-webhooks/shopify-webhooks.routes';
import { registerWoocommerceWebhooks } from '../modules/woocommerce/woocommerce-webhooks.routes';
import type { Services } from '../services';

/** Each call is verified by a signature or a publishable key; no session is read. */
export async function registerShopAudience(context: FastifyInstance, services: Services): Promise<void> {
  context.addHook('onRoute', (route) => {
    const audience = route.config?.endpoint?.audience;
    if (audience !== 'shop') {
      throw new Error(`${route.url} is for ${audience ?? 'nobody'}: it has no place among shops' calls.`);
    }
  });
  const refusedCalls = createRefusedCalls(services);
  context.addHook('onClose', () => refusedCalls.flush());
  await registerShopifyWebhooks(context, services, refusedCalls);
  await registerWoocommerceWebhooks(context, services, refusedCalls);
  await registerPixel(context, services, refusedCalls);
}
