import { HopelessJob, defineJob, handleJob } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

const sweep = defineJob(
  'sweep-floor',
  z.object({ room: z.string(), note: z.string(), linkToken: z.string() }),
);
const payload = { room: 'hall-1', note: 'write to mira@oak.example', linkToken: 'abc123' };

let api: TestApi;
let admin: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi();
  admin = await signInTestAdmin(api);
});
afterEach(() => api.close());

const read = (url: string, query: Record<string, string> = {}) => admin.inject({ method: 'GET', url, query });
const act = (id: string, what: string) =>
  admin.inject({ method: 'POST', url: `/api/admin/jobs/${id}/${what}` });

async function deadJob(): Promise<string> {
  const { id } = await api.services.jobQueue.enqueue(sweep, payload);
  await api.runJobs([handleJob(sweep, () => Promise.reject(new HopelessJob('there is no broom')))]);
  return id;
}

describe('jobs', () => {
  it('are listed by state with the last error, and counted', async () => {
    const id = await deadJob();

    const dead = await read('/api/admin/jobs');
    const done = await read('/api/admin/jobs', { state: 'due' });

    expect(dead.json().items).toMatchObject([
      { id, name: 'sweep-floor', state: 'dead', lastError: 'there is no broom', attempts: 1 },
    ]);
    expect(dead.json().counts).toMatchObject([{ name: 'sweep-floor', dead: 1, due: 0 }]);
    expect(done.json().items).toEqual([]);
  });

  it('show ids and words of their payload, and nothing personal or secret', async () => {
    const id = await deadJob();

    const answer = await read(`/api/admin/jobs/${id}`);

    expect(JSON.parse(answer.json().job.payload)).toEqual({
      room: 'hall-1',
      note: '(25 characters)',
      linkToken: '(left out)',
    });
  });

  it('run when a failed one is retried', async () => {
    const id = await deadJob();

    const retried = await act(id, 'retry');
    await api.runJobs([handleJob(sweep, () => Promise.resolve())]);

    expect(retried.json().job).toMatchObject({ id, state: 'due' });
    expect((await read(`/api/admin/jobs/${id}`)).json().job.state).toBe('done');
    const [entry] = await api.services.storage.audit.listEntries({ before: null, limit: 1 });
    expect(entry).toMatchObject({
      action: 'job.retried',
      subject: { kind: 'job', id },
      details: { name: 'sweep-floor', before: { lastError: 'there is no broom' } },
    });
  });

  it('are all queued again, for one kind or for every kind', async () => {
    const dust = defineJob('dust-shelves', z.object({}));
    const isOver = () => Promise.reject(new HopelessJob('there is no broom'));
    await deadJob();
    await deadJob();
    await api.services.jobQueue.enqueue(dust, {});
    await api.runJobs([handleJob(dust, isOver)]);
    const retryDead = (payload: object) =>
      admin.inject({ method: 'POST', url: '/api/admin/jobs/retry-dead', payload });

    const ofOneKind = await retryDead({ name: 'sweep-floor' });
    const ofAll = await retryDead({});

    expect([ofOneKind.json().retriedCount, ofAll.json().retriedCount]).toEqual([2, 1]);
    expect((await read('/api/admin/jobs')).json().items).toEqual([]);
    const entries = await api.services.storage.audit.listEntries({ before: null, limit: 2 });
    expect(entries.map(({ action, details }) => [action, details['name']])).toEqual([
      ['job.all-retried', null],
      ['job.all-retried', 'sweep-floor'],
    ]);
  });

  it('are deleted when a failed one is discarded, without touching others', async () => {
    const id = await deadJob();
    const { id: waiting } = await api.services.jobQueue.enqueue(sweep, payload);

    const answers = [await act(id, 'discard'), await act(id, 'discard'), await act(waiting, 'retry')];

    expect(answers.map((answer) => answer.json().code ?? null)).toEqual([
      ...[null, 'job.not-found', 'job.not-dead'],
    ]);
  });
});
