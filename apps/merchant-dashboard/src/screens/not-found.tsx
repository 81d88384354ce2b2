import { ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { routePaths } from '../route-paths';

/** What an address shows that leads nowhere. */
export function NotFound() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <EmptyState
        title="There is no page at this address"
        headingLevel={1}
        action={
          <ButtonLink to={routePaths.home} variant="primary">
            Go to the first page
          </ButtonLink>
        }
      >
        It may have been mistyped, or the page has gone.
      </EmptyState>
    </>
  );
}
