import { dayMs } from '@pricehunt/offers';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { createAdmin } from './create-admin';
import { createFirstAdminLink } from './first-admin';
import { codeOf, openVisitor } from './testing-visitor';

let api: TestApi;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.close());

const path = '/api/admin/auth/first-admin';
const origin = 'https://admin.pricehunt.example';
const ada = { email: 'ada@pricehunt.example', password: 'kettle sings at dawn', locale: 'de' };

async function newToken(): Promise<string> {
  const link = await createFirstAdminLink(api.services, origin);
  return new URL(link ?? '').hash.replace('#token=', '');
}

it('creates the first admin once, signs them in, and stops working', async () => {
  const token = await newToken();
  const visitor = openVisitor(api);

  const checked = await visitor.post(`${path}/check`, { token });
  const created = await visitor.post(path, { token, ...ada });
  const signedIn = await visitor.get('/api/admin/auth/me');
  const again = await openVisitor(api).post(path, { token, ...ada, email: 'eve@pricehunt.example' });
  const checkedAgain = await openVisitor(api).post(`${path}/check`, { token });

  expect(codeOf(checked)).toBeNull();
  expect(created.json()).toMatchObject({ business: { isAdmin: true, email: ada.email } });
  expect(signedIn.json()).toMatchObject({ business: { email: ada.email } });
  expect([codeOf(again), codeOf(checkedAgain)]).toEqual(['auth.token-invalid', 'auth.token-invalid']);
  expect(codeOf(await openVisitor(api).post('/api/admin/auth/login', { ...ada, locale: undefined }))).toBe(
    null,
  );
});

it('creates one admin when two browsers use the link at the same moment', async () => {
  const token = await newToken();
  const emails = ['ada@pricehunt.example', 'eve@pricehunt.example'];

  const answers = await Promise.all(
    emails.map((email) => openVisitor(api).post(path, { token, ...ada, email })),
  );

  expect(answers.map(codeOf).toSorted()).toEqual(['auth.token-invalid', null]);
});

it('refuses a token that is wrong, a day old, or replaced by a newer link', async () => {
  const replaced = await newToken();
  const token = await newToken();
  const codeWith = async (given: string) =>
    codeOf(await openVisitor(api).post(path, { token: given, ...ada }));

  const wrong = [await codeWith('x'.repeat(43)), await codeWith(replaced)];
  now = new Date(now.getTime() + dayMs);

  expect([...wrong, await codeWith(token)]).toEqual(Array(3).fill('auth.token-invalid'));
  expect(await api.services.storage.accounts.hasAdmin()).toBe(false);
});

it('is not created once there is an admin, and an older link is refused', async () => {
  const token = await newToken();
  await createAdmin(api.services, 'root@pricehunt.example');

  expect(codeOf(await openVisitor(api).post(path, { token, ...ada }))).toBe('auth.token-invalid');
  expect(await createFirstAdminLink(api.services, origin)).toBeNull();
});

it('works after a refused password and an address that belongs to a merchant', async () => {
  const token = await newToken();
  const visitor = openVisitor(api);
  await createAdmin(api.services, ada.email);
  const merchant = await api.services.storage.accounts.findVerified('business', ada.email);
  await api.services.storage.accounts.changeAccount(
    merchant?.id ?? '',
    { isAdmin: false },
    now.toISOString(),
  );

  const weak = await visitor.post(path, { token, ...ada, email: 'eve@pricehunt.example', password: 'short' });
  const taken = await visitor.post(path, { token, ...ada });
  const created = await visitor.post(path, { token, ...ada, email: 'eve@pricehunt.example' });

  expect([codeOf(weak), codeOf(taken), codeOf(created)]).toEqual([
    'auth.password-refused',
    'auth.email-taken',
    null,
  ]);
});
