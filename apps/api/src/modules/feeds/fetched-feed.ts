import type { ProblemReason } from '@pricehunt/api-contract';
import type { FeedValidators } from '@pricehunt/storage';
import type { StoredFile } from '../../merchant-items/feed-files';

/** What fetching a feed's file resulted in. */
export type FetchedFeed =
  | {
      readonly kind: 'file';
      readonly file: StoredFile;
      readonly contentType: string | null;
      readonly validators: FeedValidators;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: ProblemReason };
