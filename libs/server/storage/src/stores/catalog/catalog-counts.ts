import { pathToCategory } from '@pricehunt/product-categories';
import { and, asc, desc, eq, gt, inArray, like } from 'drizzle-orm';
import type { Access, Reporting } from '../../access';
import type { CountKind } from '../../rows/catalog';

export interface CountedName {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** Categories or brands with products, largest first; with `isOffered`, only products with offers count. */
export async function countedNames(
  { database, tables: { catalogCounts: table }, isOneOf }: Reporting,
  wanted: 'category' | 'brand',
  choice: {
    readonly isOffered: boolean;
    readonly beginning?: string;
    readonly keys?: readonly string[];
    readonly limit?: number;
  },
): Promise<readonly CountedName[]> {
  const { kind, key, name, count } = table;
  const { isOffered, beginning, keys, limit } = choice;
  const counted = database
    .select({ key, name, count })
    .from(table)
    .where(
      and(
        eq(kind, isOffered ? `offered-${wanted}` : wanted),
        gt(count, 0),
        // Keys contain letters, digits and dashes only, so no wildcards of "like".
        beginning === undefined ? undefined : like(key, `${beginning}%`),
        keys === undefined ? undefined : inArray(key, [...keys]),
      ),
    )
    .orderBy(desc(count), asc(key));
  const rows = await (limit === undefined ? counted : counted.limit(limit));
  if (!isOffered || wanted === 'category') return rows;
  const named = await database
    .select({ key, name })
    .from(table)
    .where(
      and(
        eq(kind, wanted),
        isOneOf(
          key,
          rows.map((row) => row.key),
        ),
      ),
    );
  const nameOf = new Map(named.map((row) => [row.key, row.name]));
  return rows.map((row) => ({ ...row, name: nameOf.get(row.key) ?? row.name }));
}

export class CountChanges {
  private readonly pending = new Map<string, { kind: CountKind; key: string; name: string; count: number }>();

  /** Ignores a null key. */
  add(kind: CountKind, key: string | null, name: string | null, by: number): void {
    if (key === null || name === null) return;
    const place = `${kind} ${key}`;
    const before = this.pending.get(place);
    this.pending.set(place, { kind, key, name, count: (before?.count ?? 0) + by });
  }

  /** Counts in the category and all its ancestors. */
  addCategory(slug: string | null, by: number, kind: 'category' | 'offered-category' = 'category'): void {
    for (const category of pathToCategory(slug ?? '')) this.add(kind, category.slug, category.name.en, by);
  }

  async save(access: Access): Promise<void> {
    const rows = [...this.pending.values()].filter((change) => change.count !== 0);
    if (rows.length > 0) await access.saveRows(access.tables.catalogCounts, rows, countRule);
  }
}

const countRule = { taken: 'replace', key: ['kind', 'key'], add: ['count'] } as const;
