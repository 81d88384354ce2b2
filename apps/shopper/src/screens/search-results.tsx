import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';

/** The page at /new-search/:requestId/:slug: which product was searched for. */
export function SearchResults() {
  const { slug = '' } = useParams();
  const words = slug.replaceAll('-', ' ');
  return (
    <>
      <PageTitle>{words}</PageTitle>
      <PageHeader title={words} />
    </>
  );
}
