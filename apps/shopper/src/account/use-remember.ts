import type { HistoryEntry } from '@pricehunt/api-contract';
import { useEffect } from 'react';
import { useShopperServices } from '../shopper-services';
import { useAccount } from './use-account';

/** What was looked at; the moment is added here. */
export type Visit = Omit<HistoryEntry, 'at'>;

/** Keeps in the history that something was looked at, once for each key; null while there is nothing to keep yet. */
export function useRemember(visit: Visit | null): void {
  const history = useAccount()?.history ?? null;
  const { nowMs } = useShopperServices();
  const text = visit === null ? null : JSON.stringify(visit);
  useEffect(() => {
    if (history === null || text === null) return;
    const kept = history.kind.parse({ ...JSON.parse(text), at: new Date(nowMs()).toISOString() });
    if (kept !== null) history.keep(kept);
  }, [history, text, nowMs]);
}
