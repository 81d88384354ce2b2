import { eq } from 'drizzle-orm';
import type { Access } from '../../access';
import type { JsonValue } from '../../json';

/** Reads a setting in the transaction; undefined if not set. */
export async function findSetting(
  { database, tables: { settings } }: Pick<Access, 'database' | 'tables'>,
  key: string,
): Promise<JsonValue | undefined> {
  const [row] = await database.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function saveSetting(access: Access, key: string, value: JsonValue): Promise<void> {
  await access.saveRows(access.tables.settings, [{ key, value }], replaceByKey);
}

const replaceByKey = { taken: 'replace', key: ['key'] } as const;
