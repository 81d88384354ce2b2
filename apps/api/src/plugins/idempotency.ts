import type { JsonValue } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { Refusal } from '../answers/refusal';
import type { Needs } from '../services';

/** Returns the stored response of a repeated key. Throws push.key-reused for another body. */
export async function answeredOnce<Answer extends JsonValue>(
  { storage, now }: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  call: {
    readonly businessId: string;
    readonly read: (stored: unknown) => Answer;
    readonly answer: () => Promise<Answer>;
  },
): Promise<Answer> {
  const key = idempotencyKeyOf(request);
  if (key === null) return call.answer();
  const { apiKeys } = storage;
  const { businessId } = call;
  const requestDigest = hash('sha256', JSON.stringify([request.url, request.body]), 'base64url');
  const stored = await apiKeys.findStoredResponse(businessId, key);
  if (stored !== null && stored.requestDigest !== requestDigest) throw new Refusal('push.key-reused');
  if (stored !== null) return call.read(stored.answer);
  const answer = await call.answer();
  await apiKeys.saveResponse({
    businessId,
    key,
    requestDigest,
    answer,
    answeredAt: now().toISOString(),
  });
  return answer;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'idempotency-key', message: 'must have 1 to 200 printable characters' }],
  });
}
