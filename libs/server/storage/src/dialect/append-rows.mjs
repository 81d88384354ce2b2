import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * The thread that adds rows to a SQLite file over a connection of its own, so that the process goes on while the disk
 * syncs. It gets one group of rows a message and answers each with null once the group is on disk, or with what went
 * wrong; nothing of a group that failed is kept. It ends when it is sent null. Plain JavaScript: a thread runs from source
 * and from a bundle alike, whatever reads the rest of the program.
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

/**
 * Adds the rows, whose values follow each other, in one transaction.
 *
 * @type {(group: { readonly insert: string, readonly width: number, readonly values: readonly unknown[] }) => void}
 */
const appendRows = connection.transaction(({ insert, width, values }) => {
  const statement = statements.get(insert) ?? connection.prepare(insert);
  statements.set(insert, statement);
  for (let place = 0; place < values.length; place += width) {
    statement.run(values.slice(place, place + width));
  }
}).immediate;

parentPort.on('message', (group) => {
  if (group === null) {
    connection.close();
    parentPort.close();
    return;
  }
  parentPort.postMessage(failureOf(() => appendRows(group)));
});

/** Null, or what a thread can tell of an error. */
function failureOf(work) {
  try {
    work();
    return null;
  } catch ({ message, code }) {
    return { message, code };
  }
}
