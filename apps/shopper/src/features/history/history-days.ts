import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { dayMs } from '@pricehunt/offers';
import { slugOf } from '@pricehunt/product-links';
import { slugOfWords } from '../../search/begin-search';
import { directLinkPath, productPath, routePaths, searchResultsPath } from '../../route-paths';

export interface HistoryDay {
  readonly at: Date;
  readonly entries: readonly HistoryEntry[];
}

/**
 * One row per product, latest first. A comparison has its own key, so the title tells which product it was of, whose row stands
 * for it with the later time.
 */
export function oncePerProduct(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const products = entries.filter(({ kind }) => kind === 'product');
  return entries
    .filter(
      (entry, place) =>
        entries.findIndex(({ key }) => key === entry.key) === place &&
        (entry.kind === 'product' || !products.some((product) => isSameProduct(product, entry))),
    )
    .map((row) => ({ ...row, at: entries.find((entry) => isSameProduct(entry, row))?.at ?? row.at }))
    .sort((left, right) => right.at.localeCompare(left.at));
}

/** Different products may have the same title. */
export function isSameProduct(one: HistoryEntry, other: HistoryEntry): boolean {
  if (one.key === other.key) return true;
  const kinds = new Set([one.kind, other.kind]);
  return kinds.has('product') && kinds.has('comparison') && nameOf(one) === nameOf(other);
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
