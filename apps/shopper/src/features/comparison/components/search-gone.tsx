import { Button, ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { SearchBeginning } from '../../../search/begin-search';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';

/** The request stored in this browser; null for somebody else's link. */
export interface SearchGoneProps {
  readonly beginning: SearchBeginning | null;
}

export function SearchGone({ beginning }: SearchGoneProps) {
  const beginSearch = useBeginSearch();
  const { actions, comparison } = useMessages();
  const { gone } = comparison;
  return (
    <>
      <PageTitle>{gone.pageTitle}</PageTitle>
      <EmptyState
        title={gone.title}
        headingLevel={1}
        action={
          beginning === null ? (
            <ButtonLink to="/" variant="primary">
              {gone.startNew}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => beginSearch(beginning, { replace: true })}>
              {actions.searchAgain}
            </Button>
          )
        }
      >
        {beginning === null ? gone.pasteAgain : gone.canBeRepeated}
      </EmptyState>
    </>
  );
}
