import { Button, ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { useBeginSearch } from '../search/begin-search';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function NotFound() {
  const { browse, comparison, pages } = useMessages();
  const beginSearch = useBeginSearch();
  const words = wordsOf(useLocation().pathname);
  return (
    <>
      <PageTitle>{pages.notFound.pageTitle}</PageTitle>
      <EmptyState
        title={pages.notFound.title}
        headingLevel={1}
        action={
          <>
            {words === '' ? null : (
              <Button variant="primary" className="max-w-full" onClick={() => beginSearch({ query: words })}>
                <span className="truncate py-1">{comparison.nothing.searchFor(words)}</span>
              </Button>
            )}
            <ButtonLink to={routePaths.landing} variant={words === '' ? 'primary' : 'plain'}>
              {pages.notFound.search}
            </ButtonLink>
            <ButtonLink to={routePaths.browse}>{browse.allProducts}</ButtonLink>
          </>
        }
      >
        {pages.notFound.sentence}
      </EmptyState>
    </>
  );
}

function wordsOf(pathname: string): string {
  return decoded(pathname)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim();
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
