import { getAdminOverview } from '@pricehunt/api-contract';
import { PageHeader, SkeletonBlock, SkeletonGroup, useMoments } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Answered } from '../features/console/components/answered';
import { Section } from '../features/console/components/section';
import { useConsoleQuery } from '../features/console/console-queries';
import { FailureTable } from '../features/overview/components/failure-table';
import { OverviewFigures } from '../features/overview/components/overview-figures';
import { SourceStandings } from '../features/overview/components/source-standings';
import { WaitingList } from '../features/overview/components/waiting-list';
import { useMessages } from '../messages/use-messages';

/** The page at /admin (S§2): how the installation is doing, live. */
export function Overview() {
  const { overview: words } = useMessages();
  const { time } = useMoments();
  const query = useConsoleQuery('overview', [], (api) => api.call(getAdminOverview, {}), { isLive: true });
  const overview = query.data?.overview;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        actions={
          overview === undefined ? null : (
            <span className="tabular text-sm text-ink-muted">{words.asOf(time(overview.at))}</span>
          )
        }
      />
      <Answered query={query} whileLoading={<Loading />}>
        {({ overview: shown }) => (
          <>
            <OverviewFigures overview={shown} />
            <div className="grid gap-x-10 pt-9 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <Section title={words.waitingTitle}>
                <WaitingList waiting={shown.waiting} />
              </Section>
              <Section title={words.sourcesTitle}>
                <SourceStandings sources={shown.sources} />
              </Section>
            </div>
            <Section title={words.failuresTitle}>
              <FailureTable failures={shown.failures} />
            </Section>
          </>
        )}
      </Answered>
    </>
  );
}

function Loading() {
  const { overview: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <SkeletonBlock className="h-28 w-full" />
      <div className="grid gap-10 pt-9 lg:grid-cols-[2fr_3fr]">
        <SkeletonBlock className="h-40" />
        <SkeletonBlock className="h-40" />
      </div>
      <SkeletonBlock className="mt-9 h-60 w-full" />
    </SkeletonGroup>
  );
}
