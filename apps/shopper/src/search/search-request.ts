/** A search request, stored until its results are shown: a product link (S§2 rule 2) or words. */
export type SearchRequest =
  | {
      readonly url: string;
      readonly timestamp: number;
      /** True when a user name or password was removed from the link. */
      readonly hadCredentials?: boolean;
    }
  | { readonly query: string; readonly timestamp: number };

/** The session-storage key of one request (S§2 rule 2). */
export function searchRequestKey(requestId: string): string {
  return `pricehunt_request_${requestId}`;
}

/** In session storage; without it the navigation state carries the request, and a reload reads it from the server. */
export function storeSearchRequest(requestId: string, request: SearchRequest): void {
  try {
    window.sessionStorage.setItem(searchRequestKey(requestId), JSON.stringify(request));
  } catch {
    return;
  }
}

/** Null when missing or invalid. */
export function readSearchRequest(requestId: string): SearchRequest | null {
  try {
    return searchRequestFrom(
      JSON.parse(window.sessionStorage.getItem(searchRequestKey(requestId)) ?? 'null'),
    );
  } catch {
    return null;
  }
}

export function searchRequestFrom(value: unknown): SearchRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map(Object.entries(value));
  const timestamp = fields.get('timestamp');
  const url = fields.get('url');
  const query = fields.get('query');
  if (typeof timestamp !== 'number') return null;
  if (typeof url === 'string')
    return { url, timestamp, ...(fields.get('hadCredentials') === true ? { hadCredentials: true } : {}) };
  return typeof query === 'string' ? { query, timestamp } : null;
}
