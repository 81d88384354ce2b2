import type { VisitorHasher } from '../../access/visitor-hash';

export interface TrackingServices<Row> {
  /** Stores the row durably; throws a retryable refusal on failure. */
  readonly store: (row: Row) => Promise<void>;
  /** Throws request.too-many when the site sends too much. */
  readonly admit: (site: string | null) => void;
  readonly visitorHasher: VisitorHasher;
  readonly now: () => Date;
  readonly newId: () => string;
}
