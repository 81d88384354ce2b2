import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { useEffect } from 'react';
import { useShopperServices } from '../shopper-services';
import { whenAtRest } from '../browser/use-rest';

export type Visit = Omit<HistoryEntry, 'at'>;

/** Adds a visit to the history once per key, when the page is idle or left. Does nothing while the visit is null. */
export function useRemember(visit: Visit | null): void {
  const { openAccount, nowMs } = useShopperServices();
  const text = visit === null ? null : JSON.stringify(visit);
  useEffect(() => {
    if (text === null) return;
    const at = new Date(nowMs()).toISOString();
    whenAtRest(() => {
      openAccount().then(({ history }) => {
        const stored = history.kind.parse({ ...JSON.parse(text), at });
        if (stored !== null) history.add(stored);
      }, ignore);
    });
  }, [openAccount, text, nowMs]);
}

/** Without the chunk for lists, nothing is stored. */
function ignore(): void {}
