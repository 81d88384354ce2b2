import type { Storage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Metrics } from './plugins/metrics';
import { circuitTopic } from './source-gate';
import type { SourceSet } from './source-gate';

/** How often a process tells of itself, in milliseconds. */
const toldEveryMs = 10_000;

/** After how long without a word a process is taken to be gone, in milliseconds. */
const silentMsMax = 35_000;

/** After how long its last word is deleted, in milliseconds. */
const keptMs = 60 * 60_000;

const processStateSchema = z.object({
  processId: z.string(),
  program: z.enum(['api', 'worker']),
  startedAt: z.string(),
  /** When it told this. */
  at: z.string(),
  /** Its answers with a status of 500 or more since it started. */
  serverErrors: z.int(),
  /** The circuits of the offer sources as it has them, by source; those without one are left out. */
  circuits: z.record(z.string(), z.enum(['closed', 'open', 'half-open'])),
});

/** What a running process last told of itself. Times are ISO 8601 in UTC. */
export type ProcessState = z.infer<typeof processStateSchema>;

/** The settings that hold what processes told begin with this. */
const keyStart = 'process:';

/** What is known of the processes that share the database. */
export interface ProcessReports {
  /** Every process that runs, the oldest first: this one as it is now, the others as they last told. */
  read(): Promise<readonly ProcessState[]>;
  /** Begins to tell of this process, now and over and over. */
  begin(): void;
  /** Ends that, and takes back what was told. */
  stop(): Promise<void>;
}

/**
 * Has each process tell the others of its circuits and server errors, by the database. Trouble with that is reported and stops
 * nothing: the others then take the process to be gone.
 */
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
  let telling: Promise<void> = Promise.resolve();
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

  async function told(): Promise<readonly ProcessState[]> {
    const settings = await storage.settings.listSettings(keyStart);
    return settings.flatMap(({ value }) => {
      const parsed = z.safeParse(processStateSchema, value);
      return parsed.success ? [parsed.data] : [];
    });
  }

  /** Deletes what processes told that ended without taking it back. */
  async function forgetSilent(): Promise<void> {
    const earliest = before(now(), keptMs);
    for (const state of await told()) {
      if (state.at < earliest) await storage.settings.removeSetting(`${keyStart}${state.processId}`);
    }
  }

  function tell(): void {
    telling = telling
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
      const others = (await told()).filter((each) => each.processId !== processId && each.at > earliest);
      return [await current(), ...others].toSorted((one, other) =>
        one.startedAt < other.startedAt ? -1 : 1,
      );
    },
    begin() {
      timer ??= setInterval(tell, toldEveryMs).unref();
      stopListening = storage.notifications.subscribe(circuitTopic, tell);
      tell();
    },
    async stop() {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      stopListening();
      await telling;
      await storage.settings
        .removeSetting(`${keyStart}${processId}`)
        .catch((failure: unknown) => options.report(failure, 'could not report the end of this process'));
    },
  };
}

/** The state of a source over all processes: the worst of theirs; null where none guards it. */
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
