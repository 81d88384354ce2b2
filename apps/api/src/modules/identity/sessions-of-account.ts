import type { AccountRow } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { startSession } from '../../plugins/sessions';
import type { Services } from '../../services';
import { writeDown } from './account-audit';

/**
 * Signs an account in on this request: a new session, written down. A renewal takes the place of the session that the call
 * came with, whose rights have changed.
 */
export async function enter(
  services: Services,
  request: FastifyRequest,
  account: AccountRow,
  businessId: string | null,
  isRenewal = false,
): Promise<void> {
  const { audience, id } = account;
  const sessionId = await startSession(services, request, { audience, accountId: id, businessId, isRenewal });
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

/** Ends every session of an account but the one kept under the hash `except`. */
export async function leaveEverywhere(
  services: Services,
  account: AccountRow,
  except?: string,
): Promise<void> {
  const { audience, id } = account;
  const at = services.now();
  await services.storage.atomically(async (stores) => {
    await stores.sessions.endSessionsOf(id, at.toISOString(), except);
    const action = 'account.sessions-ended';
    await writeDown(stores, { at, audience, actorId: id, action, accountId: id });
  });
}

/** The sessions that an account has open. */
export function listPlaces(services: Services, account: AccountRow) {
  const now = services.now();
  const { idleMs } = services.sessions.limits[account.audience];
  return services.storage.sessions.listSessionsOf({
    accountId: account.id,
    seenAfter: new Date(now.getTime() - idleMs).toISOString(),
    at: now.toISOString(),
  });
}

/** The language to write to somebody in: what was asked for, else what the browser prefers. */
export function localeOf(request: FastifyRequest, asked: string | undefined): string {
  if (asked !== undefined) return asked;
  return /^\s*de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en';
}
