import { Button, ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { SearchBeginning } from '../../../begin-search';
import { useBeginSearch } from '../../../begin-search';

/** What a SearchGone takes: what this browser knows that the search was for; null for somebody else's link. */
export interface SearchGoneProps {
  readonly beginning: SearchBeginning | null;
}

/** What a search shows that the server does not have any more. */
export function SearchGone({ beginning }: SearchGoneProps) {
  const beginSearch = useBeginSearch();
  return (
    <>
      <PageTitle>Search not found</PageTitle>
      <EmptyState
        title="We do not have this search any more"
        headingLevel={1}
        action={
          beginning === null ? (
            <ButtonLink to="/" variant="primary">
              Start a new search
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => beginSearch(beginning, { replace: true })}>
              Search again
            </Button>
          )
        }
      >
        {beginning === null
          ? 'Results are kept for a while, not for ever. Paste the product link above to search again.'
          : 'Results are kept for a while, not for ever. The same search can be made again.'}
      </EmptyState>
    </>
  );
}
