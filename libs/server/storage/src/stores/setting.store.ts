import { asc, eq, like } from 'drizzle-orm';
import type { Session } from '../access';
import type { JsonValue } from '../json';
import { findSetting, saveSetting } from './stored-setting';

/** Small values of the instance by key. */
export interface SettingStore {
  /** The value, or undefined when none was set. */
  findSetting(key: string): Promise<JsonValue | undefined>;
  /** Sets the value, in place of the one before. */
  saveSetting(key: string, value: JsonValue): Promise<void>;
  /** Takes the value away. */
  removeSetting(key: string): Promise<void>;
  /** Removes the value and returns it; undefined when none was set. Of several callers at once, one gets it. */
  takeSetting(key: string): Promise<JsonValue | undefined>;
  /** Every setting whose key begins with the text (letters, digits, dashes and colons), by key. */
  listSettings(beginning: string): Promise<readonly Setting[]>;
}

/** A value with its key. */
export interface Setting {
  readonly key: string;
  readonly value: JsonValue;
}

/** The setting store over either dialect. */
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
