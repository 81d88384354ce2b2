/** A click that went out through the redirect. Append-only. */
export interface ClickRow {
  /** Sortable; the same id again is the same click. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly clickedAt: string;
  /** The link that was asked for. */
  readonly target: string;
  /** The link that the person was sent to, tagged. */
  readonly sentTo: string;
  readonly source: string;
  /** The `timestamp` parameter of the call (S§7), in milliseconds. */
  readonly requestedAt: number | null;
  readonly offerId: string | null;
  readonly retailerDomain: string;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
  readonly referenceId: string | null;
  readonly sessionId: string | null;
  readonly comparisonId: string | null;
  readonly userAgentFamily: string | null;
  readonly visitorHash: string | null;
}

/** How many clicks, by who made them. */
export interface ClickCounts {
  readonly person: number;
  readonly bot: number;
}

/** The clicks that went out. */
export interface ClickStore {
  /** Keeps the clicks in one transaction; when it resolves they survive a crash. An id that is there already is left as it is. */
  recordClicks(clicks: readonly ClickRow[]): Promise<void>;
  /** How many clicks there were at or after `since` (ISO 8601). */
  countClicks(request: { readonly since: string }): Promise<ClickCounts>;
  /** Clicks in the order of their ids, beginning after the id `after` (null: from the first). */
  listClicks(request: {
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly ClickRow[]>;
}
