import { merchantScopes, shopperScopes } from '@pricehunt/api-contract';
import { apiKeysMax } from '@pricehunt/api-contract/api-keys';
import type { ApiKey, ShopperApiKey } from '@pricehunt/api-contract/api-keys';
import type { ApiKeyOwner, ApiKeyRow, ApiKeyScope, NewAuditEntry } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import { keyHashOf } from '../../access/api-keys';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

const prefixes = { secret: 'ph_sk_', publishable: 'ph_pk_', personal: 'ph_uk_' } as const;
/** In characters: the prefix and six more. */
const shownLength = 12;

/** The person who creates or revokes a key, and whose key it is: a business's or the person's own. */
export interface KeyKeeper {
  readonly accountId: string;
  readonly owner: ApiKeyOwner;
}

/** The key itself is only ever in this result. Throws key.bad-scope and key.too-many. */
export async function createKey(
  services: Needs<'storage' | 'now' | 'newId'>,
  { accountId, owner }: KeyKeeper,
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
    ...owner,
    kind: given.kind,
    name: given.name,
    beginning: key.slice(0, shownLength),
    keyHash: keyHashOf(key),
    scopes: [...new Set(given.scopes)],
    createdAt: now.toISOString(),
    createdBy: accountId,
    lastUsedAt: null,
    revokedAt: null,
  };
  await services.storage.atomically(async (stores) => {
    const keys = await stores.apiKeys.listApiKeys(owner);
    if (keys.filter(({ revokedAt }) => revokedAt === null).length >= apiKeysMax) {
      throw new Refusal('key.too-many');
    }
    await stores.apiKeys.createApiKey(row);
    await stores.audit.appendEntry(entryOf({ accountId, owner }, 'api-key.created', row, now));
  });
  return { row, key };
}

/** Throws key.not-found. */
export async function revokeKey(
  services: Needs<'storage' | 'now'>,
  keeper: KeyKeeper,
  id: string,
): Promise<ApiKeyRow> {
  const now = services.now();
  return services.storage.atomically(async (stores) => {
    const row = await stores.apiKeys.revokeApiKey(keeper.owner, id, now.toISOString());
    if (row === null) throw new Refusal('key.not-found');
    await stores.audit.appendEntry(entryOf(keeper, 'api-key.revoked', row, now));
    return row;
  });
}

function entryOf(
  { accountId, owner }: KeyKeeper,
  action: string,
  { id, name }: ApiKeyRow,
  at: Date,
): NewAuditEntry {
  return {
    at: at.toISOString(),
    actor: { kind: owner.businessId === null ? 'shopper' : 'business', id: accountId },
    action,
    subject: { kind: 'api-key', id },
    businessId: owner.businessId,
    details: { name },
  };
}

function fieldsOf({ id, name, beginning, createdAt, lastUsedAt, revokedAt }: ApiKeyRow) {
  return { id, name, beginning, createdAt, lastUsedAt, revokedAt };
}

export function merchantKeyView(row: ApiKeyRow): ApiKey {
  const scopes = merchantScopes.filter((scope) => row.scopes.includes(scope));
  return { ...fieldsOf(row), kind: row.kind === 'publishable' ? 'publishable' : 'secret', scopes };
}

export function shopperKeyView(row: ApiKeyRow): ShopperApiKey {
  return { ...fieldsOf(row), scopes: shopperScopes.filter((scope) => row.scopes.includes(scope)) };
}
