import { EmptyState } from '@pricehunt/ui-kit';

export interface NothingListedProps {
  readonly isNarrowed: boolean;
  readonly words: {
    readonly noneFound: string;
    readonly noneFoundSentence: string;
    readonly empty: string;
    readonly emptySentence: string;
  };
}

export function NothingListed({ isNarrowed, words }: NothingListedProps) {
  return (
    <EmptyState title={isNarrowed ? words.noneFound : words.empty}>
      {isNarrowed ? words.noneFoundSentence : words.emptySentence}
    </EmptyState>
  );
}
