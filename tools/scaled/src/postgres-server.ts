import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort, host } from './child-programs';

export interface PostgresServer {
  readonly url: string;
  /** Restarts it at the same address. */
  readonly start: () => Promise<void>;
  /** Ends it immediately, like a crash of all its processes. */
  readonly crash: () => Promise<void>;
  readonly createDatabase: (name: string) => Promise<string>;
  /** Dumps a database and restores the dump into another, as in docs/operations/upkeep.md. */
  readonly copyByDump: (from: string, to: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Skips waiting for the disk, so only a crash of the machine loses data. Root starts it as the user nobody. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'scaled-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const settings = [
    `-c listen_addresses=${host} -p ${port} -c unix_socket_directories=${folder}`,
    '-c fsync=off -c full_page_writes=off -c max_connections=200',
  ].join(' ');
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), words, {
      ...user,
      cwd: folder,
      env: { HOME: folder, LC_ALL: 'C' },
    });
  const url = `postgres://postgres@${host}:${port}/postgres`;
  const start = async () => {
    await run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  };
  const crash = async () => {
    await run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  };
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  await start();
  return {
    url,
    start,
    crash,
    createDatabase: async (name) => {
      await ask(url, `CREATE DATABASE ${name}`);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    copyByDump: async (from, to) => {
      const file = join(folder, 'pricehunt.dump');
      await run('pg_dump', '--format=custom', `--file=${file}`, from);
      await run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${to}`, file);
      await rm(file);
    },
    remove: async () => {
      await crash().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one query on a separate connection. */
export async function ask(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
