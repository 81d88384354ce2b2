import { ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** What an address shows that leads nowhere. */
export function NotFound() {
  const { notFound } = useMessages().pages;
  return (
    <>
      <PageTitle>{notFound.pageTitle}</PageTitle>
      <EmptyState
        title={notFound.title}
        headingLevel={1}
        action={
          <ButtonLink to={routePaths.landing} variant="primary">
            {notFound.search}
          </ButtonLink>
        }
      >
        {notFound.sentence}
      </EmptyState>
    </>
  );
}
