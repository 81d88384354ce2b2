import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageBuilder } from './images';
import { outputOf } from './programs';

/** A running container: its program sees the image's files, the machine's network and the mounted folders. */
export interface Container {
  /** Ends the program, and returns its exit code and the milliseconds taken. */
  stop(): Promise<{ readonly code: number | null; readonly ms: number }>;
}

export interface ContainerOptions {
  readonly image: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Folders of this machine by their path in the container. */
  readonly volumes?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
}

/** The program below buildah's own processes, any of whose threads can start the next. */
async function programWithin(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')),
  );
  const child = Number.parseInt(children.join(''), 10);
  const isBuildah = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('buildah');
  return isBuildah && !Number.isNaN(child) ? await programWithin(child) : pid;
}

export function openContainers(builder: ImageBuilder, logFolder: string) {
  const running = new Set<Container>();

  async function start(name: string, options: ContainerOptions): Promise<Container> {
    const { entrypoint, command } = await builder.settingsOf(options.image);
    const container = (
      await outputOf('buildah', [...builder.storage, 'from', '--pull-never', `localhost/${options.image}`])
    ).trim();
    const child = spawn(
      'buildah',
      [
        ...builder.storage,
        ...['run', '--isolation', 'chroot'],
        ...Object.entries(options.volumes ?? {}).flatMap(([inside, folder]) => [
          '--volume',
          `${folder}:${inside}`,
        ]),
        ...Object.entries(options.environment).flatMap(([variable, value]) => [
          '--env',
          `${variable}=${value}`,
        ]),
        container,
        '--',
        ...entrypoint,
        ...(options.command ?? command),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    );
    const log = createWriteStream(join(logFolder, `${name}.log`));
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const ended = once(child, 'exit');
    const started: Container = {
      stop: async () => {
        running.delete(started);
        const since = performance.now();
        if (child.exitCode === null && child.pid !== undefined) {
          process.kill(await programWithin(child.pid), 'SIGTERM');
        }
        const [code] = await ended;
        return { code, ms: performance.now() - since };
      },
    };
    running.add(started);
    return started;
  }

  return {
    start,
    /** Runs a command that ends by itself and returns its output. */
    run: async (options: ContainerOptions & { readonly command: readonly string[] }): Promise<string> => {
      const container = (
        await outputOf('buildah', [...builder.storage, 'from', '--pull-never', `localhost/${options.image}`])
      ).trim();
      const variables = Object.entries(options.environment).flatMap(([name, value]) => [
        '--env',
        `${name}=${value}`,
      ]);
      const words = ['run', '--isolation', 'chroot', ...variables, container, '--', ...options.command];
      return await outputOf('buildah', [...builder.storage, ...words]);
    },
    stopAll: async () => {
      await Promise.all([...running].map((container) => container.stop()));
    },
  };
}
