import { Button, ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { isNarrowed, withoutNarrowing } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';

export interface NothingFitsProps {
  readonly choices: BrowseChoices;
  readonly onChoose: (choices: BrowseChoices) => void;
}

export function NothingFits({ choices, onChoose }: NothingFitsProps) {
  const { empty, filters, compareInstead } = useMessages().browse;
  const beginSearch = useBeginSearch();
  const { words, category } = choices;
  const narrowed = isNarrowed(choices);
  return (
    <EmptyState
      title={empty.title}
      action={
        <>
          {narrowed ? (
            <Button variant="primary" onClick={() => onChoose(withoutNarrowing(choices))}>
              {filters.clear}
            </Button>
          ) : null}
          {words === '' ? null : (
            <Button variant={narrowed ? 'plain' : 'primary'} onClick={() => beginSearch({ query: words })}>
              {compareInstead(words)}
            </Button>
          )}
          {category === null && words === '' ? null : (
            <ButtonLink to={routePaths.browse}>{empty.showAll}</ButtonLink>
          )}
        </>
      }
    >
      {narrowed
        ? empty.narrowed
        : words !== ''
          ? empty.withWords(words)
          : category === null
            ? empty.catalog
            : empty.category}
    </EmptyState>
  );
}
