import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import type { ApiKey } from '@pricehunt/api-contract';
import { apiKeysMax } from '@pricehunt/api-contract';
import type { ApiKeyRow, ApiKeyScope } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import { noteAct } from '../../merchant-domains/own-business';
import { keyHashOf } from '../../plugins/machine-keys';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

const prefixes = { secret: 'ph_sk_', publishable: 'ph_pk_' } as const;
/** In characters: the prefix and six more. */
const shownLength = 12;

/** The key itself is only ever in this result. Throws key.bad-scope and key.too-many. */
export async function createKey(
  services: Needs<'storage' | 'now' | 'newId'>,
  actor: BusinessActor,
  { businessId }: Authorized<{ readonly businessId: string }>,
  given: {
    readonly name: string;
    readonly kind: ApiKeyRow['kind'];
    readonly scopes: readonly ApiKeyScope[];
  },
): Promise<{ readonly row: ApiKeyRow; readonly key: string }> {
  if (given.kind === 'publishable' && given.scopes.some((scope) => scope !== 'events.write')) {
    throw new Refusal('key.bad-scope');
  }
  const now = services.now();
  const key = `${prefixes[given.kind]}${randomBytes(24).toString('base64url')}`;
  const row: ApiKeyRow = {
    id: services.newId(),
    businessId,
    kind: given.kind,
    name: given.name,
    beginning: key.slice(0, shownLength),
    keyHash: keyHashOf(key),
    scopes: [...new Set(given.scopes)],
    createdAt: now.toISOString(),
    createdBy: actor.accountId,
    lastUsedAt: null,
    revokedAt: null,
  };
  await services.storage.atomically(async (stores) => {
    const keys = await stores.apiKeys.listApiKeys(businessId);
    if (keys.filter(({ revokedAt }) => revokedAt === null).length >= apiKeysMax) {
      throw new Refusal('key.too-many');
    }
    await stores.apiKeys.createApiKey(row);
    const subject = { kind: 'api-key', id: row.id };
    await noteAct(stores, actor, { at: now, action: 'api-key.created', subject });
  });
  return { row, key };
}

/** Throws key.not-found. */
export async function revokeKey(
  services: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  { businessId }: Authorized<{ readonly businessId: string }>,
  id: string,
): Promise<ApiKeyRow> {
  const now = services.now();
  return services.storage.atomically(async (stores) => {
    const row = await stores.apiKeys.revokeApiKey(businessId, id, now.toISOString());
    if (row === null) throw new Refusal('key.not-found');
    await noteAct(stores, actor, { at: now, action: 'api-key.revoked', subject: { kind: 'api-key', id } });
    return row;
  });
}

export function apiKeyView(row: ApiKeyRow): ApiKey {
  const { id, kind, name, beginning, scopes, createdAt, lastUsedAt, revokedAt } = row;
  return { id, kind, name, beginning, scopes: [...scopes], createdAt, lastUsedAt, revokedAt };
}
