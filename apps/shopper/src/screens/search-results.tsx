import { Notice } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useRemember } from '../account/use-remember';
import { visitOfComparison } from '../account/visits';
import { useIsHydrated } from '../browser/use-rest';
import { CompareTray } from '../compare-tray/compare-tray';
import { WordsNotFound } from '../features/browse/components/words-not-found';
import { ComparisonView } from '../features/comparison/components/comparison-view';
import { SearchGone } from '../features/comparison/components/search-gone';
import { comparisonAnswers } from '../features/comparison/requests/comparison-record';
import { useComparison } from '../features/comparison/requests/use-comparison';
import { beginningOf, isSearchGone } from '../features/comparison/search-gone';
import { useCatalogParts } from '../features/product/use-catalog-parts';
import { SearchAlertPlace } from '../features/price-alerts/components/search-alert-place';
import { StockAlertPlace } from '../features/price-alerts/components/stock-alert-place';
import { TrackPlace } from '../features/price-alerts/components/track-place';
import { SavedPageNotice } from '../saved-pages/saved-page-notice';
import { useSavedPage } from '../saved-pages/use-saved-page';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { RetryNotice } from '../messages/retry-notice';
import { useMessages } from '../messages/use-messages';
import { useComparisonTracking } from '../features/comparison/use-comparison-tracking';
import { readSearchRequest, searchRequestFrom } from '../search/search-request';

/** The page at /new-search/:requestId/:slug (S§2). */
export function SearchResults() {
  const { requestId = '' } = useParams();
  return <Results key={requestId} requestId={requestId} />;
}

function Results({ requestId }: { readonly requestId: string }) {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const [request] = useState(() => readSearchRequest(requestId) ?? searchRequestFrom(state));
  const words = useMessages().comparison;
  const followed = useComparison(requestId, request);
  const { comparison, isKnown, error, retry } = followed;
  useComparisonTracking(followed);
  const productId = comparison.product?.productId ?? null;
  const catalog = useCatalogParts(comparison.product);
  const saved = useSavedPage(
    useMemo(() => comparisonAnswers(requestId, productId), [requestId, productId]),
    isKnown && comparison.settledAt !== null,
  );
  useRemember(isKnown ? visitOfComparison(comparison) : null);
  if (!isKnown && isSearchGone(error, request)) return <SearchGone beginning={beginningOf(request)} />;
  const title = comparison.product?.title || comparison.query || '';
  return (
    <>
      <PageTitle>{title === '' ? words.pageTitle : title}</PageTitle>
      {error !== null && !isKnown ? (
        <FailedSearch error={error} onRetry={retry} />
      ) : (
        <ComparisonView
          comparison={comparison}
          catalog={catalog}
          PriceTracking={TrackPlace}
          StockAlert={StockAlertPlace}
          WordsNotFound={NothingByWords}
          notice={
            <>
              {isHydrated && request !== null && 'url' in request && request.hadCredentials === true ? (
                <Notice tone="info" title={words.identification.withoutCredentials} className="mb-4" />
              ) : null}
              {saved !== null && comparison.settledAt !== null ? (
                <SavedPageNotice asOf={comparison.settledAt} onRetry={saved.retry} />
              ) : error === null ? null : (
                <BrokenSearch error={error} onRetry={retry} />
              )}
            </>
          }
        />
      )}
      <CompareTray />
    </>
  );
}

function NothingByWords({ words }: { readonly words: string }) {
  return <WordsNotFound words={words} SearchAlert={SearchAlertPlace} />;
}

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function FailedSearch({ error, onRetry }: FailureProps) {
  const { comparison } = useMessages();
  const sentenceOf = useFailureSentence();
  return (
    <div className="py-10">
      <h1 className="mb-4 text-2xl">{comparison.notStarted}</h1>
      <RetryNotice tone="danger" title={sentenceOf(error)} onRetry={onRetry} />
    </div>
  );
}

function BrokenSearch({ error, onRetry }: FailureProps) {
  const { comparison } = useMessages();
  const sentenceOf = useFailureSentence();
  return (
    <RetryNotice tone="warn" title={comparison.broken.title} className="mb-4" onRetry={onRetry}>
      {sentenceOf(error)} {comparison.broken.incomplete}
    </RetryNotice>
  );
}
