import { Registry } from 'prom-client';
import type { Server } from 'node:http';
import { openOperatorListener } from './operator-listener';
import { createMetrics } from './metrics';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function openListener(options: Partial<Parameters<typeof openOperatorListener>[0]> = {}) {
  const server = await openOperatorListener({
    registry: createMetrics().registry,
    host: '127.0.0.1',
    port: 0,
    report: () => undefined,
    ...options,
  });
  servers.push(server);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
    return { status: answer.status, text: await answer.text() };
  };
  return { port, ask };
}

describe('the operator’s listener', () => {
  it('serves only the metrics when health has a listener of its own', async () => {
    const { ask } = await openListener();

    const answers = [await ask('/metrics'), await ask('/readyz'), await ask('/healthz'), await ask('/')];

    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
    expect(answers[0]?.text).toContain('pricehunt_job_seconds');
  });

  it('returns not ready while the check fails or is false, and stays healthy', async () => {
    const results: (() => Promise<boolean>)[] = [
      async () => true,
      async () => false,
      () => Promise.reject(new Error('the database is unavailable')),
    ];
    const { ask } = await openListener({
      health: { isReady: () => (results.shift() ?? (async () => false))() },
    });

    const answers = [await ask('/readyz'), await ask('/readyz'), await ask('/readyz'), await ask('/healthz')];

    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
    expect(answers[2]?.text).toBe('{"status":"not ready"}');
  });

  it('reports metrics that cannot be read, and returns 500', async () => {
    const reported: string[] = [];
    const registry = new Registry();
    registry.metrics = () => Promise.reject(new Error('a gauge fell over'));
    const { ask } = await openListener({ registry, report: (_failure, what) => reported.push(what) });

    const answer = await ask('/metrics');

    expect([answer.status, reported]).toEqual([500, ['could not read the metrics']]);
  });

  it('rejects when its port is taken', async () => {
    const { port } = await openListener();

    const second = openListener({ port });

    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
