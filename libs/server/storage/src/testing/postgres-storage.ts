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

/**
 * Empties every table of the storage, whichever there are: offers first, because they keep their product from being deleted;
 * every other reference is ON DELETE CASCADE. TRUNCATE would take many times as long, since it gives each table and index a
 * new file.
 */
export const emptyTables = `DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'storage_migrations' ORDER BY tablename <> 'offers'
  LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP;
  ALTER SEQUENCE products_number_seq RESTART;
END $$`;
