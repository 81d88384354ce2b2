import { asc, eq, like } from 'drizzle-orm';
import type { Session } from '../../access';
import type { JsonValue } from '../../json';
import { findSetting, saveSetting } from './stored-setting';

/** Small values of the instance by key. */
export interface SettingStore {
  /** Undefined if not set. */
  findSetting(key: string): Promise<JsonValue | undefined>;
  saveSetting(key: string, value: JsonValue): Promise<void>;
  removeSetting(key: string): Promise<void>;
  /** Deletes the value and returns it; undefined if not set. Of concurrent callers, one gets it. */
  takeSetting(key: string): Promise<JsonValue | undefined>;
  /** By key; the prefix may have letters, digits, dashes and colons. */
  listSettings(beginning: string): Promise<readonly Setting[]>;
}

export interface Setting {
  readonly key: string;
  readonly value: JsonValue;
}

export function createSettingStore(session: Session): SettingStore {
  return {
    findSetting: async (key) => findSetting(session.reading, key),
    saveSetting: (key, value) => session.writing((access) => saveSetting(access, key, value)),
    removeSetting: (key) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.settings).where(eq(tables.settings.key, key));
      }),
    takeSetting: (key) =>
      session.writing(async ({ database, tables: { settings } }) => {
        const [taken] = await database
          .delete(settings)
          .where(eq(settings.key, key))
          .returning({ value: settings.value });
        return taken?.value;
      }),
    async listSettings(beginning) {
      const { database, tables } = session.reading;
      const { settings } = tables;
      return database
        .select()
        .from(settings)
        .where(like(settings.key, `${beginning}%`))
        .orderBy(asc(settings.key));
    },
  };
}
