import { DefaultSkeleton, Disclosure, PageHeader, useMoments } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { Feed, FeedImport } from '@pricehunt/api-contract/feeds';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Answered } from '../page-parts/answered';
import { Breadcrumbs } from '../page-parts/breadcrumbs';
import { useDisabledReason } from '../business/use-disabled-reason';
import { useBusiness } from '../business/use-business';
import { ColumnMapping } from '../features/feeds/components/column-mapping';
import { NewerFile } from '../features/feeds/components/newer-file';
import { RunIssues } from '../features/feeds/components/run-issues';
import { RunStateChip } from '../features/feeds/components/run-state-chip';
import { RunSummary } from '../features/feeds/components/run-summary';
import { feedQuery, isUnderWay, runQuery } from '../features/feeds/requests/feed-queries';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths, sourcePath } from '../route-paths';

export function Run() {
  const { feeds, feedColumns, products } = useMessages();
  const { run: words } = feeds;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { moment } = useMoments();
  const canEdit = useDisabledReason('feeds.edit') === null;
  const { feedId = '', importId = '' } = useParams();
  const query = useQuery(runQuery(openApi, id, feedId, importId));
  const feed = useQuery(feedQuery(openApi, id, feedId)).data;
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: products.title, to: routePaths.products },
          { name: feeds.title, to: routePaths.sources },
          ...(feed === undefined ? [] : [{ name: feed.name, to: sourcePath(feedId) }]),
        ]}
      />
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
              {feed !== undefined && feed.kind === 'upload' && isCorrectable(feed, run) && canEdit ? (
                <section aria-labelledby="corrected" className="border-t border-line py-6">
                  <h2 id="corrected" className="text-xl">
                    {words.corrected}
                  </h2>
                  <p className="mt-1 mb-4 text-ink-muted">{words.correctedSentence}</p>
                  <NewerFile feedId={feedId} />
                </section>
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

/** Whether the latest import of a file has failed or has issues to correct. */
function isCorrectable({ latestImport }: Feed, run: FeedImport): boolean {
  const { error = 0, warning = 0 } = run.preview?.issueCounts ?? {};
  return latestImport?.id === run.id && !isUnderWay(run) && (run.state === 'failed' || error + warning > 0);
}

/** Whether the columns can be mapped here: only those of the latest import. */
function isMappable({ kind, latestImport }: Feed, run: FeedImport): boolean {
  const isOfFile = kind === 'link' || kind === 'upload';
  return isOfFile && latestImport?.id === run.id && run.preview !== null && !isUnderWay(run);
}
