import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useRemember } from '../account/use-remember';
import { visitOfWords } from '../account/visits';
import { CompareTray } from '../compare-tray/compare-tray';
import { browsePath, readBrowseChoices } from '../features/browse/browse-choices';
import { withFilterWords } from '../features/browse/browse-words';
import { BrowseView } from '../features/browse/components/browse-view';
import { useCategory } from '../features/browse/requests/get-category';
import { usePlace } from '../place/use-place';
import { NotFound } from './not-found';

/** The pages at /browse and /browse/:category (S§2). A moved category redirects, and so do words that are filters. */
export function Browse() {
  const [query] = useSearchParams();
  const choices = readBrowseChoices(useParams()['category'], query);
  const filtered = withFilterWords(choices, usePlace().place.currency);
  useRemember(visitOfWords(filtered.words));
  const { data } = useCategory(choices.category);
  if (data === null) return <NotFound />;
  if (filtered !== choices) return <Navigate to={browsePath(filtered)} replace />;
  const slug = data?.category.slug ?? choices.category;
  if (slug !== choices.category) return <Navigate to={browsePath({ ...choices, category: slug })} replace />;
  return (
    <>
      <BrowseView choices={choices} />
      <CompareTray />
    </>
  );
}
