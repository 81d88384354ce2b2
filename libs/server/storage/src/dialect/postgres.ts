import { keepFirst } from '../access';
import { postgresCallCounts } from '../call-counts';
import {
  migrationsTable,
  movesTable,
  pendingMigrations,
  readMigrations,
  UnfinishedMoveError,
  type Migration,
} from '../migrations';
import { assertPayloadFits, TopicListeners } from '../notifications';
import type { Notifications } from '../storage';
import type { Backend } from './backend';
import { postgresAccess, type PostgresPlans, type PostgresView } from './postgres-access';
import type { PostgresConnection, PostgresDriver } from './postgres-driver';
import { postgresMonths } from './postgres-months';
import { SavePlans } from './table-columns';

export interface PostgresSettings {
  readonly migrationsFolder: string;
  readonly view: PostgresView;
  readonly acceptsUnfinishedMove: boolean;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
  readonly processId: string;
}

const migrationLock = 7_202_610;
const channel = 'pricehunt_storage';

export async function openPostgres(driver: PostgresDriver, settings: PostgresSettings): Promise<Backend> {
  const migrations = readMigrations(settings.migrationsFolder, 'postgres');
  const plans: PostgresPlans = new SavePlans();
  const access = (connection: PostgresConnection) => postgresAccess(connection, settings.view, plans);
  const bringUpToDate = () =>
    driver.transaction((connection) => migratePostgres(connection, migrations, settings.clock));
  if (!settings.acceptsUnfinishedMove) await assertMoveFinished(driver);
  await bringUpToDate();
  const listener = listenTo(driver, settings);
  return {
    dialect: 'postgres',
    reading: access(driver),
    reporting: access(driver),
    searching: async () => access(driver),
    transaction: (work) => driver.transaction((connection) => work(access(connection))),
    append: (table, rows) =>
      driver.transaction((connection) => access(connection).saveRows(table, rows, keepFirst)),
    migrate: bringUpToDate,
    async check() {
      if (pendingMigrations(migrations, await appliedPostgresMigrations(driver)).length > 0) {
        throw new Error('The database lacks migrations of this program.');
      }
    },
    callCounts: postgresCallCounts(driver),
    months: postgresMonths(driver),
    connections: () => driver.connections(),
    notifications: listener.notifications,
    async close() {
      await listener.stop();
      await driver.close();
    },
  };
}

async function assertMoveFinished(connection: PostgresConnection): Promise<void> {
  const [row] = await connection.query('SELECT to_regclass($1) AS moves', [movesTable]);
  if (row?.['moves'] !== null) throw new UnfinishedMoveError();
}

/** Applies missing migrations, one process at a time. */
export async function migratePostgres(
  connection: PostgresConnection,
  migrations: readonly Migration[],
  clock: () => number,
): Promise<void> {
  await connection.execute('SET LOCAL statement_timeout = 0');
  await connection.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await connection.execute(migrationsTable);
  for (const migration of pendingMigrations(migrations, await appliedPostgresMigrations(connection))) {
    for (const statement of migration.statements) await connection.execute(statement);
    await connection.query('INSERT INTO storage_migrations (made_at, applied_at) VALUES ($1, $2)', [
      migration.madeAt,
      new Date(clock()).toISOString(),
    ]);
  }
}

export async function appliedPostgresMigrations(connection: PostgresConnection): Promise<readonly number[]> {
  const rows = await connection.query('SELECT made_at FROM storage_migrations ORDER BY made_at');
  return rows.map((row) => Number(row['made_at']));
}

/** Notifications over NOTIFY; this process notifies itself directly, and ignores its own copy from the channel. */
function listenTo(
  driver: PostgresDriver,
  { onError, processId }: PostgresSettings,
): { readonly notifications: Notifications; readonly stop: () => Promise<void> } {
  const listeners = new TopicListeners(onError);
  let listening: Promise<(() => Promise<void>) | null> | null = null;
  const receive = (text: string) => {
    const [sender, topic, ...payload] = text.split('\n');
    if (sender === processId || topic === undefined) return;
    listeners.notify(topic, payload.join('\n'));
  };
  const listen = () =>
    driver
      .listen(channel, receive, () => listeners.notifyMissed())
      .catch((error: unknown) => {
        listening = null;
        onError(error);
        return null;
      });
  return {
    notifications: {
      async publish(topic, payload) {
        assertPayloadFits(payload);
        listeners.notify(topic, payload);
        const message = [processId, topic, payload].join('\n');
        await driver.query('SELECT pg_notify($1, $2)', [channel, message]);
      },
      subscribe(topic, listener) {
        listening ??= listen();
        return listeners.add(topic, listener);
      },
    },
    async stop() {
      listeners.clear();
      const unlisten = await listening;
      if (unlisten) await unlisten();
    },
  };
}
