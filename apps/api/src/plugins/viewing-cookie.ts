import type { Viewing } from '@pricehunt/api-contract';
import type { Storage, ViewingRow } from '@pricehunt/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { Services } from '../services';
import { findOpenSession } from './sessions';

/** The name of the cookie by which an admin looks at the rooms of a business. */
function viewingCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}pricehunt_viewing`;
}

/** What a token or a cookie of a viewing is kept as. */
export function viewingHashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** The open viewing that the call's cookie belongs to, or null; it ends with the session at the console that it was begun in. */
export async function findViewing(services: Services, request: FastifyRequest): Promise<ViewingRow | null> {
  const secret = request.cookies[viewingCookieName(services.sessions.isSecure)];
  if (secret === undefined) return null;
  const at = services.now().toISOString();
  const viewing = await services.storage.viewings.findByCookie(viewingHashOf(secret), at);
  return viewing !== null && (await isBegunInOpenSession(services, viewing)) ? viewing : null;
}

/** Whether the admin is still signed in at the console where the viewing was begun. */
export async function isBegunInOpenSession(
  services: Services,
  { sessionHash, adminId }: ViewingRow,
): Promise<boolean> {
  const session = sessionHash === null ? null : await findOpenSession(services, 'admin', sessionHash);
  return session?.accountId === adminId;
}

/** Has the browser keep the viewing until it ends. */
export function setViewingCookie(
  services: Services,
  reply: FastifyReply,
  secret: string,
  until: string,
): void {
  const { isSecure } = services.sessions;
  reply.setCookie(viewingCookieName(isSecure), secret, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
    expires: new Date(until),
  });
}

/** Has the browser forget the viewing. */
export function clearViewingCookie(services: Services, reply: FastifyReply): void {
  const { isSecure } = services.sessions;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  reply.clearCookie(viewingCookieName(isSecure), attributes);
}

/** A viewing as the wire shows it. */
export async function viewingView(
  storage: Pick<Storage, 'accounts' | 'businesses'>,
  { businessId, adminId, reason, startedAt, until }: ViewingRow,
): Promise<Viewing> {
  const business = await storage.businesses.findBusiness(businessId);
  const emails = await storage.accounts.findEmails([adminId]);
  const adminEmail = emails.get(adminId) ?? '';
  return { businessId, businessName: business?.name ?? '', adminEmail, reason, startedAt, until };
}
