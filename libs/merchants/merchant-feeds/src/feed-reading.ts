import type { FeedFormat } from './feed-format';
import type { FeedIssue } from './feed-issue';
import type { FeedItem } from './feed-item';

/** One row of the feed: taken as an item, or rejected with at least one error among its issues. */
export type FeedRow =
  | {
      readonly kind: 'item';
      /**
       * Where to find it. In tables the row as a spreadsheet shows it, the header being row 1 (a header below an introduction
       * counts on); in XML and JSON the how-manieth item it is, from 1.
       */
      readonly row: number;
      readonly item: FeedItem;
      /** Warnings and notices. */
      readonly issues: readonly FeedIssue[];
    }
  | {
      readonly kind: 'rejected';
      readonly row: number;
      /** The id, where the row has one. */
      readonly itemId: string | null;
      readonly issues: readonly FeedIssue[];
      /** What the row says, by attribute in Google's spelling, such as `image_link`. Empty when the row fell apart. */
      readonly given: Readonly<Record<string, string>>;
    };

/** The last thing a reading says, always and once. */
export interface FeedEnd {
  readonly kind: 'end';
  /** Null when the file was no feed. */
  readonly format: FeedFormat | null;
  /** All rows with something in them; items and rejected rows together. */
  readonly rowCount: number;
  readonly itemCount: number;
  readonly rejectedCount: number;
  /** How many bytes were read, after unpacking. */
  readonly byteCount: number;
  /**
   * Whether the whole file was read. When false, what the feed does not show says nothing: nothing may be removed from the
   * catalog because of it.
   */
  readonly isComplete: boolean;
}

/** What reading a feed yields, in the order of the file. */
export type FeedReading = FeedRow | { readonly kind: 'file-issue'; readonly issue: FeedIssue } | FeedEnd;
