import { startTransition, useEffect, useState } from 'react';

/** In milliseconds, the longest wait for the page to be idle. */
const restMsMax = 2_000;

/**
 * Runs the work once the page is painted and idle, each in its own task; returns a function that cancels it. Without
 * idle callbacks it runs in the next frame.
 */
export function whenAtRest(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(work, { timeout: restMsMax });
    return () => window.cancelIdleCallback(waiting);
  }
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/**
 * True once the page has been idle after this component's first render; false on the server. What waits for it renders
 * in pieces, so that the page stays responsive.
 */
export function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenAtRest(() => startTransition(() => setIsAtRest(true))), []);
  return isAtRest;
}
