import type { ApiKeyRow, ApiKeyScope, BusinessRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { Refusal, suspendedRefusal } from '../answers/refusal';
import type { Services } from '../services';

export interface Machine {
  readonly key: ApiKeyRow;
  readonly business: BusinessRow;
}

declare module 'fastify' {
  interface FastifyRequest {
    machine: Machine | null;
  }
}

const touchEveryMs = 60_000;
/** Room for 500 products with their descriptions. */
const bodyBytesMax = 4 * 1024 * 1024;

/** Keys are long and random, so a plain hash is enough to store and find them. */
export function keyHashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}

/** Reads no cookie. Returns key.missing for a missing or revoked key, business.suspended for a suspended business. */
export function installMachineKeys(context: FastifyInstance, services: Services): void {
  context.decorateRequest('machine', null);
  context.addHook('onRoute', (route) => {
    const audience = route.config?.endpoint?.audience;
    if (audience !== 'machine') {
      throw new Error(`${route.url} is for ${audience ?? 'nobody'}: it has no place among machine calls.`);
    }
    route.bodyLimit = bodyBytesMax;
  });
  context.addHook('onRequest', async (request) => {
    const [, given] = /^Bearer (ph_[sp]k_[\w-]{20,80})$/.exec(request.headers.authorization ?? '') ?? [];
    const key = given === undefined ? null : await services.storage.apiKeys.findApiKey(keyHashOf(given));
    if (key === null) throw new Refusal('key.missing', { headers: { 'www-authenticate': 'Bearer' } });
    const business = await services.storage.businesses.findBusiness(key.businessId);
    if (business === null) throw new Refusal('key.missing');
    if (business.status === 'suspended') throw suspendedRefusal(business.statusReason);
    request.machine = { key, business };
    const now = services.now();
    const before = new Date(now.getTime() - touchEveryMs).toISOString();
    if (key.lastUsedAt === null || key.lastUsedAt < before) {
      await services.storage.apiKeys.touchApiKey(key.id, now.toISOString(), before);
    }
  });
}

/** Throws key.not-allowed when the key lacks the scope. */
export function machineOf(request: FastifyRequest, scope: ApiKeyScope): Machine {
  const { machine } = request;
  if (machine === null) throw new Refusal('key.missing');
  if (!machine.key.scopes.includes(scope)) throw new Refusal('key.not-allowed');
  return machine;
}
