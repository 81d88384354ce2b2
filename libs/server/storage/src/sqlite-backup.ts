import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import * as z from 'zod/mini';
import { moveStorage } from './move/move-storage';
import { pendingMigrations, readMigrations } from './migrations';

/** The databases of a SQLite installation and their names in a backup. The jobs file is from earlier versions. */
const parts = [
  { name: 'jobs.db', pathOf: (path: string) => `${path}.jobs` },
  { name: 'pricehunt.db', pathOf: (path: string) => path },
] as const;

const manifestName = 'backup.json';
const manifestSchema = z.object({
  madeAt: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** An unreliable backup, or a refused restore; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Copies the databases while in use into a new folder under `folder`, which gets its final name once complete. Throws BackupRefused. */
export async function makeSqliteBackup(options: {
  readonly path: string;
  readonly folder: string;
  readonly now: Date;
}): Promise<string> {
  if (!existsSync(options.path)) throw new BackupRefused(`${options.path} is not there.`);
  return makeBackup(options, async (unfinished) => {
    for (const { name, pathOf } of parts) {
      const from = pathOf(options.path);
      if (!existsSync(from)) continue;
      const database = new BetterSqlite3(from, { readonly: true });
      try {
        await database.backup(join(unfinished, name));
      } finally {
        database.close();
      }
    }
  });
}

/** Backs up a PostgreSQL database in use as a SQLite file, which can be restored to either database. */
export function makePostgresBackup(options: {
  readonly url: string;
  readonly folder: string;
  readonly now: Date;
  readonly migrationsFolder?: string;
}): Promise<string> {
  const { url: source, ...rest } = options;
  return makeBackup(options, async (unfinished) => {
    await moveStorage({
      ...rest,
      source,
      target: `sqlite:${unfinished}/pricehunt.db`,
      isSourceAtRest: false,
    });
  });
}

async function makeBackup(
  { folder, now }: { readonly folder: string; readonly now: Date },
  fill: (unfinished: string) => Promise<void>,
): Promise<string> {
  const target = join(folder, `pricehunt-${now.toISOString().replace(/[:.]/g, '-')}`);
  const unfinished = `${target}.part`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await fill(unfinished);
  const files: BackupManifest['files'] = [];
  for (const { name } of parts) {
    if (!existsSync(join(unfinished, name))) continue;
    makeOneFile(join(unfinished, name));
    files.push(fileFacts(unfinished, name));
  }
  const manifest: BackupManifest = { madeAt: now.toISOString(), files };
  writeFileSync(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of readdirSync(unfinished)) syncFile(join(unfinished, name));
  renameSync(unfinished, target);
  return target;
}

/** Reads a whole backup: checksums, integrity, references, and schema version. Throws BackupRefused. */
export function verifySqliteBackup(
  backup: string,
  migrationsFolder: string = join(import.meta.dirname, '..', 'migrations'),
): BackupManifest {
  const manifest = readManifest(backup);
  if (!manifest.files.some(({ name }) => name === 'pricehunt.db')) {
    throw new BackupRefused(`${backup} has no pricehunt.db.`);
  }
  for (const listed of manifest.files) {
    const file = join(backup, listed.name);
    if (!existsSync(file)) throw new BackupRefused(`${file} is not there.`);
    if (fileFacts(backup, listed.name).sha256 !== listed.sha256) {
      throw new BackupRefused(`${file} is not what was written.`);
    }
    assertSound(file);
  }
  const database = new BetterSqlite3(join(backup, 'pricehunt.db'), { readonly: true });
  try {
    const applied = database.prepare('SELECT made_at FROM storage_migrations').pluck().all().map(Number);
    pendingMigrations(readMigrations(migrationsFolder, 'sqlite'), applied);
  } finally {
    database.close();
  }
  return manifest;
}

/** Replaces the databases at the path and returns the path of the previous one, or null. Throws BackupRefused if the database is open. */
export function restoreSqliteBackup(options: {
  readonly backup: string;
  readonly path: string;
  readonly now: Date;
  readonly migrationsFolder?: string;
}): string | null {
  const manifest = verifySqliteBackup(options.backup, options.migrationsFolder);
  for (const { pathOf } of parts) assertUnused(pathOf(options.path));
  const suffix = `.before-${options.now.toISOString().replace(/[:.]/g, '-')}`;
  mkdirSync(dirname(options.path), { recursive: true });
  let previous: string | null = null;
  for (const { name, pathOf } of parts) {
    const to = pathOf(options.path);
    for (const tail of ['-wal', '-shm']) rmSync(`${to}${tail}`, { force: true });
    if (existsSync(to)) {
      previous = `${options.path}${suffix}`;
      renameSync(to, `${to}${suffix}`);
    }
    if (!manifest.files.some((file) => file.name === name)) continue;
    copyFileSync(join(options.backup, name), `${to}.part`);
    syncFile(`${to}.part`);
    renameSync(`${to}.part`, to);
  }
  return previous;
}

/** A copy is in WAL mode like its original; without it, reading leaves no extra files. */
function makeOneFile(file: string): void {
  const copy = new BetterSqlite3(file);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

function readManifest(backup: string): BackupManifest {
  const file = join(backup, manifestName);
  if (!existsSync(file)) throw new BackupRefused(`${backup} is no whole backup: it has no ${manifestName}.`);
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function assertSound(file: string): void {
  let database: BetterSqlite3.Database | null = null;
  try {
    database = new BetterSqlite3(file, { readonly: true });
    const integrity = database.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') throw new BackupRefused(`${file} is damaged: ${String(integrity)}`);
    const dangling = database.pragma('foreign_key_check');
    if (Array.isArray(dangling) && dangling.length > 0) {
      throw new BackupRefused(`${file} has ${dangling.length} references that lead nowhere.`);
    }
  } catch (failure) {
    throw failure instanceof BackupRefused ? failure : new BackupRefused(`${file}: ${String(failure)}`);
  } finally {
    database?.close();
  }
}

/** Leaving WAL mode requires exclusive use of the database, and writes the WAL into it. */
function assertUnused(file: string): void {
  if (!existsSync(file)) return;
  const database = new BetterSqlite3(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch {
    throw new BackupRefused(`${file} is in use: stop every process of PriceHunt first.`);
  } finally {
    database.close();
  }
}

function fileFacts(folder: string, name: string): BackupManifest['files'][number] {
  const file = join(folder, name);
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  return { name, bytes: statSync(file).size, sha256 };
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
