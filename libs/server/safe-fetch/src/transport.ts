/** One request as it goes on the wire: no redirect is followed and nothing is decoded below this. */
export interface WireRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  readonly signal: AbortSignal;
}

/** One answer as it comes off the wire. */
export interface WireAnswer {
  readonly status: number;
  /** By lower-case name; repeated headers are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes as sent, still encoded. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Gives up on the rest of the answer and closes its connection. Harmless after the end. */
  abandon(): void;
}

/** How requests reach the other side: sockets in production, a table in tests. Failures throw FetchProblem. */
export interface Transport {
  exchange(request: WireRequest): Promise<WireAnswer>;
  close(): Promise<void>;
}
