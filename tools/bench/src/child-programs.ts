import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export const host = '127.0.0.1';

/** A program that runs beside the benchmark. */
export interface ChildProgram {
  readonly process: ChildProcess;
  readonly printed: () => string;
  /** Ends it, after ten seconds by force, and resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

/** Starts a Node program that logs to a file. It ends with the benchmark at the latest. */
export function startProgram(options: {
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly logFile: string;
}): ChildProgram {
  const log = openSync(options.logFile, 'a');
  const child = spawn(process.execPath, options.parameters, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...options.environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const endAtExit = () => child.kill('SIGKILL');
  process.once('exit', endAtExit);
  child.once('exit', () => process.off('exit', endAtExit));
  return {
    process: child,
    printed: () => readFileSync(options.logFile, 'utf8'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(patience);
    },
  };
}

/** The program's processor time so far, in milliseconds; null where the system doesn't report it. */
export function processorMsOf({ process: { pid } }: ChildProgram): number | null {
  const file = `/proc/${pid ?? 0}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The program's memory, in total and without mapped files, in MiB; 0 where the system doesn't report it. */
export function memoryOf({ process: { pid } }: ChildProgram): { readonly rss: number; readonly own: number } {
  const file = `/proc/${pid ?? 0}/status`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024);
  return { rss: read('VmRSS'), own: read('RssAnon') };
}

/** Runs a Node program to its end. Rejects with its output when it fails. */
export async function runProgram(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Promise<string> {
  const program = startProgram({ parameters, environment, logFile });
  const code = await new Promise((resolve) => program.process.once('close', resolve));
  if (code !== 0)
    throw new Error(`${parameters.join(' ')} ended with ${String(code)}:\n${program.printed()}`);
  return program.printed();
}

/** Resolves when the address returns success; rejects when the program ends or after half a minute. */
export async function untilItAnswers(address: string, program: ChildProgram): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (program.process.exitCode !== null) throw new Error(`A program ended:\n${program.printed()}`);
    const isUp = await fetch(address, { redirect: 'manual' }).then(
      (response) => response.status < 500,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} did not answer:\n${program.printed()}`);
}

export async function freePorts(count: number): Promise<number> {
  for (let first = 20_000 + (process.pid % 20_000); first < 60_000; first += count) {
    const states = await Promise.all(Array.from({ length: count }, (_, place) => isFree(first + place)));
    if (states.every(Boolean)) return first;
  }
  throw new Error('No free ports were found.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => server.close(() => resolve(true)));
  });
}
