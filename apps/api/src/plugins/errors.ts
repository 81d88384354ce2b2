import type { Failure, FailedField } from '@pricehunt/api-contract';
import { errorCodes } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { isDatabaseAway } from '@pricehunt/storage';
import { Refusal } from '../answers/refusal';

function failureOf(refusal: Refusal, requestId: string): Failure {
  const { fields } = refusal.details;
  return {
    success: false,
    error: refusal.message,
    code: refusal.code,
    requestId,
    ...(fields ? { fields: [...fields] } : {}),
  };
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, requestId: string): FastifyReply {
  return reply
    .code(errorCodes[refusal.code].status)
    .headers({ 'cache-control': 'no-store', ...refusal.details.headers })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureOf(refusal, requestId));
}

const databaseAwaySeconds = 5;

const frameworkCodes: Readonly<Record<string, ConstructorParameters<typeof Refusal>[0]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.not-json',
  FST_ERR_BAD_URL: 'request.not-json',
  FST_ERR_MAX_PARAM_LENGTH: 'request.unknown-path',
  FST_UNDER_PRESSURE: 'server.busy',
};

interface ThrownFields {
  readonly code?: unknown;
  readonly statusCode?: unknown;
}

/** Null for a bug. */
function refusalFrom(thrown: unknown): Refusal | null {
  if (thrown instanceof Refusal) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    return new Refusal('request.invalid', { fields: thrown.validation.map(fieldOf) });
  }
  if (typeof thrown !== 'object' || thrown === null) return null;
  const { code, statusCode }: ThrownFields = thrown;
  if (statusCode === 429) return new Refusal('request.too-many');
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined;
  if (known === 'server.busy') return new Refusal(known, { headers: { 'retry-after': '5' } });
  if (known) return new Refusal(known);
  return statusCode === 400 ? new Refusal('request.not-json') : null;
}

function fieldOf(issue: {
  readonly instancePath: string;
  readonly message?: string | undefined;
}): FailedField {
  return {
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'is invalid',
  };
}

/**
 * A proxy that can't send the whole body reports a failed connection instead of this response. Fastify would close the
 * connection; `installSlowBodies` ends what takes too long.
 */
function readTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
}

/** A bug is logged, and its details are never sent. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFrom(thrown);
  if (refusal?.code === 'request.too-large') readTheRest(request, reply);
  if (refusal) return sendRefusal(reply, refusal, request.id);
  if (isDatabaseAway(thrown)) {
    request.log.error({ err: thrown, requestId: request.id }, 'the database is unavailable');
    const headers = { 'retry-after': String(databaseAwaySeconds) };
    return sendRefusal(reply, new Refusal('server.busy', { headers }), request.id);
  }
  request.log.error({ err: thrown, requestId: request.id }, 'unexpected error');
  return sendRefusal(reply, new Refusal('server.failed'), request.id);
}

/** A malformed request never reaches Fastify, so it is answered on the bare socket. */
export function answerClientError(
  error: { readonly code?: string },
  socket: Socket,
  requestId: string,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const refusal = new Refusal(
    error.code === 'HPE_HEADER_OVERFLOW' ? 'request.headers-too-large' : 'request.not-json',
  );
  const { status } = errorCodes[refusal.code];
  const body = JSON.stringify(failureOf(refusal, requestId));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    methodsAt(path: string): readonly string[];
  }
}

export function installErrors(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  let patterns: readonly { readonly pattern: RegExp; readonly method: RouteOptions['method'] }[] | null =
    null;
  app.addHook('onRoute', (route) => void routes.push(route));
  app.decorate('methodsAt', (path: string) => {
    patterns ??= routes.map(({ url, method }) => ({ pattern: patternOf(url), method }));
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ method }) => method);
    return [...new Set(methods)].sort();
  });
  app.setErrorHandler(answerError);
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[^/]+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}

/** 404 for unknown paths, 405 with Allow for known ones. The hooks of the context run. */
export function installUnknownPaths(context: FastifyInstance): void {
  context.setNotFoundHandler((request, reply) => {
    const allowed = context.methodsAt(request.url.split('?')[0] ?? '/');
    const refusal =
      allowed.length === 0
        ? new Refusal('request.unknown-path')
        : new Refusal('request.wrong-method', { headers: { allow: allowed.join(', ') } });
    return sendRefusal(reply, refusal, request.id);
  });
}
