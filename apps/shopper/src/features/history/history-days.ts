import type { HistoryEntry } from '@pricehunt/api-contract';
import { dayMs } from '@pricehunt/offers';
import { slugOf } from '@pricehunt/product-links';
import { slugOfWords } from '../../search/begin-search';
import { directLinkPath, productPath, routePaths, searchResultsPath } from '../../route-paths';

export interface HistoryDay {
  readonly at: Date;
  readonly entries: readonly HistoryEntry[];
}

/** One entry per product, the latest: a comparison has its own key, so the title tells. Entries arrive latest first. */
export function oncePerProduct(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return entries.filter((entry, place) => entries.findIndex((each) => isSameProduct(each, entry)) === place);
}

export function isSameProduct(one: HistoryEntry, other: HistoryEntry): boolean {
  if (one.key === other.key) return true;
  return one.kind !== 'search' && other.kind !== 'search' && nameOf(one) === nameOf(other);
}

function nameOf({ title }: HistoryEntry): string {
  return title.normalize('NFKC').trim().toLowerCase();
}

/** Groups entries by day; they arrive latest first. */
export function historyDays(entries: readonly HistoryEntry[]): readonly HistoryDay[] {
  const days = new Map<string, { readonly at: Date; readonly entries: HistoryEntry[] }>();
  for (const entry of entries) {
    const at = new Date(entry.at);
    const day = at.toDateString();
    const known = days.get(day);
    if (known === undefined) days.set(day, { at, entries: [entry] });
    else known.entries.push(entry);
  }
  return [...days.values()];
}

export function matchingHistory(entries: readonly HistoryEntry[], words: string): readonly HistoryEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return entries;
  return entries.filter(({ title, link }) => {
    const text = `${title} ${link ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Calendar days between an instant and now, in the device's time zone. */
export function daysAgo(at: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(now) - midnight(at)) / dayMs);
}

/** The path of an entry: the stored search, the catalog for words searched there, or a new comparison of a link. */
export function historyPath({ kind, key, link, requestId, title }: HistoryEntry): string {
  if (kind === 'product') return productPath(key);
  if (requestId !== null) {
    return searchResultsPath(requestId, link === null ? slugOfWords(title) : slugOf(link));
  }
  if (kind === 'search') return `${routePaths.browse}?${new URLSearchParams({ q: key }).toString()}`;
  return directLinkPath(link ?? key);
}
