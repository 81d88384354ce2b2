import { countTraffic } from '../../merchant-traffic/count-traffic';
import { clickAt, testOrder } from '../../merchant-traffic/testing-traffic';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { followActivity } from './follow-activity';
import { verifyTestDomain } from '../../testing/verify-test-domain';

const now = new Date('2026-11-21T09:00:00.000Z');
let api: TestApi;
let owner: SignedInCaller & { readonly businessId: string };

beforeEach(async () => {
  api = await startTestApi({ now: () => now });
  owner = await signInTestMember(api);
  await verifyTestDomain(api, owner.businessId, 'oak.test');
});
afterEach(() => api.close());

async function clicked(...clicks: readonly Parameters<typeof clickAt>[1][]): Promise<void> {
  await api.services.storage.clicks.recordClicks(clicks.map((click) => clickAt('oak.test', click)));
  await countTraffic(api.services);
}

function get(caller: SignedInCaller, query = '', path = '/api/business/activity') {
  return caller.inject({ method: 'GET', url: `${path}${query}` });
}

const at = (second: number) => ({
  id: `c${second}`,
  clickedAt: `2026-11-21T08:00:${String(second).padStart(2, '0')}.000Z`,
});

describe('GET /api/business/activity', () => {
  it('lists entries newest first and marks bots and repeated clicks', async () => {
    await clicked(
      { ...at(1), offerId: 'o1', visitorHash: 'ann', device: 'mobile' },
      { ...at(2), offerId: 'o1', visitorHash: 'ann' },
      { ...at(3), visit: 'bot', botReason: 'bot-user-agent' },
    );
    await api.services.storage.trafficCounts.countOrder(
      testOrder({ businessId: owner.businessId, recordId: 'order-1', at: '2026-11-21T08:30:00.000Z' }),
    );

    const answer = await get(owner);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      items: [
        { kind: 'order', order: { name: '#1001', isCredited: true }, amount: { amountMinor: 5_000 } },
        { id: 'c3', visit: 'bot', botReason: 'bot-user-agent', exclusion: 'bot' },
        { id: 'c2', exclusion: 'repeat' },
        { id: 'c1', exclusion: null, device: 'mobile' },
      ],
      nextCursor: null,
      lastSequence: 4,
    });
  });

  it('pages through each entry once and filters', async () => {
    await clicked(...Array.from({ length: 55 }, (_, second) => at(second)));

    const first = (await get(owner)).json();
    const second = (await get(owner, `?cursor=${first.nextCursor}`)).json();
    const bots = (await get(owner, '?visit=bot')).json();
    const otherDay = (await get(owner, '?from=2026-11-20&to=2026-11-20')).json();

    const ids = [...first.items, ...second.items].map(({ id }: { readonly id: string }) => id);
    expect(new Set(ids).size).toBe(55);
    expect(second.nextCursor).toBeNull();
    expect([bots.items, otherDay.items]).toEqual([[], []]);
  });

  it('shows another business nothing', async () => {
    await clicked(at(1));
    const stranger = await signInTestMember(api);

    const answers = [await get(stranger), await get(stranger, '', '/api/business/activity.csv')];

    expect(answers[0]?.json().items).toEqual([]);
    expect(answers[1]?.body.trim().split('\n')).toHaveLength(1);
  });

  it('rejects a cursor of another list', async () => {
    expect((await get(owner, '?cursor=bm8')).json()).toMatchObject({ code: 'request.invalid' });
  });
});

describe('GET /api/business/activity.csv', () => {
  it('contains every entry, safe for spreadsheets', async () => {
    await clicked({ ...at(1), source: '=cmd()' }, at(2));

    const answer = await get(owner, '', '/api/business/activity.csv');

    const lines = answer.body.trim().split('\r\n');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="activity.csv"');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^at,kind,id,visit,/);
    expect(lines[2]).toContain("'=cmd()");
  });
});

describe('the activity stream', () => {
  it('starts after the last entry seen, sends new ones and ends when its reader leaves', async () => {
    await clicked(at(1), at(2));
    const leaving = new AbortController();
    const stream = followActivity(
      api.services.storage,
      { businessId: owner.businessId, filters: {}, after: 1 },
      leaving.signal,
    );
    await stream.next();

    const missed = await stream.next();
    const coming = stream.next();
    await clicked(at(3));
    const entry = await coming;
    leaving.abort();
    const ended = await stream.next();

    expect(missed.value).toMatch(/^id: 2\nevent: entry\ndata: \{.*"id":"c2"/);
    expect(entry.value).toMatch(/^id: 3\nevent: entry\ndata: \{.*"id":"c3"/);
    expect(ended.done).toBe(true);
  });
});
