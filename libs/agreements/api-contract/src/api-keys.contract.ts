import * as z from 'zod/mini';
import { merchantScopes, shopperScopes } from './api-key-scopes';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

/** A merchant's: secret keys are for servers, publishable keys can be used in web pages and do little. */
export const merchantKeyKinds = ['secret', 'publishable'] as const;
/** Active ones of a business or a shopper. */
export const apiKeysMax = 20;

const fields = {
  id: z.string(),
  name: z.string(),
  /** The key's first characters. */
  beginning: z.string(),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
  revokedAt: z.nullable(instantSchema),
};

/** Of a business. */
export const apiKeySchema = z.object({
  ...fields,
  kind: z.enum(merchantKeyKinds),
  scopes: z.array(z.enum(merchantScopes)),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const shopperApiKeySchema = z.object({ ...fields, scopes: z.array(z.enum(shopperScopes)) });
export type ShopperApiKey = z.infer<typeof shopperApiKeySchema>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const scopesOf = <const Scopes extends readonly string[]>(scopes: Scopes) =>
  z.array(z.enum(scopes)).check(z.minLength(1), z.maxLength(scopes.length));
const ownKey = z.strictObject({ keyId: z.string().check(z.minLength(1), z.maxLength(64)) });
const listOf = <Key extends z.ZodMiniType>(key: Key) =>
  z.object({ success: z.literal(true), items: z.array(key), nextCursor: z.null() });
const one = <Key extends z.ZodMiniType>(apiKey: Key) => z.object({ success: z.literal(true), apiKey });
/** `key` is only returned at creation. */
const created = <Key extends z.ZodMiniType>(apiKey: Key) =>
  z.object({ success: z.literal(true), apiKey, key: z.string() });

export const listApiKeys = defineEndpoint({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/business/api-keys',
  summary: 'List API keys',
  audience: 'business',
  right: 'api-keys.read',
  rateClass: 'read',
  answers: { 200: listOf(apiKeySchema) },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

export const createApiKey = defineEndpoint({
  name: 'createApiKey',
  method: 'POST',
  path: '/api/business/api-keys',
  summary: 'Create an API key',
  audience: 'business',
  right: 'api-keys.edit',
  rateClass: 'write',
  body: z.strictObject({ name, kind: z.enum(merchantKeyKinds), scopes: scopesOf(merchantScopes) }),
  answers: { 201: created(apiKeySchema) },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'auth.email-unverified',
    'business.suspended',
    'key.too-many',
    'key.bad-scope',
  ],
});

/** A revoked key stays in the list. */
export const revokeApiKey = defineEndpoint({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/business/api-keys/:keyId',
  summary: 'Revoke an API key',
  audience: 'business',
  right: 'api-keys.edit',
  rateClass: 'write',
  params: ownKey,
  answers: { 200: one(apiKeySchema) },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'auth.email-unverified',
    'business.suspended',
    'key.not-found',
  ],
});

export const listShopperApiKeys = defineEndpoint({
  name: 'listShopperApiKeys',
  method: 'GET',
  path: '/api/shopper/api-keys',
  summary: "List the shopper's API keys",
  audience: 'shopper',
  rateClass: 'read',
  answers: { 200: listOf(shopperApiKeySchema) },
  errors: ['auth.signed-out'],
});

export const createShopperApiKey = defineEndpoint({
  name: 'createShopperApiKey',
  method: 'POST',
  path: '/api/shopper/api-keys',
  summary: 'Create an API key for apps and AI agents',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({ name, scopes: scopesOf(shopperScopes) }),
  answers: { 201: created(shopperApiKeySchema) },
  errors: ['auth.signed-out', 'key.too-many'],
});

/** A revoked key stays in the list. */
export const revokeShopperApiKey = defineEndpoint({
  name: 'revokeShopperApiKey',
  method: 'DELETE',
  path: '/api/shopper/api-keys/:keyId',
  summary: "Revoke a shopper's API key",
  audience: 'shopper',
  rateClass: 'write',
  params: ownKey,
  answers: { 200: one(shopperApiKeySchema) },
  errors: ['auth.signed-out', 'key.not-found'],
});
