import { signInTestShopper } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeOf, mailedToken, openVisitor } from './testing-visitor';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const auth = '/api/shopper/auth';
const jo = { email: 'jo@post.example', password: 'owls at night' };

describe("a shopper's account", () => {
  it('is null for signed-out shoppers, without an error', async () => {
    const me = await openVisitor(api).get(`${auth}/me`);

    expect([me.statusCode, me.json()]).toEqual([200, { success: true, shopper: null }]);
  });

  it('is created, verified, signed out and in again', async () => {
    const visitor = openVisitor(api);
    const registered = await visitor.post(`${auth}/register`, jo);
    const token = await mailedToken(api, jo.email);
    const verified = await visitor.post(`${auth}/verify-email`, { token, password: jo.password });
    const out = await visitor.post(`${auth}/logout`);

    const signedIn = await visitor.post(`${auth}/login`, jo);

    expect(registered.json().shopper).toMatchObject({ email: jo.email, isEmailVerified: false });
    expect(verified.json()).toEqual({ success: true, email: jo.email });
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect(signedIn.json().shopper).toMatchObject({ email: jo.email, isEmailVerified: true });
    expect((await visitor.get(`${auth}/me`)).json()).toEqual(signedIn.json());
  });

  it('accepts passwords of eight characters, except common ones', async () => {
    const answers = await Promise.all(
      ['owl-dawn', 'owl-daw', 'football1'].map((password, index) =>
        openVisitor(api).post(`${auth}/register`, { email: `u${index}@post.example`, password }),
      ),
    );

    expect(answers.map(codeOf)).toEqual([null, 'auth.password-refused', 'auth.password-refused']);
  });

  it('differs from the business account of the same address', async () => {
    await openVisitor(api).post(`${auth}/register`, { ...jo, password: 'kettle sings at dawn' });

    const answer = await openVisitor(api).post('/api/business/auth/login', {
      ...jo,
      password: 'kettle sings at dawn',
    });

    expect(codeOf(answer)).toBe('auth.wrong-credentials');
  });

  it('receives mails in the requested language, else in that of the browser', async () => {
    await openVisitor(api).post(`${auth}/register`, { ...jo, locale: 'de' });
    await api.app.inject({
      method: 'POST',
      url: `${auth}/register`,
      headers: { 'accept-language': 'de-AT,de;q=0.9' },
      payload: { ...jo, email: 'eva@post.example' },
    });

    const mails = await api.readMailbox();

    expect(mails.map((mail) => mail.subject)).toEqual([
      'Bestätige deine E-Mail-Adresse für PriceHunt',
      'Bestätige deine E-Mail-Adresse für PriceHunt',
    ]);
    expect(mails[0]?.links[0]).toMatch(/^https:\/\/pricehunt\.example\/verify-email#token=/);
  });

  it('changes its password and resets it', async () => {
    const visitor = openVisitor(api);
    await visitor.post(`${auth}/register`, jo);
    const change = { currentPassword: jo.password, newPassword: 'foxes at noon' };
    const changed = await visitor.post(`${auth}/change-password`, change);
    await visitor.post(`${auth}/forgot-password`, { email: jo.email });
    const token = await mailedToken(api, jo.email);

    const reset = await openVisitor(api).post(`${auth}/reset-password`, { token, password: 'hares at dusk' });

    expect([changed, reset].map(codeOf)).toEqual([null, null]);
    expect((await visitor.get(`${auth}/me`)).json().shopper).toBeNull();
    expect(codeOf(await visitor.post(`${auth}/login`, { ...jo, password: 'hares at dusk' }))).toBeNull();
  });

  it('refuses a token of a business account', async () => {
    await openVisitor(api).post('/api/business/auth/register', { ...jo, password: 'kettle sings at dawn' });
    const token = await mailedToken(api, jo.email);

    const { password } = jo;
    const answer = await openVisitor(api).post(`${auth}/verify-email`, { token, password });

    expect(codeOf(answer)).toBe('auth.token-invalid');
  });

  it('gets its verification mail again at most three times in a quarter of an hour', async () => {
    const visitor = openVisitor(api);
    await visitor.post(`${auth}/register`, jo);
    const codes: (string | null)[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      codes.push(codeOf(await visitor.post(`${auth}/resend-verification`)));
    }

    expect(codes).toEqual([null, null, null, 'auth.too-many-attempts']);
    expect(await api.readMailbox()).toHaveLength(4);
  });
});

describe("a shopper's own data (PRIV-6)", () => {
  it('are exported with the account, a part for each area', async () => {
    const shopper = await signInTestShopper(api);

    const answer = await shopper.inject({ url: '/api/shopper/export' });

    expect(answer.json()).toMatchObject({
      success: true,
      account: { id: shopper.accountId, email: shopper.email },
      data: expect.any(Object),
    });
  });

  it('are exported as CSV, with a row for each record and no formula', async () => {
    const shopper = await signInTestShopper(api);
    const favorite = { productId: 'p1', title: '=cmd()', at: '2026-11-20T10:00:00Z' };
    const saved = { ...favorite, priceWhenSaved: { amountMinor: 1_990, currency: 'EUR' } };
    await shopper.inject({ method: 'PUT', url: '/api/shopper/favorites', payload: { favorite: saved } });

    const file = await shopper.inject({ url: '/api/shopper/export/csv' });
    const [header, account, row, ...more] = file.body.trimEnd().split('\r\n');

    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(header).toBe('record,title,product_id,link,price,currency,at,detail,gtin');
    expect(account).toContain(`account,${shopper.email}`);
    expect(row).toMatch(/^favorite,"'=cmd\(\)",p1,,19\.90,EUR,\d{4}-/);
    expect(more).toEqual([]);
  });

  it('are deleted with the account, which requires the password; only the audit log stays', async () => {
    const visitor = openVisitor(api);
    const registered = await visitor.post(`${auth}/register`, jo);
    const { id } = registered.json().shopper;
    const copy = openVisitor(api, '203.0.113.5', visitor.cookies);

    const refused = await visitor.delete('/api/shopper/account', { password: 'wrong' });
    const deleted = await visitor.delete('/api/shopper/account', { password: jo.password });

    expect([refused, deleted].map(codeOf)).toEqual(['auth.wrong-password', null]);
    expect(visitor.cookies.size).toBe(0);
    expect((await copy.get(`${auth}/me`)).json().shopper).toBeNull();
    expect(await api.services.storage.accounts.findAccount(id)).toBeNull();
    expect(codeOf(await openVisitor(api).post(`${auth}/login`, jo))).toBe('auth.wrong-credentials');
    const entries = await api.services.storage.audit.listEntries({ before: null, limit: 10, subjectId: id });
    expect(entries.map(({ action }) => action)).toContain('account.deleted');
    expect(JSON.stringify(entries)).not.toContain(jo.email);
  });
});
