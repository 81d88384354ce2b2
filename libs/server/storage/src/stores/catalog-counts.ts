import type { Access } from '../access';

/** What is counted: products of a category, of a brand or at all, and offers of a retailer. */
export type CountKind = 'category' | 'brand' | 'product' | 'retailer';

/** Gathers how counts change, to write each once. */
export class CountChanges {
  private readonly pending = new Map<string, { kind: CountKind; key: string; name: string; count: number }>();

  /** Counts one more (or, with -1, one less) under a key; a null key counts nothing. */
  add(kind: CountKind, key: string | null, name: string | null, by: 1 | -1): void {
    if (key === null || name === null) return;
    const place = `${kind} ${key}`;
    const before = this.pending.get(place);
    this.pending.set(place, { kind, key, name, count: (before?.count ?? 0) + by });
  }

  /** Writes what changed. */
  async save(access: Access): Promise<void> {
    const rows = [...this.pending.values()].filter((change) => change.count !== 0);
    if (rows.length > 0) await access.saveRows(access.tables.catalogCounts, rows, countRule);
  }
}

const countRule = { taken: 'replace', key: ['kind', 'key'], add: ['count'] } as const;
