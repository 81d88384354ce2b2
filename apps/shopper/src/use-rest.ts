import { startTransition, useEffect, useState } from 'react';

/** The longest wait for the page to come to rest, in milliseconds. */
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
 * Whether the page has been idle since this component first rendered; false on the server. What waits for it renders in
 * pieces, so that the page stays responsive.
 */
export function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenAtRest(() => startTransition(() => setIsAtRest(true))), []);
  return isAtRest;
}
