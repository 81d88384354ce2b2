import { mkdirSync } from 'node:fs';
import { Stopping, openPrograms } from './programs';
import type { Programs } from './programs';
import { StartFailure } from './start-failure';

/**
 * Runs the work and keeps its programs until Ctrl-C, SIGTERM or SIGHUP, which end them and this process with 0. A failure of
 * the work, or a program that ends by itself, ends everything with 1.
 */
export async function runUntilStopped(
  logFolder: string,
  work: (programs: Programs) => Promise<void>,
): Promise<void> {
  mkdirSync(logFolder, { recursive: true });
  const programs = openPrograms(logFolder, (name, exitCode, log) => {
    console.error(`\n${name} ended with ${exitCode}; see ${log}`);
    void stop(1);
  });
  const stop = async (exitCode: number) => {
    if (programs.stopping.aborted) return;
    await programs.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  stopWithParent(() => void stop(0));
  try {
    await work(programs);
  } catch (failure) {
    if (failure instanceof Stopping) return;
    console.error(failure instanceof StartFailure ? failure.message : failure);
    await stop(1);
  }
}

/** Ends everything when the process that started this one is gone without a signal, as npm is after kill -9. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1_000);
}
