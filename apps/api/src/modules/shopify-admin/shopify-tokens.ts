import { jsonOrNull } from '@pricehunt/safe-fetch';
import type { ShopifyConnectionRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../../services';

/** An offline token. Those of an installed app expire after an hour and are renewed with the refresh token. */
export interface ShopifyToken {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresAt: string | null;
}

const answerMs = 15_000;
const answerBytesMax = 64 * 1024;
/** Leaves time for a long query and for clocks that differ. */
const renewBeforeMs = 5 * 60_000;

/** Exchanges the code of an installation. refused: Shopify doesn't accept it, or no longer. */
export function exchangeCode(
  services: Needs<'safeFetch' | 'shopifyApp' | 'now'>,
  shopOrigin: string,
  code: string,
): Promise<ShopifyToken | 'refused' | 'unreachable'> {
  return requestToken(services, shopOrigin, { code, expiring: 1 });
}

/** Returns the connection with a token that is valid for some minutes, or why there is none. */
export async function withFreshToken(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'shopifyApp' | 'now'>,
  connection: ShopifyConnectionRow,
): Promise<ShopifyConnectionRow | 'token-refused' | 'unreachable'> {
  const { shopifyConnections } = services.storage;
  if (!isExpiring(services, connection)) return connection;
  const stored = await shopifyConnections.findConnection(connection.id);
  if (stored === null || stored.refreshToken === null) return 'token-refused';
  if (!isExpiring(services, stored)) return stored;
  const refreshToken = services.secretBox.open(stored.refreshToken, tokenPurpose(stored.id));
  const token = await requestToken(services, stored.shopOrigin, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  if (token === 'refused') return 'token-refused';
  if (token === 'unreachable') return token;
  const changes = sealedToken(services, stored.id, token);
  await shopifyConnections.changeConnection(stored.id, changes);
  return { ...stored, ...changes };
}

export function sealedToken({ secretBox }: Needs<'secretBox'>, id: string, token: ShopifyToken) {
  const { accessToken, refreshToken, expiresAt } = token;
  return {
    accessToken: secretBox.seal(accessToken, tokenPurpose(id)),
    refreshToken: refreshToken === null ? null : secretBox.seal(refreshToken, tokenPurpose(id)),
    tokenExpiresAt: expiresAt,
  };
}

export function tokenPurpose(connectionId: string): string {
  return `shopify-token:${connectionId}`;
}

function isExpiring({ now }: Needs<'now'>, { refreshToken, tokenExpiresAt }: ShopifyConnectionRow): boolean {
  if (refreshToken === null || tokenExpiresAt === null) return false;
  return Date.parse(tokenExpiresAt) - now().getTime() < renewBeforeMs;
}

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.nullable(z.string())),
  expires_in: z.optional(z.nullable(z.number())),
});

async function requestToken(
  { safeFetch, shopifyApp, now }: Needs<'safeFetch' | 'shopifyApp' | 'now'>,
  shopOrigin: string,
  grant: Readonly<Record<string, unknown>>,
): Promise<ShopifyToken | 'refused' | 'unreachable'> {
  const [secret] = shopifyApp?.secrets ?? [];
  if (shopifyApp === null || secret === undefined) return 'refused';
  const outcome = await safeFetch.fetch(`${shopOrigin}/admin/oauth/access_token`, {
    accept: 'json',
    method: 'POST',
    respectRobots: false,
    totalMs: answerMs,
    bodyBytesMax: answerBytesMax,
    body: JSON.stringify({ client_id: shopifyApp.clientId, client_secret: secret, ...grant }),
  });
  const status = outcome.kind === 'error' || outcome.kind === 'blocked' ? (outcome.status ?? 0) : 0;
  if ([400, 401, 403].includes(status)) return 'refused';
  if (outcome.kind !== 'ok') return 'unreachable';
  const answer = z.safeParse(tokenSchema, jsonOrNull(outcome.text()));
  if (!answer.success) return 'unreachable';
  const { access_token: accessToken, refresh_token: refreshToken = null, expires_in: seconds } = answer.data;
  const expiresAt =
    seconds === undefined || seconds === null
      ? null
      : new Date(now().getTime() + seconds * 1000).toISOString();
  return { accessToken, refreshToken, expiresAt };
}
