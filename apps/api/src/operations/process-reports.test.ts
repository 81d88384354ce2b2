import { createMetrics } from './metrics';
import type { Metrics } from './metrics';
import { createProcessReports, worstCircuit } from './process-reports';
import type { ProcessReports } from './process-reports';
import { resetCircuit } from '../sources/source-gate';
import { openTestServices } from '../testing/test-api';
import type { TestServices } from '../testing/test-api';

let opened: TestServices;
let now: Date;
const processes: ProcessReports[] = [];

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00.000Z');
  opened = await openTestServices();
});
afterEach(async () => {
  for (const reports of processes.splice(0)) await reports.stop();
  await opened.close();
});

type CircuitState = 'closed' | 'open' | 'half-open';

function openProcess(
  processId: string,
  circuit: () => CircuitState,
  metrics: Pick<Metrics, 'requestSeconds'> = createMetrics(),
): ProcessReports {
  const retention = { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null };
  const source = { retention, appliesTo: () => true, findOffers: async () => [] };
  const reports = createProcessReports({
    storage: opened.services.storage,
    offerSources: {
      list: () => [
        { ...source, id: 'catalog', name: 'Catalog' },
        { ...source, id: 'shop', name: 'Shop', circuit },
      ],
    },
    metrics,
    program: 'worker',
    processId,
    now: () => now,
    report: (failure) => {
      throw failure;
    },
  });
  processes.push(reports);
  return reports;
}

async function untilRead(
  reports: ProcessReports,
  isSo: (states: Awaited<ReturnType<ProcessReports['read']>>) => boolean,
) {
  for (;;) {
    const states = await reports.read();
    if (isSo(states)) return states;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('process reports', () => {
  it('show circuits and server errors to other processes, oldest process first', async () => {
    const metrics = createMetrics();
    metrics.requestSeconds.observe({ method: 'GET', route: '/', status: '503' }, 0.1);
    metrics.requestSeconds.observe({ method: 'GET', route: '/', status: '404' }, 0.1);
    const one = openProcess('p1', () => 'open', metrics);
    now = new Date('2026-11-21T12:00:05.000Z');
    const other = openProcess('p2', () => 'closed');

    one.begin();
    const states = await untilRead(other, ({ length }) => length > 1);

    expect(states).toMatchObject([
      { processId: 'p1', program: 'worker', serverErrors: 1, circuits: { shop: 'open' } },
      { processId: 'p2', startedAt: '2026-11-21T12:00:05.000Z', serverErrors: 0 },
    ]);
    expect(worstCircuit(states, 'shop')).toBe('open');
    expect(worstCircuit(states, 'catalog')).toBeNull();
  });

  it('disappear when the process ends or is silent for long', async () => {
    const [ending, silent, reader] = ['p1', 'p2', 'p3'].map((id) => openProcess(id, () => 'closed'));
    ending?.begin();
    silent?.begin();
    if (reader === undefined) throw new Error('there are three');
    await untilRead(reader, ({ length }) => length === 3);

    await ending?.stop();
    const afterOneEnded = await reader.read();
    now = new Date(now.getTime() + 36_000);
    const afterSilence = await reader.read();

    expect(afterOneEnded.map(({ processId }) => processId).toSorted()).toEqual(['p2', 'p3']);
    expect(afterSilence.map(({ processId }) => processId)).toEqual(['p3']);
  });

  it('are deleted an hour after a process died', async () => {
    const { settings } = opened.services.storage;
    openProcess('gone', () => 'closed').begin();
    const reader = openProcess('here', () => 'closed');
    await untilRead(reader, ({ length }) => length === 2);

    now = new Date(now.getTime() + 61 * 60_000);
    reader.begin();
    while ((await settings.listSettings('process:')).some(({ key }) => key.endsWith('gone'))) {
      await new Promise((resolve) => setImmediate(resolve));
    }

    expect((await settings.listSettings('process:')).map(({ key }) => key)).toEqual(['process:here']);
  });

  it('are sent at once when a circuit is reset', async () => {
    let state: CircuitState = 'open';
    openProcess('p1', () => state).begin();
    const reader = openProcess('p2', () => 'closed');
    await untilRead(reader, (states) => worstCircuit(states, 'shop') === 'open');

    state = 'closed';
    await resetCircuit(opened.services.storage, 'shop');

    const states = await untilRead(reader, (read) => worstCircuit(read, 'shop') === 'closed');
    expect(states).toHaveLength(2);
  });
});
