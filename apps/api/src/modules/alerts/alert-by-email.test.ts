import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestShopper } from '../../testing/sign-in';
import { handleDeliverAlerts } from './deliver-alerts.job';

let api: TestApi;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  api = await startTestApi({ now: () => new Date(nowMs) });
  const { products, offers } = api.services.storage;
  await products.saveProducts([sampleProduct({ id: 'p1', title: 'Kettle <b>' })]);
  const price = { amountMinor: 30_000, currency: 'EUR' };
  await offers.saveOffers([
    { productId: 'p1', offer: sampleOffer({ id: 'o1', price, checkedAt: new Date(nowMs).toISOString() }) },
  ]);
});
afterEach(() => api.close());

const email = 'jo@post.example';
const wanted = {
  email,
  productId: 'p1',
  rule: { kind: 'target-price', targetMinor: 35_000 },
  currency: 'EUR',
};
const request = (changes: object = {}) =>
  api.app.inject({ method: 'POST', url: '/api/alerts/by-email', payload: { ...wanted, ...changes } });
const mailsTo = async (address: string) => {
  await api.runJobs([handleDeliverAlerts(api.services)]);
  return (await api.readMailbox()).filter(({ to }) => to === address);
};
async function mailedLink(): Promise<string> {
  const [mail] = await mailsTo(email);
  const link = /https:\/\/pricehunt\.example(\/api\/alerts\/confirm\S+)/.exec(mail?.text ?? '')?.[1];
  if (link === undefined) throw new Error('The e-mail has no confirmation link.');
  return link;
}
const alertsOf = async (address: string) => {
  const { accounts, alerts } = api.services.storage;
  const account = await accounts.findVerified('shopper', address);
  return account === null ? null : alerts.listAlerts(account.id);
};

it('an alert by e-mail starts when its link is confirmed, and not when it is only opened', async () => {
  const answer = await request();
  const link = await mailedLink();
  const opened = await api.app.inject({ method: 'GET', url: link });
  const before = await alertsOf(email);

  const started = await api.app.inject({ method: 'POST', url: link });

  expect(answer.json()).toEqual({ success: true, email });
  expect(opened.body).toContain('Start this price alert?');
  expect(opened.body).toContain('Kettle &lt;b&gt;');
  expect(before).toBeNull();
  expect(started.body).toContain('Price alert set');
  expect(await alertsOf(email)).toMatchObject([{ productId: 'p1', channels: ['email'] }]);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Confirm your price alert for Kettle <b>', 'Kettle <b>: now €300.00']);
});

it('confirming twice starts one alert', async () => {
  await request();
  const link = await mailedLink();

  for (let times = 0; times < 2; times += 1) await api.app.inject({ method: 'POST', url: link });

  expect(await alertsOf(email)).toHaveLength(1);
});

it('the link restarts an equal alert that was stopped, by e-mail besides its other channel', async () => {
  await request();
  const link = await mailedLink();
  await api.app.inject({ method: 'POST', url: link });
  const [alert] = (await alertsOf(email)) ?? [];
  if (alert === undefined) throw new Error('The alert was not created.');
  await api.services.storage.alerts.changeAlert({ ...alert, isPaused: true, channels: ['push'] });

  const started = await api.app.inject({ method: 'POST', url: link });

  expect(started.body).toContain('Price alert set');
  expect(await alertsOf(email)).toMatchObject([{ isPaused: false, channels: ['push', 'email'] }]);
});

it('the link proves the address of the account that it opens, which is audited', async () => {
  await request();
  await api.app.inject({ method: 'POST', url: await mailedLink() });

  const account = await api.services.storage.accounts.findVerified('shopper', email);
  const entries = await api.services.storage.audit.listEntries({ before: null, limit: 9 });
  expect(entries.filter(({ action }) => action === 'account.email-verified')).toMatchObject([
    { actor: { kind: 'shopper', id: account?.id }, details: { by: 'price alert' } },
  ]);
});

it('the link starts nothing for a disabled account', async () => {
  const { accountId } = await signInTestShopper(api, { email });
  await request();
  const link = await mailedLink();
  const at = new Date(nowMs).toISOString();
  await api.services.storage.accounts.changeAccount(accountId, { disabledAt: at }, at);

  const refused = await api.app.inject({ method: 'POST', url: link });

  expect(refused.json().code).toBe('alert.bad-confirmation');
  expect(await alertsOf(email)).toEqual([]);
});

it('the link proves no address that somebody registered: the account has to be verified first', async () => {
  await signInTestShopper(api, { email, isVerified: false });
  await request();

  const refused = await api.app.inject({ method: 'POST', url: await mailedLink() });

  expect(refused.json().code).toBe('auth.email-unverified');
  expect(await alertsOf(email)).toBeNull();
});

it('the alert joins those of an account with the address, which is not revealed', async () => {
  const owner = await signInTestShopper(api, { email });

  const answer = await request();
  const unknown = await request({ email: 'mo@post.example' });
  await api.app.inject({ method: 'POST', url: await mailedLink() });

  expect(Object.keys(answer.json())).toEqual(Object.keys(unknown.json()));
  const listed = await owner.inject({ method: 'GET', url: '/api/shopper/alerts' });
  expect(listed.json().items).toHaveLength(1);
});

it('the owner of the address can set a password later and see the alert', async () => {
  await request();
  await api.app.inject({ method: 'POST', url: await mailedLink() });

  await api.app.inject({
    method: 'POST',
    url: '/api/shopper/auth/forgot-password',
    payload: { email },
    headers: { 'sec-fetch-site': 'same-origin' },
  });

  const last = (await mailsTo(email)).at(-1);
  expect(last?.text).toContain('/reset-password');
});

it.each([
  ['an altered link', (link: string) => link.replace('token=', 'token=A')],
  [
    'a link older than three days',
    (link: string) => {
      nowMs += 73 * 3_600_000;
      return link;
    },
  ],
])('%s starts nothing', async (_what, change) => {
  await request();
  const link = change(await mailedLink());

  const refused = await api.app.inject({ method: 'POST', url: link });

  expect(refused.json().code).toBe('alert.bad-confirmation');
  expect(await alertsOf(email)).toBeNull();
});

it('at most three links per quarter of an hour are sent to an address', async () => {
  const codes: unknown[] = [];
  for (let times = 0; times < 4; times += 1) codes.push((await request()).json().code);

  expect(codes).toEqual([undefined, undefined, undefined, 'auth.too-many-attempts']);
  expect(await mailsTo(email)).toHaveLength(3);
});

it('at most six links a day are sent to an address', async () => {
  const codes: unknown[] = [];
  for (let times = 0; times < 7; times += 1) {
    codes.push((await request()).json().code);
    nowMs += 3_600_000;
  }

  expect(codes).toEqual([...Array.from({ length: 6 }, () => undefined), 'auth.too-many-attempts']);
  expect(await mailsTo(email)).toHaveLength(6);
});

describe('a search alert by e-mail', () => {
  const search = { words: 'kettle', maxMinor: 50_000 };
  const requestSearch = (changes: object = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/search-alerts/by-email',
      payload: { email, search, currency: 'EUR', ...changes },
    });
  const searchAlertsOf = async (address: string) => {
    const { accounts, searchAlerts } = api.services.storage;
    const account = await accounts.findVerified('shopper', address);
    return account === null ? null : searchAlerts.listSearchAlerts(account.id);
  };

  it('starts when its link is confirmed, and not when it is only opened', async () => {
    const answer = await requestSearch();
    const link = await mailedLink();
    const opened = await api.app.inject({ method: 'GET', url: link });
    const before = await searchAlertsOf(email);

    const started = await api.app.inject({ method: 'POST', url: link });

    expect(answer.json()).toEqual({ success: true, email });
    expect(opened.body).toContain('Start this search alert?');
    expect(opened.body).toContain('“kettle”');
    expect(before).toBeNull();
    expect(started.body).toContain('1 product matches now.');
    expect(await searchAlertsOf(email)).toMatchObject([{ search, channels: ['email'] }]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirm your search alert for “kettle”',
    ]);
  });

  it('is restarted by its link when it was stopped, once', async () => {
    await requestSearch();
    const link = await mailedLink();
    await api.app.inject({ method: 'POST', url: link });
    const [alert] = (await searchAlertsOf(email)) ?? [];
    if (alert === undefined) throw new Error('The alert was not created.');
    await api.services.storage.searchAlerts.changeSearchAlert({
      ...alert,
      isPaused: true,
      channels: ['push'],
    });

    await api.app.inject({ method: 'POST', url: link });

    expect(await searchAlertsOf(email)).toMatchObject([{ isPaused: false, channels: ['push', 'email'] }]);
  });

  it.each([
    ['everything', { search: {} }, 'request.invalid'],
    ['an unknown category', { search: { category: 'nowhere' } }, 'category.not-found'],
    ['a currency that doesn’t exist', { currency: 'XXA' }, 'request.invalid'],
    [
      'more brands and shops than fit a link',
      { search: { words: 'kettle', shops: Array.from({ length: 20 }, () => 'x'.repeat(250)) } },
      'request.invalid',
    ],
  ])('is refused for %s, without an e-mail', async (_what, changes, code) => {
    const refused = await requestSearch(changes);

    expect(refused.json().code).toBe(code);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is limited as the mails of price alerts are', async () => {
    await request();
    await request();
    await request();

    expect((await requestSearch()).json().code).toBe('auth.too-many-attempts');
  });
});
