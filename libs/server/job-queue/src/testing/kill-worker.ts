import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts a worker process on the jobs at this place, waits until it is in the middle of one, and kills it (SIGKILL). */
export async function killWorkerMidJob(place: string): Promise<void> {
  const worker = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'dying-worker.ts'), place], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  worker.stderr.on('data', (piece) => (complaints += String(piece)));
  const ended = new Promise<void>((resolve) => worker.on('close', () => resolve()));
  const hasStarted = await Promise.race([
    new Promise<boolean>((resolve) => worker.stdout.on('data', () => resolve(true))),
    ended.then(() => false),
  ]);
  if (!hasStarted) throw new Error(`the worker ended before it took a job: ${complaints}`);
  worker.kill('SIGKILL');
  await ended;
}
