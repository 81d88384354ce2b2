import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface RealPostgres {
  readonly connectionString: string;
  stop(): Promise<void>;
}

export function findPostgres(): string | null {
  return (
    ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'].find(
      (folder) => existsSync(join(folder, 'initdb')),
    ) ?? null
  );
}

/** Starts a PostgreSQL server on a free loopback port without fsync; as root it runs as nobody, because PostgreSQL refuses root. */
export async function startPostgres(programs: string): Promise<RealPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pricehunt-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const settings = [
    `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories=${folder}`,
    '-c fsync=off -c full_page_writes=off -c synchronous_commit=off',
  ].join(' ');
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), words, {
      ...user,
      cwd: folder,
      env: { HOME: folder, LC_ALL: 'C' },
    });

  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  await run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port was given'));
        else resolve(address.port);
      });
    });
  });
}
