/** What a run of a feed would remove. */
export interface FeedRemoval {
  /** How many items of this feed the catalog had before the run. */
  readonly storedCount: number;
  /** How many of those the run did not see. */
  readonly removedCount: number;
  /** `FeedEnd.isComplete`: whether the whole file was read. */
  readonly isComplete: boolean;
  /** Whether the merchant has seen the number and agreed to it. */
  readonly isConfirmed: boolean;
  /** In place of the number that may go without asking. */
  readonly unaskedMax?: number;
}

/** Whether the items that a run did not see may be removed, and if not, why. */
export type FeedRemovalVerdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly reason: 'incomplete' | 'too-many'; readonly sentence: string };

/** Up to this many items may go without asking, however few there are. */
export const removalsUnaskedMax = 20;
/** Up to this part of the items may go without asking, however many that is. */
export const removalsUnaskedShareMax = 0.5;

/**
 * Keeps a broken export from emptying a merchant's catalog. Nothing is removed after a file that was not read to its end, not even
 * when confirmed: what was not read is not gone. More than half of the items, when that is more than 20, need the
 * merchant's confirmation. Creating and updating go on in either case.
 */
export function guardAgainstEmptying(removal: FeedRemoval): FeedRemovalVerdict {
  const { storedCount, removedCount, isComplete, isConfirmed, unaskedMax = removalsUnaskedMax } = removal;
  if (removedCount === 0) return { kind: 'allowed' };
  if (!isComplete) {
    const sentence = 'The feed was not read to its end, so no product is removed because of it.';
    return { kind: 'refused', reason: 'incomplete', sentence };
  }
  const isMany = removedCount > unaskedMax && removedCount > storedCount * removalsUnaskedShareMax;
  if (!isMany || isConfirmed) return { kind: 'allowed' };
  const sentence = `The feed would remove ${removedCount} of ${storedCount} products. Confirm it if that is right.`;
  return { kind: 'refused', reason: 'too-many', sentence };
}
