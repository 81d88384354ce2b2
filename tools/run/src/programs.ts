import { execa } from 'execa';
import { join } from 'node:path';
import { root } from './places';
import type { Environment } from './product-environment';
import { StartFailure } from './start-failure';

/** How long a program may take to end before it is killed, in milliseconds. */
const endMsMax = 20_000;

/** A program that runs until it is stopped. */
export interface ProgramOptions {
  readonly parameters: readonly string[];
  readonly environment?: Environment;
  /** What it prints to the terminal: nothing, what it writes to standard error, or all. The rest goes to a log named after it. */
  readonly output?: 'log' | 'failures' | 'terminal';
}

/** The child programs of npm start and npm run dev. */
export interface Programs {
  /** Starts a Node program; when it ends by itself, `onEnded` hears of it. Returns its standard output. */
  readonly start: (name: string, options: ProgramOptions) => NodeJS.ReadableStream | null;
  /** Runs a program to its end and returns what it printed. Rejects when it fails. */
  readonly run: (
    file: string,
    parameters: readonly string[],
    options: { readonly environment?: Environment; readonly output: 'terminal' | 'returned' },
  ) => Promise<string>;
  /** Ends every program and resolves when all are gone; nothing starts after that. */
  readonly stop: () => Promise<void>;
  /** Aborts when everything is being stopped. */
  readonly stopping: AbortSignal;
}

/** Why work ends early: everything is being stopped. */
export class Stopping extends Error {
  override readonly name = 'Stopping';
}

/** A program that has not ended yet. */
interface Running extends Promise<unknown> {
  readonly kill: (signal: 'SIGTERM') => boolean;
}

/** Opens an empty set of programs, whose logs are in this folder. */
export function openPrograms(
  logFolder: string,
  onEnded: (name: string, exitCode: number | undefined, log: string) => void,
): Programs {
  const running = new Set<Running>();
  const stopping = new AbortController();
  const keep = <Program extends Running>(program: Program): Program => {
    running.add(program);
    void program.finally(() => running.delete(program));
    return program;
  };

  return {
    start: (name, { parameters, environment, output = 'log' }) => {
      stopping.signal.throwIfAborted();
      const log = join(logFolder, `${name}.log`);
      const program = keep(
        execa(process.execPath, parameters, {
          ...settings(environment),
          stdout: output === 'terminal' ? 'inherit' : ['pipe', { file: log, append: true }],
          stderr: output === 'log' ? { file: log, append: true } : 'inherit',
          buffer: false,
          // Ctrl-C reaches this program alone, which then ends the others in good order.
          detached: true,
        }),
      );
      program.stdout?.resume();
      void program.then(({ exitCode }) => {
        if (!stopping.signal.aborted) onEnded(name, exitCode, log);
      });
      return program.stdout;
    },
    run: async (file, parameters, { environment, output }) => {
      stopping.signal.throwIfAborted();
      const program = execa(file, parameters, {
        ...settings(environment),
        stdout: output === 'terminal' ? 'inherit' : 'pipe',
        stderr: 'inherit',
        preferLocal: true,
        localDir: root,
      });
      const { exitCode, stdout } = await keep(program);
      stopping.signal.throwIfAborted();
      if (exitCode !== 0) throw new StartFailure(`${[file, ...parameters].join(' ')} failed.`);
      return typeof stdout === 'string' ? stdout : '';
    },
    stop: async () => {
      stopping.abort(new Stopping());
      for (const program of running) program.kill('SIGTERM');
      await Promise.all(running);
    },
    stopping: stopping.signal,
  };
}

function settings(environment: Environment = process.env) {
  return {
    cwd: root,
    env: environment,
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
    forceKillAfterDelay: endMsMax,
  } as const;
}
