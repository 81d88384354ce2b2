import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import pTimeout from 'p-timeout';
import type { MovedPage, PageRenderer, RenderedPage } from '../rendered-page';
import { compressPage } from './compress-page';
import { fillPage, readManifest } from './fill-page';
import { passOnToApi } from './pass-on';
import { chosenLanguage, preferredLanguages } from './preferred-languages';
import { securityHeaders } from './security-headers';

export interface PageServerOptions {
  /** The built app, as an absolute path. */
  readonly folder: string;
  readonly api: URL;
  /** The text of /config.json; undefined when another server serves it. */
  readonly config?: string;
  /** Origin of the public site; by default that of the request. */
  readonly siteOrigin?: string;
  /** True when only a proxy reaches this server and adds the visitor's address to X-Forwarded-For. */
  readonly isBehindProxy?: boolean;
  /** Renders pages of the public site; null for an app that the browser renders. */
  readonly renderer: PageRenderer | null;
  /** In milliseconds; after that the browser renders the page. */
  readonly renderMsMax?: number;
  /** No logging by default. */
  readonly logger?: FastifyServerOptions['logger'];
}

/** Serves a built web app, with /api proxied. docs/operations/deployment.md has the same rules for nginx. */
export async function buildPageServer(options: PageServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.isBehindProxy === true && ((_address, hop) => hop === 0),
    forceCloseConnections: true,
    requestTimeout: 300_000,
    // A pasted link may contain an invalid percent sign; such a path is a route of the app.
    rewriteUrl: ({ url = '/' }) => (isDecodable(pathOf(url)) || isForApi(url) ? url : '/index.html'),
  });
  await server.register((scope) => passOnToApi(scope, options.api));
  await server.register((scope) => servePages(scope, options));
  return server;
}

async function servePages(scope: FastifyInstance, options: PageServerOptions): Promise<void> {
  const { config, folder, renderer } = options;
  const sendRendered = renderer === null ? null : await pageSender(options, renderer);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    await reply.code(405).header('allow', 'GET, HEAD').send();
  });
  await scope.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path, root) => !isLinkedOut(root, join(root, path)),
  });
  if (config !== undefined) {
    scope.get('/config.json', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(config),
    );
  }
  scope.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (renderer?.isRendered(path) === true && sendRendered !== null) return sendRendered(request, reply);
    sendFile(reply, path === '/' ? '/index.html' : decodeURIComponent(path));
  });
  scope.setNotFoundHandler((request, reply) => {
    // Requests for assets never get the page.
    if (request.url.startsWith('/assets/')) return sendNotFound(reply);
    if (renderer?.isNowhere(pathOf(request.url)) === true && sendRendered !== null)
      return sendRendered(request, reply);
    sendFile(reply, '/index.html');
  });
  scope.setErrorHandler<Error & { readonly statusCode?: number }>((failure, request, reply) => {
    // A path outside of the folder.
    if (failure.statusCode === 403) return sendNotFound(reply);
    request.log.error(failure, 'a page could not be served');
    void reply.code(failure.statusCode ?? 500).send();
  });
}

/** True when a path leads through a symbolic link to another folder. The plugin checks the path only. */
function isLinkedOut(folder: string, file: string): boolean {
  if (!file.startsWith(folder + sep) || !existsSync(file)) return false;
  return !realpathSync.native(file).startsWith(realpathSync.native(folder) + sep);
}

function sendNotFound(reply: FastifyReply): void {
  void reply.code(404).removeHeader('cache-control').type('text/plain; charset=utf-8').send('Not found');
}

/** Sends a precompressed file of the app, or index.html when there is none. */
function sendFile(reply: FastifyReply, path: string): void {
  const isAsset = path.startsWith('/assets/');
  void reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    .sendFile(path);
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

async function pageSender(options: PageServerOptions, renderer: PageRenderer): Promise<SendPage> {
  const manifest = await readManifest(options.folder);
  return async (request, reply) => {
    const page = await renderWithinTime(request, options, renderer);
    if (page === null) {
      sendFile(reply, '/index.html');
      return reply;
    }
    if (page.status === 301)
      return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
    const index = await readFile(join(options.folder, 'index.html'), 'utf8');
    const { encoding, bytes } = await compressPage(
      fillPage(index, page, manifest),
      request.headers['accept-encoding'],
    );
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
      .type('text/html; charset=utf-8')
      .send(bytes);
  };
}

async function renderWithinTime(
  request: FastifyRequest,
  { api, renderMsMax = 2_000, siteOrigin }: PageServerOptions,
  { renderPage }: PageRenderer,
): Promise<RenderedPage | MovedPage | null> {
  const page = renderPage({
    address: request.url,
    chosenLanguage: chosenLanguage(request.headers.cookie),
    languages: preferredLanguages(request.headers['accept-language']),
    siteOrigin: siteOrigin ?? `http://${request.host}`,
    apiOrigin: api.origin,
    visitorAddress: request.ip,
  }).catch((failure: unknown) => {
    request.log.error(failure, 'a page could not be rendered');
    return null;
  });
  return pTimeout(page, { milliseconds: renderMsMax, fallback: () => null });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function isForApi(url: string): boolean {
  return url.startsWith('/api/');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
