import type { VisitorHasher } from '../../visitor-hash';

/** What the tracking calls lean on. */
export interface TrackingServices<Row> {
  /** Keeps the row durably; throws a refusal that may be tried again when it cannot. */
  readonly keep: (row: Row) => Promise<void>;
  /** Throws request.too-many when the site told too much in too short a time. */
  readonly admit: (site: string | null) => void;
  readonly visitorHasher: VisitorHasher;
  readonly now: () => Date;
  readonly newId: () => string;
}
