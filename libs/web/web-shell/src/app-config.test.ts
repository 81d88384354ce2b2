import { readAppConfig } from './app-config';

const nothing = { shopper: null, merchant: null, admin: null };

function answering(body: string, status = 200): typeof fetch {
  return async () => new Response(body, { status });
}

it('reads configured origins without path or slash', async () => {
  const config = JSON.stringify({
    shopperOrigin: 'https://pricehunt.example/',
    merchantOrigin: 'https://merchants.pricehunt.example/business',
    adminOrigin: 'http://127.0.0.1:4400',
  });

  const { origins } = await readAppConfig(answering(config));

  expect(origins).toEqual({
    shopper: 'https://pricehunt.example',
    merchant: 'https://merchants.pricehunt.example',
    admin: 'http://127.0.0.1:4400',
  });
});

it.each([
  ['is missing', answering('not found', 404)],
  ['is no JSON', answering('<!doctype html>')],
  ['is no object', answering('null')],
  ['does not arrive', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('returns no origins when the file %s', async (_case, fetch: typeof globalThis.fetch) => {
  expect(await readAppConfig(fetch)).toMatchObject({ origins: nothing });
});

it.each(['javascript:alert(1)', 'pricehunt.example', '', 42, null])(
  'rejects %p as an origin',
  async (value) => {
    const { origins } = await readAppConfig(answering(JSON.stringify({ adminOrigin: value })));

    expect(origins).toEqual(nothing);
  },
);

describe('readAppConfig', () => {
  const readFrom = (config: unknown) => readAppConfig(async () => new Response(JSON.stringify(config)));

  it('reads implied consent and disabled test pages', async () => {
    const config = await readFrom({ consent: 'implied', testPages: false });

    expect(config).toMatchObject({ consent: 'implied', hasTestPages: false });
  });

  it.each([{}, { consent: 'none', testPages: 'yes' }, null, 7, { consent: true, testPages: 1 }])(
    'requires consent and has test pages when config.json is %j',
    async (told) => {
      expect(await readFrom(told)).toMatchObject({ consent: 'required', hasTestPages: true });
    },
  );

  it.each([
    ['mock', 'mock'],
    ['api', 'api'],
    ['anything', 'api'],
    [undefined, 'api'],
  ])('signs shoppers in to real accounts unless the mock is configured: %j', async (told, shopperAuth) => {
    expect(await readFrom({ shopperAuth: told })).toMatchObject({ shopperAuth });
  });
});
