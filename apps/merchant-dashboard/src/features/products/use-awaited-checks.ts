import type { MerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { useEffect, useState } from 'react';

type CheckedProduct = Pick<MerchantProduct, 'id' | 'checkedAt'>;

/** Polls queued checks for up to a minute and a half. */
const askAgainMs = 1_000;
const asksMax = 90;

export interface AwaitedChecks {
  /** Starts polling for the results of these products. */
  readonly awaitChecks: (ids: readonly string[]) => void;
  readonly isAwaiting: boolean;
}

/** Refetches products until each queued check has a result, or the time is up. */
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
