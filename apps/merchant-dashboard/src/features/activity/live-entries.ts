import type { ActivityEntry } from '@pricehunt/api-contract/activity';

/** Live entries since the list was loaded: shown, and on hold while the user reads. */
export interface LiveEntries {
  /** Latest first. */
  readonly shown: readonly ActivityEntry[];
  /** Latest first. */
  readonly held: readonly ActivityEntry[];
}

export const noLiveEntries: LiveEntries = { shown: [], held: [] };

/** Older live entries are dropped; a reload brings them back. */
export const liveEntriesMax = 300;

/** Adds an entry on top or on hold, replacing an earlier one with the same id. */
export function takeEntry(live: LiveEntries, entry: ActivityEntry, isHeld: boolean): LiveEntries {
  const shown = without(live.shown, entry);
  const held = without(live.held, entry);
  return isHeld
    ? { shown, held: [entry, ...held].slice(0, liveEntriesMax) }
    : { shown: [entry, ...shown].slice(0, liveEntriesMax), held };
}

export function releaseEntries({ shown, held }: LiveEntries): LiveEntries {
  return { shown: [...held, ...shown].slice(0, liveEntriesMax), held: [] };
}

export function withLiveEntries(
  { shown, held }: LiveEntries,
  read: readonly ActivityEntry[],
): readonly ActivityEntry[] {
  const replaced = new Set([...shown, ...held].map(keyOf));
  return [...shown, ...read.filter((entry) => !replaced.has(keyOf(entry)) || isHeldBack(held, entry))].sort(
    (one, other) => other.at.localeCompare(one.at) || other.sequence - one.sequence,
  );
}

/** Identifies an entry; an order that is attributed later stays the same entry. */
export function keyOf({ kind, id }: Pick<ActivityEntry, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function without(entries: readonly ActivityEntry[], entry: ActivityEntry): readonly ActivityEntry[] {
  return entries.filter((each) => keyOf(each) !== keyOf(entry));
}

/** The shown version of an entry on hold stays until it is released. */
function isHeldBack(held: readonly ActivityEntry[], entry: ActivityEntry): boolean {
  return held.some((each) => keyOf(each) === keyOf(entry));
}
