import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import type { Database } from '../access';

export interface SqliteReader {
  readonly database: Database;
  /** Runs one query. Rejects with SQLite's error, or if the thread ended before the result. */
  readonly read: ReadRows;
  close(): Promise<void>;
}

/** Returns each row as a list of values. */
export type ReadRows = (text: string, values: readonly unknown[]) => Promise<readonly (readonly unknown[])[]>;

export interface ReaderSettings {
  readonly file: string;
  readonly busyMsMax: number;
  readonly pragmas: readonly string[];
}

/** The thread's program: next to this file, and next to a bundle that contains it. */
const program = new URL('./read-rows.mjs', import.meta.url);
/** A query that takes longer, in milliseconds, is aborted with its thread. */
const queryMsMax = 30_000;

/** The thread starts with the first query, and again with the next one after it ended. */
export function sqliteReader(settings: ReaderSettings): SqliteReader {
  let thread: ReadingThread | null = null;
  const read: ReadRows = (text, values) => {
    if (thread === null || thread.hasEnded()) thread = startThread(settings);
    return thread.read(text, values);
  };
  const remote = drizzle(async (text, values) => ({ rows: [...(await read(text, values))] }));
  return {
    // Only the builder's results are remote, and all results are awaited.
    database: remote as unknown as Database,
    read,
    close: async () => thread?.close(),
  };
}

interface ReadingThread {
  readonly read: ReadRows;
  hasEnded(): boolean;
  close(): Promise<void>;
}

interface ThreadAnswer {
  readonly number: number;
  readonly rows: readonly (readonly unknown[])[];
  readonly failure: { readonly message: string; readonly code: string | undefined } | null;
}

interface Waiting {
  readonly resolve: (rows: ThreadAnswer['rows']) => void;
  readonly reject: (failure: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

function startThread(settings: ReaderSettings): ReadingThread {
  const worker = new Worker(program, { workerData: settings, execArgv: [], env: {} });
  const waiting = new Map<number, Waiting>();
  let lastNumber = 0;
  let hasEnded = false;

  function settle(number: number): Waiting | undefined {
    const settled = waiting.get(number);
    waiting.delete(number);
    clearTimeout(settled?.timer);
    if (waiting.size === 0) worker.unref();
    return settled;
  }

  function end(failure: Error): void {
    hasEnded = true;
    for (const number of [...waiting.keys()]) settle(number)?.reject(failure);
  }

  worker.unref();
  worker.on('message', ({ number, rows, failure }: ThreadAnswer) => {
    const settled = settle(number);
    if (failure === null) settled?.resolve(rows);
    else settled?.reject(Object.assign(new Error(failure.message), { code: failure.code }));
  });
  worker.once('error', end);
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      end(new Error(`The thread that reads ended with ${code}.`));
      resolve();
    });
  });
  return {
    read: (text, values) =>
      new Promise((resolve, reject) => {
        lastNumber += 1;
        const number = lastNumber;
        const timer = setTimeout(() => {
          end(new Error('A query took too long.'));
          void worker.terminate();
        }, queryMsMax);
        waiting.set(number, { resolve, reject, timer });
        // Keeps the process alive while a query is running.
        worker.ref();
        worker.postMessage({ number, text, values });
      }),
    hasEnded: () => hasEnded,
    close: () => {
      worker.ref();
      if (!hasEnded) worker.postMessage(null);
      return ended;
    },
  };
}
