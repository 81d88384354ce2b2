import type { MerchantProduct } from '@pricehunt/api-contract';
import { useEffect, useState } from 'react';

type CheckedProduct = Pick<MerchantProduct, 'id' | 'checkedAt'>;

/** How often what was queued is asked about, and how many times at most: a minute and a half. */
const askAgainMs = 1_000;
const asksMax = 90;

/** The page checks that were queued and have no result yet. */
export interface AwaitedChecks {
  /** Waits for new results of these products' pages. */
  readonly awaitChecks: (ids: readonly string[]) => void;
  readonly isAwaiting: boolean;
}

/** Reads products again until each queued page check shows its result, or gives up; then it comes with the next visit. */
export function useAwaitedChecks(
  products: readonly CheckedProduct[],
  read: () => Promise<unknown>,
): AwaitedChecks {
  const [awaited, setAwaited] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [asks, setAsks] = useState(0);
  const isAwaiting =
    asks < asksMax && products.some(({ id, checkedAt }) => awaited.has(id) && awaited.get(id) === checkedAt);
  useEffect(() => {
    if (!isAwaiting) return undefined;
    const timer = setTimeout(() => {
      void read().finally(() => setAsks(asks + 1));
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [isAwaiting, asks, read]);
  return {
    isAwaiting,
    awaitChecks: (ids) => {
      setAwaited(
        new Map(products.filter(({ id }) => ids.includes(id)).map(({ id, checkedAt }) => [id, checkedAt])),
      );
      setAsks(0);
    },
  };
}
