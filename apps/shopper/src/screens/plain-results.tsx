import { DefaultSkeleton } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useRemember } from '../account/use-remember';
import { visitOfComparison } from '../account/visits';
import { PlainResults as PlainList } from '../features/comparison/components/plain-results';
import { SearchGone } from '../features/comparison/components/search-gone';
import { useComparisonTracking } from '../features/comparison/use-comparison-tracking';
import { useComparison } from '../features/comparison/requests/use-comparison';
import { beginningOf, isSearchGone } from '../features/comparison/search-gone';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { RetryNotice } from '../messages/retry-notice';
import { useMessages } from '../messages/use-messages';
import { readSearchRequest, searchRequestFrom } from '../search/search-request';
import { useMoment } from '../browser/use-moment';

/** The page at /search/:requestId/:slug (S§2): the older results page, a plain list. */
export function PlainResults() {
  const { requestId = '', slug = '' } = useParams();
  return <Results key={requestId} requestId={requestId} slug={slug} />;
}

function Results({ requestId, slug }: { readonly requestId: string; readonly slug: string }) {
  const { state } = useLocation();
  const [request] = useState(() => readSearchRequest(requestId) ?? searchRequestFrom(state));
  const followed = useComparison(requestId, request);
  const { comparison, isKnown, error, retry } = followed;
  useComparisonTracking(followed);
  const { comparison: words, plainResults } = useMessages();
  const sentenceOf = useFailureSentence();
  const now = useMoment();
  useRemember(isKnown ? visitOfComparison(comparison) : null);
  if (isKnown) return <PlainList comparison={comparison} slug={slug} now={now} />;
  if (error === null) {
    return (
      <>
        <h1 className="sr-only">{plainResults.loading}</h1>
        <DefaultSkeleton />
      </>
    );
  }
  if (isSearchGone(error, request)) return <SearchGone beginning={beginningOf(request)} />;
  return (
    <div className="py-10">
      <PageTitle>{words.notStarted}</PageTitle>
      <h1 className="mb-4 text-2xl">{words.notStarted}</h1>
      <RetryNotice tone="danger" title={sentenceOf(error)} onRetry={retry} />
    </div>
  );
}
