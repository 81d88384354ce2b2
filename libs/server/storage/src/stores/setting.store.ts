import { eq } from 'drizzle-orm';
import type { Session } from '../access';
import type { JsonValue } from '../json';

/** Small values of the instance by key. */
export interface SettingStore {
  /** The value, or undefined when none was set. */
  findSetting(key: string): Promise<JsonValue | undefined>;
  /** Sets the value, in place of the one before. */
  saveSetting(key: string, value: JsonValue): Promise<void>;
}

/** The setting store over either dialect. */
export function createSettingStore(session: Session): SettingStore {
  return {
    async findSetting(key) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.settings).where(eq(tables.settings.key, key));
      return row?.value;
    },
    saveSetting: (key, value) =>
      session.writing((access) => access.saveRows(access.tables.settings, [{ key, value }], replaceByKey)),
  };
}

const replaceByKey = { taken: 'replace', key: ['key'] } as const;
