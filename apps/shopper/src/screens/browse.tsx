import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useRemember } from '../account/use-remember';
import { visitOfWords } from '../account/visits';
import { useIsHydrated } from '../browser/use-rest';
import { CompareTray } from '../compare-tray/compare-tray';
import { browsePath, readBrowseChoices } from '../features/browse/browse-choices';
import { useTypedWords, withFilterWords } from '../features/browse/browse-words';
import { BrowseView } from '../features/browse/components/browse-view';
import { useCategory } from '../features/browse/requests/get-category';
import { SearchAlertPlace } from '../features/price-alerts/components/search-alert-place';
import { usePlace } from '../place/use-place';
import { NotFound } from './not-found';

/**
 * The pages at /browse and /browse/:category (S§2). A moved category redirects. Words that are filters are shown as such at once,
 * and their address follows when the shopper's own currency is known, because a price without one is in that.
 */
export function Browse() {
  const [query] = useSearchParams();
  const choices = readBrowseChoices(useParams()['category'], query);
  const { place } = usePlace();
  const isHydrated = useIsHydrated();
  const filtered = withFilterWords(choices, place.currency);
  useRemember(visitOfWords(useTypedWords(filtered)));
  const { data } = useCategory(choices.category);
  if (data === null) return <NotFound />;
  const current = { ...filtered, category: data?.category.slug ?? choices.category };
  const hasMoved = filtered !== choices || current.category !== choices.category;
  return (
    <>
      {hasMoved && isHydrated ? <Navigate to={browsePath(current)} replace /> : null}
      <BrowseView choices={current} SearchAlert={SearchAlertPlace} />
      <CompareTray />
    </>
  );
}
