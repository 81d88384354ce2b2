import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * A thread that reads a SQLite file over a connection of its own, so that the process goes on meanwhile. It gets one query a
 * message, with its number, and answers with the number and the rows as arrays of values, or with what went wrong. It ends when
 * it is sent null. Plain JavaScript, since it is no part of the bundle that starts it.
 */

/** @type {{ readonly file: string, readonly busyMsMax: number, readonly pragmas: readonly string[] }} */
const { file, busyMsMax, pragmas } = workerData;
const connection = new BetterSqlite3(file, { timeout: busyMsMax, fileMustExist: true });
for (const pragma of ['query_only = ON', ...pragmas]) connection.pragma(pragma);

/** Statements by their texts, the one that was asked for last at the end; so many are kept ready. */
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
