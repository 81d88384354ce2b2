export interface FeedRemoval {
  /** Items of this feed in the catalog before the run. */
  readonly storedCount: number;
  /** Stored items that weren't in the file. */
  readonly removedCount: number;
  readonly isComplete: boolean;
  /** Whether the merchant confirmed the removal. */
  readonly isConfirmed: boolean;
  readonly unconfirmedMax?: number;
}

export type FeedRemovalVerdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly reason: 'incomplete' | 'too-many'; readonly sentence: string };

export const removalsUnconfirmedMax = 20;
export const removalsUnconfirmedShareMax = 0.5;

/** An incomplete file removes nothing. Removing over half of the items, and over 20, needs confirmation. */
export function guardAgainstEmptying(removal: FeedRemoval): FeedRemovalVerdict {
  const {
    storedCount,
    removedCount,
    isComplete,
    isConfirmed,
    unconfirmedMax = removalsUnconfirmedMax,
  } = removal;
  if (removedCount === 0) return { kind: 'allowed' };
  if (!isComplete) {
    const sentence = 'The feed wasn’t read completely, so no products were removed.';
    return { kind: 'refused', reason: 'incomplete', sentence };
  }
  const isMany = removedCount > unconfirmedMax && removedCount > storedCount * removalsUnconfirmedShareMax;
  if (!isMany || isConfirmed) return { kind: 'allowed' };
  const sentence = `This import would remove ${removedCount} of ${storedCount} products. Confirm it to continue.`;
  return { kind: 'refused', reason: 'too-many', sentence };
}
