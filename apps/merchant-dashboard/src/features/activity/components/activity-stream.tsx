import { downloadActivity } from '@pricehunt/api-contract/activity';
import { PageHeader, Renewing, SkeletonBlock, SkeletonGroup, useFigures } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../page-parts/answered';
import { DownloadLink } from '../../../page-parts/download-link';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { useActivityFilters } from '../activity-filters';
import { withLiveEntries } from '../live-entries';
import { SavedViews } from '../../../views/saved-views';
import { activityQuery } from '../requests/activity-query';
import { useLiveActivity } from '../requests/use-live-activity';
import { useIsScrolled } from '../use-is-scrolled';
import { ActivityFilterBar } from './activity-filter-bar';
import { ActivityTable } from './activity-table';
import { BrokenStream, HeldBack, LiveMark } from './live-mark';
import { MoreButton } from '../../../page-parts/more-button';
import { NothingListed } from '../../../page-parts/nothing-listed';

/** The loaded activity with new entries on top as they arrive. */
export function ActivityStream() {
  const { activity: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const figure = useFigures();
  const narrowing = useActivityFilters();
  const { filters, isNarrowed, clear } = narrowing;
  const query = useInfiniteQuery(activityQuery(openApi, id, filters));
  const [isPaused, setIsPaused] = useState(false);
  const isScrolled = useIsScrolled();
  const isOfThePast = filters.to !== undefined;
  const after = query.isPlaceholderData || isOfThePast ? null : (query.data?.pages[0]?.lastSequence ?? null);
  const { state, entries: live, release } = useLiveActivity(filters, after, isPaused || isScrolled);
  const showHeld = () => {
    release();
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            {isOfThePast ? null : (
              <LiveMark
                state={state}
                isPaused={isPaused}
                onPause={(wanted) => {
                  setIsPaused(wanted);
                  if (!wanted) release();
                }}
              />
            )}
            <SavedViews />
            <DownloadLink addressOf={(api) => api.addressOf(downloadActivity, { query: filters })}>
              {words.csv}
            </DownloadLink>
          </>
        }
      />
      <ActivityFilterBar {...narrowing} />
      <BrokenStream state={state} />
      <HeldBack count={live.held.length} onShow={showHeld} />
      <Answered query={query} whileLoading={<Loading />}>
        {({ pages }) => {
          const entries = withLiveEntries(
            live,
            pages.flatMap(({ items }) => items),
          );
          if (entries.length === 0)
            return <NothingListed isNarrowed={isNarrowed} onClear={clear} words={words} />;
          const total = pages.at(-1)?.total ?? null;
          return (
            <>
              {total === null ? null : (
                <p role="status" className="pb-2 text-sm text-ink-muted">
                  {words.total(figure(total))}
                </p>
              )}
              <Renewing isStale={query.isPlaceholderData}>
                <ActivityTable entries={entries} />
              </Renewing>
              <MoreButton query={query}>{words.more}</MoreButton>
            </>
          );
        }}
      </Answered>
    </>
  );
}

function Loading() {
  const { activity: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <div className="divide-y divide-line border-y border-line">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
          <div key={row} className="flex items-center gap-5 py-3">
            <SkeletonBlock className="h-4 w-28 flex-none" />
            <SkeletonBlock className="h-4 grow" />
            <SkeletonBlock className="h-4 w-20 flex-none" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
