const { Worker } = require('node:worker_threads');

/** Longer than any one test takes: tests end by their own time limits, as long as timers run. */
const msMax = 15 * 60_000;

/*
 * Ends this process when it is busy with one test for too long, and says with which file. A test that never lets go of the event
 * loop would otherwise hold up the whole run for ever: its own time limit is a timer. Jest then counts the file as failed.
 */
const watcher = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  let limit;
  parentPort.on('message', (file) => {
    clearTimeout(limit);
    if (file === null) return;
    limit = setTimeout(() => {
      writeSync(2, 'Hung, and ended after ' + workerData / 60_000 + ' minutes: ' + file + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, workerData);
  });
`;
// One for each process, which runs many files: environments come and go.
const key = Symbol.for('watcher of test files');

/** Tells in which file something begins now (the file itself or one of its tests); null when a file ended. */
module.exports = function watchFile(file) {
  if (process[key] === undefined) {
    process[key] = new Worker(watcher, { eval: true, workerData: msMax, execArgv: [], stdout: false });
    process[key].unref();
  }
  process[key].postMessage(file);
};
