import { failureSchema } from '@pricehunt/api-contract';
import type { JsonValue } from '@pricehunt/storage';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const referral = {
  referralId: 'aff_oak.test_1700000000000_x1',
  businessDomain: 'oak.test',
  targetUrl: 'https://oak.test/products/tray?variant=2&ref=aff_oak.test_1700000000000_x1',
  sourceUrl: 'https://pricehunt.example/new-search/1/oak-tray',
  productName: 'Oak tray',
  userId: 'u1',
  utmSource: 'pricehunt',
  utmMedium: 'price_comparison',
  utmCampaign: 'product_referral',
};
const event = {
  eventType: 'product_click',
  eventData: {
    productId: 'p1',
    timestamp: '2026-11-21T10:00:00.000Z',
    userId: 'u1',
    url: 'https://user:secret@pricehunt.example/browse?utm_source=mail#top',
    sessionId: 's1',
  },
  businessDomain: 'oak.test',
};

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

async function send(url: string, payload: JsonValue, headers: Record<string, string> = {}, address?: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'user-agent': browser, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
    ...(address === undefined ? {} : { remoteAddress: address }),
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}
const referrals = () => api.services.storage.tracking.listReferrals({ after: null, limit: 100 });
const events = () => api.services.storage.tracking.listEvents({ after: null, limit: 100 });

describe('POST /api/trackReferral', () => {
  it('stores the whole payload of S§3', async () => {
    const answer = await send('/api/trackReferral', referral);

    expect(answer).toMatchObject({
      status: 202,
      body: { success: true, targetUrl: referral.targetUrl, isKept: true },
    });
    const { targetUrl: _target, ...rest } = referral;
    expect(await referrals()).toEqual([
      expect.objectContaining({ ...rest, visit: 'person', botReason: null, isAnonymous: false }),
    ]);
  });

  it.each<[string, JsonValue]>([
    ['only a domain', { businessDomain: 'oak.test' }],
    ['only a target', { targetUrl: 'https://oak.test/tray' }],
    ['fields that are null', { ...referral, userId: null, productName: null, sourceUrl: null }],
    ['fields that are not ours', { ...referral, affiliate: 'x', nested: { deep: [1] } }],
    ['a source that is no address', { ...referral, sourceUrl: 'about:blank' }],
  ])('accepts %s', async (_what, payload) => {
    const answer = await send('/api/trackReferral', payload);

    expect(answer).toMatchObject({ status: 202, body: { success: true } });
    expect(await referrals()).toEqual([expect.objectContaining({ businessDomain: 'oak.test' })]);
  });

  it.each<[string, JsonValue, number, string]>([
    ['no shop at all', { productName: 'Tray' }, 400, 'request.invalid'],
    ['a target that is no address', { ...referral, targetUrl: 'tray' }, 400, 'link.not-a-url'],
    ['a target that is a script', { ...referral, targetUrl: 'javascript:alert(1)' }, 400, 'link.not-a-url'],
    ['a text that is a number', { ...referral, productName: 5 }, 400, 'request.invalid'],
    ['a list', [referral], 400, 'request.invalid'],
  ])('refuses %s with the error of S§7', async (_what, payload, status, code) => {
    const answer = await send('/api/trackReferral', payload);

    expect(answer.status).toBe(status);
    const failure = failureSchema.parse(answer.body);
    expect(failure).toMatchObject({ success: false, code });
    expect(failure.error).not.toBe('');
    expect(await referrals()).toEqual([]);
  });

  it('counts the same referral once, and each without an id', async () => {
    await Promise.all([
      send('/api/trackReferral', referral),
      send('/api/trackReferral', { ...referral, productName: 'sent again' }),
      send('/api/trackReferral', { businessDomain: 'oak.test' }),
      send('/api/trackReferral', { businessDomain: 'oak.test' }),
    ]);

    expect(await referrals()).toHaveLength(3);
  });

  it('tells the referrals of two shops apart', async () => {
    await send('/api/trackReferral', referral);
    await send('/api/trackReferral', { ...referral, businessDomain: 'elm.test' });

    expect(await referrals()).toHaveLength(2);
  });
});

describe('POST /api/track-event', () => {
  it('stores the whole payload of S§3 with a cleaned URL', async () => {
    const now = new Date();
    const timestamp = new Date(now.getTime() - 60_000).toISOString();
    const answer = await send('/api/track-event', {
      ...event,
      eventData: { ...event.eventData, timestamp },
    });

    expect(answer).toMatchObject({ status: 202, body: { success: true, isKept: true } });
    expect(await events()).toEqual([
      expect.objectContaining({
        eventType: 'product_click',
        businessDomain: 'oak.test',
        occurredAt: timestamp,
        sessionId: 's1',
        userId: 'u1',
        url: 'https://pricehunt.example/browse',
        data: { productId: 'p1', timestamp },
      }),
    ]);
  });

  it.each<[string, JsonValue]>([
    ['no data', { eventType: 'page_view' }],
    ['data that is null', { eventType: 'page_view', eventData: null, businessDomain: null }],
    ['fields that are not ours', { eventType: 'page_view', extra: 1 }],
    ['a time that is none', { eventType: 'page_view', eventData: { timestamp: 'soon' } }],
    ['an address that is none', { eventType: 'page_view', eventData: { url: 7 } }],
  ])('accepts %s', async (_what, payload) => {
    const answer = await send('/api/track-event', payload);

    expect(answer.status).toBe(202);
    expect(await events()).toEqual([expect.objectContaining({ eventType: 'page_view', url: null })]);
  });

  it.each<[string, string, number]>([
    ['no type', '{"eventData":{}}', 400],
    ['an empty type', '{"eventType":""}', 400],
    ['six levels', '{"eventType":"x","eventData":{"a":{"b":{"c":{"d":{"e":{}}}}}}}', 400],
    ['more than 8 KiB', JSON.stringify({ eventType: 'x', eventData: { a: 'x'.repeat(9000) } }), 400],
    [
      'more than 30 keys',
      JSON.stringify({
        eventType: 'x',
        eventData: Object.fromEntries(Array.from({ length: 31 }, (_, place) => [`k${place}`, 1])),
      }),
      400,
    ],
    ['a prototype', '{"eventType":"x","eventData":{"__proto__":{"isAdmin":true}}}', 400],
    ['what is not JSON', '{"eventType"', 400],
  ])('refuses %s', async (_what, payload, status) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/track-event',
      headers: { 'content-type': 'application/json' },
      payload,
    });

    expect(answer.statusCode).toBe(status);
    expect(failureSchema.parse(answer.json()).success).toBe(false);
    expect(await events()).toEqual([]);
  });

  it('refuses a body that needs no preflight (CSRF-4)', async () => {
    const answer = await send('/api/track-event', event, { 'content-type': 'text/plain' });

    expect(answer.status).toBe(415);
  });

  it('counts a repeated event once: by its id, or by its whole content', async () => {
    const withId = { ...event, eventData: { eventId: 'e1', timestamp: '2026-11-21T10:00:00.000Z' } };
    const { productId, ...others } = event.eventData;
    await send('/api/track-event', withId);
    await send('/api/track-event', { ...withId, eventData: { eventId: 'e1', try: 2 } });
    await send('/api/track-event', event);
    await send('/api/track-event', { ...event, eventData: { ...others, productId } });
    await send('/api/track-event', { ...event, eventData: { ...event.eventData, productId: 'p2' } });

    expect(await events()).toHaveLength(3);
  });

  it('uses the time of arrival for an implausible timestamp', async () => {
    await send('/api/track-event', { eventType: 'x', eventData: { timestamp: '1999-01-01T00:00:00Z' } });
    await send('/api/track-event', { eventType: 'x', eventData: { timestamp: '2999-01-01T00:00:00Z' } });

    for (const { occurredAt, receivedAt } of await events()) expect(occurredAt).toBe(receivedAt);
  });
});

describe('the tracking calls', () => {
  it.each(['sec-gpc', 'dnt'])('store nothing that identifies a visitor who sends %s', async (header) => {
    const referred = await send('/api/trackReferral', referral, { [header]: '1' });
    const tracked = await send('/api/track-event', event, { [header]: '1' });

    expect([referred.status, tracked.status]).toEqual([202, 202]);
    expect(referred.body).toMatchObject({ success: true, isKept: false });
    const rows = JSON.stringify([...(await referrals()), ...(await events())]);
    expect(rows).not.toMatch(/u1|s1|p1|aff_oak|variant/);
    const anonymous = { isAnonymous: true, visitorHash: null, userId: null, businessDomain: 'oak.test' };
    expect(await referrals()).toEqual([expect.objectContaining(anonymous)]);
    expect(await events()).toEqual([expect.objectContaining({ ...anonymous, data: {} })]);
  });

  it('flag bots with the reason', async () => {
    await send('/api/trackReferral', referral, { 'user-agent': 'curl/8.5.0' });
    await send('/api/track-event', event, { 'user-agent': '' });

    expect(await referrals()).toEqual([
      expect.objectContaining({ visit: 'bot', botReason: 'bot-user-agent' }),
    ]);
    expect(await events()).toEqual([expect.objectContaining({ visit: 'bot', botReason: 'no-user-agent' })]);
  });

  it('store no address, and one hash for a visitor of a site', async () => {
    const each = [
      ['203.0.113.7', 'oak.test'],
      ['203.0.113.99', 'oak.test'],
      ['198.51.100.7', 'oak.test'],
      ['203.0.113.7', 'elm.test'],
    ] as const;
    for (const [address, businessDomain] of each) {
      await send('/api/track-event', { eventType: 'x', businessDomain }, {}, address);
    }

    const rows = await events();

    const hashes = rows.map(({ visitorHash }) => visitorHash);
    expect(hashes[1]).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(3);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|198\.51\.100/);
  });

  it('store many concurrent records', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        send(
          '/api/track-event',
          { eventType: 'x', eventData: { eventId: `e${place}` } },
          {},
          `10.0.${place % 4}.9`,
        ),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await api.services.storage.tracking.listEvents({ after: null, limit: 500 })).toHaveLength(200);
  });

  it('return 503 with the time to wait when the storage fails', async () => {
    await api.services.storage.close();

    const answers = [await send('/api/trackReferral', referral), await send('/api/track-event', event)];

    for (const { status, body, headers } of answers) {
      expect(status).toBe(503);
      expect(failureSchema.parse(body)).toMatchObject({ success: false, code: 'server.busy' });
      expect(headers['retry-after']).toBe('10');
    }
    expect(api.reported.join()).toContain('could not store tracked events');
  });

  it('refuse a flood of one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 620 }, () => send('/api/track-event', { eventType: '' })),
    );

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuse a page of another origin, and accept our own', async () => {
    const foreign = await send('/api/track-event', event, { 'sec-fetch-site': 'cross-site' });
    const own = await send('/api/track-event', event, { 'sec-fetch-site': 'same-origin', cookie: 'a=b' });

    expect([foreign.status, own.status]).toEqual([403, 202]);
  });
});
