import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const moveMs = 180;

/** Animates transform and opacity only, and nothing under reduced motion. */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: readonly string[]): void {
  const known = useRef<{ order: string; tops: ReadonlyMap<string, number> }>({ order: '', tops: new Map() });
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])];
    const before = known.current;
    const now = {
      order: order.join(' '),
      tops: new Map(rows.map((row) => [row.dataset['offer'] ?? '', row.offsetTop])),
    };
    known.current = now;
    if (before.order === now.order || !mayMove()) return;
    for (const row of rows) {
      const id = row.dataset['offer'] ?? '';
      const wasAt = before.tops.get(id);
      const isAt = now.tops.get(id) ?? 0;
      if (wasAt === undefined) row.animate([{ opacity: 0 }, { opacity: 1 }], { duration: moveMs });
      else if (wasAt !== isAt) {
        row.animate([{ transform: `translateY(${wasAt - isAt}px)` }, { transform: 'none' }], {
          duration: moveMs,
          easing: 'ease-out',
        });
      }
    }
  });
}

function mayMove(): boolean {
  return 'animate' in HTMLElement.prototype && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
