import { readCapture } from '@pricehunt/page-capture';
import { ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBeginSearch } from '../search/begin-search';
import type { SearchBeginning } from '../search/begin-search';
import { browsePathOfWords } from '../features/browse/browse-words';
import { readPaste } from '../features/paste-link/read-paste';
import { useInstallation } from '../installation/use-installation';
import { useMessages } from '../messages/use-messages';
import { usePlace } from '../place/use-place';
import { routePaths } from '../route-paths';
import { useShopperServices } from '../shopper-services';
import { useTracking } from '../tracking/use-tracking';

/**
 * Where every search by words, and every shared link, begins. Apps put the link into `url` or inside `text`; words open
 * the catalog or a comparison.
 */
export function Share() {
  const [query] = useSearchParams();
  const beginSearch = useBeginSearch();
  const { pageCaptures } = useShopperServices();
  const [fragment] = useState(pageCaptures.arrived);
  const shared = useMemo(() => readCaptured(fragment) ?? readShared(query), [fragment, query]);
  const hasBegun = useRef(false);
  const { currency } = usePlace().place;
  const { data: installation, isFetched } = useInstallation();
  const navigate = useNavigate();
  const track = useTracking();
  useEffect(() => {
    if (hasBegun.current || shared === null || ('query' in shared && !isFetched)) return;
    hasBegun.current = true;
    const inCatalog =
      'query' in shared && installation?.hasProducts !== false
        ? browsePathOfWords(shared.query, currency)
        : null;
    if (inCatalog === null || !('query' in shared)) {
      beginSearch(shared, { replace: true });
      return;
    }
    track((tracker) => tracker.trackEvent('product_search', { query: shared.query }));
    void navigate(inCatalog, { replace: true });
  }, [shared, beginSearch, isFetched, installation, currency, navigate, track]);
  const { comparison, install, pages } = useMessages();
  if (shared !== null) {
    return (
      <div className="py-14" role="status">
        <PageTitle>{install.share.pageTitle}</PageTitle>
        <h1 className="text-2xl">
          {'query' in shared ? comparison.product.lookingFor(shared.query) : pages.processing}
        </h1>
      </div>
    );
  }
  return (
    <>
      <PageTitle>{install.share.pageTitle}</PageTitle>
      <EmptyState
        title={install.share.nothing}
        headingLevel={1}
        action={
          <ButtonLink to={routePaths.landing} variant="primary">
            {install.share.search}
          </ButtonLink>
        }
      >
        {install.share.sentence}
      </EmptyState>
    </>
  );
}

function readCaptured(fragment: string | null): SearchBeginning | null {
  const capture = fragment === null ? null : readCapture(fragment);
  return capture && { url: capture.link, capture };
}

function readShared(query: URLSearchParams): SearchBeginning | null {
  const given = ['url', 'text', 'title'].map((name) => readPaste(query.get(name) ?? ''));
  const link = given.find((paste) => paste.kind === 'link');
  if (link !== undefined) return { url: link.url };
  const words = given.find((paste) => paste.kind === 'words');
  return words === undefined ? null : { query: words.words };
}
