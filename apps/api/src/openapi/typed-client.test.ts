import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mailedToken } from '../modules/identity/testing-visitor';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { verifyTestDomain } from '../testing/verify-test-domain';
import { patientTestMs } from '../testing/waits';

// It generates and compiles a client.
jest.setTimeout(patientTestMs);

const modules = join(__dirname, '../../../../node_modules');
const run = promisify(execFile);
const account = { email: 'owner@oak.example', password: 'a kettle sings in the morning' };

/** What a merchant's developer writes: types by openapi-typescript, calls by openapi-fetch. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './pricehunt';

const [baseUrl = '', email = '', password = '', token = ''] = process.argv.slice(2);
const ownPage = { 'x-forwarded-proto': 'https', origin: 'https://merchants.pricehunt.example' };

function expected<Data>({ data, error }: { data?: Data; error?: { code: string; error: string } }): Data {
  if (data === undefined) throw new Error(error === undefined ? 'no data' : error.code + ': ' + error.error);
  return data;
}

async function register(): Promise<object> {
  const visitor = createClient<paths>({ baseUrl, headers: ownPage });
  const body = { email, password, businessName: 'Oak', storeDomain: 'oak.example' };
  const { business } = expected(await visitor.POST('/api/business/auth/register', { body }));
  return { businessId: business.id };
}

async function createKey(): Promise<object> {
  const visitor = createClient<paths>({ baseUrl, headers: ownPage });
  expected(await visitor.POST('/api/business/auth/verify-email', { body: { token, password } }));
  const signedIn = await visitor.POST('/api/business/auth/login', { body: { email, password } });
  expected(signedIn);
  const cookie = signedIn.response.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  const owner = createClient<paths>({ baseUrl, headers: { ...ownPage, cookie } });
  const scopes = ['products.write', 'products.read', 'orders.write', 'orders.read', 'reports.read'] as const;
  const created = await owner.POST('/api/business/api-keys', {
    body: { name: 'Warehouse', kind: 'secret', scopes: [...scopes] },
  });
  return { key: expected(created).key };
}

async function pushAndReport(): Promise<object> {
  const api = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token } });
  const lamp = {
    id: 'lamp-1', title: 'Oak lamp', link: 'https://oak.example/p/1', price: '10.00 EUR',
    availability: 'in_stock', condition: 'new', brand: 'Oak',
  };
  const pushed = expected(await api.POST('/api/v1/products', { body: { upserts: [lamp], deletes: [] } }));
  const placedAt = new Date().toISOString();
  const order = { orderId: 'A-1', placedAt, currency: 'EUR', totalMinor: 1000 };
  const taken = expected(await api.POST('/api/v1/orders', { body: order }));
  const products = expected(await api.GET('/api/v1/products'));
  const orders = await api.GET('/api/v1/orders');
  const report = expected(await api.GET('/api/v1/reports/attribution'));
  const etag = orders.response.headers.get('etag') ?? '';
  const again = await api.GET('/api/v1/orders', { headers: { 'if-none-match': etag } });
  const found: string | undefined = expected(orders).items[0]?.id;
  const one = expected(await api.GET('/api/v1/orders/{orderId}', { params: { path: { orderId: found ?? '' } } }));
  // @ts-expect-error: the types know the call's parameters.
  const refused = await api.GET('/api/v1/orders/{orderId}', { params: { path: { orderId: 7 } } });
  return {
    pushed: pushed.results.map(({ outcome }) => outcome),
    products: products.items.map(({ itemId, title }) => [itemId, title]),
    isSameOrder: found === taken.id && one.order.id === taken.id,
    next: expected(orders).nextCursor,
    orderCount: report.orderCount,
    unchanged: again.response.status,
    refused: refused.error?.code,
  };
}

const steps = { register, createKey, pushAndReport };
const step = process.env['STEP'] as keyof typeof steps;
console.log(JSON.stringify(await steps[step]()));
`;

let folder: string;
let api: TestApi;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typed-client-'));
  api = await startTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const bound = api.app.server.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  await symlink(modules, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'merchant.ts'), program);
  await writeFile(join(folder, 'openapi.json'), (await api.app.inject('/api/openapi.json')).body);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const step = async (name: string, token = '') => {
  const args = ['merchant.js', origin, account.email, account.password, token];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: { STEP: name } });
  return JSON.parse(stdout);
};

it('registers a merchant, pushes a catalog and an order, and reads the report with a client generated from the document', async () => {
  const cli = join(modules, 'openapi-typescript/bin/cli.js');
  await run(process.execPath, [cli, 'openapi.json', '-o', 'pricehunt.ts'], { cwd: folder });
  const compiled = await run(
    process.execPath,
    [
      ...[join(modules, 'typescript-7/bin/tsc'), 'merchant.ts', '--strict', '--noUncheckedIndexedAccess'],
      ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node'],
    ],
    { cwd: folder },
  ).catch((failed: { readonly stdout: string }) => failed);
  expect(compiled.stdout).toBe('');

  const { businessId } = await step('register');
  const { key } = await step('createKey', await mailedToken(api, account.email));
  await verifyTestDomain(api, businessId, 'oak.example');
  const outcome = await step('pushAndReport', key);

  expect(outcome).toEqual({
    pushed: ['created'],
    products: [['lamp-1', 'Oak lamp']],
    isSameOrder: true,
    next: null,
    orderCount: 1,
    unchanged: 304,
    refused: 'order.not-found',
  });
});
