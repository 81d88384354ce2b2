import {
  createApiKey,
  createShopperApiKey,
  listApiKeys,
  listShopperApiKeys,
  revokeApiKey,
  revokeShopperApiKey,
} from '@pricehunt/api-contract/api-keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf, shopperOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { createKey, merchantKeyView, revokeKey, shopperKeyView } from './api-keys';
import type { KeyKeeper } from './api-keys';

const done = { success: true } as const;

/** Of a business. */
export function registerApiKeys(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listApiKeys, async (_input, request) => {
    const keys = await services.storage.apiKeys.listApiKeys(memberKeeper(request).owner);
    return { ...done, items: keys.map(merchantKeyView), nextCursor: null };
  });
  registerEndpoint(context, createApiKey, async ({ body }, request) => {
    const { row, key } = await createKey(services, memberKeeper(request), body);
    return { ...done, apiKey: merchantKeyView(row), key };
  });
  registerEndpoint(context, revokeApiKey, async ({ params }, request) => {
    const row = await revokeKey(services, memberKeeper(request), params.keyId);
    return { ...done, apiKey: merchantKeyView(row) };
  });
}

export function registerShopperApiKeys(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listShopperApiKeys, async (_input, request) => {
    const keys = await services.storage.apiKeys.listApiKeys(shopperKeeper(request).owner);
    return { ...done, items: keys.map(shopperKeyView), nextCursor: null };
  });
  registerEndpoint(context, createShopperApiKey, async ({ body }, request) => {
    const { row, key } = await createKey(services, shopperKeeper(request), { ...body, kind: 'personal' });
    return { ...done, apiKey: shopperKeyView(row), key };
  });
  registerEndpoint(context, revokeShopperApiKey, async ({ params }, request) => {
    const row = await revokeKey(services, shopperKeeper(request), params.keyId);
    return { ...done, apiKey: shopperKeyView(row) };
  });
}

function memberKeeper(request: FastifyRequest): KeyKeeper {
  const { businessId } = ownBusiness(request);
  return { accountId: memberOf(request).accountId, owner: { businessId, shopperId: null } };
}

function shopperKeeper(request: FastifyRequest): KeyKeeper {
  const { accountId } = shopperOf(request);
  return { accountId, owner: { businessId: null, shopperId: accountId } };
}
