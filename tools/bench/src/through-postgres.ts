import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** Runs the work through PostgreSQL, on a new database that is removed afterwards. Rejects when none can be created. */
export async function throughPostgres<Result>(server: string, work: () => Promise<Result>): Promise<Result> {
  return onNewDatabase(server, async (url) => {
    process.env['ANSWER_DATABASE_URL'] = url;
    try {
      return await work();
    } finally {
      delete process.env['ANSWER_DATABASE_URL'];
    }
  });
}

/** Runs the work with the URL of a new database and a function that returns its size in bytes. */
export async function onNewDatabase<Result>(
  server: string,
  work: (url: string, size: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const name = `pricehunt_bench_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await execute(server, `CREATE DATABASE ${name}`);
  try {
    return await work(address.href, async () => {
      const [row] = await execute(server, `SELECT pg_database_size('${name}') AS size`);
      return Number(row?.['size']);
    });
  } finally {
    await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/**
 * Runs the work with the URL of a database that remains for the next run with the same file, filled at first use. An
 * interrupted `fill` is called again.
 */
export async function onKeptDatabase<Result>(
  server: string,
  file: string,
  fill: (url: string) => Promise<void>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `pricehunt_bench_${createHash('sha256').update(file).digest('hex').slice(0, 12)}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const [known] = await execute(
    server,
    `SELECT shobj_description(oid, 'pg_database') AS state FROM pg_database WHERE datname = '${name}'`,
  );
  if (known === undefined) await execute(server, `CREATE DATABASE ${name}`);
  if (known?.['state'] !== 'filled') {
    await fill(address.href);
    await execute(address.href, 'VACUUM (ANALYZE)');
    await execute(server, `COMMENT ON DATABASE ${name} IS 'filled'`);
  }
  return work(address.href);
}

async function execute(server: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
