import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import type { PostgresConnection, PostgresDriver } from './postgres-driver';

/** Milliseconds before the listening connection is reopened. */
const reconnectAfterMs = 1000;

/** Timeouts in ms for connecting, one statement, its response, and an idle transaction; extend with SET LOCAL statement_timeout. */
const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** For the client's own clock, which can't be stopped: commands of migrations have only the server's limit. */
const endlessMs = 2 ** 31 - 1;

/** A silent connection is detected by keep-alive probes. */
function connectionSettings(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'pricehunt',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

export function postgresPool(settings: {
  readonly url: string;
  readonly connectionsMax: number;
  readonly onError: (error: unknown) => void;
  /** No timeout for statements. */
  readonly isPatient?: boolean;
}): PostgresDriver {
  const { url, connectionsMax, onError } = settings;
  const { connectionTimeoutMillis } = patience;
  const limits = settings.isPatient === true ? { connectionTimeoutMillis } : patience;
  const pool = new Pool({ ...connectionSettings(url), ...limits, max: connectionsMax });
  pool.on('error', onError);
  return {
    ...connectionOver(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // A broken connection fails the running statement; an unhandled error event would end the process.
      const onBreak = (error: Error) => {
        broken = error;
      };
      client.on('error', onBreak);
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
        client.off('error', onBreak);
        client.release(broken);
      }
    },
    async listen(channel, onPayload, onMissed) {
      const ended = new AbortController();
      let client = await openListener(url, channel, onPayload, lost);
      function lost(error: unknown) {
        onError(error);
        void reconnect();
      }
      async function reconnect(): Promise<void> {
        try {
          await delay(reconnectAfterMs, undefined, { signal: ended.signal, ref: false });
          client = await openListener(url, channel, onPayload, lost);
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
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      // Nobody needs to know about a connection that breaks while being ended.
      pool.off('error', onError);
      pool.on('error', () => {});
      await pool.end();
    },
  };
}

function connectionOver(connected: Pool | PoolClient): PostgresConnection {
  const client = withoutNul(connected);
  return {
    database: drizzle(client),
    query: async (text, parameters = []) =>
      (await client.query<Record<string, unknown>>(text, [...parameters])).rows,
    execute: async (text) => {
      const command = { text, query_timeout: endlessMs };
      await client.query(command);
    },
  };
}

/** Replaces NUL, which PostgreSQL refuses, by U+FFFD in stored text and in queries. */
function withoutNul<Over extends Pool | PoolClient>(client: Over): Over {
  const query = (statement: unknown, parameters: unknown, ...rest: readonly unknown[]): unknown =>
    Reflect.apply(client.query, client, [
      statement,
      Array.isArray(parameters) ? parameters.map(nulReplaced) : parameters,
      ...rest,
    ]);
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
}

function nulReplaced(parameter: unknown): unknown {
  if (Array.isArray(parameter)) return parameter.map(nulReplaced);
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter;
}

/** Opens a separate connection for listening; `onLost` is called once when it breaks. */
async function openListener(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onLost: (error: unknown) => void,
): Promise<Client> {
  const { connectionTimeoutMillis } = patience;
  const client = new Client({ ...connectionSettings(url), connectionTimeoutMillis });
  client.on('notification', (message) => onPayload(message.payload ?? ''));
  // Until it listens, only the promise reports failures.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  client.once('error', (error) => {
    client.removeAllListeners();
    client.on('error', () => {});
    onLost(error);
  });
  return client;
}
