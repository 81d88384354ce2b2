interface RemovedEntry {
  readonly key: string;
  readonly at: string;
}

/** A list's entries on this device: all of them while signed out, otherwise only changes the account doesn't have yet. */
export interface ListChanges<Entry> {
  /** Latest first. */
  readonly entries: readonly Entry[];
  readonly removed: readonly RemovedEntry[];
  readonly clearedAt: string | null;
}

export interface ListKind<Entry> {
  readonly storageKey: string;
  readonly keyOf: (entry: Entry) => string;
  /** Returns null for anything that is not an entry. */
  readonly parse: (value: unknown) => Entry | null;
}

/** The most entries of a list that a device stores; the oldest are dropped. */
export const entriesMax = 200;

export interface ListStore<Entry> {
  readonly kind: ListKind<Entry>;
  /** Returns the same object until something changes. */
  readonly read: () => ListChanges<Entry>;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (entry: Entry) => void;
  readonly remove: (key: string, at: string) => void;
  readonly clear: (at: string) => void;
  /** Undoes a removal or clearing. Returns false when the account already has it. */
  readonly takeBack: (at: string, entries: readonly Entry[]) => boolean;
  /** Drops the changes that the account has by now. */
  readonly drop: (sent: ListChanges<Entry>) => void;
  /** Switches to an account, which receives the signed-out entries, or to nobody. */
  readonly belongTo: (accountId: string | null) => void;
  readonly forget: () => void;
}

const noChanges = { entries: [], removed: [], clearedAt: null };

/** Creates the store of one list. Without browser storage it lasts as long as the page. */
export function createListStore<Entry extends { readonly at: string }>(
  kind: ListKind<Entry>,
  device: Window,
): ListStore<Entry> {
  const listeners = new Set<() => void>();
  const unsaved = new Map<string, string>();
  let owner: string | null = null;
  let known: { readonly text: string | null; readonly changes: ListChanges<Entry> } = {
    text: null,
    changes: noChanges,
  };
  const place = () => (owner === null ? kind.storageKey : `${kind.storageKey}.${owner}`);
  const readText = (key: string) => unsaved.get(key) ?? textAt(device, key);
  const read = (): ListChanges<Entry> => {
    const text = readText(place());
    if (text !== known.text) known = { text, changes: changesOf(text, kind) };
    return known.changes;
  };
  const write = (changes: ListChanges<Entry>) => {
    const key = place();
    const isEmpty =
      changes.entries.length === 0 && changes.removed.length === 0 && changes.clearedAt === null;
    unsaved.delete(key);
    if (!storeText(device, key, isEmpty ? null : JSON.stringify(changes))) {
      unsaved.set(key, JSON.stringify(changes));
    }
    for (const listener of listeners) listener();
  };
  const withEntries = (entries: readonly Entry[], changes: ListChanges<Entry>): ListChanges<Entry> => {
    const keys = new Set(entries.map(kind.keyOf));
    return {
      ...changes,
      entries: latestFirst([
        ...entries,
        ...changes.entries.filter((each) => !keys.has(kind.keyOf(each))),
      ]).slice(0, entriesMax),
      removed: changes.removed.filter(({ key }) => !keys.has(key)),
    };
  };
  return {
    kind,
    read,
    subscribe: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === place()) onChange();
      };
      listeners.add(onChange);
      device.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        device.removeEventListener('storage', onStorage);
      };
    },
    add: (entry) => write(withEntries([entry], read())),
    remove: (key, at) => {
      const changes = read();
      const others = changes.removed.filter((each) => each.key !== key);
      write({
        ...changes,
        entries: changes.entries.filter((each) => kind.keyOf(each) !== key),
        removed: owner === null ? [] : [{ key, at }, ...others].slice(0, entriesMax),
      });
    },
    clear: (at) => write(owner === null ? noChanges : { entries: [], removed: [], clearedAt: at }),
    takeBack: (at, entries) => {
      const changes = read();
      const isSent =
        owner !== null && changes.clearedAt !== at && !changes.removed.some((each) => each.at === at);
      if (isSent) return false;
      const restored = {
        ...changes,
        clearedAt: changes.clearedAt === at ? null : changes.clearedAt,
        removed: changes.removed.filter((each) => each.at !== at),
      };
      write(withEntries(entries, restored));
      return true;
    },
    drop: (sent) => {
      const changes = read();
      const sentTimes = new Map(sent.entries.map((entry) => [kind.keyOf(entry), entry.at]));
      const sentRemovals = new Map(sent.removed.map(({ key, at }) => [key, at]));
      write({
        entries: changes.entries.filter((entry) => sentTimes.get(kind.keyOf(entry)) !== entry.at),
        removed: changes.removed.filter(({ key, at }) => sentRemovals.get(key) !== at),
        clearedAt: changes.clearedAt === sent.clearedAt ? null : changes.clearedAt,
      });
    },
    belongTo: (accountId) => {
      if (accountId === owner) return;
      owner = null;
      const devices = read();
      if (accountId !== null) {
        if (devices.entries.length > 0) write(noChanges);
        owner = accountId;
        if (devices.entries.length > 0) write(withEntries(newerOf(devices, read(), kind), read()));
      }
      for (const listener of listeners) listener();
    },
    forget: () => write(noChanges),
  };
}

/** A list with its pending changes applied, latest first. */
export function withChanges<Entry extends { readonly at: string }, NewEntry extends Entry>(
  list: readonly Entry[],
  changes: ListChanges<NewEntry>,
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const { clearedAt } = changes;
  const removed = new Map(changes.removed.map(({ key, at }) => [key, at]));
  const fresh = new Map(changes.entries.map((entry) => [keyOf(entry), entry]));
  const staying = list.filter((entry) => {
    const key = keyOf(entry);
    const removedAt = removed.get(key);
    if (clearedAt !== null && entry.at <= clearedAt) return false;
    if (removedAt !== undefined && entry.at <= removedAt) return false;
    return !fresh.has(key);
  });
  return latestFirst([...fresh.values(), ...staying]);
}

function newerOf<Entry extends { readonly at: string }>(
  devices: ListChanges<Entry>,
  owned: ListChanges<Entry>,
  { keyOf }: ListKind<Entry>,
): readonly Entry[] {
  const ownedAt = new Map(owned.entries.map((entry) => [keyOf(entry), entry.at]));
  return devices.entries.filter((entry) => entry.at > (ownedAt.get(keyOf(entry)) ?? ''));
}

function latestFirst<Entry extends { readonly at: string }>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((left, right) => (left.at < right.at ? 1 : left.at > right.at ? -1 : 0));
}

function changesOf<Entry extends { readonly at: string }>(
  text: string | null,
  kind: ListKind<Entry>,
): ListChanges<Entry> {
  const fields = new Map(Object.entries(recordOf(text)));
  const list = (name: string): readonly unknown[] => {
    const value = fields.get(name);
    return Array.isArray(value) ? value : [];
  };
  const clearedAt = fields.get('clearedAt');
  const entries = list('entries').flatMap((value) => kind.parse(value) ?? []);
  const byKey = new Map(
    latestFirst(entries)
      .toReversed()
      .map((entry) => [kind.keyOf(entry), entry]),
  );
  return {
    entries: latestFirst([...byKey.values()]).slice(0, entriesMax),
    removed: list('removed').flatMap(removedOf).slice(0, entriesMax),
    clearedAt: isMoment(clearedAt) ? clearedAt : null,
  };
}

function recordOf(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function removedOf(value: unknown): readonly RemovedEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, at } = Object.fromEntries(Object.entries(value));
  return typeof key === 'string' && isMoment(at) ? [{ key, at }] : [];
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function textAt(device: Window, key: string): string | null {
  try {
    return device.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeText(device: Window, key: string, text: string | null): boolean {
  try {
    if (text === null) device.localStorage.removeItem(key);
    else device.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
