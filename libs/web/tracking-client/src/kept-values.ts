import type { KeyValueStore } from './tracking-services';

/** A storage that refuses nothing: where the browser keeps nothing, values hold until the page is left. */
export interface KeptValues {
  readonly read: (key: string) => string | null;
  readonly keep: (key: string, value: string) => void;
  readonly forget: (key: string) => void;
}

/** Makes one over a browser's storage, which may throw when it is opened, read or written. */
export function keptValues(open: () => KeyValueStore): KeptValues {
  const heldHere = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return open().getItem(key) ?? heldHere.get(key) ?? null;
      } catch {
        return heldHere.get(key) ?? null;
      }
    },
    keep: (key, value) => {
      try {
        open().setItem(key, value);
        heldHere.delete(key);
      } catch {
        // Private mode or a full storage: the value holds for this page.
        heldHere.set(key, value);
      }
    },
    forget: (key) => {
      heldHere.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // What cannot be opened holds nothing to forget.
      }
    },
  };
}

/** Reads JSON that this program wrote; null for anything else. */
export function parsedRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
  } catch {
    return null;
  }
}
