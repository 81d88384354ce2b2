import { EmptyState } from '@pricehunt/ui-kit';

/** What a NothingListed takes. */
export interface NothingListedProps {
  /** Whether there may be rows that the filters hide. */
  readonly isNarrowed: boolean;
  readonly words: {
    readonly noneFound: string;
    readonly noneFoundSentence: string;
    readonly empty: string;
    readonly emptySentence: string;
  };
}

/** What stands in place of a list without rows: that nothing fits the filters, or that there is nothing yet. */
export function NothingListed({ isNarrowed, words }: NothingListedProps) {
  return (
    <EmptyState title={isNarrowed ? words.noneFound : words.empty}>
      {isNarrowed ? words.noneFoundSentence : words.emptySentence}
    </EmptyState>
  );
}
