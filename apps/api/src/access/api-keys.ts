import type { Actor } from '@pricehunt/access-policy';
import type { ApiKeyRow, BusinessRow } from '@pricehunt/storage';
import { hash } from 'node:crypto';
import { Refusal, suspendedRefusal } from '../answers/refusal';
import type { Needs } from '../services';

/** The owner of an API key as a caller. A business's key reads what a viewer of its team can read. */
export interface KeyHolder {
  readonly key: ApiKeyRow;
  readonly actor: Actor;
  /** Null for a shopper's key. */
  readonly business: BusinessRow | null;
}

const touchEveryMs = 60_000;

/** Keys are long and random, so a plain hash is enough to store and find them. */
export function keyHashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}

/** Throws key.missing for a missing or revoked key, business.suspended for a key of a suspended business. */
export async function keyHolderOf(
  services: Needs<'storage' | 'now'>,
  authorization: string | undefined,
): Promise<KeyHolder> {
  const { storage } = services;
  const [, given] = /^Bearer (ph_[spu]k_[\w-]{20,80})$/.exec(authorization ?? '') ?? [];
  const key = given === undefined ? null : await storage.apiKeys.findApiKey(keyHashOf(given));
  const holder = key === null ? null : await holderOf(services, key);
  if (holder === null) throw new Refusal('key.missing', { headers: { 'www-authenticate': 'Bearer' } });
  const now = services.now();
  const before = new Date(now.getTime() - touchEveryMs).toISOString();
  if (holder.key.lastUsedAt === null || holder.key.lastUsedAt < before) {
    await storage.apiKeys.touchApiKey(holder.key.id, now.toISOString(), before);
  }
  return holder;
}

async function holderOf({ storage }: Needs<'storage'>, key: ApiKeyRow): Promise<KeyHolder | null> {
  if (key.shopperId !== null) {
    const account = await storage.accounts.findAccount(key.shopperId);
    if (account === null || account.disabledAt !== null) return null;
    const actor: Actor = { kind: 'shopper', accountId: account.id, isEmailVerified: account.isVerified };
    return { key, actor, business: null };
  }
  const business = key.businessId === null ? null : await storage.businesses.findBusiness(key.businessId);
  if (business === null) return null;
  const { id: businessId, status, statusReason } = business;
  if (status === 'suspended') throw suspendedRefusal(statusReason);
  const actor: Actor = {
    kind: 'business',
    accountId: key.createdBy,
    businessId,
    role: 'viewer',
    status,
    statusReason,
    isAdmin: false,
    isEmailVerified: true,
    hasTotp: false,
  };
  return { key, actor, business };
}
