import { activityEntrySchema, followActivity } from '@pricehunt/api-contract/activity';
import type { ActivityEntry } from '@pricehunt/api-contract/activity';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMerchantServices } from '../../../merchant-services';
import type { ActivityFilters } from '../activity-filters';
import { noLiveEntries, releaseEntries, takeEntry } from '../live-entries';
import type { LiveEntries } from '../live-entries';

type LiveState = 'connecting' | 'live' | 'reconnecting';

export const reopenAfterMs = 5_000;

export interface LiveActivity {
  readonly state: LiveState;
  readonly entries: LiveEntries;
  readonly release: () => void;
}

/** Follows entries after `after`; holds them back while `isReading`, and resumes a broken stream. */
export function useLiveActivity(
  filters: Omit<ActivityFilters, 'from' | 'to'>,
  after: number | null,
  isReading: boolean,
): LiveActivity {
  const { openApi, followEvents } = useMerchantServices();
  const [state, setState] = useState<LiveState>('connecting');
  const [entries, setEntries] = useState(noLiveEntries);
  const take = useEffectEvent((entry: ActivityEntry) => {
    setEntries((live) => takeEntry(live, entry, isReading));
  });
  useEffect(() => {
    if (!isReading) setEntries(releaseEntries);
  }, [isReading]);
  const { kind, product, source, visit, measure, by, value } = filters;
  useEffect(() => {
    if (after === null) return;
    let last = after;
    let isStopped = false;
    let stop = () => {};
    let timer: number | undefined;
    const reopen = () => {
      if (isStopped) return;
      setState('reconnecting');
      timer = window.setTimeout(open, reopenAfterMs);
    };
    const open = () => {
      openApi().then((api) => {
        if (isStopped) return;
        const query = { kind, product, source, visit, measure, by, value, after: String(last) };
        stop = followEvents(api.addressOf(followActivity, { query }), ['entry'], {
          onOpen: () => setState('live'),
          onEvent: ({ data }) => {
            const entry = readEntry(data);
            if (entry === null) return;
            last = Math.max(last, entry.sequence);
            setState('live');
            take(entry);
          },
          onBreak: (isFinal) => {
            setState('reconnecting');
            if (!isFinal) return;
            stop();
            reopen();
          },
        });
      }, reopen);
    };
    open();
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
      stop();
      setEntries(noLiveEntries);
      setState('connecting');
    };
  }, [after, kind, product, source, visit, measure, by, value, openApi, followEvents]);
  return { state, entries, release: () => setEntries(releaseEntries) };
}

function readEntry(data: string): ActivityEntry | null {
  try {
    const parsed = activityEntrySchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
