import { mkdirSync } from 'node:fs';
import { Stopping, openPrograms } from './programs';
import type { Programs } from './programs';
import { StartFailure } from './start-failure';

/** Runs the programs until Ctrl-C, SIGTERM or SIGHUP, then exits with 0. Exits with 1 if the work fails or a program exits. */
export async function runUntilStopped(
  logFolder: string,
  work: (programs: Programs) => Promise<void>,
): Promise<void> {
  mkdirSync(logFolder, { recursive: true });
  const programs = openPrograms(logFolder, (name, exitCode, log) => {
    console.error(`\n${name} exited with code ${exitCode}. See ${log}`);
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

/** Stops when the parent process dies without a signal, as npm does after kill -9. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1_000);
}
