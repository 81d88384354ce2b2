import httpProxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

/** Files that search engines, feed readers and agents request at the root; the API serves them under /api. */
const rootFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file(^\\d+\\.xml$)',
  '/price-drops.atom',
  '/llms.txt',
  '/.well-known/ucp',
];

/** Where agents call the product tools (MCP); other methods than POST get the API's 405. */
const agentPath = '/mcp';

/** The response while the API is down, in the API's format. */
const apiIsAway = {
  success: false,
  error: 'The API does not answer. Try again in a moment.',
  code: 'server.busy',
  requestId: '',
};

/** Proxies /api/…, /mcp and the files for machines to the API: streams both ways, one attempt per request. */
export async function passOnToApi(server: FastifyInstance, api: URL): Promise<void> {
  // Request bodies of any type and size, because the API checks them.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, bodyOf(payload)));
  const options: FastifyHttpProxyOptions = {
    upstream: api.origin,
    proxyPayloads: false,
    rewritePrefix: '/api',
    internalRewriteLocationHeader: false,
    replyOptions: {
      // Node has answered `Expect: 100-continue` already, and its client sends none.
      rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
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
  await server.register(httpProxy, {
    ...options,
    routes: [agentPath],
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  });
}

/** Separates a request body from its connection, so that a failed request doesn't close it before the response. */
function bodyOf(payload: IncomingMessage): PassThrough {
  const body = new PassThrough();
  payload.pipe(body);
  payload.once('close', () => {
    if (!payload.complete) body.destroy(new Error('The caller left before the end of the body.'));
  });
  return body;
}
