import { pathToCategory } from '@pricehunt/product-categories';
import type { Access } from '../access';

/** What is counted: products of a category, of a brand or at all, and offers of a retailer. */
export type CountKind = 'category' | 'brand' | 'product' | 'retailer';

/** Gathers how counts change, to write each once. */
export class CountChanges {
  private readonly pending = new Map<string, { kind: CountKind; key: string; name: string; count: number }>();

  /** Counts so many more under a key, or less; a null key counts nothing. */
  add(kind: CountKind, key: string | null, name: string | null, by: number): void {
    if (key === null || name === null) return;
    const place = `${kind} ${key}`;
    const before = this.pending.get(place);
    this.pending.set(place, { kind, key, name, count: (before?.count ?? 0) + by });
  }

  /** Counts so many products more in a category and in every one above it, or less. */
  addCategory(slug: string | null, by: number): void {
    for (const category of pathToCategory(slug ?? ''))
      this.add('category', category.slug, category.name.en, by);
  }

  /** Writes what changed. */
  async save(access: Access): Promise<void> {
    const rows = [...this.pending.values()].filter((change) => change.count !== 0);
    if (rows.length > 0) await access.saveRows(access.tables.catalogCounts, rows, countRule);
  }
}

const countRule = { taken: 'replace', key: ['kind', 'key'], add: ['count'] } as const;
