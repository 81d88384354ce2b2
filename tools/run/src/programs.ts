import { execa } from 'execa';
import { join } from 'node:path';
import { root } from './places';
import { StartFailure } from './start-failure';

/** Programs that take longer to exit are killed. */
const endMsMax = 20_000;

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ProgramOptions {
  readonly parameters: readonly string[];
  readonly environment?: Environment;
  /** What is printed to the terminal: nothing, standard error or everything. The rest goes to the program's log. */
  readonly output?: 'log' | 'failures' | 'terminal';
}

export interface Programs {
  /** Starts a Node program and returns its standard output. Calls `onEnded` if it exits by itself. */
  readonly start: (name: string, options: ProgramOptions) => NodeJS.ReadableStream | null;
  /** Runs a program and returns its output. Rejects when it fails. */
  readonly run: (
    file: string,
    parameters: readonly string[],
    options: { readonly environment?: Environment; readonly output: 'terminal' | 'returned' },
  ) => Promise<string>;
  readonly stop: () => Promise<void>;
  readonly stopping: AbortSignal;
}

/** Thrown by work that is interrupted by a stop. */
export class Stopping extends Error {
  override readonly name = 'Stopping';
}

interface Running extends Promise<unknown> {
  readonly kill: (signal: 'SIGTERM') => boolean;
}

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
          // Only this process receives Ctrl-C and then stops the others in order.
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
