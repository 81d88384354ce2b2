import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifySessionOptions } from '@fastify/session';
import type { SessionAudience, SessionRow, Storage } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Needs, Services } from '../services';
import { Refusal } from '../answers/refusal';
import { deviceOf } from './device';

declare module 'fastify' {
  interface Session {
    accountId?: string;
    businessId?: string | null;
    /** Signed in by a passkey, which is a second factor by itself. */
    isByPasskey?: boolean;
  }
  interface FastifyRequest {
    hasSignedOut: boolean;
  }
}

const touchEveryMs = 60_000;

export function sessionCookieName(audience: SessionAudience, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}pricehunt_${audience}`;
}

/** An ended session never returns, whatever a concurrent request saves. */
export async function installSessions(
  context: FastifyInstance,
  services: Services,
  audience: SessionAudience,
): Promise<void> {
  const { secrets, isSecure, limits } = services.sessions;
  const sameSite = audience === 'admin' ? 'strict' : 'lax';
  const attributes = { path: '/', httpOnly: true, sameSite, secure: isSecure } as const;
  await context.register(cookie, { parseOptions: attributes });
  await context.register(session, {
    secret: [...secrets],
    cookieName: sessionCookieName(audience, isSecure),
    cookie: { ...attributes, maxAge: limits[audience].absoluteMs },
    idGenerator: () => randomBytes(32).toString('base64url'),
    store: createStoredSessions(services, audience),
    rolling: false,
    saveUninitialized: false,
  });
  context.decorateRequest('hasSignedOut', false);
  context.addHook('onSend', async (request, reply) => {
    if (!request.hasSignedOut) return;
    reply.clearCookie(sessionCookieName(audience, isSecure));
    reply.header('clear-site-data', audience === 'shopper' ? '"cache"' : '"cache", "storage"');
  });
}

/** Renewing a session that ended meanwhile throws auth.signed-out, so a concurrent call can't restore it. */
export async function startSession(
  services: Needs<'storage' | 'sessions' | 'now' | 'newId'>,
  request: FastifyRequest,
  who: {
    readonly audience: SessionAudience;
    readonly accountId: string;
    readonly businessId: string | null;
    readonly isRenewal?: boolean;
  },
): Promise<string> {
  const now = services.now();
  const isStillSignedIn =
    who.isRenewal !== true ||
    (await services.storage.sessions.endSession(sessionHash(request), now.toISOString()));
  if (!isStillSignedIn) throw new Refusal('auth.signed-out');
  const isByPasskey = who.isRenewal === true && request.session.isByPasskey === true;
  await request.session.regenerate();
  const id = services.newId();
  const { absoluteMs } = services.sessions.limits[who.audience];
  await services.storage.sessions.createSession({
    id,
    idHash: sessionHash(request),
    audience: who.audience,
    accountId: who.accountId,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + absoluteMs).toISOString(),
    endedAt: null,
    device: deviceOf(request.headers['user-agent']),
    data: { businessId: who.businessId, isByPasskey },
  });
  request.session.accountId = who.accountId;
  request.session.businessId = who.businessId;
  request.session.isByPasskey = isByPasskey;
  return id;
}

export async function endSession(request: FastifyRequest): Promise<void> {
  request.hasSignedOut = true;
  await request.session.destroy();
}

export function sessionHash(request: FastifyRequest): string {
  return hashOf(request.session.sessionId);
}

function hashOf(sessionId: string): string {
  return hash('sha256', sessionId, 'base64url');
}

const sessionData = z.object({
  businessId: z.nullable(z.string()),
  /** Left out by older versions. */
  isByPasskey: z._default(z.boolean(), false),
});

/** The plugin may read, change and end sessions, but never create one. */
function createStoredSessions(
  services: Needs<'storage' | 'sessions' | 'now'>,
  audience: SessionAudience,
): NonNullable<FastifySessionOptions['store']> {
  const { sessions }: Storage = services.storage;
  return {
    get(sessionId, callback) {
      findLiveSession(services, audience, hashOf(sessionId)).then((row) => {
        if (row === null) return callback(null, null);
        const { businessId, isByPasskey } = sessionData.parse(row.data);
        // The plugin completes the cookie from its own settings.
        const restored: Partial<Parameters<typeof this.set>[1]> = {
          accountId: row.accountId,
          businessId,
          isByPasskey,
        };
        return callback(null, Object.assign(restored, { cookie: {} }));
      }, callback);
    },
    set(sessionId, { accountId, businessId = null, isByPasskey = false }, callback) {
      const saving =
        accountId === undefined
          ? Promise.resolve()
          : sessions.saveSessionData(hashOf(sessionId), { businessId, isByPasskey });
      saving.then(() => callback(), callback);
    },
    destroy(sessionId, callback) {
      sessions.endSession(hashOf(sessionId), services.now().toISOString()).then(() => callback(), callback);
    },
  };
}

async function findLiveSession(
  services: Needs<'storage' | 'sessions' | 'now'>,
  audience: SessionAudience,
  idHash: string,
): Promise<SessionRow | null> {
  const row = await findOpenSession(services, audience, idHash);
  if (row === null) return null;
  const now = services.now();
  const sinceSeenMs = now.getTime() - Date.parse(row.lastSeenAt);
  if (sinceSeenMs >= touchEveryMs) await services.storage.sessions.touchSession(idHash, now.toISOString());
  return row;
}

export async function findOpenSession(
  services: Needs<'storage' | 'sessions' | 'now'>,
  audience: SessionAudience,
  idHash: string,
): Promise<SessionRow | null> {
  const row = await services.storage.sessions.findSession(idHash);
  if (row === null || row.audience !== audience) return null;
  const now = services.now();
  const sinceSeenMs = now.getTime() - Date.parse(row.lastSeenAt);
  const { idleMs } = services.sessions.limits[audience];
  if (sinceSeenMs <= idleMs && now.getTime() <= Date.parse(row.expiresAt)) return row;
  await services.storage.sessions.endSession(idHash, now.toISOString());
  return null;
}
