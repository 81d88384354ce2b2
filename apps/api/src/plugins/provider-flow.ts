import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ProviderDoor } from '../access/sign-in-providers';
import type { Needs, Services } from '../services';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookie to set; null to clear it, undefined to leave it. */
    providerFlowCookie: string | null | undefined;
  }
}

const flowMsMax = 10 * 60_000;

const flowSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('asked'),
    providerId: z.string(),
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    /** The signed-in account that links the provider; null for a sign-in. */
    linksTo: z.nullable(z.string()),
    returnTo: z.nullable(z.string()),
  }),
  z.object({
    step: z.literal('known'),
    providerId: z.string(),
    /** Of the response, so that a reload of its page asks again. */
    state: z.string(),
    subject: z.string(),
    email: z.nullable(z.string()),
    accountId: z.string(),
    isLinked: z.boolean(),
    returnTo: z.nullable(z.string()),
  }),
]);

/** A sign-in by a provider that isn't finished, in the browser that started it. */
export type ProviderFlow = z.infer<typeof flowSchema>;

const sealedSchema = z.object({ flow: flowSchema, until: z.number() });

/** The flow is in an encrypted cookie that lasts ten minutes, so a response of a provider works in one browser only. */
export function installProviderFlow(
  context: FastifyInstance,
  { sessions }: Services,
  door: ProviderDoor,
): void {
  const name = cookieName(door, sessions.isSecure);
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: sessions.isSecure } as const;
  context.decorateRequest('providerFlowCookie', undefined);
  context.addHook('onSend', async ({ providerFlowCookie }, reply) => {
    if (providerFlowCookie === undefined) return;
    if (providerFlowCookie === null) reply.clearCookie(name, attributes);
    else reply.setCookie(name, providerFlowCookie, { ...attributes, maxAge: flowMsMax / 1000 });
  });
}

export function keepProviderFlow(
  { secretBox, now }: Needs<'secretBox' | 'now'>,
  request: FastifyRequest,
  door: ProviderDoor,
  flow: ProviderFlow,
): void {
  const until = now().getTime() + flowMsMax;
  request.providerFlowCookie = secretBox.seal(JSON.stringify({ flow, until }), purposeOf(door));
}

export function endProviderFlow(request: FastifyRequest): void {
  request.providerFlowCookie = null;
}

/** Null without a flow, and when it has expired or was made for another console. */
export function providerFlowOf(
  { secretBox, sessions, now }: Needs<'secretBox' | 'sessions' | 'now'>,
  request: FastifyRequest,
  door: ProviderDoor,
): ProviderFlow | null {
  const sealed = request.cookies[cookieName(door, sessions.isSecure)];
  if (sealed === undefined) return null;
  try {
    const { flow, until } = sealedSchema.parse(JSON.parse(secretBox.open(sealed, purposeOf(door))));
    return now().getTime() < until ? flow : null;
  } catch {
    return null;
  }
}

function purposeOf(door: ProviderDoor): string {
  return `provider-flow:${door}`;
}

function cookieName(door: ProviderDoor, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}pricehunt_${door}_provider`;
}
