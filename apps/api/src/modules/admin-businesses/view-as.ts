import type { Viewing } from '@pricehunt/api-contract';
import type { ViewingRow } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { endAndRecordViewing } from '../../access/end-viewing';
import { sessionHash } from '../../plugins/sessions';
import { isBegunInOpenSession, viewingHashOf, viewingView } from '../../plugins/viewing-cookie';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

const viewingMs = 60 * 60_000;
const tokenMs = 60_000;

/** Starts an hour of read-only viewing and ends the admin's previous one. Throws business.not-found. */
export async function beginViewing(
  services: Needs<'storage' | 'origins' | 'now' | 'newId'>,
  request: FastifyRequest,
  { businessId, reason }: { readonly businessId: string; readonly reason: string },
): Promise<{ readonly viewing: Viewing; readonly openLink: string }> {
  const adminId = adminIdOf(request);
  const now = services.now();
  const token = randomBytes(32).toString('base64url');
  const viewing: ViewingRow = {
    id: services.newId(),
    adminId,
    businessId,
    reason,
    sessionHash: sessionHash(request),
    startedAt: now.toISOString(),
    until: new Date(now.getTime() + viewingMs).toISOString(),
    tokenHash: viewingHashOf(token),
    tokenUntil: new Date(now.getTime() + tokenMs).toISOString(),
    cookieHash: null,
    endedAt: null,
  };
  await services.storage.atomically(async (stores) => {
    if ((await stores.businesses.findBusiness(businessId)) === null) throw new Refusal('business.not-found');
    const before = await stores.viewings.findOpenOf(adminId, now.toISOString());
    if (before !== null) await endAndRecordViewing(stores, before, now);
    await stores.viewings.createViewing(viewing);
    await recordAdminAct(services, stores, request, {
      action: 'business.viewing-started',
      subject: { kind: 'business', id: businessId },
      businessId,
      details: { viewingId: viewing.id, reason, until: viewing.until },
    });
  });
  const openLink = `${services.origins.merchant}/view-as#token=${token}`;
  return { viewing: await viewingView(services.storage, viewing), openLink };
}

/** Exchanges the single-use token (valid for one minute) for the cookie's secret. Throws auth.token-invalid. */
export async function openViewing(
  services: Needs<'storage' | 'sessions' | 'now'>,
  token: string,
): Promise<{ readonly viewing: ViewingRow; readonly secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  const viewing = await services.storage.viewings.openByToken({
    tokenHash: viewingHashOf(token),
    cookieHash: viewingHashOf(secret),
    at: services.now().toISOString(),
  });
  if (viewing === null || !(await isBegunInOpenSession(services, viewing))) {
    throw new Refusal('auth.token-invalid');
  }
  return { viewing, secret };
}

/** Ends the viewing, if there is one, and records it in both audit logs. */
export async function endViewing(
  { storage, now }: Needs<'storage' | 'now'>,
  viewing: ViewingRow | null,
): Promise<void> {
  if (viewing === null) return;
  await storage.atomically((stores) => endAndRecordViewing(stores, viewing, now()));
}
