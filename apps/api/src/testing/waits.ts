import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: a busy machine needs minutes to start programs. */
export const patientTestMs = 900_000;

const patienceMs = 300_000;

/** Polls every 100 ms; rejects after a time that suffices on a busy machine. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited for ${what}, in vain`);
    await pause(100);
  }
}
