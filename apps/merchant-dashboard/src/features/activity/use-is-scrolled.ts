import { useSyncExternalStore } from 'react';

/** How far down the page counts as reading, in pixels. */
const readingFromPx = 160;

export function useIsScrolled(): boolean {
  return useSyncExternalStore(listen, () => window.scrollY > readingFromPx);
}

function listen(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
