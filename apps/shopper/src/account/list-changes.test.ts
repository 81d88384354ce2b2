import * as fc from 'fast-check';
import { createListStore, entriesMax, withChanges } from './list-changes';
import type { ListKind } from './list-changes';

interface Entry {
  readonly key: string;
  readonly at: string;
}

const kind: ListKind<Entry> = {
  storageKey: 'list',
  keyOf: ({ key }) => key,
  parse: (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const { key, at } = Object.fromEntries(Object.entries(value));
    return typeof key === 'string' && typeof at === 'string' ? { key, at } : null;
  },
};

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
const entry = (key: string, minute: number): Entry => ({ key, at: at(minute) });
const keysOf = (entries: readonly Entry[]) => entries.map(({ key }) => key).join(' ');

afterEach(() => window.localStorage.clear());

it('stores each key once, latest first, and survives a reload', () => {
  const store = createListStore(kind, window);

  store.add(entry('a', 1));
  store.add(entry('b', 2));
  store.add(entry('a', 3));

  expect(createListStore(kind, window).read().entries).toEqual([entry('a', 3), entry('b', 2)]);
});

it('deletes the oldest entries over the limit', () => {
  const store = createListStore(kind, window);

  for (let minute = 0; minute < entriesMax + 5; minute += 1) store.add(entry(`k${minute}`, minute));

  expect(store.read().entries).toHaveLength(entriesMax);
  expect(store.read().entries.at(-1)?.key).toBe('k5');
});

it.each(['no json', '[]', '{"entries":7}', '{"entries":[{"key":1},null]}', '{"clearedAt":"soon"}'])(
  'reads %s as an empty list',
  (text) => {
    window.localStorage.setItem('list', text);

    expect(createListStore(kind, window).read()).toEqual({ entries: [], removed: [], clearedAt: null });
  },
);

it('notifies subscribers of changes in another tab', () => {
  const store = createListStore(kind, window);
  let told = 0;
  const stop = store.subscribe(() => (told += 1));

  window.localStorage.setItem('list', JSON.stringify({ entries: [entry('a', 1)] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'list' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'list' }));

  expect(told).toBe(1);
  expect(keysOf(store.read().entries)).toBe('a');
});

it('works until the page is left when storage is unavailable', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createListStore(kind, window);

  store.add(entry('a', 1));
  full.mockRestore();

  expect(keysOf(store.read().entries)).toBe('a');
});

it('moves the device’s entries to the account at sign-in and leaves none on the device', () => {
  const store = createListStore(kind, window);
  store.add(entry('a', 1));

  store.belongTo('ada');
  const ada = keysOf(store.read().entries);
  store.belongTo('bob');

  expect(ada).toBe('a');
  expect(store.read().entries).toEqual([]);
});

it('sends no removals to the account that were made while signed out', () => {
  const store = createListStore(kind, window);
  store.add(entry('a', 1));
  store.remove('a', at(2));
  store.clear(at(3));

  store.belongTo('ada');

  expect(store.read()).toEqual({ entries: [], removed: [], clearedAt: null });
});

it('undoes a removal until it is sent to the account', () => {
  const store = createListStore(kind, window);
  store.belongTo('ada');
  store.remove('a', at(2));

  const inTime = store.takeBack(at(2), [entry('a', 1)]);
  store.remove('b', at(3));
  store.drop(store.read());
  const tooLate = store.takeBack(at(3), [entry('b', 1)]);

  expect([inTime, tooLate]).toEqual([true, false]);
});

it('preserves changes made while others are being sent', () => {
  const store = createListStore(kind, window);
  store.belongTo('ada');
  store.add(entry('a', 1));
  store.add(entry('b', 1));
  const sent = store.read();
  store.add(entry('a', 5));

  store.drop(sent);

  expect(store.read().entries).toEqual([entry('a', 5)]);
});

it('merges pending changes into the list: each key once, no removed entries, latest first', () => {
  const entries = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), minute: fc.nat(50) }));
  const once = (list: readonly { readonly key: string; readonly minute: number }[]) => [
    ...new Map(list.map(({ key, minute }) => [key, entry(key, minute)])).values(),
  ];
  fc.assert(
    fc.property(entries, entries, entries, (known, fresh, gone) => {
      const news = {
        entries: once(fresh),
        removed: once(gone).filter(({ key }) => !fresh.some((each) => each.key === key)),
        clearedAt: null,
      };

      const shown = withChanges(once(known), news, kind.keyOf);

      expect(new Set(shown.map(kind.keyOf)).size).toBe(shown.length);
      expect([...shown].sort((left, right) => right.at.localeCompare(left.at))).toEqual(shown);
      for (const each of news.entries) expect(shown).toContainEqual(each);
      for (const { key, at: removedAt } of news.removed) {
        expect(shown.some((each) => each.key === key && each.at <= removedAt)).toBe(false);
      }
    }),
  );
});
