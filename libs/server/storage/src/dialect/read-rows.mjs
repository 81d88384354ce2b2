import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * The thread that reads much of a SQLite file over a connection of its own, so that the process goes on meanwhile. It gets one
 * query a message, with its number, and answers with the number and the rows as arrays of values, or with what went wrong. It
 * ends when it is sent null. Plain JavaScript, like the thread that adds rows.
 */

/** @type {{ readonly file: string, readonly busyMsMax: number }} */
const { file, busyMsMax } = workerData;
const connection = new BetterSqlite3(file, { timeout: busyMsMax, fileMustExist: true });
for (const wish of ['query_only = ON', 'automatic_index = 0', 'temp_store = 2', 'mmap_size = 268435456']) {
  connection.pragma(wish);
}

parentPort.on('message', (query) => {
  if (query === null) {
    connection.close();
    parentPort.close();
    return;
  }
  const { number, text, values } = query;
  try {
    const rows = connection.prepare(text).raw().all(values);
    parentPort.postMessage({ number, rows, failure: null });
  } catch ({ message, code }) {
    parentPort.postMessage({ number, rows: [], failure: { message, code } });
  }
});
