import { Client } from 'pg';
import type { PostgresDriver } from '../dialect/postgres-driver';
import { openStorageOver } from '../open-storage';
import type { Storage, StorageOptions } from '../storage';

export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty storage over a driver that outlives it, for one test at a time. */
export async function openEmptied(driver: PostgresDriver, options: StorageOptions): Promise<Storage> {
  const storage = await openStorageOver({ ...driver, close: async () => {} }, options);
  await driver.execute(emptyTables);
  return storage;
}

/** Deletes all rows, offers first (no cascade from products). TRUNCATE would be many times slower, with a new file per table and index. */
const emptyTables = `DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
      AND relname <> 'storage_migrations'
    ORDER BY relname <> 'offers'
  LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP;
  ALTER SEQUENCE products_number_seq RESTART;
END $$`;
