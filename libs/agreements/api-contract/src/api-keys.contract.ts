import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

/** A secret key is for servers; a publishable one may stand in a page and can do little. */
export const apiKeyKinds = ['secret', 'publishable'] as const;
/** What a key may do. A publishable key has events.write alone. */
export const apiKeyScopes = ['products.write', 'orders.write', 'events.write'] as const;
/** How many live keys a business may have. */
export const apiKeysMax = 20;

/** A key as its business sees it: never the key itself. */
export const apiKeySchema = z.object({
  id: z.string(),
  kind: z.enum(apiKeyKinds),
  name: z.string(),
  /** How the key begins, to tell it by. */
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
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(apiKeySchema), nextCursor: z.null() }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Makes a key. `key` is shown this once. */
export const createApiKey = defineEndpoint({
  name: 'createApiKey',
  method: 'POST',
  path: '/api/business/api-keys',
  summary: 'Create an API key',
  audience: 'business',
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

/** Ends a key at once. A revoked key stays in the list. */
export const revokeApiKey = defineEndpoint({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/business/api-keys/:keyId',
  summary: 'Revoke an API key',
  audience: 'business',
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
