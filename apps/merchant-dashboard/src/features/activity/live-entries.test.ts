import {
  keyOf,
  liveEntriesMax,
  noLiveEntries,
  releaseEntries,
  takeEntry,
  withLiveEntries,
} from './live-entries';
import { buildEntry } from './testing-activity';

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

it('puts new entries on top', () => {
  const live = takeEntry(takeEntry(noLiveEntries, buildEntry(3), false), buildEntry(4), false);

  expect(idsOf(withLiveEntries(live, [buildEntry(2), buildEntry(1)]))).toEqual(['c4', 'c3', 'c2', 'c1']);
});

it('holds back new entries while reading, and shows them afterwards', () => {
  const live = takeEntry(noLiveEntries, buildEntry(3), true);

  expect(idsOf(withLiveEntries(live, [buildEntry(2)]))).toEqual(['c2']);
  expect(idsOf(withLiveEntries(releaseEntries(live), [buildEntry(2)]))).toEqual(['c3', 'c2']);
});

it('shows an entry that changed once, in its newer form', () => {
  const order = { kind: 'order', id: 'o1', at: '2026-11-21T09:00:00.000Z' } as const;
  const live = takeEntry(noLiveEntries, buildEntry(9, order), false);

  const shown = withLiveEntries(live, [buildEntry(2), buildEntry(1, order)]);

  expect(shown.map(({ sequence }) => sequence)).toEqual([2, 9]);
});

it('shows the older form of an entry while the newer one is held back', () => {
  const order = { kind: 'order', id: 'o1' } as const;
  const live = takeEntry(noLiveEntries, buildEntry(9, order), true);

  expect(withLiveEntries(live, [buildEntry(1, order)]).map(({ sequence }) => sequence)).toEqual([1]);
});

it('limits the list to the latest entries', () => {
  const live = Array.from({ length: liveEntriesMax + 5 }, (_, index) => buildEntry(index)).reduce(
    (entries, entry) => takeEntry(entries, entry, false),
    noLiveEntries,
  );

  expect(live.shown).toHaveLength(liveEntriesMax);
  expect(live.shown[0]?.sequence).toBe(liveEntriesMax + 4);
});

it('distinguishes an order from a click with the same id', () => {
  expect(keyOf({ kind: 'order', id: '1' })).not.toBe(keyOf({ kind: 'click', id: '1' }));
});
