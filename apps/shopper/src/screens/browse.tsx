import { useParams, useSearchParams } from 'react-router-dom';
import { readBrowseChoices } from '../features/browse/browse-choices';
import { BrowseView } from '../features/browse/components/browse-view';

/** The pages at /browse and /browse/:category (S§2): the catalog, as the address says it. */
export function Browse() {
  const { category } = useParams();
  const [query] = useSearchParams();
  return <BrowseView choices={readBrowseChoices(category, query)} />;
}
