import { setTimeout as pause } from 'node:timers/promises';

/** How long a test may take, in milliseconds, that starts programs or waits for work of seconds: a busy machine needs minutes. */
export const patientTestMs = 900_000;

const patienceMs = 300_000;

/** Asks every 100 ms until it is so; rejects when it has not become so on a busy machine either. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited for ${what}, in vain`);
    await pause(100);
  }
}
