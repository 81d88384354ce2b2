import type { ReadingInterest } from '@pricehunt/storage';

/** How many requests a UTC day may take for reading offers again. */
export interface ReadingBudget {
  readonly perHost: number;
  readonly inAll: number;
}

/** What holds until the operator sets another: gentle to any shop. */
export const usualReadingBudget: ReadingBudget = { perHost: 200, inAll: 20_000 };

/** How much of a budget is open to each reason: what is left belongs to those before it. */
const shares: Readonly<Record<ReadingInterest, number>> = { watched: 1, favourite: 0.85, viewed: 0.6 };

/** The budget as each reason may use it up. */
export function readingBudgets({
  perHost,
  inAll,
}: ReadingBudget): Readonly<Record<ReadingInterest, ReadingBudget>> {
  const share = (interest: ReadingInterest): ReadingBudget => ({
    perHost: Math.floor(perHost * shares[interest]),
    inAll: Math.floor(inAll * shares[interest]),
  });
  return { watched: share('watched'), favourite: share('favourite'), viewed: share('viewed') };
}
