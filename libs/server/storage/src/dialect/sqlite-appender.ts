import { Worker } from 'node:worker_threads';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { keepFirst } from '../access';
import { prepareInsert, type PreparedInsert } from './sqlite-access';
import { SavePlans } from './table-columns';

/** Adds rows to a SQLite file on a thread of its own. One group at a time: the caller waits for the one before. */
export interface SqliteAppender {
  /**
   * Resolves when all rows are on disk, with how long their commit took in milliseconds; a row whose key is taken is left as it
   * is. Nothing is kept when it rejects.
   */
  append<Table extends SQLiteTable>(table: Table, rows: readonly Table['$inferInsert'][]): Promise<number>;
  /** Ends the thread, if one runs. */
  close(): Promise<void>;
}

/** What the thread is given when it starts. */
export interface AppenderSettings {
  readonly file: string;
  readonly busyMsMax: number;
  /** Settings of its connection by their names, each of which SQLite must take. */
  readonly settings: Readonly<Record<string, string | number>>;
  /** Hears of a thread that ends with an error while no rows are under way. */
  readonly onError: (error: unknown) => void;
}

/** The thread's program: beside this file, and beside the bundle that this file is part of. */
const program = new URL('./append-rows.mjs', import.meta.url);

/** The thread starts with the first rows, and again with the next ones when it ended with an error. */
export function sqliteAppender({ onError, ...settings }: AppenderSettings): SqliteAppender {
  const inserts = new SavePlans<PreparedInsert>();
  let thread: AppendThread | null = null;

  return {
    append: (table, rows) => {
      const { insert, read } = inserts.get(table, keepFirst, () => prepareInsert(table, keepFirst));
      const values: unknown[] = [];
      for (const row of rows) for (const readValue of read) values.push(readValue(row));
      if (thread === null || thread.hasEnded()) thread = startThread(settings, onError);
      return thread.append({ insert, width: read.length, values });
    },
    close: async () => thread?.close(),
  };
}

/** One group of rows as it goes to the thread: one array for all values is what is cheapest to hand over. */
interface RowGroup {
  readonly insert: string;
  readonly width: number;
  readonly values: readonly unknown[];
}

interface AppendThread {
  append(group: RowGroup): Promise<number>;
  hasEnded(): boolean;
  close(): Promise<void>;
}

/** Who waits for the group that is under way. */
interface Waiting {
  readonly resolve: (commitMs: number) => void;
  readonly reject: (failure: unknown) => void;
}

function startThread(
  settings: Omit<AppenderSettings, 'onError'>,
  onError: AppenderSettings['onError'],
): AppendThread {
  const worker = new Worker(program, { workerData: settings, execArgv: [], env: {} });
  let waiting: Waiting | null = null;
  let hasEnded = false;

  /** Takes the group that waits, if one does: it is answered now. */
  function takeWaiting(): Waiting | null {
    worker.unref();
    const taken = waiting;
    waiting = null;
    return taken;
  }

  worker.unref();
  worker.on('message', (outcome: number | ThreadFailure) => {
    if (typeof outcome === 'number') takeWaiting()?.resolve(outcome);
    else takeWaiting()?.reject(new AppendError(outcome));
  });
  worker.once('error', (failure) => {
    hasEnded = true;
    if (waiting === null) onError(failure);
    else takeWaiting()?.reject(failure);
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      hasEnded = true;
      takeWaiting()?.reject(new Error(`The thread that adds rows ended with ${code}.`));
      resolve();
    });
  });
  return {
    append: (group) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        // While rows are under way the process does not end.
        worker.ref();
        worker.postMessage(group);
      }),
    hasEnded: () => hasEnded,
    close: () => {
      worker.ref();
      worker.postMessage(null);
      return ended;
    },
  };
}

interface ThreadFailure {
  readonly message: string;
  readonly code: string | undefined;
}

/** What SQLite said on the thread, with its code. */
class AppendError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string | undefined;

  constructor({ message, code }: ThreadFailure) {
    super(message);
    this.code = code;
  }
}
