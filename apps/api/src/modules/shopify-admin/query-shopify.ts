import { jsonOrNull } from '@pricehunt/safe-fetch';
import type { ShopifyConnectionRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { adminApiVersion } from './admin-queries';
import { tokenPurpose, withFreshToken } from './shopify-tokens';

export interface AdminApiAccess {
  readonly shopOrigin: string;
  readonly accessToken: string;
}

/** denied: the token lacks the right. unreachable: no response, or an unreadable one. */
export type AdminAnswer<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'token-refused' | 'denied' | 'unreachable' }
  | { readonly kind: 'throttled'; readonly waitMs: number };

const answerBytesMax = 8 * 1024 * 1024;
const answerMs = 15_000;

/** Never throws for external failures. */
export async function queryShopify<Data>(
  { safeFetch }: Needs<'safeFetch'>,
  { shopOrigin, accessToken }: AdminApiAccess,
  schema: z.ZodMiniType<Data>,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<AdminAnswer<Data>> {
  const link = `${shopOrigin}/admin/api/${adminApiVersion}/graphql.json`;
  const outcome = await safeFetch.fetch(link, {
    accept: 'json',
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'x-shopify-access-token': accessToken },
    respectRobots: false,
    totalMs: answerMs,
    bodyBytesMax: answerBytesMax,
  });
  if (outcome.kind === 'blocked') {
    if (outcome.status === 403) return { kind: 'token-refused' };
    return { kind: 'throttled', waitMs: outcome.retryAfterMs ?? 2_000 };
  }
  if (outcome.kind === 'error' && outcome.status === 401) return { kind: 'token-refused' };
  if (outcome.kind !== 'ok') return { kind: 'unreachable' };
  const answer = z.safeParse(answerSchema, jsonOrNull(outcome.text()));
  if (!answer.success) return { kind: 'unreachable' };
  const codes = (answer.data.errors ?? []).map(({ extensions }) => extensions?.code);
  if (codes.includes('THROTTLED')) return { kind: 'throttled', waitMs: waitOf(answer.data) };
  const data = z.safeParse(schema, answer.data.data);
  if (data.success) return { kind: 'answered', data: data.data };
  return { kind: codes.includes('ACCESS_DENIED') ? 'denied' : 'unreachable' };
}

/** With the connection's current token, renewed if it is about to expire. Never throws for external failures. */
export async function queryConnectedStore<Data>(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'shopifyApp' | 'now'>,
  connection: ShopifyConnectionRow,
  schema: z.ZodMiniType<Data>,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<AdminAnswer<Data>> {
  const current = await withFreshToken(services, connection);
  if (typeof current === 'string') return { kind: current };
  const answer = await queryShopify(services, accessOf(services, current), schema, query, variables);
  if (answer.kind !== 'token-refused') return answer;
  // Another process may have renewed it meanwhile.
  const stored = await services.storage.shopifyConnections.findConnection(connection.id);
  if (stored === null || stored.accessToken === current.accessToken) return answer;
  return queryShopify(services, accessOf(services, stored), schema, query, variables);
}

function accessOf(
  { secretBox }: Needs<'secretBox'>,
  { id, shopOrigin, accessToken }: ShopifyConnectionRow,
): AdminApiAccess {
  return { shopOrigin, accessToken: secretBox.open(accessToken, tokenPurpose(id)) };
}

const number = z.optional(z.number());
const answerSchema = z.object({
  data: z.optional(z.nullable(z.unknown())),
  errors: z.optional(
    z.array(z.object({ extensions: z.optional(z.object({ code: z.optional(z.string()) })) })),
  ),
  extensions: z.optional(
    z.object({
      cost: z.optional(
        z.object({
          requestedQueryCost: number,
          throttleStatus: z.optional(z.object({ currentlyAvailable: number, restoreRate: number })),
        }),
      ),
    }),
  ),
});

function waitOf({ extensions }: z.infer<typeof answerSchema>): number {
  const { requestedQueryCost = 100, throttleStatus } = extensions?.cost ?? {};
  const missing = requestedQueryCost - (throttleStatus?.currentlyAvailable ?? 0);
  return Math.max(500, Math.ceil((missing / (throttleStatus?.restoreRate ?? 50)) * 1000));
}
