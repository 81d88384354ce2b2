import type { Storage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Metrics } from './metrics';
import { circuitTopic } from '../sources/source-gate';
import type { SourceSet } from '../sources/source-gate';

const reportEveryMs = 10_000;

/** A process without a report for this long counts as gone, in milliseconds. */
const silentMsMax = 35_000;

const storedForMs = 60 * 60_000;

const processStateSchema = z.object({
  processId: z.string(),
  program: z.enum(['api', 'worker']),
  startedAt: z.string(),
  at: z.string(),
  serverErrors: z.int(),
  /** Circuit states by source, as this process has them; sources without one are left out. */
  circuits: z.record(z.string(), z.enum(['closed', 'open', 'half-open'])),
});

/** The last report of a running process. Times are ISO 8601 in UTC. */
export type ProcessState = z.infer<typeof processStateSchema>;

const keyStart = 'process:';

export interface ProcessReports {
  read(): Promise<readonly ProcessState[]>;
  begin(): void;
  stop(): Promise<void>;
}

/** A failure is logged and stops nothing: the others then take the process to be gone. */
export function createProcessReports(options: {
  readonly storage: Pick<Storage, 'settings' | 'notifications'>;
  readonly offerSources: SourceSet;
  readonly metrics: Pick<Metrics, 'requestSeconds'>;
  readonly program: ProcessState['program'];
  readonly processId: string;
  readonly now: () => Date;
  readonly report: (failure: unknown, what: string) => void;
}): ProcessReports {
  const { storage, program, processId, now } = options;
  const startedAt = now().toISOString();
  let sending: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let stopListening = () => {};

  async function current(): Promise<ProcessState> {
    const circuits = options.offerSources.list().flatMap(({ id, circuit }) => {
      const state = circuit?.();
      return state === undefined ? [] : [[id, state] as const];
    });
    const serverErrors = await countServerErrors(options.metrics);
    const at = now().toISOString();
    return { processId, program, startedAt, at, serverErrors, circuits: Object.fromEntries(circuits) };
  }

  async function storedReports(): Promise<readonly ProcessState[]> {
    const settings = await storage.settings.listSettings(keyStart);
    return settings.flatMap(({ value }) => {
      const parsed = z.safeParse(processStateSchema, value);
      return parsed.success ? [parsed.data] : [];
    });
  }

  async function forgetSilent(): Promise<void> {
    const earliest = before(now(), storedForMs);
    for (const state of await storedReports()) {
      if (state.at < earliest) await storage.settings.removeSetting(`${keyStart}${state.processId}`);
    }
  }

  function sendReport(): void {
    sending = sending
      .then(async () => {
        if (timer === null) return;
        await storage.settings.saveSetting(`${keyStart}${processId}`, await current());
        await forgetSilent();
      })
      .catch((failure: unknown) => options.report(failure, 'could not report this process to the others'));
  }

  return {
    async read() {
      const earliest = before(now(), silentMsMax);
      const others = (await storedReports()).filter(
        (each) => each.processId !== processId && each.at > earliest,
      );
      return [await current(), ...others].toSorted((one, other) =>
        one.startedAt < other.startedAt ? -1 : 1,
      );
    },
    begin() {
      timer ??= setInterval(sendReport, reportEveryMs).unref();
      stopListening = storage.notifications.subscribe(circuitTopic, sendReport);
      sendReport();
    },
    async stop() {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      stopListening();
      await sending;
      await storage.settings
        .removeSetting(`${keyStart}${processId}`)
        .catch((failure: unknown) => options.report(failure, 'could not report the end of this process'));
    },
  };
}

export function worstCircuit(
  processes: readonly ProcessState[],
  sourceId: string,
): 'closed' | 'open' | 'half-open' | null {
  const states = processes.flatMap(({ circuits }) => circuits[sourceId] ?? []);
  return (['open', 'half-open', 'closed'] as const).find((state) => states.includes(state)) ?? null;
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

async function countServerErrors({ requestSeconds }: Pick<Metrics, 'requestSeconds'>): Promise<number> {
  const { values } = await requestSeconds.get();
  return values
    .filter(({ metricName, labels }) => {
      return metricName?.endsWith('_count') === true && String(labels.status).startsWith('5');
    })
    .reduce((sum, { value }) => sum + value, 0);
}
