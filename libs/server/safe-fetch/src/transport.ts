/** Transports neither follow redirects nor decode bodies. */
export interface WireRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  readonly signal: AbortSignal;
}

export interface WireAnswer {
  readonly status: number;
  /** By lower-case name; repeated headers are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Closes the connection. Does nothing after the end. */
  abandon(): void;
}

/** Sockets in production, a table in tests. Throws FetchProblem. */
export interface Transport {
  exchange(request: WireRequest): Promise<WireAnswer>;
  close(): Promise<void>;
}
