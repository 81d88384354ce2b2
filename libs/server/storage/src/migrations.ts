import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The database was brought up to date by a newer program than this one: refuse rather than damage. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor() {
    super(
      'The database belongs to a newer version of this program. Start that version, or restore a backup.',
    );
  }
}

/** The database is the target of a move that was cut short: half of its records are missing. */
export class UnfinishedMoveError extends Error {
  override readonly name = 'UnfinishedMoveError';

  constructor() {
    super('A move of another database into this one has not finished. Run storage:move again to finish it.');
  }
}

/** The table that a move keeps its progress in, until it has finished. */
export const movesTable = 'storage_moves';

/** One step of the schema. */
export interface Migration {
  /** When it was made, in milliseconds since 1970: its identity and its place. */
  readonly madeAt: number;
  readonly statements: readonly string[];
}

/** The table that remembers which migrations were applied, in the words of both dialects. */
export const migrationsTable = `CREATE TABLE IF NOT EXISTS storage_migrations (
  made_at bigint PRIMARY KEY NOT NULL,
  applied_at text NOT NULL
)`;

/** The migrations of a dialect, oldest first. Throws when the folder is not there. */
export function readMigrations(folder: string, dialect: 'sqlite' | 'postgres'): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: join(folder, dialect) }).map((file) => ({
    madeAt: file.folderMillis,
    statements: file.sql.map((statement) => statement.trim()).filter((statement) => statement !== ''),
  }));
}

/** Those that are still to be applied. Throws NewerDatabaseError when one was applied that this program does not know. */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly number[],
): readonly Migration[] {
  const knownTimes = new Set(known.map((migration) => migration.madeAt));
  if (applied.some((madeAt) => !knownTimes.has(madeAt))) throw new NewerDatabaseError();
  return known.filter((migration) => !applied.includes(migration.madeAt));
}
