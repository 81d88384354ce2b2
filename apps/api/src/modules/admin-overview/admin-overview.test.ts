import { HopelessJob, defineJob, handleJob } from '@pricehunt/job-queue';
import { sampleClick } from '@pricehunt/storage/testing';
import * as z from 'zod/mini';
import { signInTestAdmin, signInTestMember } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { engineHealthId } from '../../sources/web-search';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.close());

describe('the overview', () => {
  it('counts searches and clicks of the last hour, day and previous day, people and bots separately', async () => {
    const admin = await signInTestAdmin(api);
    const { clicks, comparisons } = api.services.storage;
    await clicks.recordClicks([
      sampleClick({ id: 'c1', clickedAt: ago(0.5) }),
      sampleClick({ id: 'c2', clickedAt: ago(5) }),
      sampleClick({ id: 'c3', clickedAt: ago(30) }),
      sampleClick({ id: 'c4', clickedAt: ago(60) }),
      sampleClick({ id: 'c5', clickedAt: ago(5), visit: 'bot', botReason: 'user agent' }),
    ]);
    for (const [requestId, hours] of [
      ['r1', 0],
      ['r2', 25],
    ] as const) {
      await comparisons.createComparison({ requestId, link: null, query: 'lamp', createdAt: ago(hours) });
    }

    const answer = await admin.inject({ method: 'GET', url: '/api/admin/overview' });

    expect(answer.json().overview).toMatchObject({
      searches: { lastHour: 1, lastDay: 1, dayBefore: 1 },
      clicks: { lastHour: 1, lastDay: 2, dayBefore: 1 },
      botClicks: { lastHour: 0, lastDay: 1, dayBefore: 0 },
    });
  });

  it('combines all processes: their server errors, and the sources that one of them has paused', async () => {
    const admin = await signInTestAdmin(api);
    const report = { program: 'worker', startedAt: ago(3), at: ago(0), serverErrors: 4, circuits: {} };
    const { settings } = api.services.storage;
    await settings.saveSetting('process:w1', { ...report, processId: 'w1', circuits: { shop: 'open' } });
    await settings.saveSetting('process:gone', { ...report, processId: 'gone', at: ago(1) });

    const answer = await admin.inject({ method: 'GET', url: '/api/admin/overview' });

    const { overview } = answer.json();
    expect(overview.serverErrors).toEqual({ count: 4, since: ago(3) });
    expect(overview.processes).toMatchObject([
      { id: 'w1', program: 'worker', serverErrors: 4, heldBack: ['shop'] },
      { program: 'api', at: now.toISOString(), serverErrors: 0, heldBack: [] },
    ]);
  });

  it("lists what needs an admin's attention and the latest failures of sources, feeds and jobs", async () => {
    const admin = await signInTestAdmin(api);
    await signInTestMember(api, { status: 'pending' });
    const job = defineJob('sweep-floor', z.object({}));
    await api.services.jobQueue.enqueue(job, {});
    await api.runJobs([handleJob(job, () => Promise.reject(new HopelessJob('no broom')))]);
    await api.services.storage.sourceHealth.recordOutcome({
      sourceId: 'shop',
      outcome: 'failed',
      at: ago(1),
      durationMs: 5,
      error: 'the shop said 403',
    });

    const answer = await admin.inject({ method: 'GET', url: '/api/admin/overview' });

    const { overview } = answer.json();
    expect(overview.waiting).toEqual({
      pendingBusinesses: 1,
      openPriceReports: 0,
      heldItems: 0,
      heldDeliveries: 0,
      deadJobs: 1,
      unsentMails: 0,
    });
    expect(overview.jobs).toMatchObject({ dead: 1, due: 0, running: 0, oldestDueAt: null });
    expect(overview.failures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'job', name: 'sweep-floor', message: 'no broom' }),
        expect.objectContaining({ kind: 'source', id: 'shop', message: 'the shop said 403', inARow: 1 }),
      ]),
    );
  });

  it('lists a source once with its failures in a row and the last cause, until it works again', async () => {
    const admin = await signInTestAdmin(api);
    const { sourceHealth } = api.services.storage;
    const report = { sourceId: 'shop', durationMs: 5, error: 'rejected' };
    for (const hours of [3, 2]) {
      const failure = {
        ...report,
        outcome: 'failed' as const,
        at: ago(hours),
        cause: 'blocked',
        status: 401,
      };
      await sourceHealth.recordOutcome(failure);
    }
    const failuresOf = async () =>
      (await admin.inject({ method: 'GET', url: '/api/admin/overview' })).json().overview.failures;

    const failing = await failuresOf();
    await sourceHealth.recordOutcome({ ...report, outcome: 'found', at: ago(1), error: null });

    expect(failing).toEqual([
      expect.objectContaining({ id: 'shop', at: ago(2), inARow: 2, cause: 'blocked', status: 401 }),
    ]);
    expect(await failuresOf()).toEqual([]);
  });

  it('lists a failing web search once, not once per engine', async () => {
    const admin = await signInTestAdmin(api);
    for (const sourceId of ['web-search', engineHealthId('searxng')]) {
      await api.services.storage.sourceHealth.recordOutcome({
        sourceId,
        outcome: 'failed',
        at: ago(1),
        durationMs: 5,
        error: 'unreachable',
      });
    }

    const answer = await admin.inject({ method: 'GET', url: '/api/admin/overview' });

    const { failures } = answer.json().overview;
    expect(failures.filter(({ id }: { id: string }) => id.startsWith('web-search'))).toEqual([
      expect.objectContaining({ kind: 'source', id: 'web-search' }),
    ]);
  });
});
