import type { DehydratedState } from '@tanstack/react-query';
import type { Place } from '../place/place';
import type { Language } from '@pricehunt/web-shell';

/** What a page that the server rendered was made of: the browser begins with the same, so that nothing flickers. */
export interface PageState {
  readonly language: Language;
  /** The locale that figures and dates were written in. */
  readonly locale: string;
  /** The place whose currency amounts are compared in. */
  readonly place: Place;
  /** The moment that ages such as "checked 2 min. ago" count from, in milliseconds since 1970. */
  readonly renderedAtMs: number;
  /** The answers of the API that the page shows. */
  readonly queries: DehydratedState;
}

/** The id of the element that carries the state as JSON. A data block: no policy for scripts applies to it. */
export const pageStateId = 'page-state';

/** The state of the page as the server rendered it; null for a page that comes empty. */
export function readPageState(): PageState | null {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) return null;
  const state: PageState = JSON.parse(text);
  return state;
}
