import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export const host = '127.0.0.1';

/** A program that runs beside this one and ends with it at the latest. */
export interface ChildProgram {
  readonly process: ChildProcess;
  readonly printed: () => string;
  readonly isRunning: () => boolean;
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export function startProgram(options: {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly user?: { readonly uid?: number; readonly gid?: number };
}): ChildProgram {
  const log = openSync(options.logFile, 'a');
  const child = spawn(options.command, options.parameters, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...options.environment },
    stdio: ['ignore', log, log],
    ...options.user,
  });
  closeSync(log);
  const endAtExit = () => child.kill('SIGKILL');
  process.once('exit', endAtExit);
  child.once('exit', () => process.off('exit', endAtExit));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    process: child,
    printed: () => readFileSync(options.logFile, 'utf8'),
    isRunning,
    end: async (signal = 'SIGTERM') => {
      if (!isRunning()) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(patience);
    },
  };
}

/** Checks a condition every 50 ms until it holds; rejects after the time limit. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  msMax = 30_000,
): Promise<void> {
  const end = performance.now() + msMax;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${msMax} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let lastPort = 24_000 + (process.pid % 4_000);

/** A free port that this program hasn't returned before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    lastPort += 1;
    if (await isFree(lastPort)) return lastPort;
  }
  throw new Error('No free port was found.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => server.close(() => resolve(true)));
  });
}
