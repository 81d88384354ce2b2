import { Button, ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { routePaths } from '../route-paths';

export interface NothingListedProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  readonly words: {
    readonly none: string;
    readonly noneSentence: string;
    readonly clear: string;
    readonly empty: string;
    readonly emptySentence: string;
    readonly connect: string;
  };
}

export function NothingListed({ isNarrowed, onClear, words }: NothingListedProps) {
  return isNarrowed ? (
    <EmptyState title={words.none} action={<Button onClick={onClear}>{words.clear}</Button>}>
      {words.noneSentence}
    </EmptyState>
  ) : (
    <EmptyState
      title={words.empty}
      action={
        <ButtonLink to={routePaths.integrate} variant="primary">
          {words.connect}
        </ButtonLink>
      }
    >
      {words.emptySentence}
    </EmptyState>
  );
}
