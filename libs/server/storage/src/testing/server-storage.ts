import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openStorage } from '../open-storage';
import type { Storage, StorageOptions } from '../storage';
import { movableServerClock } from './movable-server-clock';
import { execute } from './postgres-storage';

/** The database that test databases are copies of. */
const template = 'storage_template';

/** A migrated copy of a template database on a PostgreSQL server; `prepare` extends the template, and closing removes the copy. Its clock can be set. */
export async function openServerStorage(
  server: string,
  options: StorageOptions,
  prepare: (url: string) => Promise<void>,
): Promise<{ readonly storage: Storage; readonly url: string; readonly remove: () => Promise<void> }> {
  await makeTemplate(server, prepare);
  const name = `storage_test_${randomBytes(8).toString('hex')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  await execute(server, `ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  const url = addressOf(server, name);
  return {
    storage: await openStorage(url, { connectionsMax: 4, ...options }),
    url,
    remove: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** One process creates it under another name until complete; others wait. */
async function makeTemplate(server: string, prepare: (url: string) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const exists = async () =>
      (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])).rows.length > 0;
    if (await exists()) return;
    await client.query('SELECT pg_advisory_lock(7202613)');
    if (await exists()) return;
    await client.query(`DROP DATABASE IF EXISTS ${template}_new WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${template}_new`);
    const url = addressOf(server, `${template}_new`);
    await (await openStorage(url)).close();
    await execute(url, movableServerClock);
    await prepare(url);
    await client.query(`ALTER DATABASE ${template}_new RENAME TO ${template}`);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}
