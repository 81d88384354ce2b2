import httpProxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

/** What search engines look for at the root; the API answers it under /api. */
const rootFiles = ['/robots.txt', '/sitemap.xml', '/sitemaps/:file(^\\d+\\.xml$)'];

/** What a caller gets while the API is away, in the API's envelope. */
const apiIsAway = {
  success: false,
  error: 'The API does not answer. Try again in a moment.',
  code: 'server.busy',
  requestId: '',
};

/** Passes /api/… and the files for search engines on to the API: streams both ways, one attempt per call. */
export async function passOnToApi(server: FastifyInstance, api: URL): Promise<void> {
  // Bodies of any type and size: the API reads them.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, bodyOf(payload)));
  const options: FastifyHttpProxyOptions = {
    upstream: api.origin,
    proxyPayloads: false,
    rewritePrefix: '/api',
    internalRewriteLocationHeader: false,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host ?? api.host,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': 'http',
      }),
      // The API decides when to retry.
      retryDelay: () => null,
      onError: (reply) => {
        void reply.code(503).header('retry-after', '2').type('application/json; charset=utf-8');
        void reply.send(JSON.stringify(apiIsAway));
      },
    },
  };
  await server.register(httpProxy, { ...options, prefix: '/api', routes: ['/*'] });
  await server.register(httpProxy, { ...options, routes: rootFiles, httpMethods: ['GET', 'HEAD'] });
}

/** A request body apart from its connection, so that a failed request does not close the connection for the response. */
function bodyOf(payload: IncomingMessage): PassThrough {
  const body = new PassThrough();
  payload.pipe(body);
  payload.once('close', () => {
    if (!payload.complete) body.destroy(new Error('The caller left before the end of the body.'));
  });
  return body;
}
