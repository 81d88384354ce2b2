/** What a list does not have any more, and since when. */
interface RemovedEntry {
  readonly key: string;
  readonly at: string;
}

/**
 * What this device knows of a list: all of it where nobody is signed in; else only what the account has not been told yet.
 */
export interface News<Entry> {
  /** The latest first. */
  readonly entries: readonly Entry[];
  readonly removed: readonly RemovedEntry[];
  /** Everything up to this moment was taken out; null where nothing was. */
  readonly clearedAt: string | null;
}

/** How a list's entries are told apart and read back. */
export interface ListKind<Entry> {
  /** The key in local storage. */
  readonly storageKey: string;
  readonly keyOf: (entry: Entry) => string;
  /** Reads what was kept; null for what is no entry. */
  readonly parse: (value: unknown) => Entry | null;
}

/** How many entries a device keeps of a list; the oldest drop. */
export const newsMax = 200;

/** Keeps a list's news on the device; every other tab of the site follows. */
export interface NewsStore<Entry> {
  readonly kind: ListKind<Entry>;
  /** The news of whoever is here; the same object until something changes. */
  readonly read: () => News<Entry>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Puts an entry in, in place of an earlier one of the same key. */
  readonly keep: (entry: Entry) => void;
  /** Takes an entry out. */
  readonly remove: (key: string, at: string) => void;
  /** Takes all out. */
  readonly clear: (at: string) => void;
  /** Takes back a removal or a clearing, as long as the account was not told of it. Says whether it could. */
  readonly takeBack: (at: string, entries: readonly Entry[]) => boolean;
  /** Forgets what the account has been told by now. */
  readonly drop: (sent: News<Entry>) => void;
  /** Whose news these are from now on: an account's, which takes over what the device kept for nobody; or nobody's. */
  readonly belongTo: (accountId: string | null) => void;
  /** Removes the news of whoever is here from the device. */
  readonly forget: () => void;
}

const noNews = { entries: [], removed: [], clearedAt: null };

/** Makes the store of one list. Where the browser keeps nothing, the news hold for this page. */
export function createNewsStore<Entry extends { readonly at: string }>(
  kind: ListKind<Entry>,
  device: Window,
): NewsStore<Entry> {
  const listeners = new Set<() => void>();
  const unkept = new Map<string, string>();
  let owner: string | null = null;
  let known: { readonly text: string | null; readonly news: News<Entry> } = { text: null, news: noNews };
  const place = () => (owner === null ? kind.storageKey : `${kind.storageKey}.${owner}`);
  const readText = (key: string) => unkept.get(key) ?? textAt(device, key);
  const read = (): News<Entry> => {
    const text = readText(place());
    if (text !== known.text) known = { text, news: newsOf(text, kind) };
    return known.news;
  };
  const write = (news: News<Entry>) => {
    const key = place();
    const isEmpty = news.entries.length === 0 && news.removed.length === 0 && news.clearedAt === null;
    unkept.delete(key);
    if (!keepText(device, key, isEmpty ? null : JSON.stringify(news))) {
      unkept.set(key, JSON.stringify(news));
    }
    for (const listener of listeners) listener();
  };
  const withEntries = (entries: readonly Entry[], news: News<Entry>): News<Entry> => {
    const keys = new Set(entries.map(kind.keyOf));
    return {
      ...news,
      entries: latestFirst([...entries, ...news.entries.filter((each) => !keys.has(kind.keyOf(each)))]).slice(
        0,
        newsMax,
      ),
      removed: news.removed.filter(({ key }) => !keys.has(key)),
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
    keep: (entry) => write(withEntries([entry], read())),
    remove: (key, at) => {
      const news = read();
      const others = news.removed.filter((each) => each.key !== key);
      write({
        ...news,
        entries: news.entries.filter((each) => kind.keyOf(each) !== key),
        removed: owner === null ? [] : [{ key, at }, ...others].slice(0, newsMax),
      });
    },
    clear: (at) => write(owner === null ? noNews : { entries: [], removed: [], clearedAt: at }),
    takeBack: (at, entries) => {
      const news = read();
      const wasTold = owner !== null && news.clearedAt !== at && !news.removed.some((each) => each.at === at);
      if (wasTold) return false;
      const untold = {
        ...news,
        clearedAt: news.clearedAt === at ? null : news.clearedAt,
        removed: news.removed.filter((each) => each.at !== at),
      };
      write(withEntries(entries, untold));
      return true;
    },
    drop: (sent) => {
      const news = read();
      const told = new Map(sent.entries.map((entry) => [kind.keyOf(entry), entry.at]));
      const toldRemoved = new Map(sent.removed.map(({ key, at }) => [key, at]));
      write({
        entries: news.entries.filter((entry) => told.get(kind.keyOf(entry)) !== entry.at),
        removed: news.removed.filter(({ key, at }) => toldRemoved.get(key) !== at),
        clearedAt: news.clearedAt === sent.clearedAt ? null : news.clearedAt,
      });
    },
    belongTo: (accountId) => {
      if (accountId === owner) return;
      owner = null;
      const devices = read();
      if (accountId !== null) {
        if (devices.entries.length > 0) write(noNews);
        owner = accountId;
        if (devices.entries.length > 0) write(withEntries(newerOf(devices, read(), kind), read()));
      }
      for (const listener of listeners) listener();
    },
    forget: () => write(noNews),
  };
}

/** A list with the news in it, the latest first: what the account will have once it is told. */
export function withNews<Entry extends { readonly at: string }, NewEntry extends Entry>(
  list: readonly Entry[],
  news: News<NewEntry>,
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const { clearedAt } = news;
  const removed = new Map(news.removed.map(({ key, at }) => [key, at]));
  const fresh = new Map(news.entries.map((entry) => [keyOf(entry), entry]));
  const staying = list.filter((entry) => {
    const key = keyOf(entry);
    const removedAt = removed.get(key);
    if (clearedAt !== null && entry.at <= clearedAt) return false;
    if (removedAt !== undefined && entry.at <= removedAt) return false;
    return !fresh.has(key);
  });
  return latestFirst([...fresh.values(), ...staying]);
}

/** What of the device's entries an account's own news do not know better. */
function newerOf<Entry extends { readonly at: string }>(
  devices: News<Entry>,
  owned: News<Entry>,
  { keyOf }: ListKind<Entry>,
): readonly Entry[] {
  const ownedAt = new Map(owned.entries.map((entry) => [keyOf(entry), entry.at]));
  return devices.entries.filter((entry) => entry.at > (ownedAt.get(keyOf(entry)) ?? ''));
}

function latestFirst<Entry extends { readonly at: string }>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((left, right) => (left.at < right.at ? 1 : left.at > right.at ? -1 : 0));
}

function newsOf<Entry extends { readonly at: string }>(
  text: string | null,
  kind: ListKind<Entry>,
): News<Entry> {
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
    entries: latestFirst([...byKey.values()]).slice(0, newsMax),
    removed: list('removed').flatMap(removedOf).slice(0, newsMax),
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

function keepText(device: Window, key: string, text: string | null): boolean {
  try {
    if (text === null) device.localStorage.removeItem(key);
    else device.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
