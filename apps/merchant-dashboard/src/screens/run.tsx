import { DefaultSkeleton, Disclosure, PageHeader, useMoments } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { Feed, FeedImport } from '@pricehunt/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../answered';
import { useBusiness } from '../business/use-business';
import { ColumnMapping } from '../features/feeds/components/column-mapping';
import { RunIssues } from '../features/feeds/components/run-issues';
import { RunStateChip } from '../features/feeds/components/run-state-chip';
import { RunSummary } from '../features/feeds/components/run-summary';
import { feedQuery, isUnderWay, runQuery } from '../features/feeds/requests/feed-queries';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { sourcePath } from '../route-paths';

export function Run() {
  const { feeds, feedColumns } = useMessages();
  const { run: words } = feeds;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { moment } = useMoments();
  const { feedId = '', importId = '' } = useParams();
  const query = useQuery(runQuery(openApi, id, feedId, importId));
  const feed = useQuery(feedQuery(openApi, id, feedId)).data;
  return (
    <>
      <Link to={sourcePath(feedId)} className="text-link mt-5 mb-2 inline-block text-sm">
        {feed?.name ?? feeds.title}
      </Link>
      <Answered query={query} heading={feeds.title} whileLoading={<DefaultSkeleton />}>
        {({ run, issuesAddress, repairedAddress }) => {
          const title = words.title(moment(run.requestedAt));
          return (
            <>
              <PageTitle>{title}</PageTitle>
              <PageHeader title={title} actions={<RunStateChip state={run.state} />} />
              <RunSummary run={run} feed={feed ?? null} />
              {feed !== undefined && isMappable(feed, run) ? (
                <Disclosure
                  summary={feedColumns.title}
                  startsOpen={run.state === 'failed'}
                  className="border-t border-line py-6"
                >
                  <div className="pt-4">
                    <ColumnMapping key={run.id} feed={feed} run={run} />
                  </div>
                </Disclosure>
              ) : null}
              {run.preview === null ? null : (
                <RunIssues
                  run={run}
                  preview={run.preview}
                  issuesAddress={issuesAddress}
                  repairedAddress={repairedAddress}
                />
              )}
            </>
          );
        }}
      </Answered>
    </>
  );
}

/** Whether the columns can be mapped here: only those of the latest import. */
function isMappable({ kind, latestImport }: Feed, run: FeedImport): boolean {
  const isOfFile = kind === 'link' || kind === 'upload';
  return isOfFile && latestImport?.id === run.id && run.preview !== null && !isUnderWay(run);
}
