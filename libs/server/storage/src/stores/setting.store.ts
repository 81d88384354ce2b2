import type { JsonValue } from '../json';

/** Small values of the instance by key. */
export interface SettingStore {
  /** The value, or undefined when none was set. */
  findSetting(key: string): Promise<JsonValue | undefined>;
  /** Sets the value, in place of the one before. */
  saveSetting(key: string, value: JsonValue): Promise<void>;
}
