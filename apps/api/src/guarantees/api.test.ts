import { errorCodes, failureSchema } from '@pricehunt/api-contract';
import { endpoints } from '@pricehunt/api-contract/endpoints';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function routesOf(printed: string): readonly { readonly method: string; readonly path: string }[] {
  const prefixes: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    const path = (prefixes[depth - 1] ?? '') + part;
    prefixes.splice(depth, prefixes.length, path);
    return methods
      .split(', ')
      .flatMap((method) => (/^(|HEAD|OPTIONS)$/.test(method) ? [] : [{ method, path }]));
  });
}

async function portOf({ app }: TestApi): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe('the API as a whole', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'registers %s as declared in the contract',
    (_name, endpoint) => {
      expect(api.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    },
  );

  it('responds on no path outside the contract, except for operators and documentation (AUTHZ-1)', () => {
    const open = /^\/(healthz|readyz|api\/openapi\.json|api\/docs(\/.*)?)$/;

    const routes = routesOf(api.app.printRoutes({ commonPrefix: false }));
    const named = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    const unnamed = routes.filter(({ method, path }) => !named.has(`${method} ${path}`) && !open.test(path));

    expect(routes.length).toBeGreaterThan(endpoints.length);
    expect(unnamed).toEqual([]);
  });

  it.each([
    ['an unknown path', { method: 'GET', url: '/api/nothing' }, 'request.unknown-path'],
    ['a wrong method', { method: 'DELETE', url: '/api/comparisons' }, 'request.wrong-method'],
    [
      'a malformed body',
      {
        method: 'POST',
        url: '/api/comparisons',
        headers: { 'content-type': 'application/json' },
        payload: '{"a',
      },
      'request.not-json',
    ],
    [
      'a body of another type',
      { method: 'POST', url: '/api/comparisons', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      'request.unsupported-type',
    ],
    [
      'a body over the limit',
      {
        method: 'POST',
        url: '/api/comparisons',
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(300_000)}"`,
      },
      'request.too-large',
    ],
    [
      'an unknown field',
      {
        method: 'POST',
        url: '/api/comparisons',
        payload: { requestId: '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69', query: 'tv', isAdmin: true },
      },
      'request.invalid',
    ],
    ['a repeated parameter', { method: 'GET', url: '/api/products?q=a&q=b' }, 'request.invalid'],
    [
      'a body that would set a prototype',
      {
        method: 'POST',
        url: '/api/comparisons',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{"isAdmin":true}}',
      },
      'request.not-json',
    ],
    ['a bad escape in the path', { method: 'GET', url: '/api/products/%ff' }, 'request.not-json'],
  ] as const)('returns the common error envelope for %s', async (_what, request, code) => {
    const response = await api.app.inject(request);

    expect(response.statusCode).toBe(errorCodes[code].status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const failure = failureSchema.parse(response.json());
    expect(failure.code).toBe(code);
    expect(failure.requestId).toBe(response.headers['x-request-id'] ?? failure.requestId);
    expect(response.body).not.toMatch(/at .*\.ts|node_modules/);
  });

  it('returns 405 with the allowed methods of a known path', async () => {
    const response = await api.app.inject({ method: 'DELETE', url: '/api/comparisons' });

    expect(response.headers['allow']).toBe('POST');
  });

  it('returns the common error envelope for a request that is not HTTP', async () => {
    const port = await portOf(api);

    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'));
      let text = '';
      socket.on('data', (part) => (text += String(part)));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(failureSchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('request.not-json');
  });

  it('reads the rest of a body over the limit, so that a proxy that is still sending it passes the refusal on', async () => {
    const isChunked = [false, true];

    const answers = await Promise.all(
      isChunked.map(async (chunked) => {
        const sent = request({ port: await portOf(api), method: 'POST', path: '/api/comparisons' });
        const whole = Buffer.alloc(20_000_000, 'x');
        sent.setHeader('content-type', 'application/json');
        if (!chunked) sent.setHeader('content-length', whole.length);
        const answered = new Promise<IncomingMessage>((resolve, reject) => {
          sent.on('response', resolve).on('error', reject);
        });
        sent.end(whole);
        const response = await answered;
        const body = await text(response);
        if (!sent.writableFinished) await once(sent, 'finish');
        return [response.statusCode, JSON.parse(body).code, response.headers.connection === 'close'];
      }),
    );

    expect(answers).toEqual(isChunked.map(() => [413, 'request.too-large', false]));
  });

  it('refuses a state-changing call from a page of another origin', async () => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { cookie: 'a=b' },
    ];

    const answers = await Promise.all(
      foreign.map((headers) =>
        api.app.inject({
          method: 'POST',
          url: '/api/comparisons',
          headers,
          payload: { requestId: 'x' },
        }),
      ),
    );

    expect(answers.map((answer) => answer.json().code)).toEqual(foreign.map(() => 'request.foreign-origin'));
  });

  it('accepts a call from its own origins and from programs', async () => {
    const own = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://pricehunt.example' }, {}];

    const answers = await Promise.all(
      own.map((headers) =>
        api.app.inject({ method: 'POST', url: '/api/comparisons', headers, payload: { requestId: 'x' } }),
      ),
    );

    expect(answers.map((answer) => answer.json().code)).toEqual(own.map(() => 'request.invalid'));
  });

  it('sends the security headers without naming the software', async () => {
    const { headers } = await api.app.inject({ method: 'GET', url: '/api/categories' });

    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(headers)).not.toMatch(/fastify|express|node\//i);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('returns 429 with the time to wait over the rate limit', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 60 }, () =>
        api.app.inject({
          method: 'POST',
          url: '/api/comparisons',
          remoteAddress: '203.0.113.7',
          payload: { requestId: 'x' },
        }),
      ),
    );

    const refused = attempts.filter((answer) => answer.statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(failureSchema.parse(refused[0]?.json()).code).toBe('request.too-many');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('describes every endpoint of the contract in the OpenAPI document that it serves', async () => {
    const served = (await api.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
    const read = (await api.app.inject({ method: 'GET', url: '/api/docs/json' })).json();

    const described = Object.values<Record<string, { operationId?: string }>>(served.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(described).toEqual(expect.arrayContaining(endpoints.map((endpoint) => endpoint.name)));
    expect(served.servers[0].url).toBe('https://pricehunt.example');
    expect(read).toEqual(served);
  });

  it('is alive and not ready while the disk is full', async () => {
    const short = await startTestApi({ hasDiskRoom: async () => false });

    const ready = await short.app.inject({ method: 'GET', url: '/readyz' });
    const alive = await short.app.inject({ method: 'GET', url: '/healthz' });

    expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
    await short.close();
  });

  it('is alive always and ready until it drains', async () => {
    const before = await api.app.inject({ method: 'GET', url: '/readyz' });
    api.startDraining();
    const after = await api.app.inject({ method: 'GET', url: '/readyz' });
    const alive = await api.app.inject({ method: 'GET', url: '/healthz' });

    expect([before.statusCode, after.statusCode, alive.statusCode]).toEqual([200, 503, 200]);
    expect(after.headers['connection']).toBe('close');
  });
});
