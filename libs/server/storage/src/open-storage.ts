import type { Storage, StorageOptions } from './storage';

/**
 * Opens the storage and brings its tables up to date. `url` is `sqlite:PATH`, `file:PATH`, `:memory:` or `postgres://…`.
 * Throws when the database cannot be reached, is newer than this program, or refuses a setting.
 */
export declare function openStorage(url: string, options?: StorageOptions): Promise<Storage>;
