import type { KeyValueStore } from './tracking-services';

/** A storage that never throws: if the browser refuses, values last until the page is left. */
export interface StoredValues {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** `open` may throw, and so may reading and writing. */
export function storedValues(open: () => KeyValueStore): StoredValues {
  const heldHere = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return open().getItem(key) ?? heldHere.get(key) ?? null;
      } catch {
        return heldHere.get(key) ?? null;
      }
    },
    write: (key, value) => {
      try {
        open().setItem(key, value);
        heldHere.delete(key);
      } catch {
        // Private mode or full storage: the value lasts for this page.
        heldHere.set(key, value);
      }
    },
    remove: (key) => {
      heldHere.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // A storage that doesn't open has nothing to delete.
      }
    },
  };
}

/** Parses a stored JSON object; null for anything else. */
export function parsedRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
  } catch {
    return null;
  }
}
