import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** In milliseconds, the longest wait for the page to be idle. */
const restMsMax = 2_000;

/** Runs the work once the page is idle, or in the next frame without idle callbacks. Returns a cancel function. */
export function whenAtRest(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(work, { timeout: restMsMax });
    return () => window.cancelIdleCallback(waiting);
  }
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** True once the page has been idle after the first render, so that it stays responsive; false on the server. */
export function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenAtRest(() => startTransition(() => setIsAtRest(true))), []);
  return isAtRest;
}

/** False on the server and while its page is hydrated, where the page must be what the server sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
