import { Client } from 'pg';

/** A new, empty database on a PostgreSQL server. */
export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/** Creates a database whose name no other process has. `url` names a server where databases may be created. */
export async function createTestDatabase(url: string, purpose: string): Promise<TestDatabase> {
  const name = `storage_test_${purpose}_${process.pid}`;
  const remove = () => execute(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await remove();
  await execute(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, remove };
}

/** Runs a statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Empties every table of the storage, whichever there are. */
export const emptyTables = `DO $$
DECLARE names text;
BEGIN
  SELECT string_agg(quote_ident(tablename), ', ') INTO names FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'storage_migrations';
  EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY';
END $$`;
