import { ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function NotFound() {
  const { frame } = useMessages();
  return (
    <>
      <PageTitle>{frame.notFound}</PageTitle>
      <EmptyState
        title={frame.notFoundTitle}
        headingLevel={1}
        action={
          <ButtonLink to={routePaths.home} variant="primary">
            {frame.notFoundAction}
          </ButtonLink>
        }
      >
        {frame.notFoundSentence}
      </EmptyState>
    </>
  );
}
