import type { TrackingBudget } from '@pricehunt/api-contract/admin-tracking';
import type { ReadingInterest } from '@pricehunt/storage';

/** The default until the operator sets another: gentle to any shop. */
export const usualReadingBudget: TrackingBudget = { perHost: 200, inAll: 20_000 };

/** The share of the budget that each reason may use; the rest is for those before it. */
const shares: Readonly<Record<ReadingInterest, number>> = { watched: 1, favourite: 0.85, viewed: 0.6 };

export function readingBudgets({
  perHost,
  inAll,
}: TrackingBudget): Readonly<Record<ReadingInterest, TrackingBudget>> {
  const share = (interest: ReadingInterest): TrackingBudget => ({
    perHost: Math.floor(perHost * shares[interest]),
    inAll: Math.floor(inAll * shares[interest]),
  });
  return { watched: share('watched'), favourite: share('favourite'), viewed: share('viewed') };
}
