import type { PGlite, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { PostgresConnection, PostgresDriver } from '../dialect/postgres-driver';

/** PostgreSQL in process. */
export function pgliteDriver(pglite: PGlite): PostgresDriver {
  return {
    ...connectionOver(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(connectionOver(transaction))),
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    connections: () => null,
    close: async () => {},
  };
}

function connectionOver(client: PGlite | Transaction): PostgresConnection {
  return {
    // drizzle uses only what a transaction has, too.
    database: drizzle({ client: client as PGlite }),
    query: async (text, parameters = []) =>
      (await client.query<Record<string, unknown>>(text, [...parameters])).rows,
    execute: async (text) => {
      await client.exec(text);
    },
  };
}
