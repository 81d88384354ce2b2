import { startTransition, useEffect, useState } from 'react';

/** The longest wait for the page to come to rest, in milliseconds. */
const restMsMax = 2_000;

/**
 * Does the work once the page has been painted and has nothing more urgent to do, each time in a moment of its own; what it
 * gives calls it off. A browser that cannot tell when it rests does it with its next frame.
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
 * Whether the page has come to rest since this was first drawn; never so on the server. What stands behind it is drawn
 * piece by piece, so that a finger on the page is answered in between.
 */
export function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenAtRest(() => startTransition(() => setIsAtRest(true))), []);
  return isAtRest;
}
