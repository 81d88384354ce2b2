import { join } from 'node:path';
import type { PostgresDriver } from '../dialect/postgres-driver';
import { postgresPool } from '../dialect/postgres-pool';
import { pendingMigrations, readMigrations } from '../migrations';
import { isPostgresUrl, sqlitePathOf } from '../open-storage';
import { MoveRefused, type MoveSource, type MoveTarget } from './moved-database';
import { postgresSource, postgresTarget } from './postgres-moved-database';
import { openSqliteSource, openSqliteTarget } from './sqlite-moved-database';

/** This library's migrations, unless a bundle has a copy. */
export const ownMigrationsFolder = join(import.meta.dirname, '..', '..', 'migrations');

/** Throws MoveRefused if this program's schema is newer than the database's. */
export async function openMoveSource(
  url: string,
  options: { readonly isAtRest: boolean; readonly migrationsFolder: string },
): Promise<MoveSource> {
  const dialect = isPostgresUrl(url) ? 'postgres' : 'sqlite';
  const source =
    dialect === 'postgres'
      ? postgresSource(patientPool(url), options.isAtRest)
      : openSqliteSource(sqlitePathOf(url), options.isAtRest);
  try {
    const known = readMigrations(options.migrationsFolder, dialect);
    if (pendingMigrations(known, await source.appliedMigrations()).length > 0) {
      throw new MoveRefused(
        `${placeOf(url)} is not a database of this version. Start this version of PriceHunt on it once, then stop it.`,
      );
    }
    return source;
  } catch (failure) {
    await source.close();
    throw failure;
  }
}

export function openTarget(url: string, migrationsFolder: string): MoveTarget {
  return isPostgresUrl(url)
    ? postgresTarget(patientPool(url), migrationsFolder)
    : openSqliteTarget(sqlitePathOf(url), migrationsFolder);
}

/** The address without its password. */
function placeOf(url: string): string {
  if (!isPostgresUrl(url)) return url;
  const address = new URL(url);
  address.password = '';
  return address.href;
}

function patientPool(url: string): PostgresDriver {
  return postgresPool({
    url,
    connectionsMax: 1,
    isPatient: true,
    // A lost connection also fails the running statement.
    onError: () => undefined,
  });
}
