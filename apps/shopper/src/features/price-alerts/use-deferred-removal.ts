import { useEffect, useRef, useState } from 'react';

/** In milliseconds, how long a removal can be undone. */
const removalDelayMs = 5_000;

export interface DeferredRemoval {
  readonly isRemoved: (id: string) => boolean;
  /** Hides an item and deletes it a moment later; returns a function that undoes it. */
  readonly remove: (id: string) => () => void;
}

/** Deletes after a delay so that it can be undone. Leaving the page deletes at once. */
export function useDeferredRemoval(deleteNow: (id: string) => void): DeferredRemoval {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [timers] = useState(() => new Map<string, number>());
  const latest = useRef(deleteNow);
  useEffect(() => {
    latest.current = deleteNow;
  }, [deleteNow]);
  useEffect(() => {
    const leave = () => {
      for (const [id, timer] of timers) {
        window.clearTimeout(timer);
        latest.current(id);
      }
      timers.clear();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [timers]);
  const take = (id: string) => {
    window.clearTimeout(timers.get(id));
    return timers.delete(id);
  };
  return {
    isRemoved: (id) => removed.has(id),
    remove: (id) => {
      setRemoved((was) => new Set([...was, id]));
      const work = () => {
        if (take(id)) latest.current(id);
      };
      timers.set(id, window.setTimeout(work, removalDelayMs));
      return () => {
        if (take(id)) setRemoved((was) => new Set([...was].filter((each) => each !== id)));
      };
    },
  };
}
