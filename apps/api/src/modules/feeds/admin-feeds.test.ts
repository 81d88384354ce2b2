import { signInTestAdmin, signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
let admin: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi();
  admin = await signInTestAdmin(api);
});
afterEach(() => api.close());

async function makeFeed(name: string) {
  const owner = await signInTestMember(api, { name });
  const payload = { name: `Feed of ${name}`, link: 'https://oak.example/feed.csv', schedule: 'manual' };
  const made = await owner.inject({ method: 'POST', url: '/api/business/feeds', payload });
  return { owner, feedId: made.json<{ feed: { id: string } }>().feed.id };
}

const read = (url: string, query: Record<string, string> = {}) => admin.inject({ method: 'GET', url, query });

describe('the feeds of all businesses', () => {
  it('are listed newest first, with their business, and by business', async () => {
    const oak = await makeFeed('Oak');
    await makeFeed('Elm');

    const all = await read('/api/admin/feeds');
    const some = await read('/api/admin/feeds', { businessId: oak.owner.businessId });

    expect(all.json().items).toMatchObject([
      { feed: { name: 'Feed of Elm' }, business: { name: 'Elm' } },
      { feed: { name: 'Feed of Oak' }, business: { name: 'Oak' } },
    ]);
    expect(some.json().items).toHaveLength(1);
  });

  it('run once at a time, with an entry in both logs', async () => {
    const { owner, feedId } = await makeFeed('Oak');
    const url = `/api/admin/feeds/${feedId}/imports`;

    const first = await admin.inject({ method: 'POST', url });
    const second = await admin.inject({ method: 'POST', url });

    const runs = await read('/api/admin/feed-imports', { state: 'queued' });
    expect([first.statusCode, second.json().import.id]).toEqual([202, first.json().import.id]);
    expect(runs.json().items).toMatchObject([{ feedName: 'Feed of Oak', business: { name: 'Oak' } }]);
    const log = await api.services.storage.audit.listEntries({
      businessId: owner.businessId,
      action: 'feed.rerun',
      before: null,
      limit: 5,
    });
    expect(log[0]).toMatchObject({ actor: { kind: 'admin' }, subject: { id: feedId } });
  });

  it('return an error while the switch is off, or for an unknown feed', async () => {
    const { feedId } = await makeFeed('Oak');
    const payload = { isOn: false, reason: 'The disk is full' };
    await admin.inject({ method: 'PUT', url: '/api/admin/switches/feed-imports', payload });

    const off = await admin.inject({ method: 'POST', url: `/api/admin/feeds/${feedId}/imports` });
    const none = await admin.inject({ method: 'POST', url: '/api/admin/feeds/none/imports' });

    expect([off.json().code, none.json().code]).toEqual(['switch.off', 'feed.not-found']);
  });
});
