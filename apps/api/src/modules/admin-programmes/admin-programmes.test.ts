import { openLiveSettings } from '../../live-settings/live-settings';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
let api: TestApi;
let admin: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi({ affiliateIds: { amazon: { 'amazon.de': 'env-21' } } });
  admin = await signInTestAdmin(api);
});
afterEach(() => api.close());

const programmes = '/api/admin/affiliate-programmes';
const change = (id: string, values: Record<string, string | null>) =>
  admin.inject({ method: 'PUT', url: `${programmes}/${id}`, payload: { values } });
const attempt = async (payload: object) =>
  (await admin.inject({ method: 'POST', url: `${programmes}/try`, payload })).json();

async function redirected(to: string): Promise<string> {
  const headers = { 'user-agent': browser };
  const answer = await api.app.inject({ method: 'GET', url: '/api/redirect', query: { to }, headers });
  return String(answer.headers['location']);
}

async function redirectedSigned(to: string): Promise<string> {
  const query = { ...api.services.outboundSigner.sign(to, 'offer-1') };
  const headers = { 'user-agent': browser };
  const answer = await api.app.inject({ method: 'GET', url: '/api/redirect', query, headers });
  return String(answer.headers['location']);
}

describe('affiliate program ids', () => {
  it('apply to the next redirect, also for links signed earlier', async () => {
    const link = 'https://www.amazon.de/dp/B09XS7JWHH';
    const before = [await redirected(link), await redirectedSigned(link)];

    const answer = await change('amazon', { 'trackingId@amazon.de': 'console-21' });

    const after = [await redirected(link), await redirectedSigned(link)];
    expect(answer.json().programme).toMatchObject({ origin: 'console', taggedDomains: ['amazon.de'] });
    expect(before.map((each) => new URL(each).searchParams.get('tag'))).toEqual(['env-21', 'env-21']);
    expect(after.map((each) => new URL(each).searchParams.get('tag'))).toEqual(['console-21', 'console-21']);
  });

  it('reach other processes by a notification', async () => {
    const { storage, report } = api.services;
    const other = await openLiveSettings({ storage, environmentIds: {}, report });
    const heard = new Promise<void>((resolve) => other.onChange(resolve));

    await change('ebay', { campaignId: '5338' });

    await heard;
    other.close();
    expect(other.affiliateIds().ebay).toMatchObject({ campaignId: '5338' });
  });

  it("fall back to the environment when the console's values are deleted", async () => {
    await change('amazon', { 'trackingId@amazon.de': null, 'trackingId@amazon.com': 'us-20' });
    const set = await redirected('https://www.amazon.de/dp/B09XS7JWHH');

    const answer = await admin.inject({ method: 'DELETE', url: `${programmes}/amazon` });

    expect(new URL(set).searchParams.get('tag')).toBeNull();
    expect(answer.json().programme.origin).toBe('environment');
    expect(await redirected('https://www.amazon.de/dp/B09XS7JWHH')).toContain('tag=env-21');
  });

  it('are listed for the nine retailers of S§5, with missing ids and presets', async () => {
    const answer = await admin.inject({ method: 'GET', url: programmes });

    const items = answer.json<{ items: { id: string; fields: { key: string }[] }[] }>().items;
    expect(items.map(({ id }) => id)).toEqual([
      ...['amazon', 'ebay', 'walmart', 'target', 'bestbuy', 'apple', 'playstation', 'newegg', 'costco'],
    ]);
    const fieldOf = (id: string, key: string) =>
      items.find((each) => each.id === id)?.fields.find((field) => field.key === key);
    expect(fieldOf('amazon', 'trackingId@amazon.de')).toMatchObject({ value: 'env-21', isRequired: true });
    expect(fieldOf('ebay', 'rotationId@ebay.de')).toMatchObject({
      value: null,
      preset: '707-53477-19255-0',
      isRequired: false,
    });
    expect(fieldOf('costco', 'template')).toMatchObject({ preset: null, isRequired: true });
  });

  it.each([
    ['an unknown field', 'apple', { campaignId: '1' }, 'programme.unknown-field'],
    ['another country', 'amazon', { 'trackingId@amazon.example': 'x' }, 'programme.unknown-field'],
    ['spaces', 'apple', { token: 'a b' }, 'programme.bad-value'],
    ['a template without the link', 'costco', { template: 'https://go.example/' }, 'programme.bad-value'],
    ['a template without https', 'costco', { template: 'http://go.example/?u={url}' }, 'programme.bad-value'],
  ])('are unchanged after %s is rejected', async (_what, id, values, code) => {
    const answer = await change(id, values);

    expect(answer.json().code).toBe(code);
    expect(api.services.liveSettings.affiliateIds()).toEqual({ amazon: { 'amazon.de': 'env-21' } });
  });

  it('are recorded with before and after', async () => {
    await change('apple', { token: '1000l' });

    const [entry] = await api.services.storage.audit.listEntries({ before: null, limit: 1 });
    expect(entry).toMatchObject({
      action: 'programme.changed',
      subject: { kind: 'programme', id: 'apple' },
      details: { before: {}, after: { token: '1000l' } },
    });
  });
});

describe('testing a link', () => {
  it('shows the exact link of the redirect and counts no click', async () => {
    const { outcome } = await attempt({ link: 'https://www.amazon.de/dp/B09XS7JWHH?th=1' });

    expect(outcome).toMatchObject({ isTagged: true, programmeId: 'amazon', reason: 'tagged' });
    expect(outcome.link).toContain('th=1&tag=env-21');
    expect(await api.services.storage.clicks.listClicks({ after: null, limit: 1 })).toEqual([]);
  });

  it('shows the effect of a draft before it is saved', async () => {
    const link = 'https://www.costco.com/p/1';
    const values = { template: 'https://go.example/?u={url}[&s={sub}]' };

    const drafted = await attempt({ link, programmeId: 'costco', values });
    const saved = await attempt({ link });

    expect(drafted.outcome.link).toMatch(
      /^https:\/\/go\.example\/\?u=https%3A%2F%2Fwww\.costco\.com%2Fp%2F1&s=/,
    );
    expect(saved.outcome).toMatchObject({ isTagged: false, reason: 'not-configured', link });
  });

  it.each([
    ['a shop without a program', 'https://small-shop.example/p/1', 'unknown-host'],
    ['another affiliate’s tag', 'https://www.amazon.de/dp/B0?tag=rival-21', 'foreign-tag'],
    ['a merchant’s shop', 'https://lumen.myshopify.com/products/lamp', 'referral'],
    ['text that is no link', 'lamp', 'not-a-link'],
  ])('gives the reason for %s', async (_what, link, reason) => {
    expect((await attempt({ link })).outcome.reason).toBe(reason);
  });
});

describe('the retailers', () => {
  it('start with the nine of S§5 and can be searched', async () => {
    const all = await admin.inject({ method: 'GET', url: '/api/admin/retailers' });
    const some = await admin.inject({ method: 'GET', url: '/api/admin/retailers', query: { query: 'COST' } });

    expect(all.json().items).toHaveLength(9);
    expect(some.json().items).toMatchObject([
      { domain: 'costco.com', programmeId: 'costco', isTagged: false },
    ]);
  });
});
