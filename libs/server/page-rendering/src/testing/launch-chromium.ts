import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Headless, with DevTools on loopback. */
export interface LaunchedChromium {
  readonly browserUrl: string;
  stop(): Promise<void>;
}

/** The given one, otherwise the system's; null if there is none. */
export function findChromium(named: string | undefined): string | null {
  const path = named ?? '/usr/bin/chromium';
  return existsSync(path) ? path : null;
}

export async function launchChromium(path: string): Promise<LaunchedChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  const program = spawn(
    path,
    [
      ...flags,
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`],
    ],
    // A process group of its own, because child processes would outlive it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const gone = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const stop = async () => {
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const lines = createInterface({ input: program.stderr });
  for await (const line of lines) {
    const [, place] = /^DevTools listening on ws:\/\/([^/]+)/.exec(line) ?? [];
    if (place !== undefined) {
      program.stderr.resume();
      return { browserUrl: `http://${place}`, stop };
    }
  }
  await stop();
  throw new Error('Chromium did not start.');
}
