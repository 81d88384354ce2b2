import type { ApiKeyRow, BusinessRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyHolderOf } from '../access/api-keys';
import type { KeyHolder } from '../access/api-keys';
import { Refusal } from '../answers/refusal';
import type { Services } from '../services';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls with an API key only. */
    keyHolder?: KeyHolder | null;
  }
}

/** Room for 500 products with their descriptions. */
const bodyBytesMax = 4 * 1024 * 1024;

/** Reads no cookie. A call needs a key with the scope that its endpoint declares; otherwise key.not-allowed. */
export function installMachineKeys(context: FastifyInstance, services: Services): void {
  context.decorateRequest('keyHolder', null);
  context.addHook('onRoute', (route) => {
    const { audience, scope } = route.config?.endpoint ?? {};
    if (audience !== 'machine' || scope === undefined) {
      throw new Error(`${route.url} is no call for API keys: it needs the machine audience and a scope.`);
    }
    route.bodyLimit = bodyBytesMax;
  });
  context.addHook('onRequest', async (request) => {
    const holder = await keyHolderOf(services, request.headers.authorization);
    const { scope } = request.routeOptions.config.endpoint ?? {};
    if (scope === undefined || !holder.key.scopes.includes(scope)) throw new Refusal('key.not-allowed');
    request.keyHolder = holder;
  });
}

/** The key of a merchant's system and its business. Throws key.not-allowed for a shopper's key. */
export function merchantKeyOf({ keyHolder }: FastifyRequest): {
  readonly key: ApiKeyRow;
  readonly business: BusinessRow;
} {
  if (!keyHolder?.business) throw new Refusal('key.not-allowed');
  return { key: keyHolder.key, business: keyHolder.business };
}
