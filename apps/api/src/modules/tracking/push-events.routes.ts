import { pushEvents as endpoint } from '@pricehunt/api-contract/tracking';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerEndpoint } from '../../plugins/contract';
import { answeredOnce } from '../../plugins/idempotency';
import { merchantKeyOf } from '../../plugins/machine-keys';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { pushEvents } from './push-events';

const storedResponse = z.object({ received: z.int() });

/** Requires a secret API key, because anybody can read a publishable one. */
export function registerPushEvents(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, endpoint, async ({ body }, request) => {
    const { business, key } = merchantKeyOf(request);
    if (key.kind !== 'secret') throw new Refusal('key.not-allowed');
    const answer = await answeredOnce(services, request, {
      businessId: business.id,
      read: (stored) => storedResponse.parse(stored),
      answer: async () => ({ received: await pushEvents(services, business, body.events) }),
    });
    return { success: true as const, ...answer };
  });
}
