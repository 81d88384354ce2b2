import type { PageCapture } from '@pricehunt/page-capture';

/** Pages from the bookmarklet, in memory only: a reload, another tab and the device's storage have none. */
export interface PageCaptures {
  /** The page's fragment until a search starts with it, or null. */
  readonly arrived: () => string | null;
  readonly store: (requestId: string, capture: PageCapture) => void;
  readonly find: (requestId: string) => PageCapture | null;
}

/** Stores the captured pages of this visit. */
export function storePageCaptures(fragment: string | null): PageCaptures {
  const captures = new Map<string, PageCapture>();
  let arrived = fragment;
  return {
    arrived: () => arrived,
    store: (requestId, capture) => {
      arrived = null;
      captures.set(requestId, capture);
    },
    find: (requestId) => captures.get(requestId) ?? null,
  };
}
