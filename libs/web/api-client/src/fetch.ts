/** The part of the standard Response that the client reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** The part of the standard fetch that the client needs. */
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
