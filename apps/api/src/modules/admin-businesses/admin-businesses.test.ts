import { endpoints } from '@pricehunt/api-contract/endpoints';
import { handleShowItems } from '../../merchant-items/show-items.job';
import { openTestMerchant, testItem } from '../../testing/merchant';
import { ownPage, signInTestAdmin, signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { verifyTestDomain } from '../../testing/verify-test-domain';

let api: TestApi;
let admin: SignedInCaller;
let now: Date;

async function startApi(): Promise<void> {
  now = new Date('2026-11-21T10:00:00Z');
  api = await startTestApi({ now: () => now });
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
}
function useOwnApi(): void {
  beforeEach(startApi);
  afterEach(() => api.close());
}

const at = (businessId: string, act = '') => `/api/admin/businesses/${businessId}${act}`;
const post = (url: string, payload: object = {}) => admin.inject({ method: 'POST', url, payload });

async function list(query: Record<string, string>) {
  const answer = await admin.inject({ method: 'GET', url: '/api/admin/businesses', query });
  return answer.json<{ items: { id: string; name: string }[]; nextCursor: string | null; counts: object }>();
}

async function found(words: string): Promise<number> {
  const answer = await api.app.inject({ method: 'GET', url: '/api/products', query: { q: words } });
  const { items } = answer.json<{ items: { offerCount: number }[] }>();
  return items.reduce((sum, { offerCount }) => sum + offerCount, 0);
}

async function seen() {
  const get = async (url: string) => (await api.app.inject({ url })).json();
  const suggestions = await get('/api/suggest?q=oak%20la');
  return {
    found: (await get('/api/products?q=oak%20lamp')).total,
    browsed: (await get('/api/products')).total,
    inCategory: (await get('/api/products?category=lamps')).total,
    suggested: suggestions.items.map(({ text }: { text: string }) => text),
  };
}

function logOf(businessId: string) {
  return api.services.storage.audit.listEntries({ businessId, before: null, limit: 20 });
}

describe('finding businesses', () => {
  useOwnApi();

  it('searches names, domains, ids and member e-mail addresses, filters by status and sorts newest first', async () => {
    const oak = await signInTestMember(api, { name: 'Oak & Sons', storeDomain: 'oak.example' });
    const elm = await signInTestMember(api, { name: 'Elm', storeDomain: 'elm.example', status: 'pending' });
    const birch = await signInTestMember(api, { name: 'Birch', email: 'bo@birch.example' });

    const namesFor = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ name }) => name);

    expect(await namesFor({ query: 'oak & s' })).toEqual(['Oak & Sons']);
    expect(await namesFor({ query: 'ELM.exam' })).toEqual(['Elm']);
    expect(await namesFor({ query: 'bo@birch' })).toEqual(['Birch']);
    expect(await namesFor({ query: oak.businessId })).toEqual(['Oak & Sons']);
    expect(await namesFor({ query: '100%' })).toEqual([]);
    expect(await namesFor({ status: 'pending' })).toEqual(['Elm']);
    expect((await list({})).items[0]?.id).toBe(birch.businessId);
    expect((await list({ status: 'pending' })).counts).toEqual({ pending: 1, active: 2, suspended: 0 });
    expect(elm.businessId).not.toBe(oak.businessId);
  });

  it("leaves out the business of an admin's own account, and keeps a merchant's who became an admin", async () => {
    await signInTestMember(api, { name: 'Shop of an admin', isAdmin: true, storeDomain: 'oak.example' });

    const found = await list({});

    expect(found.items.map(({ name }) => name)).toEqual(['Shop of an admin']);
    expect(found.counts).toEqual({ pending: 0, active: 1, suspended: 0 });
  });

  it('merges unverified registrations of an address into the latest, and says how many there are', async () => {
    const email = 'mira@oak.example';
    for (const name of ['First', 'Second', 'Third']) {
      await signInTestMember(api, { name, email, isVerified: false, status: 'pending', storeDomain: null });
    }
    const elm = { name: 'Elm', email: 'elm@elm.example', status: 'pending', storeDomain: null } as const;
    await signInTestMember(api, elm);

    const found = await list({ status: 'pending' });

    expect(found.items).toMatchObject([
      { name: 'Elm', duplicateCount: 0 },
      { name: 'Third', duplicateCount: 2 },
    ]);
    expect(found.counts).toMatchObject({ pending: 2 });
  });

  it('continues where the previous page ended', async () => {
    for (let each = 0; each < 55; each += 1) {
      await api.services.storage.businesses.createBusiness({
        id: api.services.newId(),
        name: `Shop ${each}`,
        storeDomain: null,
        status: 'active',
        statusReason: null,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      });
    }

    const first = await list({ query: 'shop' });
    const rest = await list({ query: 'shop', cursor: first.nextCursor ?? '' });

    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([50, 5, null]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(55);
  });
});

describe('approving and suspending', () => {
  useOwnApi();

  it('hides the products of a suspended business and shows them again after reinstatement', async () => {
    const merchant = await openTestMerchant(api, [testItem('a'), testItem('b')]);
    const { businessId } = merchant;
    const before = await found('oak lamp');

    const suspended = await post(at(businessId, '/suspend'), { reason: 'Sells what it does not have' });
    const without = await found('oak lamp');
    await post(at(businessId, '/approve'));
    await api.runJobs([handleShowItems(api.services)]);

    expect([before, without, await found('oak lamp')]).toEqual([2, 0, 2]);
    expect(suspended.json().business).toMatchObject({
      status: 'suspended',
      statusReason: 'Sells what it does not have',
      shownItemCount: 0,
    });
  });

  it.each(['of its own', 'of the catalog'])(
    'hides a product %s from search and suggestions while its only merchant is suspended',
    async (kind) => {
      const gtin = '4006381333931';
      if (kind === 'of the catalog') {
        await api.services.storage.products.saveProducts([
          {
            id: 'p1',
            title: 'Oak lamp a',
            brand: 'Oak',
            gtins: [`0${gtin}`],
            mpn: null,
            attributes: {},
            category: 'Lamps',
            description: null,
            imageUrl: null,
          },
        ]);
      }
      const { businessId } = await openTestMerchant(api, [testItem('a', { gtin, product_type: 'Lamps' })]);
      const before = await seen();

      await post(at(businessId, '/suspend'), { reason: 'No imprint' });
      const without = await seen();
      await post(at(businessId, '/approve'));
      await api.runJobs([handleShowItems(api.services)]);

      expect(before).toEqual({ found: 1, browsed: 1, inCategory: 1, suggested: ['Oak lamp a'] });
      expect(without).toEqual({ found: 0, browsed: 0, inCategory: 0, suggested: [] });
      expect(await seen()).toEqual(before);
    },
  );

  it('shows a suspended business the reason in its session, its profile and each error', async () => {
    const merchant = await openTestMerchant(api, []);
    const { businessId, inject } = merchant;
    const made = await inject({
      method: 'POST',
      url: '/api/business/api-keys',
      payload: { name: 'shop', kind: 'secret', scopes: ['orders.write'] },
    });
    await post(at(businessId, '/suspend'), { reason: 'No imprint' });

    const me = await inject({ url: '/api/business/auth/me' });
    const profile = await inject({ url: '/api/business/profile' });
    const refused = await inject({
      method: 'POST',
      url: '/api/business/domains',
      payload: { domain: 'elm.example' },
    });
    const pushed = await api.app.inject({
      method: 'POST',
      url: '/api/v1/refunds',
      payload: {},
      headers: { authorization: `Bearer ${made.json().key}` },
    });

    expect(me.json().business).toMatchObject({ status: 'suspended', statusReason: 'No imprint' });
    expect(profile.json().profile).toMatchObject({ status: 'suspended', statusReason: 'No imprint' });
    const error =
      'This business is suspended. You can view your data, but not change anything. Reason: No imprint';
    expect([refused, pushed].map((answer) => answer.json())).toMatchObject([
      { code: 'business.suspended', error },
      { code: 'business.suspended', error },
    ]);
    await post(at(businessId, '/approve'));
    expect((await inject({ url: '/api/business/auth/me' })).json().business.statusReason).toBeNull();
  });

  it('records before and after in both logs and e-mails the owners the reason', async () => {
    const { businessId } = await signInTestMember(api, { status: 'pending', email: 'mira@oak.example' });

    await post(at(businessId, '/approve'), { reason: 'Looks fine' });
    await post(at(businessId, '/suspend'), { reason: 'No imprint' });

    const [suspended, approved] = await logOf(businessId);
    expect(approved).toMatchObject({
      action: 'business.approved',
      actor: { kind: 'admin', id: admin.accountId },
      details: { before: { status: 'pending' }, after: { status: 'active' }, reason: 'Looks fine' },
    });
    expect(suspended).toMatchObject({
      action: 'business.suspended',
      details: { before: { status: 'active' }, after: { status: 'suspended', reason: 'No imprint' } },
    });
    await api.runJobs([handleShowItems(api.services)]);
    const mails = await api.readMailbox();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['mira@oak.example', 'Your business account is approved'],
      ['mira@oak.example', 'Your business account is suspended'],
    ]);
    expect(mails[1]?.text).toContain('No imprint');
  });

  it('shows the checklist of a business: e-mail address, domain, samples of its items and their issues', async () => {
    const { businessId } = await openTestMerchant(api, [testItem('a'), testItem('b')], {
      status: 'pending',
    });

    const answer = await admin.inject({ method: 'GET', url: at(businessId) });

    const { review, itemCount, isRejected } = answer.json().business;
    expect([itemCount, isRejected, review.isEmailVerified]).toEqual([2, false, true]);
    const titles = review.samples.map(({ title }: { title: string }) => title);
    expect(titles.toSorted()).toEqual(['Oak lamp a', 'Oak lamp b']);
    expect(review.issues).toContainEqual(
      expect.objectContaining({ code: 'identifiers.missing', itemCount: 2 }),
    );
    expect(review.questions).toEqual([]);
  });

  it('e-mails the owners what a pending business is asked for, and it goes on waiting', async () => {
    const { businessId } = await signInTestMember(api, { status: 'pending', email: 'mira@oak.example' });

    const answer = await post(at(businessId, '/ask'), { message: 'Please add an imprint.' });

    const { status, review } = answer.json().business;
    expect(status).toBe('pending');
    expect(review.questions).toEqual([
      { at: now.toISOString(), by: 'ada@pricehunt.example', reason: 'Please add an imprint.' },
    ]);
    const [entry] = await logOf(businessId);
    expect(entry).toMatchObject({ action: 'business.asked', details: { reason: 'Please add an imprint.' } });
    await api.runJobs([handleShowItems(api.services)]);
    const [mail] = await api.readMailbox();
    expect(mail).toMatchObject({ to: 'mira@oak.example' });
    expect(mail?.text).toContain('Please add an imprint.');
  });

  it('rejects a pending business with a message to its owners, and an admin can reinstate it', async () => {
    const { businessId } = await signInTestMember(api, { status: 'pending', email: 'mira@oak.example' });

    const rejected = await post(at(businessId, '/reject'), { message: 'This isn’t a shop.' });
    const again = await post(at(businessId, '/reject'), { message: 'This isn’t a shop.' });
    const asked = await post(at(businessId, '/ask'), { message: 'What do you sell?' });

    expect(rejected.json().business).toMatchObject({
      status: 'suspended',
      isRejected: true,
      statusReason: 'This isn’t a shop.',
    });
    expect([again.json().code, asked.json().code]).toEqual(['business.not-pending', 'business.not-pending']);
    expect((await logOf(businessId)).map(({ action }) => action)).toEqual(['business.rejected']);
    await api.runJobs([handleShowItems(api.services)]);
    const mails = await api.readMailbox();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your business account was not approved']);
    expect(mails[0]?.text).toContain('This isn’t a shop.');
    const reinstated = await post(at(businessId, '/approve'));
    expect(reinstated.json().business).toMatchObject({ status: 'active', isRejected: false });
  });

  it('changes nothing when repeated', async () => {
    const { businessId } = await signInTestMember(api, { status: 'pending' });

    const answers = [await post(at(businessId, '/approve')), await post(at(businessId, '/approve'))];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await logOf(businessId)).toHaveLength(1);
    await api.runJobs([handleShowItems(api.services)]);
    expect(await api.readMailbox()).toHaveLength(1);
  });

  it('requires a reason to suspend and an existing business', async () => {
    const { businessId } = await signInTestMember(api);

    const answers = [
      await post(at(businessId, '/suspend'), {}),
      await post(at(businessId, '/suspend'), { reason: '  ' }),
      await post(at('nobody', '/suspend'), { reason: 'Because' }),
      await admin.inject({ method: 'GET', url: at('nobody') }),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual([
      'request.invalid',
      'request.invalid',
      'business.not-found',
      'business.not-found',
    ]);
  });

  it('shows products of a pending business only after approval if the switch says so', async () => {
    const merchant = await openTestMerchant(api, [testItem('a')], { status: 'pending' });
    const open = await found('oak lamp');
    const payload = { isOn: false, reason: 'We look at every merchant' };
    await admin.inject({ method: 'PUT', url: '/api/admin/switches/unapproved-merchants', payload });
    await api.runJobs([handleShowItems(api.services)]);
    const waiting = await found('oak lamp');

    await post(at(merchant.businessId, '/approve'));
    await api.runJobs([handleShowItems(api.services)]);

    expect([open, waiting, await found('oak lamp')]).toEqual([1, 0, 1]);
  });
});

describe('verifying a domain as an admin', () => {
  useOwnApi();

  it('counts as verified, claimed or not, and records the admin', async () => {
    const { businessId } = await signInTestMember(api);

    const answer = await post(at(businessId, '/verify-domain'), {
      domain: 'https://www.oak.example/',
      reason: 'Signed contract',
    });

    expect(answer.json().business.domains).toMatchObject([
      { domain: 'oak.example', state: 'verified', method: 'by-admin' },
    ]);
    expect(answer.json().business.verifiedDomains).toEqual(['oak.example']);
    const [entry] = await logOf(businessId);
    expect(entry).toMatchObject({
      action: 'domain.vouched-for',
      details: { domain: 'oak.example', reason: 'Signed contract' },
    });
  });

  it('rejects a domain that another business has verified', async () => {
    await openTestMerchant(api, []);
    const { businessId } = await signInTestMember(api);

    const rival = await post(at(businessId, '/verify-domain'), {
      domain: 'oak.example',
      reason: 'They asked',
    });
    const none = await post(at(businessId, '/verify-domain'), { domain: 'not a host', reason: 'They asked' });

    expect([rival.json().code, none.json().code]).toEqual(['domain.taken', 'domain.not-a-domain']);
  });
});

/** Every mutating dashboard endpoint except sign-in and sign-out. */
const changing = endpoints.filter(
  ({ audience, method, name }) =>
    audience === 'business' && method !== 'GET' && !['enterViewAs', 'leaveViewAs'].includes(name),
);

async function begin(businessId: string, reason = 'Ticket 42') {
  const answer = await post(at(businessId, '/view-as'), { reason });
  const { openLink } = answer.json<{ openLink: string }>();
  return { answer, token: openLink.split('#token=')[1] ?? '' };
}

async function enter(token: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/business/auth/view-as',
    headers: ownPage,
    payload: { token },
  });
  const [cookie] = answer.cookies;
  return { answer, cookie: cookie === undefined ? '' : `${cookie.name}=${cookie.value}` };
}

describe('viewing a business as an admin, read-only', () => {
  let viewing: string;
  beforeAll(async () => {
    await startApi();
    const { businessId } = await signInTestMember(api);
    viewing = (await enter((await begin(businessId)).token)).cookie;
  });
  afterAll(() => api.close());

  it.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
    'rejects %s, whatever is sent',
    async (_name, { method, path }) => {
      const url = path.replaceAll(/:[A-Za-z]+/g, 'some-id');

      const answer = await api.app.inject({ method, url, headers: { ...ownPage, cookie: viewing } });

      expect(answer.json().code).toBe('auth.viewing-only');
    },
  );

  it('leaves the viewing session open after all of them', async () => {
    const me = await api.app.inject({
      url: '/api/business/auth/me',
      headers: { ...ownPage, cookie: viewing },
    });

    expect(me.statusCode).toBe(200);
  });
});

describe('viewing a business as an admin', () => {
  useOwnApi();

  const asViewer = (
    cookie: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    api.app.inject({
      method,
      url,
      headers: { ...ownPage, cookie },
      ...(payload === undefined ? {} : { payload }),
    });

  it("shows the business's pages, says that it is a viewing and rejects every change", async () => {
    const { businessId } = await openTestMerchant(api, [testItem('a')]);
    const { token, answer } = await begin(businessId);
    const { cookie } = await enter(token);

    const me = await asViewer(cookie, 'GET', '/api/business/auth/me');
    const domains = await asViewer(cookie, 'GET', '/api/business/domains');
    const changed = [
      await asViewer(cookie, 'POST', '/api/business/domains', { domain: 'x.example' }),
      await asViewer(cookie, 'POST', '/api/business/auth/change-password', {}),
      await asViewer(cookie, 'POST', '/api/business/auth/login', { email: 'a@b.example', password: 'x' }),
    ];

    expect(answer.statusCode).toBe(201);
    expect(me.json().business).toMatchObject({
      id: businessId,
      name: 'Oak',
      role: 'viewer',
      isAdmin: false,
      viewing: {
        businessName: 'Oak',
        adminEmail: 'ada@pricehunt.example',
        reason: 'Ticket 42',
        until: '2026-11-21T11:00:00.000Z',
      },
    });
    expect(domains.json().items).toHaveLength(1);
    expect(changed.map((each) => each.json().code)).toEqual(changed.map(() => 'auth.viewing-only'));
  });

  it("shows the business's API keys and exports to its own members only", async () => {
    const { businessId } = await openTestMerchant(api, []);
    const { cookie } = await enter((await begin(businessId)).token);

    const keys = await asViewer(cookie, 'GET', '/api/business/api-keys');

    expect(keys.json().code).toBe('auth.not-allowed');
  });

  it('opens once, within a minute, and ends after an hour', async () => {
    const { businessId } = await signInTestMember(api);
    const first = await begin(businessId);
    const { cookie } = await enter(first.token);
    const again = await enter(first.token);
    const late = await begin(businessId);
    now = new Date(now.getTime() + 61_000);
    const tooLate = await enter(late.token);
    const third = await enter((await begin(businessId)).token);
    for (const minutes of [29, 29, 1]) {
      now = new Date(now.getTime() + minutes * 60_000);
      await admin.inject({ method: 'GET', url: '/api/admin/view-as' });
    }
    const inTime = await asViewer(third.cookie, 'GET', '/api/business/auth/me');
    now = new Date(now.getTime() + 61_000);
    const over = await asViewer(third.cookie, 'GET', '/api/business/auth/me');

    expect(cookie).toContain('__Host-pricehunt_viewing=');
    expect([again.answer.json().code, tooLate.answer.json().code]).toEqual([
      'auth.token-invalid',
      'auth.token-invalid',
    ]);
    expect([inTime.statusCode, over.json().code]).toEqual([200, 'auth.signed-out']);
  });

  it.each(['the console', 'the dashboard'])('ends at once when stopped from %s', async (where) => {
    const { businessId } = await signInTestMember(api);
    const { cookie } = await enter((await begin(businessId)).token);

    if (where === 'the console') await post('/api/admin/view-as/stop');
    else await asViewer(cookie, 'POST', '/api/business/auth/view-as/stop');

    const me = await asViewer(cookie, 'GET', '/api/business/auth/me');
    const open = await admin.inject({ method: 'GET', url: '/api/admin/view-as' });
    expect(me.json().code).toBe('auth.signed-out');
    expect(open.json().viewing).toBeNull();
  });

  it.each([
    ['signs out of the console', () => post('/api/admin/auth/logout')],
    [
      'is signed out everywhere after a password change',
      () => api.services.storage.sessions.endSessionsOf(admin.accountId, now.toISOString()),
    ],
    [
      'has been away from the console for too long',
      () => {
        now = new Date(now.getTime() + api.services.sessions.limits.admin.idleMs + 1_000);
        return Promise.resolve();
      },
    ],
  ])('ends when the admin %s', async (_why, end) => {
    const { businessId } = await signInTestMember(api);
    const { cookie } = await enter((await begin(businessId)).token);
    const before = await asViewer(cookie, 'GET', '/api/business/auth/me');

    await end();

    const after = await asViewer(cookie, 'GET', '/api/business/auth/me');
    expect([before.statusCode, after.json().code]).toEqual([200, 'auth.signed-out']);
  });

  it('ends when the account is no longer an admin', async () => {
    const { businessId } = await signInTestMember(api);
    const { cookie } = await enter((await begin(businessId)).token);
    const change = { isAdmin: false };
    await api.services.storage.accounts.changeAccount(admin.accountId, change, now.toISOString());

    const me = await asViewer(cookie, 'GET', '/api/business/auth/me');

    expect(me.json().code).toBe('auth.signed-out');
  });

  it("records start and end in the admin log and in the business's log", async () => {
    const owner = await signInTestMember(api);
    const { businessId } = owner;
    await begin(businessId);
    await post('/api/admin/view-as/stop');

    const ofBusiness = await logOf(businessId);
    const ofAdmin = await admin.inject({
      method: 'GET',
      url: '/api/admin/audit-log',
      query: { action: 'business' },
    });

    const seen = await owner.inject({ method: 'GET', url: '/api/business/audit-log' });
    expect(seen.json().items).toMatchObject([
      { action: 'business.viewing-ended', actor: { kind: 'admin', email: null } },
      { action: 'business.viewing-started', reason: 'Ticket 42' },
    ]);
    expect(seen.body).not.toContain(admin.accountId);
    const actions = ['business.viewing-ended', 'business.viewing-started'];
    expect(ofBusiness.map(({ action }) => action)).toEqual(actions);
    expect(ofBusiness[1]?.details).toMatchObject({ reason: 'Ticket 42' });
    expect(ofAdmin.json().items.map(({ action }: { action: string }) => action)).toEqual(actions);
  });
});

describe('merging registrations of one merchant', () => {
  useOwnApi();

  const pending = { status: 'pending', storeDomain: 'oak.example' } as const;
  const detail = async (businessId: string) =>
    (await admin.inject({ method: 'GET', url: at(businessId) })).json<{
      business: { duplicates: { id: string }[]; members: object[]; duplicateCount: number };
    }>().business;
  const merge = (businessId: string, otherId: string) =>
    post(at(businessId, '/merge'), { otherId, reason: 'The same shop' });
  const openOak = () =>
    signInTestMember(api, { name: 'Oak', email: 'mira@oak.example', storeDomain: 'oak.example' });

  it('lists unverified registrations of the domain or the address, and none with a verified domain of its own', async () => {
    const { businessId } = await openOak();
    const byDomain = await signInTestMember(api, { ...pending, name: 'Oak again', email: 'bo@oak.example' });
    const byClaim = await signInTestMember(api, { ...pending, storeDomain: null, name: 'Oak claim' });
    await byClaim.inject({
      method: 'POST',
      url: '/api/business/domains',
      payload: { domain: 'oak.example' },
    });
    const byAddress = await signInTestMember(api, {
      ...pending,
      storeDomain: null,
      name: 'Oak draft',
      email: 'MIRA@oak.example',
      isVerified: false,
    });
    const verified = await signInTestMember(api, { ...pending, name: 'Oak verified' });
    await verifyTestDomain(api, verified.businessId, 'oak-wood.example');
    await signInTestMember(api, { ...pending, storeDomain: 'elm.example', name: 'Elm' });

    const { duplicates, duplicateCount } = await detail(businessId);

    const ids = [byDomain, byClaim, byAddress].map((each) => each.businessId);
    expect(duplicates.map(({ id }) => id)).toEqual(ids);
    expect(duplicateCount).toBe(3);
    expect(duplicates).toMatchObject([
      { people: [{ email: 'bo@oak.example', isVerified: true, isOnTeam: false }] },
      {},
      { people: [{ email: 'MIRA@oak.example', isVerified: false, isOnTeam: true }] },
    ]);
  });

  it('moves people and connections in one action, and nobody gets more than the right to read', async () => {
    const oak = await openOak();
    const bo = await signInTestMember(api, { ...pending, name: 'Oak again', email: 'bo@oak.example' });
    const { storage } = api.services;
    const feed = { name: 'Autumn', link: 'https://oak.example/feed.csv' };
    await bo.inject({ method: 'POST', url: '/api/business/feeds', payload: feed });
    const hook = { url: 'https://hooks.example/oak', events: ['order.attributed'] };
    await bo.inject({ method: 'POST', url: '/api/business/webhooks', payload: hook });
    const key = { name: 'Export', kind: 'secret', scopes: ['orders.read'] };
    await bo.inject({ method: 'POST', url: '/api/business/api-keys', payload: key });
    await bo.inject({
      method: 'POST',
      url: '/api/business/domains',
      payload: { domain: 'oak-wood.example' },
    });
    const view = { path: '/business/dashboard/orders', name: 'Mine', query: '' };
    await bo.inject({ method: 'POST', url: '/api/business/saved-views', payload: { views: [view] } });

    const merged = await merge(oak.businessId, bo.businessId);

    expect(merged.statusCode).toBe(200);
    expect(await storage.businesses.findBusiness(bo.businessId)).toBeNull();
    const members = await storage.businesses.listMembers(oak.businessId);
    expect(members.map(({ email, role }) => [email, role])).toEqual([
      ['mira@oak.example', 'owner'],
      ['bo@oak.example', 'viewer'],
    ]);
    expect(await storage.feeds.listFeeds(oak.businessId)).toMatchObject([{ name: 'Autumn', isPaused: true }]);
    expect(await storage.webhooks.listEndpoints(oak.businessId)).toMatchObject([{ isPaused: true }]);
    const keys = await storage.apiKeys.listApiKeys({ businessId: oak.businessId, shopperId: null });
    expect(keys).toMatchObject([{ name: 'Export', revokedAt: now.toISOString() }]);
    const domains = await storage.businessDomains.listDomains(oak.businessId);
    expect(domains.map(({ domain }) => domain)).toEqual(['oak-wood.example']);
    const me = await bo.inject({ method: 'GET', url: '/api/business/auth/me' });
    expect(me.json().business).toMatchObject({ id: oak.businessId, role: 'viewer' });
    const views = await bo.inject({ method: 'GET', url: '/api/business/saved-views' });
    expect(views.json().views).toEqual([view]);
    expect((await detail(oak.businessId)).duplicates).toEqual([]);
  });

  it('invites people whose address is not verified, and drops a second account of an address on the team', async () => {
    const oak = await openOak();
    const unverified = { ...pending, isVerified: false };
    const cleo = await signInTestMember(api, { ...unverified, name: 'Oak 2', email: 'cleo@oak.example' });
    const again = await signInTestMember(api, { ...unverified, name: 'Oak 3', email: 'mira@oak.example' });

    await merge(oak.businessId, cleo.businessId);
    await merge(oak.businessId, again.businessId);

    const { storage } = api.services;
    const invitations = await storage.businesses.listInvitations(oak.businessId, now.toISOString());
    expect(invitations).toMatchObject([
      { email: 'cleo@oak.example', role: 'viewer', invitedBy: oak.accountId },
    ]);
    expect(await storage.businesses.listMembers(oak.businessId)).toHaveLength(1);
    expect(await storage.accounts.findAccount(cleo.accountId)).toBeNull();
    expect(await storage.accounts.findAccount(again.accountId)).toBeNull();
  });

  it('is in the audit log with the name of what was merged but no address, and the owners are e-mailed', async () => {
    const oak = await openOak();
    const bo = await signInTestMember(api, { ...pending, name: 'Oak again', email: 'bo@oak.example' });

    await merge(oak.businessId, bo.businessId);

    const [entry] = await logOf(oak.businessId);
    expect(entry).toMatchObject({
      action: 'business.merged',
      actor: { kind: 'admin', id: admin.accountId },
      subject: { kind: 'business', id: oak.businessId },
      details: {
        merged: 'Oak again',
        mergedId: bo.businessId,
        joined: [bo.accountId],
        reason: 'The same shop',
      },
    });
    expect(JSON.stringify(entry)).not.toContain('bo@oak.example');
    await api.runJobs([handleShowItems(api.services)]);
    const [mail] = await api.readMailbox();
    expect(mail).toMatchObject({ to: 'mira@oak.example' });
    expect(mail?.text).toContain('“Oak again”');
  });

  it('refuses another merchant’s business, and one that has products', async () => {
    const oak = await openOak();
    const elm = await signInTestMember(api, { ...pending, storeDomain: 'elm.example', name: 'Elm' });
    const full = await openTestMerchant(api, [testItem('a')]);
    const claims = await api.services.storage.businessDomains.listDomains(full.businessId);
    for (const { id } of claims) {
      await api.services.storage.businessDomains.changeDomain(id, { state: 'lost', verifiedAt: null });
    }
    const change = { status: 'pending', storeDomain: 'oak.example' } as const;
    await api.services.storage.businesses.changeBusiness(full.businessId, change, now.toISOString());

    const answers = [
      await merge(oak.businessId, elm.businessId),
      await merge(oak.businessId, full.businessId),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual([
      'business.not-mergeable',
      'business.not-mergeable',
    ]);
    expect((await detail(oak.businessId)).duplicates).toMatchObject([
      { id: full.businessId, mergeProblem: 'has-data' },
    ]);
  });

  it('refuses to invite people while no owner’s address is verified', async () => {
    const unverified = { ...pending, isVerified: false };
    const first = await signInTestMember(api, { ...unverified, email: 'mira@oak.example' });
    const second = await signInTestMember(api, { ...unverified, email: 'bo@oak.example' });

    const refused = await merge(first.businessId, second.businessId);

    expect(refused.json().code).toBe('business.not-mergeable');
    expect((await detail(first.businessId)).duplicates).toMatchObject([
      { mergeProblem: 'no-verified-owner' },
    ]);
    expect(await api.services.storage.businesses.findBusiness(second.businessId)).not.toBeNull();
  });
});
