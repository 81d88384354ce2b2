/** The part of the web's Response that the client reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** The part of the web's fetch that the client needs; the browser's own fits. */
export type Fetch = (
  address: string,
  init: {
    readonly method: string;
    readonly credentials: 'same-origin';
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<FetchResponse>;
