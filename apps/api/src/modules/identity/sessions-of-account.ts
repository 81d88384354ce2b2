import type { AccountRow, SessionAudience } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { knownDeviceOf, rememberDevice } from '../../plugins/known-devices';
import { startSession } from '../../plugins/sessions';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import type { SignInAttempt } from './sign-in';

/** Signs an account in on this request. A renewal replaces the call's session, whose rights have changed. */
export async function enter(
  services: Needs<'storage' | 'sessions' | 'now' | 'newId'>,
  request: FastifyRequest,
  account: AccountRow,
  businessId: string | null,
  isRenewal = false,
): Promise<void> {
  const { audience, id } = account;
  const sessionId = await startSession(services, request, { audience, accountId: id, businessId, isRenewal });
  // Anybody may register an address, so only verified accounts have known devices.
  if (account.isVerified) rememberDevice(services, request, audience, id);
  const details = { sessionId };
  const action = isRenewal ? 'account.session-renewed' : 'account.signed-in';
  await writeDown(services.storage, {
    at: services.now(),
    audience,
    actorId: id,
    action,
    accountId: id,
    businessId,
    details,
  });
}

export function attemptAt(
  door: SessionAudience,
  services: Needs<'sessions' | 'now'>,
  request: FastifyRequest,
  typed: Omit<SignInAttempt, 'door' | 'address' | 'deviceOf'>,
): SignInAttempt {
  const deviceOf = (accountId: string) => knownDeviceOf(services, request, door, accountId);
  return { ...typed, door, address: request.ip, deviceOf };
}

/** Ends every session of an account except the one with the hash `except`. */
export async function leaveEverywhere(
  { storage, now }: Needs<'storage' | 'now'>,
  account: AccountRow,
  except?: string,
): Promise<void> {
  const { audience, id } = account;
  const at = now();
  await storage.atomically(async (stores) => {
    await stores.sessions.endSessionsOf(id, at.toISOString(), except);
    const action = 'account.sessions-ended';
    await writeDown(stores, { at, audience, actorId: id, action, accountId: id });
  });
}

export function listPlaces(services: Needs<'storage' | 'sessions' | 'now'>, account: AccountRow) {
  const now = services.now();
  const { idleMs } = services.sessions.limits[account.audience];
  return services.storage.sessions.listSessionsOf({
    accountId: account.id,
    seenAfter: new Date(now.getTime() - idleMs).toISOString(),
    at: now.toISOString(),
  });
}

export function localeOf(request: FastifyRequest, requested: string | undefined): string {
  if (requested !== undefined) return requested;
  return /^\s*de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en';
}
