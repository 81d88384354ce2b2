import { dayMs } from '@pricehunt/offers';
import type { SessionAudience } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Needs, Services } from '../services';

declare module 'fastify' {
  interface FastifyRequest {
    deviceTokens: readonly string[] | null;
  }
}

const knownForMs = 180 * dayMs;
/** The accounts for which one browser is known; the latest sign-ins stay. */
const accountsMax = 5;

/** Known devices have their own attempt counts, so strangers' wrong passwords never lock them out. */
export function installKnownDevices(
  context: FastifyInstance,
  services: Services,
  audience: SessionAudience,
): void {
  const { isSecure } = services.sessions;
  context.decorateRequest('deviceTokens', null);
  context.addHook('onSend', async (request, reply) => {
    if (request.deviceTokens === null) return;
    reply.setCookie(cookieName(audience, isSecure), request.deviceTokens.join('~'), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      maxAge: knownForMs / 1000,
    });
  });
}

export function knownDeviceOf(
  services: Needs<'sessions' | 'now'>,
  request: FastifyRequest,
  audience: SessionAudience,
  accountId: string,
): string | null {
  const token = tokensOf(services, request, audience).find((each) =>
    isTokenOf(services, audience, accountId, each),
  );
  return token?.split('.')[0] ?? null;
}

export function rememberDevice(
  services: Needs<'sessions' | 'now'>,
  request: FastifyRequest,
  audience: SessionAudience,
  accountId: string,
): void {
  const others = tokensOf(services, request, audience).filter(
    (token) => !isTokenOf(services, audience, accountId, token),
  );
  const id = randomBytes(16).toString('base64url');
  const until = (services.now().getTime() + knownForMs).toString(36);
  const [secret = ''] = services.sessions.secrets;
  const token = `${id}.${until}.${signatureOf(secret, { audience, accountId, id, until })}`;
  request.deviceTokens = [token, ...others].slice(0, accountsMax);
}

function tokensOf(
  { sessions }: Needs<'sessions'>,
  request: FastifyRequest,
  audience: SessionAudience,
): readonly string[] {
  const cookie = request.cookies[cookieName(audience, sessions.isSecure)] ?? '';
  return cookie
    .split('~')
    .slice(0, accountsMax)
    .filter((token) => token !== '');
}

function isTokenOf(
  { sessions, now }: Needs<'sessions' | 'now'>,
  audience: SessionAudience,
  accountId: string,
  token: string,
): boolean {
  const [id = '', until = '', signature = ''] = token.split('.');
  const isOver = !(Number.parseInt(until, 36) > now().getTime());
  if (isOver) return false;
  return sessions.secrets.some((secret) => {
    const wanted = Buffer.from(signatureOf(secret, { audience, accountId, id, until }));
    const given = Buffer.from(signature);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
}

interface Signed {
  readonly audience: SessionAudience;
  readonly accountId: string;
  readonly id: string;
  readonly until: string;
}

function signatureOf(secret: string, { audience, accountId, id, until }: Signed): string {
  return createHmac('sha256', secret)
    .update(`device ${audience} ${accountId} ${id} ${until}`)
    .digest('base64url');
}

function cookieName(audience: SessionAudience, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}pricehunt_${audience}_device`;
}
