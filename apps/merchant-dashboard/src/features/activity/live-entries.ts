import type { ActivityEntry } from '@pricehunt/api-contract';

/** What came live since the list was read: shown already, and held back while somebody reads. */
export interface LiveEntries {
  /** Latest first. */
  readonly shown: readonly ActivityEntry[];
  /** Latest first. */
  readonly held: readonly ActivityEntry[];
}

export const noLiveEntries: LiveEntries = { shown: [], held: [] };

/** How many live entries are kept; the oldest go, they are in the list that is read anew. */
export const liveEntriesMax = 300;

/** Takes one entry in, at the top or among those held back. One that came before under its id is replaced. */
export function takeEntry(live: LiveEntries, entry: ActivityEntry, isHeld: boolean): LiveEntries {
  const shown = without(live.shown, entry);
  const held = without(live.held, entry);
  return isHeld
    ? { shown, held: [entry, ...held].slice(0, liveEntriesMax) }
    : { shown: [entry, ...shown].slice(0, liveEntriesMax), held };
}

/** Shows what was held back. */
export function releaseEntries({ shown, held }: LiveEntries): LiveEntries {
  return { shown: [...held, ...shown].slice(0, liveEntriesMax), held: [] };
}

/** The list as it was read, with what came since on top of it; nothing stands in it twice. */
export function withLiveEntries(
  { shown, held }: LiveEntries,
  read: readonly ActivityEntry[],
): readonly ActivityEntry[] {
  const replaced = new Set([...shown, ...held].map(keyOf));
  return [...shown, ...read.filter((entry) => !replaced.has(keyOf(entry)) || isHeldBack(held, entry))].sort(
    (one, other) => other.at.localeCompare(one.at) || other.sequence - one.sequence,
  );
}

/** What tells entries apart: an order that is credited later is the same entry. */
export function keyOf({ kind, id }: Pick<ActivityEntry, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function without(entries: readonly ActivityEntry[], entry: ActivityEntry): readonly ActivityEntry[] {
  return entries.filter((each) => keyOf(each) !== keyOf(entry));
}

/** The older form of what is held back stays where it is until it is released. */
function isHeldBack(held: readonly ActivityEntry[], entry: ActivityEntry): boolean {
  return held.some((each) => keyOf(each) === keyOf(entry));
}
