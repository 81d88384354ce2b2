import type { FeedFormat } from './feed-format';
import type { FeedIssue } from './feed-issue';
import type { FeedItem } from './feed-item';

export type FeedRow =
  | {
      readonly kind: 'item';
      /** In tables the spreadsheet row with the header as row 1; in XML and JSON the item number from 1. */
      readonly row: number;
      readonly item: FeedItem;
      readonly issues: readonly FeedIssue[];
    }
  | {
      readonly kind: 'rejected';
      readonly row: number;
      readonly itemId: string | null;
      readonly issues: readonly FeedIssue[];
      /** Values by Google attribute, such as `image_link`. Empty if the row couldn't be parsed. */
      readonly given: Readonly<Record<string, string>>;
    };

/** Always the last reading, exactly once. */
export interface FeedEnd {
  readonly kind: 'end';
  /** Null if the file isn't a feed. */
  readonly format: FeedFormat | null;
  readonly rowCount: number;
  readonly itemCount: number;
  readonly rejectedCount: number;
  readonly byteCount: number;
  /** Whether the whole file was read. If not, nothing may be removed from the catalog. */
  readonly isComplete: boolean;
}

/** In file order. */
export type FeedReading = FeedRow | { readonly kind: 'file-issue'; readonly issue: FeedIssue } | FeedEnd;
