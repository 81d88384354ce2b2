import type { Viewing } from '@pricehunt/api-contract';
import type { Storage, ViewingRow } from '@pricehunt/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { Needs } from '../services';
import { findOpenSession } from './sessions';

function viewingCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}pricehunt_viewing`;
}

export function viewingHashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Null when the console session that started it has ended. */
export async function findViewing(
  services: Needs<'storage' | 'sessions' | 'now'>,
  request: FastifyRequest,
): Promise<ViewingRow | null> {
  const secret = request.cookies[viewingCookieName(services.sessions.isSecure)];
  if (secret === undefined) return null;
  const at = services.now().toISOString();
  const viewing = await services.storage.viewings.findByCookie(viewingHashOf(secret), at);
  return viewing !== null && (await isBegunInOpenSession(services, viewing)) ? viewing : null;
}

export async function isBegunInOpenSession(
  services: Needs<'storage' | 'sessions' | 'now'>,
  { sessionHash, adminId }: ViewingRow,
): Promise<boolean> {
  const session = sessionHash === null ? null : await findOpenSession(services, 'admin', sessionHash);
  return session?.accountId === adminId;
}

export function setViewingCookie(
  { sessions }: Needs<'sessions'>,
  reply: FastifyReply,
  secret: string,
  until: string,
): void {
  const { isSecure } = sessions;
  reply.setCookie(viewingCookieName(isSecure), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    expires: new Date(until),
  });
}

export function clearViewingCookie({ sessions }: Needs<'sessions'>, reply: FastifyReply): void {
  const { isSecure } = sessions;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  reply.clearCookie(viewingCookieName(isSecure), attributes);
}

export async function viewingView(
  storage: Pick<Storage, 'accounts' | 'businesses'>,
  { businessId, adminId, reason, startedAt, until }: ViewingRow,
): Promise<Viewing> {
  const business = await storage.businesses.findBusiness(businessId);
  const emails = await storage.accounts.findEmails([adminId]);
  const adminEmail = emails.get(adminId) ?? '';
  return { businessId, businessName: business?.name ?? '', adminEmail, reason, startedAt, until };
}
