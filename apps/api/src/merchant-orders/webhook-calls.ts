import type { InboundDeliveryRow, OrderSourceRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerNamed } from '../plugins/register-named';
import type { Needs } from '../services';
import { queueDelivery } from './process-delivery.job';

/** Orders with many lines are large, but no store sends more than this. */
const bodyBytesMax = 4 * 1024 * 1024;

/** Registers calls whose bodies stay bytes, since the signature is over them. */
export async function registerWebhookCalls(
  context: FastifyInstance,
  name: string,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await registerNamed(context, name, async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = bodyBytesMax;
    });
    register(scope);
  });
}

export function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Null if the header is missing, repeated, or longer than 200 characters. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 200 ? value : null;
}

/** Stores a delivery to process later. A repeated delivery is stored once. */
export async function storeDelivery(
  services: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>,
  source: OrderSourceRow,
  sent: Pick<InboundDeliveryRow, 'provider' | 'deliveryId' | 'topic' | 'shop' | 'triggeredAt' | 'body'>,
): Promise<void> {
  const at = services.now().toISOString();
  const delivery: InboundDeliveryRow = {
    ...sent,
    id: services.newId(),
    sourceId: source.id,
    businessId: source.businessId,
    receivedAt: at,
    state: 'received',
    attempts: 0,
    error: null,
    nextAt: at,
  };
  await services.storage.atomically(async (stores) => {
    if (!(await stores.inboundDeliveries.addDelivery(delivery))) return;
    await stores.orderSources.countTaken(source.id, at, delivery.topic);
    await queueDelivery(services, stores, delivery);
  });
}
