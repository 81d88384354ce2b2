import type { Access } from '../../access';
import { digestOf } from '../../keys';
import type { NewActivityEntry } from './activity-entry';

/** A click with its visitor's hash; null if none may be stored. */
export interface ClickToCount extends NewActivityEntry {
  readonly visitorHash: string | null;
}

/** A visitor's click on the same offer within this many milliseconds is a repeat. */
const repeatMsMax = 60 * 60_000;

interface Visit {
  readonly businessId: string;
  readonly day: string;
  readonly visitorHash: string;
  readonly target: string;
  readonly lastAt: string;
}

/** Records visits; returns the entries with repeats marked and without hashes, and the ids of each visitor's first click of the day. */
export async function noteVisits(
  access: Access,
  offered: readonly (NewActivityEntry | ClickToCount)[],
): Promise<{ readonly entries: readonly NewActivityEntry[]; readonly newVisitors: ReadonlySet<string> }> {
  const { isOneOf, database, tables } = access;
  const hashes = new Set(offered.flatMap((entry) => visitorOf(entry) ?? []));
  if (hashes.size === 0) return { entries: offered.map(withoutVisitor), newVisitors: new Set() };
  const known = await database
    .select()
    .from(tables.dayVisits)
    .where(isOneOf(tables.dayVisits.visitorHash, [...hashes]));
  const lastAt = new Map(known.map((visit) => [visitKeyOf(visit), visit.lastAt]));
  const visitors = new Set(known.map(visitorKeyOf));
  const changed = new Map<string, Visit>();
  const newVisitors = new Set<string>();
  const entries = offered.map((entry) => {
    const visitorHash = visitorOf(entry);
    const counted = withoutVisitor(entry);
    if (visitorHash === null) return counted;
    const { businessId, at, recordId } = entry;
    const target = entry.offerId ?? digestOf(entry.link ?? '');
    const visit: Visit = { businessId, day: at.slice(0, 10), visitorHash, target, lastAt: at };
    if (!visitors.has(visitorKeyOf(visit))) newVisitors.add(recordId);
    visitors.add(visitorKeyOf(visit));
    const before = lastAt.get(visitKeyOf(visit));
    lastAt.set(visitKeyOf(visit), at);
    changed.set(visitKeyOf(visit), visit);
    const isRepeat = before !== undefined && Math.abs(Date.parse(at) - Date.parse(before)) < repeatMsMax;
    return isRepeat && counted.exclusion === null ? { ...counted, exclusion: 'repeat' as const } : counted;
  });
  await access.saveRows(tables.dayVisits, [...changed.values()], replaceVisit);
  return { entries, newVisitors };
}

function visitorOf(entry: NewActivityEntry | ClickToCount): string | null {
  if (entry.kind !== 'click' || entry.visit !== 'person' || !('visitorHash' in entry)) return null;
  return entry.visitorHash;
}

function withoutVisitor(entry: NewActivityEntry | ClickToCount): NewActivityEntry {
  if (!('visitorHash' in entry)) return entry;
  const { visitorHash: _visitor, ...counted } = entry;
  return counted;
}

function visitorKeyOf({ businessId, day, visitorHash }: Omit<Visit, 'target' | 'lastAt'>): string {
  return `${businessId} ${day} ${visitorHash}`;
}

function visitKeyOf(visit: Omit<Visit, 'lastAt'>): string {
  return `${visitorKeyOf(visit)} ${visit.target}`;
}

const replaceVisit = { taken: 'replace', key: ['visitorHash', 'businessId', 'day', 'target'] } as const;
