import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const programs = ['15', '16', '17', '18']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(join(folder, 'initdb')));

/** Whether tests use a PostgreSQL server here; with REQUIRE_POSTGRES they fail where none is installed. */
export const hasPostgres = programs !== undefined || Reflect.get(globalThis, 'requirePostgres') === true;

export interface PostgresServer {
  readonly url: string;
  remove(): Promise<void>;
}

/** Tests with a PostgreSQL server of their own, skipped where there is none. */
export function describeOnPostgres(title: string, tests: (server: () => PostgresServer) => void): void {
  (hasPostgres ? describe : describe.skip)(title, () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    tests(() => server);
    // Hooks run in this order: after the tests' own.
    afterAll(() => server.remove());
  });
}

/** Starts a PostgreSQL server on a free loopback port without fsync; as root it runs as nobody, because PostgreSQL refuses root. */
async function startPostgres(): Promise<PostgresServer> {
  if (programs === undefined) throw new Error('REQUIRE_POSTGRES is set and no PostgreSQL is installed');
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
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async remove() {
      await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port was given'));
        else resolve(address.port);
      });
    });
  });
}
