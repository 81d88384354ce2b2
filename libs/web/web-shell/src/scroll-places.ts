import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a navigation that changes a part of the page, which then stays where it is. */
export const staysInPlace = { staysInPlace: true } as const;

/** In session storage: where each entry of the history was scrolled to. */
const storageKey = 'pricehunt_scroll_places';

type Places = Record<string, number>;

/** A new page begins at its top, or at the target of its fragment; going back or reloading returns to the same place. */
export function useScrollPlaces(): void {
  const location = useLocation();
  const places = useRef<Places | null>(null);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      storePlaces(places.current ?? {});
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useLayoutEffect(() => {
    const isFirst = places.current === null;
    const known = (places.current ??= readPlaces());
    const remember = () => {
      known[location.key] = window.scrollY;
    };
    const place = known[location.key];
    if (place !== undefined) scrollTo(place);
    else if (!showFragment(location.hash) && !isFirst && location.state?.staysInPlace !== true) scrollTo(0);
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);
}

function scrollTo(place: number): void {
  if (window.scrollY !== place) window.scrollTo(0, place);
}

/** Returns false without an element of that id. */
function showFragment(hash: string): boolean {
  const target = hash === '' ? null : document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
  target?.scrollIntoView();
  return target !== null;
}

function readPlaces(): Places {
  try {
    const places: Places = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return places;
  } catch {
    return {};
  }
}

/** Without storage, a reload begins at the top. */
function storePlaces(places: Places): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    return;
  }
}
