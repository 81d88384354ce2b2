import { endpoints } from '@pricehunt/api-contract/endpoints';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openApiDocument } from './openapi-document';

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const modules = join(__dirname, '../../../../node_modules');
const origins = {
  SHOPPER_ORIGIN: 'https://pricehunt.test',
  MERCHANT_ORIGIN: 'https://merchants.pricehunt.test',
  ADMIN_ORIGIN: 'https://admin.internal',
};
const text = JSON.stringify(openApiDocument(endpoints, { version: '1.0.0', origins }));
const document = JSON.parse(text);
const operations: readonly Operation[] = Object.values<Record<string, Operation>>(document.paths).flatMap(
  (path) => Object.values(path).filter(({ operationId }) => operationId !== undefined),
);
const run = promisify(execFile);

describe('external tools', () => {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    file = join(folder, 'openapi.json');
    await writeFile(file, text);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('find no problem in the document: redocly lint with its recommended rules', async () => {
    const lint = await run(
      process.execPath,
      [join(modules, '@redocly/cli/bin/cli.js'), 'lint', '--extends=recommended', '--format=json', file],
      { cwd: folder, env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    ).catch((failed: { readonly stdout: string }) => failed);

    expect(JSON.parse(lint.stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  });
});

describe('the OpenAPI document', () => {
  it('is smaller than 750 kB, since shared parts are in it once', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(750_000);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Money', 'Offer', 'Comparison', 'FeedImport', 'Failure']),
    );
  });

  it('has a type for every field', () => {
    expect(text.match(/"(?:additionalProperties|items|schema)":\{\}/g)).toBeNull();
    expect(document.components.schemas.JsonValue.anyOf).toHaveLength(6);
  });

  const reads = Object.entries<Record<string, Operation>>(document.paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([, { get }]) => get ?? []);

  it('describes every list of the public API as paged by cursor', () => {
    const lists = reads.flatMap(({ operationId, parameters, responses }) => {
      const { properties = {} } = Object(responses['200']).content['application/json'].schema;
      const names = parameters?.map(({ name }) => name) ?? [];
      return 'items' in properties ? [{ operationId, names, next: properties.nextCursor }] : [];
    });

    expect(lists.length).toBeGreaterThan(8);
    for (const list of lists) {
      expect(list).toEqual({
        operationId: list.operationId,
        names: expect.arrayContaining(['cursor']),
        next: { type: ['string', 'null'] },
      });
    }
  });

  it('describes every read of the public API with an ETag', () => {
    expect(reads.length).toBeGreaterThan(10);
    for (const { operationId, parameters, responses } of reads) {
      expect([operationId, parameters?.map(({ name }) => name)]).toEqual([
        operationId,
        expect.arrayContaining(['If-None-Match']),
      ]);
      expect(responses).toHaveProperty('304');
      expect(JSON.stringify(responses['200'])).toContain('ETag');
    }
  });

  it('has no broken link', () => {
    const links = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);

    const dangling = links.filter((path) => {
      const found = path.split('/').reduce<unknown>((part, key) => Object(part)[key], document);
      return found === undefined;
    });

    expect(links.length).toBeGreaterThan(500);
    expect(dangling).toEqual([]);
  });

  it('has a success response for every operation', () => {
    const without = operations.filter(
      ({ responses }) => !Object.keys(responses).some((status) => /^[23]/.test(status)),
    );

    expect(operations).toHaveLength(endpoints.length);
    expect(without).toEqual([]);
  });

  it.each([
    ['getShopperSession', [{ shopperSession: [] }, {}]],
    ['listFavorites', [{ shopperSession: [] }]],
    ['listFeeds', [{ businessSession: [] }]],
    ['listAdminBusinesses', [{ adminSession: [] }]],
    ['pushOrder', [{ apiKey: ['orders.write'] }]],
    ['listOrdersByKey', [{ apiKey: ['orders.read'] }]],
    ['createAlertByKey', [{ apiKey: ['alerts.write'] }]],
    ['takeShopifyWebhook', [{ shopifySignature: [] }]],
    ['searchProducts', []],
  ])('documents the authentication of %s', (name, security) => {
    const operation = operations.find(({ operationId }) => operationId === name);

    expect(operation?.security).toEqual(security);
  });

  it('defines each security scheme: a cookie for each audience, a bearer key and the signature of a webhook', () => {
    expect(document.components.securitySchemes).toMatchObject({
      shopperSession: { type: 'apiKey', in: 'cookie', name: '__Host-pricehunt_shopper' },
      businessSession: { type: 'apiKey', in: 'cookie', name: '__Host-pricehunt_business' },
      adminSession: { type: 'apiKey', in: 'cookie', name: '__Host-pricehunt_admin' },
      apiKey: { type: 'http', scheme: 'bearer' },
      shopifySignature: { type: 'apiKey', in: 'header', name: 'X-Shopify-Hmac-Sha256' },
    });
  });

  it('documents the origin of each audience’s calls', () => {
    expect(document.servers[0].url).toBe('https://pricehunt.test');
    expect(document.paths['/api/business/feeds'].servers[0].url).toBe('https://merchants.pricehunt.test');
    expect(document.paths['/api/admin/businesses'].servers[0].url).toBe('https://admin.internal');
  });

  it.each([
    ['pushOrder', ['Idempotency-Key']],
    ['pushProducts', ['Idempotency-Key']],
    ['followComparison', ['Last-Event-ID']],
    ['followActivity', ['Last-Event-ID']],
    ['trackReferral', ['Sec-GPC', 'DNT']],
    [
      'takeShopifyWebhook',
      ['X-Shopify-Topic', 'X-Shopify-Webhook-Id', 'X-Shopify-Shop-Domain', 'X-Shopify-Triggered-At'],
    ],
  ])('documents the headers that %s reads', (name, headers) => {
    const operation = operations.find(({ operationId }) => operationId === name);

    expect(
      operation?.parameters?.filter((parameter) => parameter.in === 'header').map((header) => header.name),
    ).toEqual(headers);
  });

  it('names the input and the output of a shared schema separately when they differ', () => {
    expect(document.components.schemas['CommissionRuleInput'].additionalProperties).toBe(false);
    expect(document.components.schemas['CommissionRule'].additionalProperties).toBeUndefined();
  });

  it('leaves out parts that only calls of other listeners use', () => {
    const withoutAdmin = JSON.stringify(
      openApiDocument(
        endpoints.filter(({ audience }) => audience !== 'admin'),
        { version: '1.0.0', origins },
      ),
    );

    expect(withoutAdmin).not.toContain('/api/admin/');
    expect(withoutAdmin).not.toContain('AdminJob');
    expect(withoutAdmin).not.toContain('adminSession');
  });
});
