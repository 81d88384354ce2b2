/** What a browser showed of a shop's page. */
export interface PageCapture {
  readonly link: string;
  /** The page's product details as HTML. */
  readonly html: string;
}

/** The pages that the bookmarklet brought. They live in memory alone: a reload, another tab and the device's storage have none. */
export interface PageCaptures {
  /** The fragment that the page was opened with, until a search has begun with it; null for none. */
  readonly arrived: () => string | null;
  readonly keep: (requestId: string, capture: PageCapture) => void;
  readonly find: (requestId: string) => PageCapture | null;
}

/** Stores the captured pages of this visit. */
export function keepPageCaptures(fragment: string | null): PageCaptures {
  const captures = new Map<string, PageCapture>();
  let arrived = fragment;
  return {
    arrived: () => arrived,
    keep: (requestId, capture) => {
      arrived = null;
      captures.set(requestId, capture);
    },
    find: (requestId) => captures.get(requestId) ?? null,
  };
}
