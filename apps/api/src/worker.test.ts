import { openTestPrograms } from './testing/programs';
import type { TestProgram, TestPrograms } from './testing/programs';
import { patientTestMs, until } from './testing/waits';

describe('the worker as a process', () => {
  let programs: TestPrograms;
  beforeEach(async () => {
    programs = await openTestPrograms();
  });
  afterEach(() => programs.close());

  it(
    'reports readiness and finished jobs, and traces them',
    async () => {
      const collector = await programs.collectTraces();
      const worker = await programs.start('worker', { TRACES_URL: collector.link });
      await worker.untilReady();
      const doneOne = /pricehunt_job_seconds_count\{kind="[a-z-]+",outcome="done"\} [1-9]/;
      await until('a job to be done', async () => doneOne.test(await metricsOf(worker)));

      const metrics = await metricsOf(worker);
      const code = await worker.end('SIGTERM');

      const received = collector.received.join();
      expect(metrics).toMatch(/pricehunt_jobs\{kind="[a-z-]+",state="due"\} \d/);
      expect(metrics).toMatch(/pricehunt_oldest_due_job_seconds\{kind="[a-z-]+"\} \d/);
      expect(code).toBe(0);
      expect(received).toContain('pricehunt-worker');
      expect(received).toMatch(/"name":"job [a-z-]+"/);
      expect(received).toContain('pricehunt.job.attempt');
    },
    patientTestMs,
  );
});

async function metricsOf({ port }: TestProgram): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  return answer.text();
}
