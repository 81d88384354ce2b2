import { discardJob, getJob, listJobs, retryDeadJobs, retryJob } from '@pricehunt/api-contract/admin-jobs';
import type { QueuedJob } from '@pricehunt/job-queue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { adminPageSize } from '../../answers/list-page';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { jobView } from './job-view';

const done = { success: true } as const;

export function registerAdminJobs(app: FastifyInstance, services: Services): void {
  const { jobQueue } = services;
  registerEndpoint(app, listJobs, async ({ query: { state, name, cursor } }) => {
    const limit = adminPageSize;
    const { jobs, nextCursor } = await jobQueue.listJobs({ state, name, cursor: cursor ?? null, limit });
    const counts = (await jobQueue.counts()).map(({ oldestDueAt, ...count }) => {
      return { ...count, oldestDueAt: oldestDueAt?.toISOString() ?? null };
    });
    return { ...done, items: jobs.map(jobView), nextCursor, counts };
  });
  registerEndpoint(app, getJob, async ({ params: { jobId } }) => {
    return { ...done, job: jobView(await jobOf(services, jobId)) };
  });
  registerEndpoint(app, retryJob, async ({ params: { jobId } }, request) => {
    const job = await deadJobOf(services, jobId);
    await noteJobAct(services, request, 'job.retried', job);
    if (!(await jobQueue.retryDeadLetter(jobId))) throw new Refusal('job.not-dead');
    return { ...done, job: jobView(await jobOf(services, jobId)) };
  });
  registerEndpoint(app, retryDeadJobs, async ({ body: { name } }, request) => {
    await services.storage.atomically((stores) =>
      recordAdminAct(services, stores, request, {
        action: 'job.all-retried',
        subject: null,
        details: { name: name ?? null },
      }),
    );
    return { ...done, retriedCount: await jobQueue.retryDeadLetters({ name }) };
  });
  registerEndpoint(app, discardJob, async ({ params: { jobId } }, request) => {
    const job = await deadJobOf(services, jobId);
    await noteJobAct(services, request, 'job.discarded', job);
    if (!(await jobQueue.discardDeadLetter(jobId))) throw new Refusal('job.not-dead');
    return done;
  });
}

async function jobOf({ jobQueue }: Needs<'jobQueue'>, jobId: string): Promise<QueuedJob> {
  const job = await jobQueue.findJob(jobId);
  if (job === null) throw new Refusal('job.not-found');
  return job;
}

async function deadJobOf(services: Needs<'jobQueue'>, jobId: string): Promise<QueuedJob> {
  const job = await jobOf(services, jobId);
  if (job.state !== 'dead') throw new Refusal('job.not-dead');
  return job;
}

/** Recorded before the change, because the queue has its own database connection and no change may go unrecorded. */
async function noteJobAct(
  services: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  action: string,
  { id, name, attempts, lastError }: QueuedJob,
): Promise<void> {
  await services.storage.atomically((stores) =>
    recordAdminAct(services, stores, request, {
      action,
      subject: { kind: 'job', id },
      details: { name, before: { state: 'dead', attempts, lastError: lastError?.slice(0, 300) ?? null } },
    }),
  );
}
