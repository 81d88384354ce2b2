import type { HistoryEntry } from '@pricehunt/api-contract';
import { useEffect } from 'react';
import { useShopperServices } from '../shopper-services';
import { whenAtRest } from '../use-rest';

/** What was looked at; the moment is added here. */
export type Visit = Omit<HistoryEntry, 'at'>;

/**
 * Keeps in the history that something was looked at, once for each key; null while there is nothing to keep yet. It is kept when
 * the page has come to rest, also where the person has gone on to another by then.
 */
export function useRemember(visit: Visit | null): void {
  const { openAccount, nowMs } = useShopperServices();
  const text = visit === null ? null : JSON.stringify(visit);
  useEffect(() => {
    if (text === null) return;
    const at = new Date(nowMs()).toISOString();
    whenAtRest(() => {
      openAccount().then(({ history }) => {
        const kept = history.kind.parse({ ...JSON.parse(text), at });
        if (kept !== null) history.keep(kept);
      }, ignore);
    });
  }, [openAccount, text, nowMs]);
}

/** Where the part of the program that keeps lists does not arrive, nothing is kept. */
function ignore(): void {}
