import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import type { PostgresConnection, PostgresDriver } from './postgres-driver';

/** How long to wait before the listening connection is opened again, in milliseconds. */
const reconnectAfterMs = 1000;

/** A PostgreSQL over the network, through a pool of connections. */
export function postgresPool(settings: {
  readonly url: string;
  readonly connectionsMax: number;
  readonly onError: (error: unknown) => void;
}): PostgresDriver {
  const { url, connectionsMax, onError } = settings;
  const pool = new Pool({ connectionString: url, max: connectionsMax, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  return {
    ...connectionOver(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(connectionOver(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async listen(channel, onPayload, onMissed) {
      const ended = new AbortController();
      let client = await hear(url, channel, onPayload, lost);
      function lost(error: unknown) {
        onError(error);
        void hearAgain();
      }
      async function hearAgain(): Promise<void> {
        try {
          await delay(reconnectAfterMs, undefined, { signal: ended.signal, ref: false });
          client = await hear(url, channel, onPayload, lost);
          onMissed();
        } catch (error) {
          if (!ended.signal.aborted) lost(error);
        }
      }
      return async () => {
        ended.abort();
        client.removeAllListeners();
        await client.end();
      };
    },
    async close() {
      // A connection that breaks while it is being ended is of no interest to anyone.
      pool.off('error', onError);
      pool.on('error', () => {});
      await pool.end();
    },
  };
}

function connectionOver(client: Pool | PoolClient): PostgresConnection {
  return {
    database: drizzle(client),
    query: async (text, parameters = []) =>
      (await client.query<Record<string, unknown>>(text, [...parameters])).rows,
    execute: async (text) => {
      await client.query(text);
    },
  };
}

/** Opens a connection of its own for listening; `onLost` is called once when it breaks. */
async function hear(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onLost: (error: unknown) => void,
): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true });
  client.on('notification', (message) => onPayload(message.payload ?? ''));
  await client.connect();
  client.once('error', (error) => {
    client.removeAllListeners();
    client.on('error', () => client.removeAllListeners('notification'));
    onLost(error);
  });
  await client.query(`LISTEN ${channel}`);
  return client;
}
