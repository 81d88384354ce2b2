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
          <ButtonLink to={routePaths.landing} variant="primary">
            Search for a product
          </ButtonLink>
        }
      >
        It may have been mistyped, or the page has gone. A search may find what you came for.
      </EmptyState>
    </>
  );
}
