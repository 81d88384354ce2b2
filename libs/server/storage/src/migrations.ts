import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor() {
    super(
      'The database belongs to a newer version of this program. Start that version, or restore a backup.',
    );
  }
}

/** The database is the target of an interrupted move, so records are missing. */
export class UnfinishedMoveError extends Error {
  override readonly name = 'UnfinishedMoveError';

  constructor() {
    super('A move of another database into this one has not finished. Run storage:move again to finish it.');
  }
}

/** The table with a move's progress, until it has finished. */
export const movesTable = 'storage_moves';

export interface Migration {
  /** Milliseconds since 1970; identifies and orders migrations. */
  readonly madeAt: number;
  readonly statements: readonly string[];
}

export const migrationsTable = `CREATE TABLE IF NOT EXISTS storage_migrations (
  made_at bigint PRIMARY KEY NOT NULL,
  applied_at text NOT NULL
)`;

/** The migrations of a dialect, oldest first. Throws if the folder doesn't exist. */
export function readMigrations(folder: string, dialect: 'sqlite' | 'postgres'): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: join(folder, dialect) }).map((file) => ({
    madeAt: file.folderMillis,
    statements: file.sql.map((statement) => statement.trim()).filter((statement) => statement !== ''),
  }));
}

/** Throws NewerDatabaseError if a migration was applied that this program doesn't know. */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly number[],
): readonly Migration[] {
  const knownTimes = new Set(known.map((migration) => migration.madeAt));
  if (applied.some((madeAt) => !knownTimes.has(madeAt))) throw new NewerDatabaseError();
  return known.filter((migration) => !applied.includes(migration.madeAt));
}
