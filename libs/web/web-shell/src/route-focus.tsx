import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the headline after a navigation, but not after query changes. */
export function RouteFocus(): null {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    return whenHeadlineAppears(focusHeadline);
  }, [pathname]);
  return null;
}

function focusHeadline(headline: HTMLElement): void {
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}

/** Calls back once with the page's h1, now or when it replaces the skeleton. Returns the function to cancel. */
function whenHeadlineAppears(found: (headline: HTMLElement) => void): () => void {
  const headline = document.querySelector('h1');
  if (headline !== null) {
    found(headline);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const late = document.querySelector('h1');
    if (late === null) return;
    observer.disconnect();
    found(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
