import type { DehydratedState } from '@tanstack/react-query';
import type { Place } from '../place/place';
import type { Language } from '@pricehunt/web-shell';

/** The data of a server-rendered page: the browser starts with the same, so that nothing flickers. */
export interface PageState {
  readonly language: Language;
  readonly locale: string;
  readonly place: Place;
  /** The current time at rendering, for "checked 2 min. ago", in milliseconds since 1970. */
  readonly renderedAtMs: number;
  readonly queries: DehydratedState;
}

/** The id of the element with the state as JSON. The content security policy doesn't apply to data blocks. */
export const pageStateId = 'page-state';

/** Null when the page wasn't rendered on the server. */
export function readPageState(): PageState | null {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) return null;
  const state: PageState = JSON.parse(text);
  return state;
}
