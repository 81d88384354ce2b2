import { openStorage } from '@pricehunt/storage';
import { describeOnPostgres } from '@pricehunt/storage/testing';
import { signInTestAdmin } from '../testing/sign-in';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const link = 'https://www.amazon.de/dp/B09XS7JWHH';

jest.setTimeout(120_000);

describeOnPostgres('live settings of two API processes on one PostgreSQL', (server) => {
  let one: TestApi;
  let other: TestApi;
  beforeEach(async () => {
    // Like two processes: separate connections, only the server is shared.
    const url = server().url;
    const open = async () => ({ ...(await openStorage(url, { connectionsMax: 4 })), url });
    const affiliateIds = { amazon: { 'amazon.de': 'env-21' } };
    one = await startTestApi({ storage: await open(), affiliateIds });
    other = await startTestApi({ storage: await open(), affiliateIds });
  });
  afterEach(async () => {
    await one.close();
    await other.close();
  });

  const tagOf = async (api: TestApi, query: Readonly<Record<string, string>>) => {
    const headers = { 'user-agent': browser };
    const answer = await api.app.inject({ method: 'GET', url: '/api/redirect', query, headers });
    return new URL(String(answer.headers['location'])).searchParams.get('tag');
  };

  it('apply an id set in one process to the next redirect of the other, also for links it has followed', async () => {
    const admin = await signInTestAdmin(one);
    const signed = { ...other.services.outboundSigner.sign(link, 'offer-1') };
    const before = [await tagOf(other, { to: link }), await tagOf(other, signed)];
    const heard = new Promise<void>((resolve) => other.services.liveSettings.onChange(resolve));

    const answer = await admin.inject({
      method: 'PUT',
      url: '/api/admin/affiliate-programmes/amazon',
      payload: { values: { 'trackingId@amazon.de': 'console-21' } },
    });
    await heard;

    const after = [await tagOf(other, { to: link }), await tagOf(other, signed)];
    expect(answer.statusCode).toBe(200);
    expect([before, after]).toEqual([
      ['env-21', 'env-21'],
      ['console-21', 'console-21'],
    ]);
  });
});
