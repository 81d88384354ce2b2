import { pushProducts } from '@pricehunt/api-contract/merchant-products';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerEndpoint } from '../../plugins/contract';
import { answeredOnce } from '../../plugins/idempotency';
import { merchantKeyOf } from '../../plugins/machine-keys';
import type { Services } from '../../services';
import { pushRows } from './push-products';

const storedResponse = z.object({ results: pushProducts.answers[200].shape.results });

/** With an Idempotency-Key, a repeated call returns its first response. */
export function registerPushProducts(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, pushProducts, async ({ body }, request) => {
    const machine = merchantKeyOf(request);
    const answer = await answeredOnce(services, request, {
      businessId: machine.business.id,
      read: (stored) => storedResponse.parse(stored),
      answer: async () => ({
        results: (await pushRows(services, machine, body)).map((result) => ({
          ...result,
          issues: [...result.issues],
        })),
      }),
    });
    return { success: true as const, ...answer };
  });
}
