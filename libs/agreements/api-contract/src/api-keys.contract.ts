import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

/** Secret keys are for servers. Publishable keys can be used in web pages and do little. */
export const apiKeyKinds = ['secret', 'publishable'] as const;
/** A publishable key can only have events.write. */
export const apiKeyScopes = ['products.write', 'orders.write', 'events.write'] as const;
export const apiKeysMax = 20;

export const apiKeySchema = z.object({
  id: z.string(),
  kind: z.enum(apiKeyKinds),
  name: z.string(),
  beginning: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
  revokedAt: z.nullable(instantSchema),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const listApiKeys = defineEndpoint({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/business/api-keys',
  summary: 'List API keys',
  audience: 'business',
  right: 'api-keys.read',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(apiKeySchema), nextCursor: z.null() }),
  },
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
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    kind: z.enum(apiKeyKinds),
    scopes: z.array(z.enum(apiKeyScopes)).check(z.minLength(1), z.maxLength(apiKeyScopes.length)),
  }),
  answers: { 201: z.object({ success: z.literal(true), apiKey: apiKeySchema, key: z.string() }) },
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
  params: z.strictObject({ keyId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answers: { 200: z.object({ success: z.literal(true), apiKey: apiKeySchema }) },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'auth.email-unverified',
    'business.suspended',
    'key.not-found',
  ],
});
