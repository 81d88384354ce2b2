import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { createSafeFetch } from './safe-fetch';
import type { FetchRequest, SafeFetch, SafeFetchOptions } from './fetch-options';
import type { FetchOutcome } from './fetch-outcome';
import type { LoopbackServer } from './loopback';
import { serveHttp, serveRaw } from './loopback';

const mebibyte = 1024 * 1024;
// For slow machines; the tested limits are much lower.
jest.setTimeout(20_000);

let closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.reverse()) await close();
  closers = [];
});

describe('a response', () => {
  it('has its text, type and final link', async () => {
    const shop = await http((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('set-cookie', 'id=1');
      response.setHeader('etag', '"1"');
      response.end('<title>Kettle €5</title>');
    });

    const outcome = ok(await ask(shop, '/p#reviews'));

    expect(outcome.text()).toBe('<title>Kettle €5</title>');
    expect(outcome).toMatchObject({
      status: 200,
      contentType: 'text/html',
      finalLink: `${shop.origin}/p#reviews`,
    });
    expect(outcome.headers['etag']).toBe('"1"');
    expect(outcome.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ])('is read through %s', async (coding, compress) => {
    const shop = await http(html(compress(Buffer.from('a kettle')), { 'content-encoding': coding }));

    const outcome = ok(await ask(shop, '/'));

    expect(outcome.text()).toBe('a kettle');
  });

  it('is refused with two content codings, an unknown one, or a broken one', async () => {
    const page = Buffer.from('a kettle');
    const reasons = [];

    for (const [coding, body] of [
      ['gzip, gzip', gzipSync(gzipSync(page))],
      ['zstd', page],
      ['gzip', page],
      ['gzip', gzipSync(page).subarray(0, 12)],
    ] as const) {
      const shop = await http(html(body, { 'content-encoding': coding }));
      reasons.push(await ask(shop, '/'));
    }

    expect(reasons).toEqual(Array(4).fill(expect.objectContaining({ kind: 'error', reason: 'encoding' })));
  });

  it("of an unrequested type isn't read", async () => {
    const shop = await http((_request, response) => {
      response.setHeader('content-type', 'application/pdf');
      response.end('%PDF');
    });

    const outcome = await ask(shop, '/');

    expect(outcome).toEqual({ kind: 'error', reason: 'content-type', status: 200 });
  });

  it('can be a photo or a drawing as an image', async () => {
    const shop = await http((request, response) => {
      response.setHeader('content-type', request.url === '/drawn' ? 'image/svg+xml' : 'image/webp');
      response.end('<svg/>');
    });

    const drawn = await ask(shop, '/drawn', { accept: 'image' });
    const photographed = await ask(shop, '/photographed', { accept: 'image' });

    expect([drawn.kind, photographed.kind]).toEqual(['ok', 'ok']);
  });
});

describe('what is sent', () => {
  it('has the fixed user agent and nothing that identifies a person or a key', async () => {
    const seen: Record<string, unknown>[] = [];
    const shop = await http((request, response) => {
      seen.push(request.headers);
      html('ok')(request, response);
    });

    await ask(shop, '/');

    expect(Object.keys(seen[0] ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(seen[0]?.['user-agent']).toBe('PriceHunt-test/1.0 (+https://pricehunt.example/bot)');
  });

  it('ignores proxies of the environment', async () => {
    const proxy = await http(html('proxied'));
    const shop = await http(html('direct'));
    process.env['HTTP_PROXY'] = proxy.origin;
    process.env['http_proxy'] = proxy.origin;

    const outcome = ok(await ask(shop, '/'));

    delete process.env['HTTP_PROXY'];
    delete process.env['http_proxy'];
    expect(outcome.text()).toBe('direct');
    expect(proxy.accepted()).toBe(0);
  });

  it.each([
    [{ cookie: 'a=1' }],
    [{ host: 'other.example' }],
    [{ 'x-forwarded-for': '1.2.3.4' }],
    [{ authorization: 'Bearer a\r\nx: y' }],
  ])('is refused with the header %j', async (headers) => {
    const shop = await http(html('ok'));

    const outcome = await ask(shop, '/', { headers });

    expect(outcome).toEqual({ kind: 'refused', reason: 'header' });
    expect(shop.accepted()).toBe(0);
  });

  it('is a JSON body for an API, with its key and a configured header', async () => {
    const shop = await http((request, response) => {
      const received = [request.method, request.headers['content-type'], request.headers['authorization']];
      request.on('data', (piece) => received.push(String(piece)));
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify([...received, request.headers['x-shop-key']]));
      });
    });

    const outcome = ok(
      await ask(
        shop,
        '/api',
        {
          accept: 'json',
          method: 'POST',
          body: '{"q":1}',
          headers: { Authorization: 'Bearer k', 'x-shop-key': 's' },
        },
        { headerNames: ['X-Shop-Key'] },
      ),
    );

    expect(JSON.parse(outcome.text())).toEqual(['POST', 'application/json', 'Bearer k', '{"q":1}', 's']);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i is followed', async (status) => {
    const shop = await http((request, response) => {
      if (request.url === '/old') return response.writeHead(status, { location: 'new?x=1' }).end();
      return html('here')(request, response);
    });

    const outcome = ok(await ask(shop, '/old'));

    expect(outcome.finalLink).toBe(`${shop.origin}/new?x=1`);
  });

  it('is followed at most four times', async () => {
    const shop = await http((request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 0) return html('here')(request, response);
      return response.writeHead(302, { location: `/${step - 1}` }).end();
    });

    const four = await ask(shop, '/4');
    const five = await ask(shop, '/5');

    expect(four.kind).toBe('ok');
    expect(five).toEqual({ kind: 'refused', reason: 'too-many-redirects' });
  });

  it.each([
    ['http://127.0.0.1/', 'address'],
    ['http://169.254.169.254/latest/', 'address'],
    ['http://[::1]/', 'address'],
    ['//localhost/', 'host'],
    ['http://127.0.0.1:1/', 'port'],
    ['file:///etc/passwd', 'scheme'],
    ['https://me:pw@shop.example/', 'credentials'],
    ['http://%zz/', 'redirect'],
  ])('to %s is refused as %s', async (location, reason) => {
    const shop = await http((_request, response) => response.writeHead(302, { location }).end());

    const outcome = await ask(shop, '/');

    expect(outcome).toEqual({ kind: 'refused', reason });
  });

  it('to another origin drops the key', async () => {
    const keys: unknown[] = [];
    const other = await http((request, response) => {
      keys.push(
        request.headers['authorization'],
        request.headers['x-shop-key'],
        request.headers['accept-language'],
      );
      html('here')(request, response);
    });
    const shop = await http((_request, response) =>
      response.writeHead(302, { location: other.origin }).end(),
    );

    await ask(
      shop,
      '/',
      { headers: { authorization: 'Bearer k', 'x-shop-key': 's', 'accept-language': 'de' } },
      { allow: [shop.hostAndPort, other.hostAndPort], headerNames: ['x-shop-key'] },
    );

    expect(keys).toEqual([undefined, undefined, 'de']);
  });

  it('never carries the body of a POST to another origin', async () => {
    const other = await http(html('here'));
    const shop = await http((_request, response) =>
      response.writeHead(307, { location: other.origin }).end(),
    );

    const outcome = await ask(
      shop,
      '/',
      { method: 'POST', body: '{}' },
      { allow: [shop.hostAndPort, other.hostAndPort] },
    );

    expect(outcome).toEqual({ kind: 'refused', reason: 'redirect' });
    expect(other.accepted()).toBe(0);
  });
});

describe('a status', () => {
  it.each([
    [404, {}, { kind: 'gone', status: 404 }],
    [410, {}, { kind: 'gone', status: 410 }],
    [403, {}, { kind: 'blocked', reason: 'status', status: 403, retryAfterMs: null }],
    [429, { 'retry-after': '7' }, { kind: 'blocked', reason: 'status', status: 429, retryAfterMs: 7000 }],
    [503, { 'retry-after': 'soon' }, { kind: 'blocked', reason: 'status', status: 503, retryAfterMs: null }],
    [
      429,
      { 'x-ratelimit-remaining': '49, 0', 'x-ratelimit-reset': '1, 3600' },
      { kind: 'blocked', reason: 'status', status: 429, retryAfterMs: 3_600_000 },
    ],
    [
      429,
      { 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': '60' },
      { kind: 'blocked', reason: 'status', status: 429, retryAfterMs: null },
    ],
    [500, {}, { kind: 'error', reason: 'status', status: 500 }],
    [302, {}, { kind: 'error', reason: 'status', status: 302 }],
  ])('%i with %j is reported as %j', async (status, headers, expected) => {
    const shop = await http((_request, response) => response.writeHead(status, headers).end('secret page'));

    const outcome = await ask(shop, '/');

    expect(outcome).toEqual(expected);
  });
});

describe('a limit', () => {
  const small = { limits: { totalMs: 300, headersMs: 5000, connectMs: 1000, bodyBytesMax: mebibyte } };

  it.each([
    ['gzip', gzipSync(Buffer.alloc(64 * mebibyte))],
    ['br', brotliCompressSync(Buffer.alloc(64 * mebibyte))],
    ['deflate', deflateSync(Buffer.alloc(64 * mebibyte))],
  ])('stops a %s bomb in mid-stream and closes the socket', async (coding, bomb) => {
    const shop = await http((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding });
      response.write(bomb);
    });

    const outcome = await ask(shop, '/', {}, { limits: { bodyBytesMax: mebibyte } });

    expect(outcome).toEqual({ kind: 'error', reason: 'too-large', status: null });
    await shop.allClosed();
  });

  it('stops an endless body without a length', async () => {
    const shop = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n');
      pour(socket, 'x'.repeat(65_536));
    });

    const outcome = await ask(shop, '/', {}, { limits: { bodyBytesMax: mebibyte } });

    expect(outcome).toMatchObject({ kind: 'error', reason: 'too-large' });
    await shop.allClosed();
  });

  it('stops endless empty gzip members', async () => {
    const shop = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\n\r\n');
      pour(socket, Buffer.concat(Array<Buffer>(2000).fill(gzipSync(Buffer.alloc(0)))));
    });

    const outcome = await ask(shop, '/', {}, { limits: { bodyBytesMax: mebibyte } });

    expect(outcome).toMatchObject({ kind: 'error', reason: 'too-large' });
    await shop.allClosed();
  });

  it('does not read a body whose announced length is too large', async () => {
    const shop = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 99999999\r\n\r\n');
    });

    const outcome = await ask(shop, '/', {}, { limits: { bodyBytesMax: mebibyte } });

    expect(outcome).toMatchObject({ kind: 'error', reason: 'too-large' });
    await shop.allClosed();
  });

  it('ends a connection that never responds', async () => {
    const shop = await raw(() => undefined);

    const outcome = await ask(shop, '/', {}, small);

    expect(outcome).toEqual({ kind: 'error', reason: 'timeout', status: null });
    await shop.allClosed();
  });

  it('ends a response whose headers are late', async () => {
    const shop = await raw((socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-'));

    const outcome = await ask(shop, '/', {}, { limits: { headersMs: 200, totalMs: 5000 } });

    expect(outcome).toEqual({ kind: 'error', reason: 'timeout', status: null });
    await shop.allClosed();
  });

  it('ends a slow body, even if each chunk is in time', async () => {
    const shop = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100000\r\n\r\n');
      const drip = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(drip));
    });

    const outcome = await ask(shop, '/', {}, small);

    expect(outcome).toEqual({ kind: 'error', reason: 'timeout', status: null });
    await shop.allClosed();
  });

  it('ends slow redirects, even if each is in time', async () => {
    const shop = await http((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 120);
    });

    const outcome = await ask(shop, '/', {}, small);

    expect(outcome).toEqual({ kind: 'error', reason: 'timeout', status: null });
  });

  it('reports a body shorter than announced, or cut off, as a lost connection', async () => {
    const short = await raw((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100\r\n\r\nshort');
    });
    const cut = await raw((socket) => {
      socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n5\r\nshort\r\n',
      );
    });

    const outcomes = [await ask(short, '/'), await ask(cut, '/')];

    expect(outcomes).toEqual(Array(2).fill({ kind: 'error', reason: 'connection', status: null }));
  });

  it('reports a closed port as a lost connection', async () => {
    const shop = await http(html('ok'));
    await shop.stop();

    const outcome = await ask(shop, '/');

    expect(outcome).toEqual({ kind: 'error', reason: 'connection', status: null });
  });

  it("isn't needed when the caller gives up first", async () => {
    const shop = await raw(() => undefined);
    const caller = new AbortController();

    const pending = ask(shop, '/', { signal: caller.signal });
    setTimeout(() => caller.abort(), 30);

    expect(await pending).toEqual({ kind: 'error', reason: 'cancelled', status: null });
    await shop.allClosed();
  });
});

describe('many fetches at once', () => {
  it('leave a limited queue and room for other hosts when forty hang', async () => {
    const hanging = await raw(() => undefined);
    const shop = await http(html('ok'));
    const safeFetch = open({
      allow: [hanging.hostAndPort, shop.hostAndPort],
      limits: { headersMs: 60_000, totalMs: 60_000 },
      politeness: { perHostConcurrent: 2, concurrentMax: 20, queueMax: 10 },
    });

    const pending = Array.from({ length: 40 }, () =>
      safeFetch.fetch(`${hanging.origin}/`, { accept: 'html' }),
    );
    const other = await safeFetch.fetch(`${shop.origin}/`, { accept: 'html' });
    while (hanging.accepted() < 2) await nextTurn();
    const connectionsWhileHanging = hanging.accepted();
    await safeFetch.close();
    const outcomes = await Promise.all(pending);

    const busy = outcomes.filter((outcome) => outcome.kind === 'error' && outcome.reason === 'busy');
    expect(other.kind).toBe('ok');
    expect(connectionsWhileHanging).toBe(2);
    expect(busy.length).toBeGreaterThanOrEqual(28);
  });

  it("are ended by closing, and later ones don't start", async () => {
    const shop = await raw(() => undefined);
    const safeFetch = open({ allow: [shop.hostAndPort] });

    const pending = safeFetch.fetch(`${shop.origin}/`, { accept: 'html' });
    await safeFetch.close();
    const later = await safeFetch.fetch(`${shop.origin}/`, { accept: 'html' });

    expect(await pending).toEqual({ kind: 'error', reason: 'closed', status: null });
    expect(later).toEqual({ kind: 'error', reason: 'closed', status: null });
    await shop.allClosed();
  });
});

function ask(
  shop: LoopbackServer,
  path: string,
  request: Partial<FetchRequest> = {},
  options: Partial<SafeFetchOptions> = {},
): Promise<FetchOutcome> {
  const safeFetch = open({ allow: [shop.hostAndPort], ...options });
  return safeFetch.fetch(`${shop.origin}${path}`, { accept: 'html', ...request });
}

function open(options: Partial<SafeFetchOptions>): SafeFetch {
  const safeFetch = createSafeFetch({
    userAgent: 'PriceHunt-test/1.0 (+https://pricehunt.example/bot)',
    allow: [],
    respectRobots: false,
    ...options,
  });
  closers.push(() => safeFetch.close());
  return safeFetch;
}

async function http(listener: RequestListener): Promise<LoopbackServer> {
  const server = await serveHttp(listener);
  closers.push(() => server.stop());
  return server;
}

async function raw(answer: (socket: Socket) => void): Promise<LoopbackServer> {
  const server = await serveRaw(answer);
  closers.push(() => server.stop());
  return server;
}

function html(body: string | Buffer, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };
}

/** Writes until the other side stops reading. */
function pour(socket: Socket, piece: string | Buffer): void {
  const write = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', write);
  write();
}

function ok(outcome: FetchOutcome): Extract<FetchOutcome, { kind: 'ok' }> {
  if (outcome.kind !== 'ok') throw new Error(`the fetch gave ${JSON.stringify(outcome)}`);
  return outcome;
}
