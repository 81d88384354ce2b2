import { createApiKey, listApiKeys, revokeApiKey } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { apiKeyView, revokeKey, createKey } from './api-keys';

const done = { success: true } as const;

export function registerApiKeys(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listApiKeys, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const keys = await services.storage.apiKeys.listApiKeys(businessId);
    return { ...done, items: keys.map(apiKeyView), nextCursor: null };
  });
  registerEndpoint(context, createApiKey, async ({ body }, request) => {
    const business = ownBusiness(request);
    const { row, key } = await createKey(services, memberOf(request), business, body);
    return { ...done, apiKey: apiKeyView(row), key };
  });
  registerEndpoint(context, revokeApiKey, async ({ params }, request) => {
    const business = ownBusiness(request);
    const row = await revokeKey(services, memberOf(request), business, params.keyId);
    return { ...done, apiKey: apiKeyView(row) };
  });
}
