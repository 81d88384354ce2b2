import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * A thread that reads a SQLite file over its own connection without blocking the process. Each message is a numbered query; the reply has
 * the number and the rows as arrays, or the error; null ends the thread. Plain JavaScript, because the bundle does not include it.
 */

/** @type {{ readonly file: string, readonly busyMsMax: number, readonly pragmas: readonly string[] }} */
const { file, busyMsMax, pragmas } = workerData;
const connection = new BetterSqlite3(file, { timeout: busyMsMax, fileMustExist: true });
for (const pragma of ['query_only = ON', ...pragmas]) connection.pragma(pragma);

/** Prepared statements by text, the most recently used last, up to this many. */
const statements = new Map();
const statementsMax = 100;

function prepared(text) {
  const statement = statements.get(text) ?? connection.prepare(text).raw();
  statements.delete(text);
  statements.set(text, statement);
  if (statements.size > statementsMax) statements.delete(statements.keys().next().value);
  return statement;
}

parentPort.on('message', (query) => {
  if (query === null) {
    connection.close();
    parentPort.close();
    return;
  }
  const { number, text, values } = query;
  try {
    const rows = prepared(text).all(values);
    parentPort.postMessage({ number, rows, failure: null });
  } catch ({ message, code }) {
    parentPort.postMessage({ number, rows: [], failure: { message, code } });
  }
});
