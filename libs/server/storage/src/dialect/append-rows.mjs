import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * The thread that adds rows to a SQLite file over a connection of its own, so that the process goes on while the disk
 * syncs. It gets one group of rows a message and answers each, once the group is on disk, with how long its commit took in
 * milliseconds, or else with what went wrong; nothing of a group that failed is kept. It ends when it is sent null. Plain
 * JavaScript: a thread runs from source and from a bundle alike, whatever reads the rest of the program.
 */

/** @type {{ readonly file: string, readonly busyMsMax: number, readonly settings: Readonly<Record<string, unknown>> }} */
const { file, busyMsMax, settings } = workerData;
const connection = new BetterSqlite3(file, { timeout: busyMsMax, fileMustExist: true });
for (const [name, value] of Object.entries(settings)) {
  connection.pragma(`${name} = ${value}`);
  const actual = connection.pragma(name, { simple: true });
  if (actual !== value) throw new Error(`SQLite has ${name} = ${actual} where ${value} was asked for.`);
}

/** Statements by their text: as many as there are tables that rows are added to. */
const statements = new Map();

const begin = connection.prepare('BEGIN IMMEDIATE');
const commit = connection.prepare('COMMIT');

/**
 * Adds the rows, whose values follow each other, in one transaction, and returns how long its commit took.
 *
 * @type {(group: { readonly insert: string, readonly width: number, readonly values: readonly unknown[] }) => number}
 */
function appendRows({ insert, width, values }) {
  const statement = statements.get(insert) ?? connection.prepare(insert);
  statements.set(insert, statement);
  begin.run();
  try {
    for (let place = 0; place < values.length; place += width) {
      statement.run(values.slice(place, place + width));
    }
    const begunAt = performance.now();
    commit.run();
    return performance.now() - begunAt;
  } finally {
    if (connection.inTransaction) connection.exec('ROLLBACK');
  }
}

parentPort.on('message', (group) => {
  if (group === null) {
    connection.close();
    parentPort.close();
    return;
  }
  parentPort.postMessage(outcomeOf(() => appendRows(group)));
});

/** What the work returns, or what a thread can tell of an error. */
function outcomeOf(work) {
  try {
    return work();
  } catch ({ message, code }) {
    return { message, code };
  }
}
