import { pushProducts } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { registerEndpoint } from '../../plugins/contract';
import { machineOf } from '../../plugins/machine-keys';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { pushRows } from './push-products';

const keptResults = z.object({ results: pushProducts.answers[200].shape.results });

/** Products by API key. With an Idempotency-Key the same call again answers what it answered before. */
export function registerPushProducts(context: FastifyInstance, services: Services): void {
  const { apiKeys } = services.storage;
  registerEndpoint(context, pushProducts, async ({ body }, request) => {
    const machine = machineOf(request, 'products.write');
    const businessId = machine.business.id;
    const key = idempotencyKeyOf(request);
    const requestDigest = hash('sha256', JSON.stringify(body), 'base64url');
    if (key !== null) {
      const kept = await apiKeys.findKeptAnswer(businessId, key);
      if (kept !== null && kept.requestDigest !== requestDigest) throw new Refusal('push.key-reused');
      if (kept !== null) return { success: true as const, ...keptResults.parse(kept.answer) };
    }
    const results = (await pushRows(services, machine, body)).map((result) => ({
      ...result,
      issues: [...result.issues],
    }));
    if (key !== null) {
      const answeredAt = services.now().toISOString();
      await apiKeys.keepAnswer({ businessId, key, requestDigest, answer: { results }, answeredAt });
    }
    return { success: true as const, results };
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'idempotency-key', message: 'has 1 to 200 visible signs' }],
  });
}
