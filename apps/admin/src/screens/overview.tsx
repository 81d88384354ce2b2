import { getAdminOverview } from '@pricehunt/api-contract/admin-overview';
import { ButtonLink, PageHeader, SkeletonBlock, SkeletonGroup, useMoments } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Answered } from '../console/components/answered';
import { Section } from '../console/components/section';
import { useConsoleQuery } from '../console/console-queries';
import { BusinessesToReview } from '../features/overview/components/businesses-to-review';
import { FailureTable } from '../features/overview/components/failure-table';
import { OverviewFigures } from '../features/overview/components/overview-figures';
import { ProcessTable } from '../features/overview/components/process-table';
import { SourceHealth } from '../features/overview/components/source-health';
import { AttentionList } from '../features/overview/components/attention-list';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /admin (S§2). */
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
            <Section title={words.attentionTitle}>
              <div className="grid gap-5">
                <AttentionList waiting={shown.waiting} />
                {shown.waiting.pendingBusinesses === 0 ? null : <BusinessesToReview />}
              </div>
            </Section>
            <Section title={words.failuresTitle}>
              <FailureTable failures={shown.failures} sources={shown.sources} />
            </Section>
            <div className="pb-9">
              <OverviewFigures overview={shown} />
            </div>
            <Section
              title={words.sourcesTitle}
              actions={
                <ButtonLink to={routePaths.sources} size="small">
                  {words.allSources}
                </ButtonLink>
              }
            >
              <SourceHealth sources={shown.sources} />
            </Section>
            <Section title={words.processesTitle}>
              <ProcessTable processes={shown.processes} />
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
      <SkeletonBlock className="mt-9 h-20 w-full" />
      <SkeletonBlock className="mt-9 h-80 w-full" />
    </SkeletonGroup>
  );
}
