import { ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from './page-title';

export interface NotFoundPageProps {
  readonly words: {
    readonly notFound: string;
    readonly notFoundTitle: string;
    readonly notFoundSentence: string;
    readonly notFoundAction: string;
  };
  readonly homePath: string;
}

/** The screen of a console for an address without a page. */
export function NotFoundPage({ words, homePath }: NotFoundPageProps) {
  return (
    <>
      <PageTitle>{words.notFound}</PageTitle>
      <EmptyState
        title={words.notFoundTitle}
        headingLevel={1}
        action={
          <ButtonLink to={homePath} variant="primary">
            {words.notFoundAction}
          </ButtonLink>
        }
      >
        {words.notFoundSentence}
      </EmptyState>
    </>
  );
}
