/** @jest-environment node */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { PageRenderer, PageRequest, RenderedPage } from '../rendered-page';
import { buildPageServer } from './build-page-server';
import type { PageServerOptions } from './build-page-server';
import { securityHeaders } from './security-headers';

const index =
  '<!doctype html><html lang="en"><head><title>PriceHunt</title><meta name="description" content="Compare">' +
  '<script type="module" crossorigin src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>';
const program = 'console.log("index");'.repeat(20);
const secret = 'not part of the app';

let place: string;
let folder: string;
const opened: { close: () => unknown }[] = [];

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'page-server-'));
  folder = join(place, 'shopper');
  for (const name of ['shopper/assets', 'shopper/.vite', 'shopper-pages'])
    mkdirSync(join(place, name), { recursive: true });
  const files = {
    'index.html': index,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-1.js': program,
    'assets/plain.txt': 'plain',
    '../shopper-pages/serve.mjs': secret,
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index-1.js', imports: ['src/words.ts'] },
      'src/words.ts': { file: 'assets/words-2.js', imports: ['index.html'] },
      'src/product.tsx': { file: 'assets/product-3.js', imports: ['src/words.ts'] },
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  symlinkSync(join(place, 'shopper-pages'), join(folder, 'assets/linked'));
  symlinkSync(join(place, 'shopper-pages/serve.mjs'), join(folder, 'linked.mjs'));
  for (const name of ['index.html', 'assets/index-1.js'] as const) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(files[name]));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(files[name]));
  }
});

afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

async function openPages(options: Partial<PageServerOptions> = {}): Promise<FastifyInstance> {
  const server = await buildPageServer({
    folder,
    api: new URL('http://127.0.0.1:9'),
    renderer: null,
    ...options,
  });
  opened.push(server);
  return server;
}

async function ask(request: InjectOptions | string, options: Partial<PageServerOptions> = {}) {
  return (await openPages(options)).inject(request);
}

async function openApi(listener: RequestListener): Promise<{ readonly api: URL; readonly server: Server }> {
  const server = createServer(listener);
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the API has no port');
  return { api: new URL(`http://127.0.0.1:${address.port}`), server };
}

async function listen(server: FastifyInstance): Promise<number> {
  return Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** The raw response to a GET whose path the client doesn't normalise. */
async function askAsWritten(server: FastifyInstance, path: string): Promise<string> {
  const port = await listen(server);
  return new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (part) => (received += String(part)));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const echo: RequestListener = (request, response) => {
  void bodyOf(request).then((body) => {
    const { method, url, headers } = request;
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-api', 'yes');
    response.end(JSON.stringify({ method, url, headers, body }));
  });
};

describe('files', () => {
  it.each([
    '/',
    '/some/route',
    '/https://shop.example/a?b=c',
    '/https://shop.example/100%',
    '/https://shop.example/',
    `/https://shop.example/${'a'.repeat(3_000)}`,
    '/favicon.svg/below',
    '/assets',
    '/.vite/manifest.json',
  ])('sends index.html without caching for the route %s', async (url) => {
    const answer = await ask(url);

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(index);
    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it('sends a file of the app with its type, without caching', async () => {
    const answer = await ask('/favicon.svg?v=1');

    expect(answer.body).toContain('<svg');
    expect(answer.headers).toMatchObject({ ...securityHeaders, 'content-type': 'image/svg+xml' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('lets browsers keep an asset for a year', async () => {
    const answer = await ask('/assets/index-1.js');

    expect(answer.body).toBe(program);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('answers 404, not a page, for a missing asset', async () => {
    const answer = await ask('/assets/gone-1.js');

    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found');
    expect(answer.headers).toMatchObject({ ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' });
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it.each([
    '/../shopper-pages/serve.mjs',
    '/..%2fshopper-pages/serve.mjs',
    '/%2e%2e/shopper-pages/serve.mjs',
    '/%2e%2e%2fshopper-pages%2fserve.mjs',
    '/assets/..%2f..%2fshopper-pages/serve.mjs',
    '/..%5cshopper-pages/../../shopper-pages/serve.mjs',
    '/..%5cshopper-pages%5cserve.mjs',
    '/..\\shopper-pages\\serve.mjs',
    '/assets/..;/..;/shopper-pages/serve.mjs',
    '/assets/linked/serve.mjs',
  ])('answers 404 for %s, which leads out of the folder', async (path) => {
    const answer = await askAsWritten(await openPages(), path);

    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain(secret);
  });

  it.each([
    ['/linked.mjs', 200],
    ['/%252e%252e%252fshopper-pages/serve.mjs', 200],
    ['/..%255cshopper-pages%255cserve.mjs', 200],
    ['/%c0%ae%c0%ae/shopper-pages/serve.mjs', 200],
    ['/linked.mjs%00.html', 400],
    ['/../shopper-pages/serve.mjs%00', 400],
  ])('sends nothing from outside the folder for %s', async (path, status) => {
    const answer = await askAsWritten(await openPages(), path);

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toContain(secret);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('sends the file compressed beside it to a browser that accepts "%s"', async (accepted, coding, read) => {
    const answer = await ask({ url: '/assets/index-1.js', headers: { 'accept-encoding': accepted } });

    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(read(answer.rawPayload).toString()).toBe(program);
  });

  it('sends a file as it is when none is compressed beside it', async () => {
    const answer = await ask({ url: '/assets/plain.txt', headers: { 'accept-encoding': 'br, gzip' } });

    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('plain');
  });

  it('answers 304 to a browser that has the file in the same encoding', async () => {
    const server = await openPages();
    const url = '/assets/index-1.js';
    const compressed = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
    const etag = String(compressed.headers.etag);

    const again = await server.inject({ url, headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    const plain = await server.inject({ url, headers: { 'if-none-match': etag } });

    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([plain.statusCode, plain.body]).toEqual([200, program]);
  });

  it.each(['/', '/assets/index-1.js', '/config.json'])('answers HEAD of %s without a body', async (url) => {
    const server = await openPages({ config: '{"consent":"required"}' });

    const answer = await server.inject({ method: 'HEAD', url });

    const { headers } = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(headers['content-length']);
    expect(answer.headers['content-type']).toBe(headers['content-type']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('answers 405 to %s', async (method) => {
    const answers = await Promise.all([
      ask({ method, url: '/some/route', headers: { 'content-type': 'application/x-thing' }, payload: 'x' }),
      ask({ method, url: '/config.json' }, { config: '{}' }),
      ask({ method, url: '/robots.txt' }),
    ]);

    for (const answer of answers) {
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.headers).toMatchObject(securityHeaders);
    }
  });

  it('answers /config.json with its configuration', async () => {
    const answer = await ask('/config.json', { config: '{"consent":"required"}' });

    expect(answer.json()).toEqual({ consent: 'required' });
    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
});

describe('rendered pages', () => {
  const page: RenderedPage = {
    status: 200,
    language: 'de',
    head: '<title>Lampe $& 5 €</title>',
    content: '<h1>Lampe $1</h1>',
    state: '<script type="application/json" id="page-state">{}</script>',
    modules: ['src/product.tsx'],
  };

  const rendererOf = (renderPage: PageRenderer['renderPage']): PageRenderer => ({
    isRendered: (path) => path === '/' || path.startsWith('/product/'),
    isNowhere: (path) => path === '/nowhere' || path === '/favicon.svg',
    renderPage,
  });

  it('sends the page in index.html and lists its scripts with all their imports', async () => {
    const answer = await ask('/product/lamp?x=1', { renderer: rendererOf(() => Promise.resolve(page)) });

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(
      '<!doctype html><html lang="de"><head><title>Lampe $& 5 €</title>' +
        '<meta name="program" content="/assets/index-1.js /assets/words-2.js /assets/product-3.js"></head>' +
        `<body><div id="root"><h1>Lampe $1</h1></div>${page.state}</body></html>`,
    );
    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('compresses the page for a browser that accepts "%s"', async (accepted, coding, read) => {
    const request = { url: '/', headers: { 'accept-encoding': accepted } };

    const answer = await ask(request, { renderer: rendererOf(() => Promise.resolve(page)) });

    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(read(answer.rawPayload).toString()).toContain('<h1>Lampe $1</h1>');
  });

  it('answers HEAD with the headers of the page', async () => {
    const server = await openPages({ renderer: rendererOf(() => Promise.resolve(page)) });

    const answer = await server.inject({ method: 'HEAD', url: '/' });

    const { headers } = await server.inject('/');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(headers['content-length']);
  });

  it('answers 404 with the page of a product that does not exist', async () => {
    const missing = rendererOf(() => Promise.resolve({ ...page, status: 404 }));

    expect((await ask('/product/none', { renderer: missing })).statusCode).toBe(404);
  });

  it('answers 404 with a page for an unknown path, but sends existing files', async () => {
    const missing = rendererOf(() => Promise.resolve({ ...page, status: 404 }));

    const answer = await ask('/nowhere', { renderer: missing });

    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>Lampe $1</h1>');
    expect((await ask('/favicon.svg', { renderer: missing })).body).toContain('<svg');
  });

  it('redirects search engines to the new URL of a page', async () => {
    const moved = rendererOf(() => Promise.resolve({ status: 301, location: '/browse/headphones?q=x' }));

    const answer = await ask('/product/moved', { renderer: moved });

    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/browse/headphones?q=x']);
  });

  it('leaves every other path to the browser', async () => {
    const renderer = rendererOf(() => Promise.reject(new Error('not to be asked')));

    expect((await ask('/account', { renderer })).body).toBe(index);
    expect((await ask('/assets/index-1.js', { renderer })).body).toBe(program);
  });

  it.each([
    ['cannot be rendered without the API', () => Promise.resolve(null)],
    ['takes too long to render', () => new Promise<never>(() => {})],
  ])('sends the empty page when the page %s', async (_why, renderPage) => {
    const answer = await ask('/', { renderer: rendererOf(renderPage), renderMsMax: 10 });

    expect([answer.statusCode, answer.body]).toEqual([200, index]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('sends the empty page and logs the failure when rendering fails', async () => {
    let logged = '';
    const stream = new Writable({
      write: (line, _encoding, done) => {
        logged += String(line);
        done();
      },
    });
    const renderer = rendererOf(() => Promise.reject(new Error('no such component')));

    const answer = await ask('/', { renderer, logger: { level: 'warn', stream } });

    expect([answer.statusCode, answer.body]).toEqual([200, index]);
    expect(logged).toContain('no such component');
  });

  async function askedFor(request: InjectOptions, options: Partial<PageServerOptions> = {}) {
    const asked: PageRequest[] = [];
    const renderer = rendererOf((each) => {
      asked.push(each);
      return Promise.resolve(page);
    });
    await ask(request, { renderer, ...options });
    return asked;
  }

  it('renders in the language chosen on the site, else in one that the browser accepts', async () => {
    const headers = { 'accept-language': 'en;q=0.5,de', cookie: 'a=b; pricehunt_language=en' };

    expect(await askedFor({ url: '/?q=1', headers }, { siteOrigin: 'https://pricehunt.example' })).toEqual([
      {
        address: '/?q=1',
        chosenLanguage: 'en',
        languages: ['de', 'en'],
        siteOrigin: 'https://pricehunt.example',
        apiOrigin: 'http://127.0.0.1:9',
        visitorAddress: '127.0.0.1',
      },
    ]);
  });

  it('uses the origin of the request as the site when none is configured', async () => {
    const asked = await askedFor({ url: '/', headers: { host: 'shop.local:4200' } });

    expect(asked).toMatchObject([{ siteOrigin: 'http://shop.local:4200' }]);
  });

  it.each([
    [true, '203.0.113.9'],
    [false, '127.0.0.1'],
  ])(
    'reads the visitor from X-Forwarded-For only behind a proxy (%s)',
    async (isBehindProxy, visitorAddress) => {
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };

      expect(await askedFor({ url: '/', headers }, { isBehindProxy })).toMatchObject([{ visitorAddress }]);
    },
  );
});

describe('the API', () => {
  it('proxies a request with its query, headers and body, and returns the response with only its own headers', async () => {
    const { api } = await openApi(echo);
    const url = '/api/things/a%2Fb?u=https://a.example/?x=1&y=%20';
    const headers = { host: 'pricehunt.example', cookie: 'session=1', 'content-type': 'application/json' };

    const answer = await ask({ method: 'POST', url, headers, payload: '{"a": 1}' }, { api });

    expect(answer.json()).toMatchObject({
      method: 'POST',
      url,
      body: '{"a": 1}',
      headers: { host: 'pricehunt.example', cookie: 'session=1', 'x-forwarded-proto': 'http' },
    });
    expect(answer.headers['x-api']).toBe('yes');
    expect(answer.headers['content-security-policy']).toBeUndefined();
  });

  it.each(['text/plain', 'text/csv', 'multipart/form-data; boundary=x', undefined])(
    'proxies a body of five megabytes of the type %s',
    async (type) => {
      const { api } = await openApi((request, response) => {
        void bodyOf(request).then((body) => response.end(String(body.length)));
      });
      const headers = type === undefined ? {} : { 'content-type': type };

      const answer = await ask(
        { method: 'PUT', url: '/api/feed', headers, payload: Buffer.alloc(5_000_000, 'a') },
        { api },
      );

      expect(answer.body).toBe('5000000');
    },
  );

  it.each([
    ['/robots.txt', '/api/robots.txt'],
    ['/sitemap.xml', '/api/sitemap.xml'],
    ['/sitemaps/12.xml?a=b', '/api/sitemaps/12.xml?a=b'],
  ])('answers %s from %s of the API', async (url, asked) => {
    const { api } = await openApi(echo);

    expect((await ask(url, { api })).json()).toMatchObject({ url: asked });
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('answers %s /mcp from the API, for agents', async (method) => {
    const { api } = await openApi(echo);

    expect((await ask({ method, url: '/mcp' }, { api })).json()).toMatchObject({ url: '/api/mcp' });
  });

  it('does not proxy similar paths', async () => {
    const { api } = await openApi(echo);

    expect((await ask('/sitemaps/all.xml', { api })).body).toBe(index);
    expect((await ask('/api', { api })).body).toBe(index);
  });

  it.each([
    [true, '203.0.113.9'],
    [false, '127.0.0.1'],
  ])(
    'sends the visitor’s address to the API, from X-Forwarded-For only behind a proxy (%s)',
    async (isBehindProxy, visitor) => {
      const { api } = await openApi(echo);
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };

      const answer = await ask({ url: '/api/a', headers }, { api, isBehindProxy });

      expect(answer.json()).toMatchObject({ headers: { 'x-forwarded-for': visitor } });
    },
  );

  it('sends on a body that its sender announces with Expect, as curl does for large ones', async () => {
    const { api } = await openApi(echo);
    const server = await openPages({ api });
    const sent = request({ port: await listen(server), path: '/api/a', method: 'POST' });
    sent.setHeader('expect', '100-continue');
    sent.setHeader('content-length', 4);
    sent.once('continue', () => sent.end('lamp'));

    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject).flushHeaders();
    });

    expect(response.statusCode).toBe(200);
    expect(await json(response)).toMatchObject({ body: 'lamp' });
  });

  it('proxies redirects and failures unchanged, in one attempt', async () => {
    let calls = 0;
    const { api } = await openApi((request, response) => {
      calls += 1;
      if (request.url === '/api/go') response.writeHead(302, { location: '/api/there' }).end();
      else response.writeHead(503, { 'retry-after': '1' }).end('busy');
    });
    const server = await openPages({ api });

    const redirect = await server.inject('/api/go');
    const busy = await server.inject('/api/busy');

    expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/api/there']);
    expect([busy.statusCode, busy.body, busy.headers['retry-after']]).toEqual([503, 'busy', '1']);
    expect(calls).toBe(2);
  });

  it("answers 503 in the API's envelope, with Retry-After, while the API is away", async () => {
    const { api, server } = await openApi(echo);
    await new Promise((resolve) => server.close(resolve));
    const origin = await (await openPages({ api })).listen({ host: '127.0.0.1', port: 0 });

    const answers = await Promise.all([
      fetch(`${origin}/api/a`),
      fetch(`${origin}/api/a`, { method: 'POST', body: 'x' }),
      fetch(`${origin}/api/a`, { method: 'POST', body: 'x'.repeat(1_000_000) }),
    ]);

    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await answer.json()).toEqual({
        success: false,
        error: 'The API does not answer. Try again in a moment.',
        code: 'server.busy',
        requestId: '',
      });
    }
  });

  it('aborts a request whose client disconnects during the body', async () => {
    let hasEnded: (isComplete: boolean) => void;
    const ended = new Promise<boolean>((resolve) => (hasEnded = resolve));
    const { api } = await openApi((request) => {
      request.once('data', () => caller.destroy());
      request.once('close', () => hasEnded(request.complete));
      request.on('error', () => {});
    });
    const server = await openPages({ api });
    const caller = connect(await listen(server), '127.0.0.1');

    caller.write('POST /api/feed HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\nbegins');

    expect(await ended).toBe(false);
  });

  it('proxies events as they arrive, and ends the stream when the browser disconnects', async () => {
    let hasEnded: (value: string) => void;
    const ended = new Promise<string>((resolve) => (hasEnded = resolve));
    const { api } = await openApi((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      response.on('close', () => hasEnded('closed'));
    });
    const server = await openPages({ api });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const leaves = new AbortController();

    const answer = await fetch(`${origin}/api/events`, { signal: leaves.signal });
    const first = await answer.body?.getReader().read();
    leaves.abort();

    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: first\n\n');
    expect(await ended).toBe('closed');
  });

  it('stops at once although a browser still reads events', async () => {
    const { api } = await openApi((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
    });
    const server = await openPages({ api });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${origin}/api/events`);
    const reader = answer.body?.getReader();
    await reader?.read();

    await server.close();

    await expect(reader?.read()).rejects.toThrow();
  });
});
