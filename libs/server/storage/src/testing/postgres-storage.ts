import { Client } from 'pg';

export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

export async function createTestDatabase(url: string, purpose: string): Promise<TestDatabase> {
  const name = `storage_test_${purpose}_${process.pid}`;
  const remove = () => execute(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await remove();
  await execute(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, remove };
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Deletes all rows, offers first (no cascade from products). TRUNCATE would be many times slower, with a new file per table and index. */
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
