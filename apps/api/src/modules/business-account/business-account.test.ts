import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { mailNotice } from '../../notices/business-notices';
import { verifyTestDomain } from '../../testing/verify-test-domain';

const password = 'a kettle sings in the morning';

let api: TestApi;
let owner: SignedInCaller & { readonly businessId: string };

beforeEach(async () => {
  api = await startTestApi();
  owner = await signInTestMember(api, { name: 'Oak', email: 'mira@oak.example' });
  const passwordHash = await api.services.passwords.hashPassword(password);
  const at = new Date().toISOString();
  await api.services.storage.accounts.changeAccount(owner.accountId, { passwordHash }, at);
});
afterEach(() => api.close());

const put = (url: string, payload: object, who: SignedInCaller = owner) =>
  who.inject({ method: 'PUT', url, payload });
const get = (url: string, who: SignedInCaller = owner) => who.inject({ method: 'GET', url });
const post = (url: string, payload: object) => owner.inject({ method: 'POST', url, payload });

async function signInAs(email: string) {
  return api.app.inject({
    method: 'POST',
    url: '/api/business/auth/login',
    payload: { email, password },
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https' },
  });
}

async function mailedToken(to: string): Promise<string> {
  const mails = await api.readMailbox();
  const link = mails.findLast((mail) => mail.to === to)?.links.at(-1) ?? '';
  return link.split('#token=')[1] ?? '';
}

async function listLamp(): Promise<void> {
  await verifyTestDomain(api, owner.businessId, 'oak.example');
  const made = await post('/api/business/api-keys', {
    name: 'Shop',
    kind: 'secret',
    scopes: ['products.write'],
  });
  const lamp = {
    id: 'l1',
    title: 'Lamp',
    link: 'https://oak.example/p/l1',
    price: '10.00 EUR',
    availability: 'in_stock',
    condition: 'new',
    brand: 'Oak',
  };
  const pushed = await api.app.inject({
    method: 'POST',
    url: '/api/v1/products',
    headers: { authorization: `Bearer ${made.json<{ key: string }>().key}` },
    payload: { upserts: [lamp] },
  });
  expect(pushed.statusCode).toBe(200);
}

async function sendOrder(): Promise<void> {
  const made = await post('/api/business/api-keys', {
    name: 'Orders',
    kind: 'secret',
    scopes: ['orders.write'],
  });
  const sent = await api.app.inject({
    method: 'POST',
    url: '/api/v1/orders',
    headers: { authorization: `Bearer ${made.json<{ key: string }>().key}` },
    payload: {
      orderId: 'o1',
      placedAt: '2026-11-20T10:00:00.000Z',
      currency: 'EUR',
      totalMinor: 1_000,
      customer: 'sam@post.example',
    },
  });
  expect(sent.statusCode).toBe(200);
}

async function offerCount(): Promise<number> {
  const found = await api.app.inject({ method: 'GET', url: '/api/products?q=lamp' });
  const [hit] = found.json<{ items: { product: { id: string } }[] }>().items;
  if (hit === undefined) return 0;
  const url = `/api/products/${hit.product.id}/offers`;
  const offers = await api.app.inject({ method: 'GET', url });
  return offers.json<{ items: unknown[] }>().items.length;
}

describe('the profile of a business', () => {
  it('changes the given fields and leaves the rest', async () => {
    await put('/api/business/profile', { currency: 'EUR', timeZone: 'Europe/Berlin' });

    const changed = await put('/api/business/profile', { name: 'Oak & Ash' });

    expect(changed.json()).toMatchObject({
      profile: { name: 'Oak & Ash', currency: 'EUR', timeZone: 'Europe/Berlin', webAddress: null },
    });
    expect((await get('/api/business/auth/me')).json()).toMatchObject({ business: { name: 'Oak & Ash' } });
  });

  it.each([
    [{ currency: 'XQZ' }, 'currency'],
    [{ timeZone: 'Europe/Nowhere' }, 'timeZone'],
    [{ webAddress: 'javascript:alert(1)' }, 'webAddress'],
  ])('rejects %j and names the field', async (changes, path) => {
    const refused = await put('/api/business/profile', changes);

    expect(refused.json()).toMatchObject({ code: 'request.invalid', fields: [{ path }] });
  });
});

describe('e-mail notifications of a member', () => {
  it('are all on for owners and managers and off for viewers, unless changed', async () => {
    const viewer = await signInTestMember(api, { businessId: owner.businessId, role: 'viewer' });

    await put('/api/business/notifications', { notices: { 'feed-failed': false } });
    await put('/api/business/notifications', { notices: { 'integration-silent': true } }, viewer);

    const rest = { 'product-disapproved': true, 'webhook-disabled': true };
    expect((await get('/api/business/notifications')).json()).toMatchObject({
      notices: { 'feed-failed': false, 'integration-silent': true, ...rest },
    });
    expect((await get('/api/business/notifications', viewer)).json()).toMatchObject({
      notices: { 'feed-failed': false, 'integration-silent': true, 'webhook-disabled': false },
    });
  });

  it('go to members who want them, once per event', async () => {
    const manager = await signInTestMember(api, { businessId: owner.businessId, role: 'manager' });
    await signInTestMember(api, { businessId: owner.businessId, role: 'manager', isVerified: false });
    await put('/api/business/notifications', { notices: { 'feed-failed': false } });
    const words = { subject: 'A feed failed', paragraphs: ['It did.'], label: 'See it' };
    const notice = {
      businessId: owner.businessId,
      notice: 'feed-failed' as const,
      key: 'run1',
      path: '/business/dashboard',
      words: { en: words, de: words },
    };

    const { storage } = api.services;
    await storage.atomically((stores) => mailNotice(api.services, stores, notice));
    await storage.atomically((stores) => mailNotice(api.services, stores, notice));

    const mails = await api.readMailbox();
    expect(mails.map(({ to }) => to)).toEqual([manager.email]);
  });
});

describe('a change of e-mail address', () => {
  it('applies after its link is opened, and the old address is notified first', async () => {
    const requested = await post('/api/business/auth/change-email', { email: 'new@oak.example', password });
    const before = await signInAs('new@oak.example');
    const token = await mailedToken('new@oak.example');
    const mails = await api.readMailbox();
    const confirmed = await post('/api/business/auth/verify-email', { token, password });

    expect(requested.statusCode).toBe(200);
    expect(before.json()).toMatchObject({ code: 'auth.wrong-credentials' });
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['mira@oak.example', 'new@oak.example']);
    expect(confirmed.json()).toEqual({ success: true, email: 'new@oak.example' });
    expect((await signInAs('new@oak.example')).statusCode).toBe(200);
    expect((await signInAs('mira@oak.example')).json()).toMatchObject({ code: 'auth.wrong-credentials' });
  });

  it('requires the password', async () => {
    const requested = await post('/api/business/auth/change-email', {
      email: 'new@oak.example',
      password: 'wrong',
    });

    expect(requested.json()).toMatchObject({ code: 'auth.wrong-password' });
    expect(await api.readMailbox()).toEqual([]);
  });

  it('reveals only to the mailbox whether the address has an account', async () => {
    await signInTestMember(api, { email: 'taken@ash.example' });

    const requested = await post('/api/business/auth/change-email', { email: 'taken@ash.example', password });

    expect(requested.json()).toEqual({ success: true });
    const mails = await api.readMailbox();
    expect(mails.find(({ to }) => to === 'taken@ash.example')?.subject).toContain('already have');
    expect((await get('/api/business/auth/me')).json()).toMatchObject({
      business: { email: 'mira@oak.example' },
    });
  });

  it('is rejected if somebody else verified the address meanwhile, and its link works once', async () => {
    await post('/api/business/auth/change-email', { email: 'new@oak.example', password });
    const token = await mailedToken('new@oak.example');
    await signInTestMember(api, { email: 'new@oak.example' });

    const late = await post('/api/business/auth/verify-email', { token, password });
    const again = await post('/api/business/auth/verify-email', { token, password });

    expect(late.json()).toMatchObject({ code: 'auth.email-taken' });
    expect(again.json()).toMatchObject({ code: 'auth.token-invalid' });
  });
});

describe('the export of everything', () => {
  it('has a line for each record, without secrets, and an end marker', async () => {
    await listLamp();
    await post('/api/business/webhooks', { url: 'https://oak.example/hook', events: ['feed.failed'] });

    await sendOrder();

    const exported = await get('/api/business/export.ndjson');

    expect(exported.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(exported.headers['content-disposition']).toMatch(/filename="pricehunt-export-.*\.ndjson"/);
    const lines: readonly { kind: string }[] = exported.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ kind }) => kind)).toEqual([
      ...[
        'export',
        'business',
        'member',
        'domain',
        'api-key',
        'api-key',
        'webhook',
        'feed',
        'product',
        'order',
      ],
      ...['audit-entry', 'audit-entry', 'audit-entry', 'audit-entry', 'end'],
    ]);
    expect(lines.at(-1)).toMatchObject({ data: { counts: { product: 1, 'api-key': 2, order: 1 } } });
    expect(exported.body).not.toMatch(/keyHash|"secret":|previousSecret":|passwordHash|customerRef/);
  });

  it('is rejected for viewers', async () => {
    const viewer = await signInTestMember(api, { businessId: owner.businessId, role: 'viewer' });

    expect((await get('/api/business/export.ndjson', viewer)).json()).toMatchObject({
      code: 'auth.not-allowed',
    });
  });
});

describe('deleting the business', () => {
  const remove = (payload: object, who: SignedInCaller = owner) =>
    who.inject({ method: 'DELETE', url: '/api/business/account', payload });

  it('removes its offers from results, its data and its accounts, and preserves the audit log', async () => {
    await listLamp();
    const manager = await signInTestMember(api, { businessId: owner.businessId, role: 'manager' });
    const before = await offerCount();

    const deleted = await remove({ name: 'Oak', password });

    expect(deleted.json()).toEqual({ success: true });
    expect([before, await offerCount()]).toEqual([1, 0]);
    const { storage } = api.services;
    expect(await storage.businesses.findBusiness(owner.businessId)).toBeNull();
    expect(await storage.feeds.listFeeds(owner.businessId)).toEqual([]);
    expect(await storage.accounts.findAccount(owner.accountId)).toBeNull();
    expect((await get('/api/business/auth/me', manager)).json()).toMatchObject({ code: 'auth.signed-out' });
    const log = await storage.audit.listEntries({ businessId: owner.businessId, before: null, limit: 1 });
    expect(log).toMatchObject([{ action: 'business.deleted', details: { name: 'Oak' } }]);
  });

  it('leaves accounts of members who are on another team', async () => {
    const other = await signInTestMember(api, { name: 'Ash' });
    await api.services.storage.businesses.saveMember({
      businessId: other.businessId,
      accountId: owner.accountId,
      role: 'viewer',
      joinedAt: new Date().toISOString(),
    });

    await remove({ name: 'Oak', password });

    expect((await get('/api/business/auth/me')).json()).toMatchObject({ business: { name: 'Ash' } });
  });

  it.each([
    ['another name', { name: 'Ash', password }, 'business.other-name'],
    ['a wrong password', { name: 'Oak', password: 'wrong' }, 'auth.wrong-password'],
  ])('is rejected for %s', async (_what, payload, code) => {
    const refused = await remove(payload);

    expect(refused.json()).toMatchObject({ code });
    expect(await api.services.storage.businesses.findBusiness(owner.businessId)).not.toBeNull();
  });

  it('is for owners only', async () => {
    const manager = await signInTestMember(api, { businessId: owner.businessId, role: 'manager' });

    expect((await remove({ name: 'Oak', password }, manager)).json()).toMatchObject({
      code: 'auth.not-allowed',
    });
  });
});

describe('saved views', () => {
  const url = '/api/business/saved-views';
  const orders = '/business/dashboard/orders';
  const view = (name: string, query = `?q=${name}`, path = orders) => ({ path, name, query });
  const viewsOf = async (who: SignedInCaller) => (await get(url, who)).json<{ views: object[] }>().views;

  it('belong to the member, so that every device shows them, and to nobody else', async () => {
    const colleague = await signInTestMember(api, { email: 'bo@oak.example' });

    const saved = await post(url, { views: [view('Waiting', '?state=waiting'), view('Refunds')] });

    expect(saved.json().views).toEqual([view('Waiting', '?state=waiting'), view('Refunds')]);
    expect(await viewsOf(owner)).toEqual(saved.json().views);
    expect(await viewsOf(colleague)).toEqual([]);
  });

  it('replace those of the same name on the same screen, and can be deleted', async () => {
    const elsewhere = view('Waiting', '', '/business/dashboard/products');
    await post(url, { views: [view('Waiting', '?state=waiting'), elsewhere] });

    const replaced = await post(url, { views: [view('Waiting', '?state=attributed')] });
    const deleted = await owner.inject({ method: 'DELETE', url, payload: { path: orders, name: 'Waiting' } });

    expect(replaced.json().views).toEqual([elsewhere, view('Waiting', '?state=attributed')]);
    expect(deleted.json().views).toEqual([elsewhere]);
    expect(await viewsOf(owner)).toEqual([elsewhere]);
  });

  it('lose the oldest beyond 60', async () => {
    const views = Array.from({ length: 60 }, (_, number) => view(String(number)));
    await post(url, { views });

    const more = await post(url, { views: [view('60')] });

    expect(more.json().views).toHaveLength(60);
    expect(more.json().views[0]).toEqual(view('1'));
  });

  it.each([
    ['a path outside the dashboard', view('x', '', 'https://elsewhere.example/')],
    ['a query that is none', view('x', '//elsewhere.example')],
    ['no name', view(' ')],
  ])('refuse %s', async (_why, refused) => {
    expect((await post(url, { views: [refused] })).json().code).toBe('request.invalid');
  });

  it('are in the export of the business', async () => {
    await post(url, { views: [view('Waiting')] });

    const { body } = await get('/api/business/export.ndjson');

    expect(body).toContain(JSON.stringify([view('Waiting')]).slice(1, -1));
  });
});
